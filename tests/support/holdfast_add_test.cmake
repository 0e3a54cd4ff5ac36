# holdfast_add_test(<name> SOURCES <file>... [LIBRARIES <target>...] [TIMEOUT <seconds>]
#                   [PRECOMPILED <target>])
# A QtTest program in bin/tests that ctest knows by its name.
function(holdfast_add_test name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "TIMEOUT;PRECOMPILED" "SOURCES;LIBRARIES")
  if(NOT arg_TIMEOUT)
    set(arg_TIMEOUT 180)
  endif()
  if(NOT arg_PRECOMPILED)
    set(arg_PRECOMPILED holdfast_test_precompiled)
  endif()
  add_executable(${name} ${arg_SOURCES})
  set_target_properties(${name} PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin/tests)
  target_link_libraries(${name} PRIVATE
    holdfast_flags holdfast_test_support holdfast_core Qt6::Test ${arg_LIBRARIES})
  target_precompile_headers(${name} REUSE_FROM ${arg_PRECOMPILED})
  add_test(NAME ${name} COMMAND ${name})
  set_tests_properties(${name} PROPERTIES
    TIMEOUT ${arg_TIMEOUT}
    ENVIRONMENT "QT_QPA_PLATFORM=offscreen")
endfunction()

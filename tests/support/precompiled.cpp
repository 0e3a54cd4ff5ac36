// Nothing but the headers that are compiled once, see CMakeLists.txt.

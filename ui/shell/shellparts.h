#pragma once

class Language;
class Settings;
class Theme;

/** What the window is made of besides the desk; borrowed, outlives it. */
struct ShellParts {
    Settings &settings;
    Theme &theme;
    Language &language;
};

// The translations are data; a library needs one source. They are linked as resources under :/i18n.

#pragma once

class QWidget;

/** What a piece of text is. Size, weight and colour follow from it, in every theme. */
enum class TextRole {
    Body,
    Strong, ///< body, semi-bold
    Soft, ///< body, soft
    Caption, ///< small and soft
    Section, ///< small, semi-bold and soft: the heading of a group
    Title,
    Number, ///< a large figure
    Wordmark, ///< the name of the program
    Code, ///< very large: to be read from afar
    Good,
    Warning,
    WarningCaption, ///< small: what is not right about the field above
    Error,
};

/** What a box is. Page: the background. Card: rounded, one-pixel outline. Bar: panel with a line.
 */
enum class BoxRole {
    Page,
    Panel,
    Dialog, ///< panel with a strong line around: some window systems draw no frame
    Card,
    ChosenCard, ///< the card that is worked on: mine fill, accent outline
    GoodNote, ///< rounded, filled, no outline
    WarningNote,
    ErrorNote,
    TopBar, ///< panel with a line below
    BottomBar, ///< panel with a line above
    LeftRail, ///< panel with a line at the right
    RightPanel, ///< panel with a line at the left
};

/** Gives a label or button its look; may be called again when the meaning changes. */
void setTextRole(QWidget *widget, TextRole role);

/** Gives a frame (QFrame or plain QWidget) its look; may be called again. */
void setBoxRole(QWidget *widget, BoxRole role);

// Delays and sizes on the screen, in milliseconds and CSS pixels.

/** Maximum height of a list of activity logs before it scrolls, in CSS pixels. */
export const activityListHeightMax = 300;
/**
 * Delay before the panel switches to the Settings tab after auto-respond was turned on in the Social tab, in
 * milliseconds.
 */
export const settingsTabDelayMs = 100;

/** Milliseconds. */
export const copiedStateMs = 2000;
export const resultDelayMs = 500;
export const toastMs = 5000;
/** How long a notification with a reference stays, which a person may want to copy. */
export const referenceToastMs = 20_000;
/** How long a notification offers to undo something. */
export const undoMs = 10_000;
export const toastSwipeThreshold = 50;
export const tooltipDelayMs = 700;
/** Delay before a prepared reply to a visitor's enquiry is shown. */
export const enquiryReplyDelayMs = 1000;
/** Distance that one click on the article carousel's buttons scrolls, in CSS pixels. */
export const carouselStepPx = 320;
/** Screens up to this width count as mobile, in CSS pixels. */
export const mobileWidthMax = 768;

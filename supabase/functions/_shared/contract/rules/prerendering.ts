/**
 * What the build and the inline scripts of its pages write, and by which the page knows what it finds when it starts; and
 * what the page stores, by which the inline scripts know whether the markup is true on this device.
 */

/** On the root element until React has taken over the prerendered markup; its value is the address of the markup. */
export const prerenderedAttribute = "data-prerendered";

/** On the document while the shell shows its preview of the main page, and on the parts of that preview. */
export const previewAttribute = "data-preview";

/** On the document while somebody may be signed in: markup that is only true for a visitor is not shown. */
export const undecidedAttribute = "data-signed-in";

/** On the document if this device stores something that the prerendered markup does not show. */
export const returningAttribute = "data-returning";

/** When a visitor's last free caption was written, in `localStorage`. */
export const lastFreeCaptionKey = "lastFreeCaption";

/** Until when a visitor is refused another free caption, in `localStorage`. */
export const freeCaptionLimitKey = "freeCaptionLimitUntil";

/** The text of the caption checker, in `sessionStorage`. */
export const checkedCaptionKey = "checkedCaption";

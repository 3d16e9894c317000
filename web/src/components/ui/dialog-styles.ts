/** Shared by dialogs and alert dialogs. */
export const overlayStyles = "fixed inset-0 z-50 bg-overlay data-[state=open]:animate-fade-in";
const surface = "fixed z-50 flex flex-col border-border bg-popover text-foreground shadow-lg";
const scrolls = "gap-4 overflow-y-auto";
export const dialogStyles =
  `${surface} ${scrolls} left-1/2 top-1/2 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 ` +
  "rounded-lg border p-6 data-[state=open]:animate-fade-in";
/**
 * The positions of a dialog: a window in the middle, a sheet from the top, a page for reading, a small panel in the
 * corner, a panel or a wide sheet on the right side.
 */
export const dialogSides = {
  center: dialogStyles,
  top: `${surface} ${scrolls} inset-x-0 top-0 max-h-dvh rounded-b-lg border-b p-5 pb-6 data-[state=open]:animate-drop-in`,
  sheet: `${surface} inset-y-0 right-0 h-dvh w-full max-w-3xl overflow-hidden border-l data-[state=open]:animate-slide-in`,
  page:
    `${surface} inset-0 overflow-hidden data-[state=open]:animate-fade-in md:inset-x-0 md:inset-y-6 md:mx-auto md:h-fit md:max-h-[calc(100dvh-3rem)] ` +
    "md:w-full md:max-w-3xl md:rounded-lg md:border",
  corner:
    `${surface} inset-x-0 bottom-0 h-[min(36rem,100dvh)] overflow-hidden rounded-t-lg border-t data-[state=open]:animate-rise-in ` +
    "md:inset-x-auto md:bottom-6 md:right-6 md:h-[min(36rem,calc(100dvh-3rem))] md:w-[24rem] md:rounded-lg md:border",
  right: `${surface} inset-y-0 right-0 w-full overflow-hidden data-[state=open]:animate-slide-in sm:w-[26rem] sm:border-l`,
} as const;
export type DialogSide = keyof typeof dialogSides;
export const dialogTitleStyles = "pr-8 font-display text-xl font-semibold tracking-tight";
export const dialogDescriptionStyles = "text-[0.9375rem] text-muted-foreground";
export const dialogFooterStyles = "flex flex-col-reverse gap-2 sm:flex-row sm:justify-end";

/** Shared by dialogs and alert dialogs. */
export const overlayStyles = "fixed inset-0 z-50 bg-overlay data-[state=open]:animate-fade-in";
export const dialogStyles =
  "fixed left-1/2 top-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 flex-col gap-4 " +
  "overflow-y-auto rounded-lg border border-border bg-popover p-6 text-foreground shadow-lg data-[state=open]:animate-fade-in";
export const dialogTitleStyles = "pr-8 font-display text-xl font-semibold tracking-tight";
export const dialogDescriptionStyles = "text-[0.9375rem] text-muted-foreground";
export const dialogFooterStyles = "flex flex-col-reverse gap-2 sm:flex-row sm:justify-end";

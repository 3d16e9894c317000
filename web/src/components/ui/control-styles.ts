/**
 * The look that text fields, text areas and selects share. Joined when the page runs: the build copies constants into
 * each chunk.
 */
export const controlStyles = [
  "w-full rounded-md border border-input bg-card px-3 text-base text-foreground shadow-sm transition-colors duration-150",
  "hover:border-foreground/60 disabled:cursor-not-allowed disabled:bg-sunken disabled:opacity-60",
  "[&[readonly]]:bg-sunken [&[readonly]]:shadow-none",
  "aria-invalid:border-destructive aria-invalid:bg-destructive-soft/40",
].join(" ");

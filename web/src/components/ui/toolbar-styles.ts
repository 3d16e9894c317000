/**
 * A row of ghost buttons over the whole width of what it belongs to. Its words disappear in steps where it is narrow;
 * they remain as the buttons' names. 12 px to the left, so that the first icon is in line with the text above.
 */
export const toolbarStyles =
  "@container -ml-3 flex w-[calc(100%+0.75rem)] items-center justify-between [&_button]:font-medium " +
  "[&_button]:text-muted-foreground [&_button:hover]:text-foreground";

/** When a word of the toolbar is shown. The widths are those of a caption's six buttons with the words of that step. */
export const toolbarWords = {
  first: "@max-[20rem]:sr-only",
  second: "@max-[29rem]:sr-only",
  third: "@max-[37rem]:sr-only",
} as const;

/** For "Copy": as wide as "Copied", so that the other buttons keep their places. */
export const toolbarCopyWord = `${toolbarWords.first} text-left @min-[20rem]:min-w-[3.25rem]`;

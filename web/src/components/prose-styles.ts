/** Styles for HTML that was written elsewhere and has elements but no classes. */
export const proseStyles = [
  "mt-6 flex flex-col gap-4 wrap-anywhere border-t border-border pt-6 text-[1.0625rem] leading-relaxed",
  "[&_h2]:mt-5 [&_h2]:text-2xl [&_h3]:mt-3 [&_h3]:text-xl",
  "[&_ul]:list-disc [&_ol]:list-decimal [&_ul]:pl-5 [&_ol]:pl-6 [&_li]:mt-1.5 [&_li]:pl-1 [&_ul]:marker:text-primary-text [&_ol]:marker:text-muted-foreground",
  "[&_a]:font-medium [&_a]:text-primary-text [&_a]:underline [&_a]:underline-offset-4",
  "[&_blockquote]:border-l-2 [&_blockquote]:border-primary [&_blockquote]:pl-4 [&_blockquote]:text-muted-foreground",
  "[&_code]:rounded-sm [&_code]:bg-sunken [&_code]:px-1.5 [&_code]:py-0.5 [&_code]:text-[0.9em]",
  "[&_img]:max-w-full [&_img]:rounded-md [&_hr]:border-border",
].join(" ");

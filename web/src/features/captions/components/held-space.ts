import type { CSSProperties } from "react";

/**
 * The space of captions that are being written, so that nothing below moves when they come: beside the form that of the
 * list, and below it that of so many captions of ordinary length.
 */
export const heldSpace =
  "min-h-[calc(2.25rem+var(--captions)*7rem)] sm:min-h-[calc(2.25rem+var(--captions)*5.5rem)] lg:min-h-[calc(60vh-0.25rem)]";

/** @param captions how many are expected */
export const spaceFor = (captions: number): CSSProperties => ({ "--captions": captions }) as CSSProperties;

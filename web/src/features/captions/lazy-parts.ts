import { createChunk } from "@/lib/chunk.ts";

/** Checks the form and receives captions. */
export const writingChunk = createChunk(() => import("./writing-chunk.ts"));

/** How captions are displayed. */
export const postsChunk = createChunk(() => import("./components/posts-chunk.ts"));

/**
 * Loads what a generation needs. Called when somebody reaches for the form, which is before they can press its button,
 * so that the first screen is small and the button never waits.
 */
export function warmGeneration(): void {
  writingChunk.warm();
  postsChunk.warm();
}

import { journeyFile } from "./preview-journeys.ts";

/**
 * The journeys that `npm test` also makes in a whole browser, whose scroll bars take room and whose fonts are drawn as
 * people's are: the first captions, the sizes and places of what is on the page, its typefaces, the assistant's panel, and
 * one page with every rule of accessibility.
 */
export const wholeBrowserJourneys: readonly string[] = [
  "assistant",
  "fonts",
  "generate",
  "long-words",
  "trending",
  "workbench-layout",
].map(journeyFile);

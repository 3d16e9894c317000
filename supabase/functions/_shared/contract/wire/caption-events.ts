import * as z from "zod/mini";
import { captionBrief, captionResult, writerKind } from "./captions.ts";
import { streamError } from "./errors.ts";

/** How many captions were requested, by whom they are written, and what was read. Nothing has been counted yet. */
const captionsStarted = z.object({ requested: z.int(), writer: writerKind, brief: captionBrief });
export type CaptionsStarted = z.infer<typeof captionsStarted>;

/** One caption that passed its checks and is stored. `place` counts from 0; the first one counts the generation. */
const sentCaption = z.object({ id: z.string(), place: z.int(), text: z.string() });
export type SentCaption = z.infer<typeof sentCaption>;

/**
 * The events of `POST /api/generate-caption` for a request with `Accept: text/event-stream`: `start` once, `caption`
 * for each caption, then once either `done` with the body of the JSON response, or `error`. Captions that were sent are
 * in the history entry `id`, whatever follows. Refusals that are known before the first event are JSON, with their
 * status.
 */
export const captionEvents = {
  start: captionsStarted,
  caption: sentCaption,
  done: captionResult,
  error: streamError,
} as const;

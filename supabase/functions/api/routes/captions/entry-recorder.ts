import * as z from "zod/mini";
import { usageRow } from "../../../_shared/domain/accounts/user.ts";
import type { SentCaption } from "../../../_shared/contract/wire/caption-events.ts";
import type { CaptionTask } from "../../../_shared/domain/captions/port.ts";
import type { TokenUsage } from "../../../_shared/domain/writing/call.ts";
import { unauthorized } from "../../../_shared/platform/errors.ts";
import type { Services } from "../../services.ts";
import { completed, type Completed } from "./caption-result.ts";
import { completeGeneration, costArguments, type Reservation } from "./reservation.ts";

/** An entry that the person has deleted meanwhile is "gone"; its captions are still sent. */
const extended = z.union([
  z.extend(usageRow, { outcome: z.enum(["extended", "gone"]) }),
  z.object({ outcome: z.literal("no_account") }),
]);

export interface EntryRecorder {
  /** Stores a caption after those before it. `onStored` follows, unless the client has gone. */
  add(caption: string): void;
  /** Aborted when a caption could not be stored: then nothing more needs to be written. */
  failed: AbortSignal;
  /** Resolves when no caption waits any more: whether the entry exists. */
  settled(): Promise<boolean>;
  /**
   * Waits for the captions and stores the cost.
   * @returns the entry with the captions that were stored, or null if there is none
   * @throws what went wrong with a caption or with the cost
   */
  finish(usage: TokenUsage): Promise<{ stored: Omit<Completed, "outcome">; captions: string[] } | null>;
}

/**
 * Stores the captions of one generation in the order in which they passed, one database call at a time. The first call
 * makes the entry and counts the generation; captions that pass during a call share the next one. When the client has
 * gone, nothing more is stored.
 * @param onStored called with each caption that is stored
 */
export function createEntryRecorder(
  services: Services,
  reservation: Reservation,
  task: CaptionTask,
  onStored: (caption: SentCaption) => void,
): EntryRecorder {
  const waiting: string[] = [];
  const captions: string[] = [];
  const failed = new AbortController();
  let failure: unknown = null;
  let entry: Omit<Completed, "outcome"> | null = null;
  let storing: Promise<void> | null = null;

  async function store(next: string[], usage: TokenUsage | null): Promise<void> {
    if (entry === null) {
      entry = await completeGeneration(services, reservation, { task, captions: next, usage }, completed);
    } else {
      const result = await services.database.asServer(
        "extend_generation",
        {
          p_generation_id: reservation.id,
          p_entry_id: entry.id,
          p_place: captions.length,
          p_captions: next,
          ...costArguments(usage),
        },
        extended,
      );
      if (result.outcome === "no_account") throw unauthorized();
      entry = { ...result, id: entry.id, created_at: entry.created_at };
    }
    for (const text of next) {
      captions.push(text);
      onStored({ id: entry.id, place: captions.length - 1, text });
    }
  }

  async function storeWaiting(): Promise<void> {
    try {
      // Captions that pass together are stored together.
      await Promise.resolve();
      while (waiting.length > 0 && !reservation.signal.aborted) await store(waiting.splice(0), null);
    } catch (error) {
      failure = error;
      failed.abort();
    }
    storing = null;
  }

  return {
    failed: failed.signal,
    add(caption) {
      waiting.push(caption);
      if (failure === null) storing ??= storeWaiting();
    },
    async settled() {
      await storing;
      return entry !== null;
    },
    async finish(usage) {
      await storing;
      if (failure !== null) throw failure;
      if (entry === null) return null;
      await store([], usage);
      return { stored: entry, captions };
    },
  };
}

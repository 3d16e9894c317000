import type { SentCaption } from "@contract/wire/caption-events.ts";
import type { CaptionRequest } from "@contract/wire/captions.ts";
import { historyPage } from "@contract/wire/history.ts";
import * as operations from "@contract/wire/operations.ts";
import { resultDelayMs } from "@contract/rules/display.ts";
import { api, ApiError } from "@/lib/api-client.ts";
import { readCaptionEvents, type CaptionListeners } from "./api/read-caption-events.ts";
import { createArrivingBatch, type ArrivingBatch } from "./arriving-batch.ts";
import type { GenerationOutcome } from "./generation-outcome.ts";
import { keptCaptionsNote } from "./kept-captions-note.ts";
import { wait } from "./wait.ts";

export interface Receiving {
  request: CaptionRequest;
  photo: File | null;
  signal: AbortSignal;
  /** Whether the session that requested the captions still exists. */
  isCurrent: () => boolean;
}

/**
 * Shows the captions of a response with server-sent events as they arrive, the first of them at the earliest half a
 * second after the response began. What has arrived stays, and the outcome says why the rest is missing.
 * Rejects like the request if nothing had arrived.
 */
export async function receiveCaptions(body: ReadableStream<Uint8Array>, call: Receiving): Promise<GenerationOutcome> {
  const arrival = createArrival(call);
  try {
    const result = await readCaptionEvents(body, call.signal, arrival.listeners);
    await arrival.opened();
    if (!call.isCurrent()) return { kind: "cancelled" };
    arrival.batch()?.finish({ result });
    return { kind: "added", result };
  } catch (error) {
    const arrived = arrival.captions();
    if (arrived.length === 0 || !call.isCurrent()) throw error;
    arrival.show();
    const isCancelled = call.signal.aborted;
    const isLost = !isCancelled && error instanceof ApiError && error.status === 0;
    const captions = isLost ? await storedCaptions(arrived) : arrived.map(({ text }) => text);
    if (!call.isCurrent()) return { kind: "cancelled" };
    const note = keptCaptionsNote(captions.length, arrival.requested(), isCancelled ? "cancelled" : error);
    arrival.batch()?.finish({ note, captions });
    return { kind: "kept", note, isCancelled };
  }
}

interface Arrival {
  listeners: CaptionListeners;
  captions(): readonly SentCaption[];
  requested(): number;
  batch(): ArrivingBatch | null;
  /** Shows what has arrived. */
  show(): void;
  /** Resolves when captions may be shown. */
  opened(): Promise<void>;
}

/** Collects captions until they may be shown, and then shows each at once. */
function createArrival({ request, photo, isCurrent }: Receiving): Arrival {
  const captions: SentCaption[] = [];
  let shown = 0;
  let requested = 0;
  let isOpen = false;
  let opening = Promise.resolve();
  let batch: ArrivingBatch | null = null;
  function show(): void {
    if (!isCurrent()) return;
    batch?.add(captions.slice(shown));
    shown = captions.length;
  }
  return {
    listeners: {
      onStart(started) {
        requested = started.requested;
        batch = createArrivingBatch(request, photo, started);
        opening = wait(resultDelayMs).then(() => {
          isOpen = true;
          show();
        });
      },
      onCaption(caption) {
        captions.push(caption);
        if (isOpen) show();
      },
    },
    captions: () => captions,
    requested: () => requested,
    batch: () => batch,
    show,
    opened: () => opening,
  };
}

/**
 * The captions of the entry in the history, which may hold one that was on its way; without a connection, those here.
 */
async function storedCaptions(arrived: readonly SentCaption[]): Promise<readonly string[]> {
  const here = arrived.map(({ text }) => text);
  try {
    const newest = await api(operations.listHistory, { schema: historyPage });
    const entry = newest.find(({ id }) => id === arrived[0]?.id);
    return entry && entry.captions.length > here.length ? entry.captions : here;
  } catch (error) {
    if (error instanceof ApiError) return here;
    throw error;
  }
}

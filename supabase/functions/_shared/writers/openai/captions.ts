import { Buffer } from "node:buffer";
import * as z from "zod/mini";
import type { OpenAiConfig } from "./client.ts";
import type { JsonPart } from "./json-parts.ts";
import { objectOf, type StructuredTask } from "./structured.ts";
import { createStructuredStream } from "./structured-stream.ts";
import type {
  CaptionDraft,
  CaptionTask,
  ModelPort,
  PhotoDescription,
  WriterOutput,
  WritingOptions,
} from "../../domain/captions/port.ts";
import { copyCheck } from "./copied.ts";
import { repairPrompt, systemPrompt, userPrompt } from "./captions-prompt.ts";
import { photoDescription } from "./photo-description.ts";

/** Room for ten long captions and a reasoning model's own tokens. */
const outputTokensMax = 8_000;

const text = { type: "string" } as const;
const listOf = (items: unknown) => ({ type: "array", items });
const captions = listOf(objectOf({ shape: text, text, hashtags: listOf(text) }));
const photo = objectOf({ facts: listOf(text), alt_text: text });

// A server without strict schemas may omit fields that only make the model plan its text, and hashtags.
const draft = z.object({ text: z.string(), hashtags: z._default(z.array(z.string()), []) });
const seenPhoto = z.nullable(z.object({ facts: z.array(z.string()), alt_text: z.string() }));
const response = z.object({ captions: z.array(draft).check(z.minLength(1)), photo: z.optional(seenPhoto) });

/** Creates the writer that uses a language model. */
export function createOpenAiWriter(config: OpenAiConfig): ModelPort {
  const ask = createStructuredStream(config);
  async function write(
    task: CaptionTask,
    repair: { more: string; problems: readonly string[] } | null,
    { signal, onDrafts }: WritingOptions = {},
  ): Promise<WriterOutput> {
    const model = task.quality === "premium" ? config.modelPremium : config.modelFree;
    // The photo was described in the first call and is not described again.
    const asksForPhoto = task.photo !== null && repair === null;
    const request: StructuredTask<typeof response> = {
      name: "captions",
      system: systemPrompt(task.platform),
      user: userParts(task),
      more: repair?.more,
      properties: asksForPhoto ? { photo, captions } : { captions },
      response,
      model,
      tokensMax: outputTokensMax,
    };
    const reader = createDraftReader(task, asksForPhoto, copyCheck(task, repair?.problems ?? []), onDrafts);
    const { usage } = await ask(request, { signal, onPart: reader.onPart });
    return { ...reader.end(), usage };
  }
  return {
    kind: "model",
    writeCaptions: (task, options) => write(task, null, options),
    repairCaptions: (task, drafts, problems, options) =>
      write(task, { more: repairPrompt(task.count, drafts, problems), problems }, options),
  };
}

/**
 * Turns the parts of a response into drafts. They wait for what was seen in the photo, because the judge needs it; with
 * a strict schema it is written first. A small model may list drafts without end: it is stopped after one too many,
 * because a response that ends by itself reports what it cost. What it copied from the prompt is no draft.
 */
function createDraftReader(
  task: CaptionTask,
  asksForPhoto: boolean,
  isCopied: (text: string) => boolean,
  onDrafts: WritingOptions["onDrafts"],
) {
  const drafts: CaptionDraft[] = [];
  let written = 0;
  let handedOver = 0;
  let described: PhotoDescription | null = null;
  let waits = asksForPhoto;
  const handOver = () => {
    const next = drafts.slice(handedOver);
    handedOver = drafts.length;
    return next.length === 0 || !onDrafts || onDrafts(next, described);
  };
  return {
    /** @returns whether more are needed */
    onPart({ key, value, isElement }: JsonPart): boolean {
      if (key === "captions" && isElement) {
        const read = draft.safeParse(value);
        if (read.success) {
          written += 1;
          if (!isCopied(read.data.text)) drafts.push(read.data);
        }
      } else if (key === "photo" && !isElement) {
        described = photoOf(task, seenPhoto.safeParse(value).data ?? null);
        waits = false;
      }
      return (waits || handOver()) && written <= task.count;
    },
    end(): Omit<WriterOutput, "usage"> {
      handOver();
      return { drafts, photo: described };
    },
  };
}

function photoOf(task: CaptionTask, seen: { facts: string[]; alt_text: string } | null): PhotoDescription | null {
  return task.photo && seen ? photoDescription(seen.facts, seen.alt_text) : null;
}

function userParts(task: CaptionTask): StructuredTask<typeof response>["user"] {
  const data = { type: "text" as const, text: userPrompt(task) };
  if (!task.photo) return [data];
  const url = `data:${task.photo.type};base64,${Buffer.from(task.photo.bytes).toString("base64")}`;
  return [data, { type: "image_url", image_url: { url, detail: task.quality === "premium" ? "auto" : "low" } }];
}

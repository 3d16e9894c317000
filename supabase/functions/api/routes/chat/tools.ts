import type { RewriteKind } from "../../../_shared/contract/rules/rewrites.ts";
import { chatMessages } from "../../../_shared/contract/wire/chat.ts";
import { captionMessages } from "../../../_shared/contract/wire/captions.ts";
import { toUsage } from "../../../_shared/domain/accounts/user.ts";
import { withoutEmoji, withoutHashtags } from "../../../_shared/domain/captions/rewrite/remove.ts";
import { rewriteCaption } from "../../../_shared/domain/captions/rewrite/rewrite.ts";
import { taskOfCaption } from "../../../_shared/domain/captions/rewrite/task.ts";
import { captionTask } from "../../../_shared/domain/captions/task.ts";
import type {
  CaptionOutcome,
  CaptionWish,
  ChangeOutcome,
  ChangeWish,
  ChatTools,
} from "../../../_shared/domain/chat/tools.ts";
import { ModelError } from "../../../_shared/domain/writing/call.ts";
import { ApiError, unauthorized } from "../../../_shared/platform/errors.ts";
import { formatWait } from "../../../_shared/platform/limits/wait.ts";
import { changeText } from "../../../_shared/writers/built-in/chat/change-text.ts";
import { subjectTags } from "../../../_shared/writers/built-in/chat/subject-tags.ts";
import type { Call } from "../../http/route.ts";
import type { Services } from "../../services.ts";
import { completed } from "../captions/caption-result.ts";
import { reserved } from "../captions/generate.ts";
import { withReservation } from "../captions/reservation.ts";
import { storedTrends } from "../trending/stored.ts";

type ChatCall = Pick<Call, "request" | "requestId" | "writing"> & { session: { token: string } };

/** The assistant's tools for the person who sent the request. */
export function chatTools(call: ChatCall, services: Services, premium: boolean): ChatTools {
  return {
    writeCaptions: (wish) => writeCaptions(call, services, wish),
    changeText: (wish) => changeTextFor(call, services, wish, premium),
    hashtags: (subject, platform) => subjectTags(subject, platform),
    trends: () => services.database.asServer("get_trending", {}, storedTrends),
  };
}

/** The person's style with what this request says about how the captions should sound. */
const styleWith = (tone: string | null, mood: string) =>
  mood === "" ? tone : [`${mood}.`, tone].filter(Boolean).join("\n");

/** Like `POST /api/generate-caption` without a photo: reserved, judged, stored and counted. */
async function writeCaptions(call: ChatCall, services: Services, wish: CaptionWish): Promise<CaptionOutcome> {
  const [start, networkHash] = await Promise.all([
    services.database.asPerson(call.session.token, "reserve_generation", { p_with_photo: false }, reserved),
    services.subjectHash(services.addressOf(call.request.headers)),
  ]);
  if (start.outcome === "no_account") throw unauthorized();
  if (start.outcome === "quota_spent") return { outcome: "quota_spent", usage: toUsage(start) };
  if (start.outcome === "rate_limited")
    return {
      outcome: "refused",
      message: `That was a little fast. Please try again in ${formatWait(start.retry_after)}.`,
    };
  const reservation = {
    id: start.generation_id,
    requestId: call.requestId,
    signal: call.request.signal,
    writing: call.writing,
    networkHash,
  };
  const prepare = () =>
    captionTask({
      keyword: wish.keyword,
      platform: wish.platform,
      premium: start.premium_access,
      tone: styleWith(start.tone, wish.mood),
      voiceOff: start.tone_off,
      recent: start.recent,
      ...(wish.language !== null && { language: wish.language }),
      locale: call.request.headers.get("accept-language"),
    });
  try {
    const { written, stored } = await withReservation(services, reservation, prepare, completed);
    const captions = written.captions.map((caption) => asWished(caption, wish));
    return { outcome: "written", captions, entryId: stored.id, usage: toUsage(stored) };
  } catch (error) {
    // Whatever stopped the writer, nothing was counted; the conversation goes on.
    if (!(error instanceof ApiError) || error.status === 401 || call.request.signal.aborted) throw error;
    return { outcome: "refused", message: error.message || captionMessages.modelFailed };
  }
}

function asWished(caption: string, { noEmoji, noHashtags }: CaptionWish): string {
  const tagless = noHashtags ? withoutHashtags(caption) : caption;
  return noEmoji ? withoutEmoji(tagless) : tagless;
}

/** What a language model's rewriter is asked for. */
const rewriteKindOf: Partial<Record<ChangeWish["change"], RewriteKind>> = {
  shorter: "shorter",
  longer: "longer",
  warmer: "warmer",
  opening: "opening",
  language: "language",
};

/** With a language model, its rewriter and the judge; what code does better, and everything without a model, by code. */
async function changeTextFor(
  call: ChatCall,
  { rewriter }: Services,
  wish: ChangeWish,
  premium: boolean,
): Promise<ChangeOutcome> {
  const kind = rewriteKindOf[wish.change];
  if (rewriter.kind === "built-in" || kind === undefined) return changeText(wish);
  if (kind === "language" && wish.language === null)
    return {
      outcome: "not_possible",
      message: "Into which language? English, Spanish, German, French, Italian or Portuguese.",
    };
  const entry = { keyword: "", intent: null, language: null, premium, tone: null, voiceOff: [] };
  try {
    const task = await taskOfCaption(entry, wish.text, wish.platform ?? "general", wish.language ?? undefined);
    const { text } = await rewriteCaption(
      rewriter,
      { kind, text: wish.text, task, likeText: null },
      { signal: call.writing },
    );
    return { outcome: "changed", texts: [text], note: null };
  } catch (error) {
    if (!(error instanceof ModelError) || error.kind === "aborted" || error.kind === "config") throw error;
    return {
      outcome: "not_possible",
      message:
        error.kind === "refused"
          ? chatMessages.refused
          : "Nothing that I wrote kept all of its facts, so I show none of it. Please try again, or another change.",
    };
  }
}

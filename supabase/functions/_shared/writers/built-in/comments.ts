import { withoutHarmlessWords } from "../../domain/comments/harmless.ts";
import type { CommentResponder } from "../../domain/comments/port.ts";
import { ModelError } from "../../domain/writing/call.ts";
import { createDraw } from "./draw.ts";
import { builtInUsage } from "./usage.ts";

const responses = {
  question: [
    "Good question! If the post above does not answer it, write to us from the Contact page in the app and a person will get back to you.",
    "Glad you ask! Our team reads what you send from the Contact page in the app and will give you a proper answer there.",
  ],
  wish: [
    "What a nice idea, thank you! Tell us more on the Contact page in the app; a person reads everything there.",
    "We like how you think! The Contact page in the app is the best place for wishes, because a person reads them.",
  ],
  thanks: ["You're very welcome! 🙌", "Happy it helped. Thanks for telling us!", "That made our day, thank you!"],
  praise: [
    "Thank you, that means a lot to us! 💛",
    "So glad you like it. Thanks for saying so!",
    "What a kind thing to read. Thank you!",
  ],
  trouble: [
    "Sorry this gave you trouble. Please write to us from the Contact page in the app, and a person will look into it with you.",
    "That should not happen, sorry! Tell us what you saw on the Contact page in the app and we will look into it.",
  ],
  agreement: ["We're with you on that one!", "Exactly. Thanks for joining in!", "Glad we're not the only ones!"],
  displeased: [
    "Fair enough, and thank you for saying it plainly. Tell us what bothered you on the Contact page in the app, and a person will read it.",
    "Sorry to hear that. What would make it better for you? The Contact page in the app reaches a person.",
    "We hear you. If you have a minute, write us what went wrong on the Contact page in the app.",
  ],
  laugh: ["Glad that made you smile!", "Our work here is done. 😄", "Same here!"],
  short: ["Thanks for stopping by!", "Good to see you here!", "Hello and welcome!"],
  story: [
    "Thanks for sharing that with us! We'd love to hear how it goes on.",
    "We enjoyed reading that. Thanks for taking the time!",
    "Thanks for adding your side. That's what the comments are for!",
  ],
} as const;

type Kind = keyof typeof responses;

const trouble =
  /\b(does ?n.?t work|not work\w*|broken|bugs?|crash\w*|errors?|fail(s|ed)?|problems?|slow|stuck|refunds?|charged|cancel|lost|(can['’]?t|cannot)(?! (wait|stop|believe|beat|thank|recommend|decide|get enough|get over))|won['’]t|unable)\b/iu;
const displeased =
  /\bhate (this|it|that|how|your?|the (app|new|update|design|captions?|colou?rs?|look))\b|\b(waste|awful|terrible|horrible|useless|boring|disappoint\w*|worse|worst|annoying|don['’]?t (like|get|understand|want)|ugly|ripoff|scam|meh|(?<!not )(?<!not so )bad(?! (at|with)\b))\b/iu;
const wish = /^(please |pls |oh |and )*(give|show|share|post|write|make|do|send)\b(?! (you|they|we|it)\b)/iu;
const question =
  /\?\s*(\p{Emoji_Presentation}|\s)*$|^(how|what|which|when|where|why|who|can|could|is|are|do|does|will)\b(?<!^what(?= an? )).{8,}/iu;
const thanks = /\b(thanks?|thank you|thx|ty|helpful|helped)\b/iu;
const praise =
  /\b(love|lovely|great|awesome|amazing|beautiful|gorgeous|nice|cool|perfect|best|brilliant|wow|good|rock|not bad|legends?|genius|obsessed|yay|glad|happy|favou?rite|hilarious|saved (me|my)|saving this|made my (day|week)|exactly what|killed it)\b|[❤💛💙💚💜🧡😍🔥👏🙌]/iu;
const agreement = /^(yes|yep|so true|true|same|agreed?|exactly|this|facts?)\b/iu;
const laugh = /^(?:lol|lmao|haha\w*|hehe\w*|rofl|😂|🤣|😅|😆|😄|\s|[!.])+$/iu;

/** Clear cases first: a problem that is phrased as a question is a problem. */
const kinds: readonly (readonly [Kind, RegExp])[] = [
  ["trouble", trouble],
  ["displeased", displeased],
  ["wish", wish],
  ["question", question],
  ["thanks", thanks],
  ["praise", praise],
  ["agreement", agreement],
  ["laugh", laugh],
];

/**
 * What the response to a comment is about. What people say against themselves, or in a question about what to avoid,
 * does not count as displeasure.
 */
export function commentKind(comment: string): Kind {
  const text = comment.trim();
  const found = kinds.find(([kind, pattern]) =>
    pattern.test(kind === "displeased" ? withoutHarmlessWords(text) : text),
  );
  if (found) return found[0];
  return text.split(/\s+/u).length < 3 ? "short" : "story";
}

/** Creates the responder that picks a short response by the kind of comment. It states nothing that it cannot know. */
export function createBuiltInResponder({ random = Math.random }: { random?: () => number } = {}): CommentResponder {
  return {
    source: "built-in",
    // oxlint-disable-next-line require-await
    async respondToComment(task, { signal } = {}) {
      if (signal?.aborted) throw new ModelError("aborted", "aborted before responding");
      const started = performance.now();
      return { text: createDraw(random).one(responses[commentKind(task.comment)]), usage: builtInUsage(started) };
    },
  };
}

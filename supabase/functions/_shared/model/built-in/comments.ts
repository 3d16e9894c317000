import type { CommentResponder, CommentTask } from "../comments.ts";
import { ModelError } from "../port.ts";
import { createDraw } from "./draw.ts";

const answers = {
  question: [
    "Good question! If the post above does not answer it, write to us from the Contact page in the app and a person will get back to you.",
    "Glad you ask! Our team reads what you send from the Contact page in the app and will give you a proper answer there.",
  ],
  thanks: ["You're very welcome! 🙌", "Happy it helped. Thanks for telling us!", "That made our day, thank you!"],
  praise: ["Thank you, that means a lot to us! 💛", "So glad you like it. Thanks for saying so!", "What a kind thing to read. Thank you!"],
  trouble: [
    "Sorry this gave you trouble. Please write to us from the Contact page in the app, and a person will look into it with you.",
    "That should not happen, sorry! Tell us what you saw on the Contact page in the app and we will look into it.",
  ],
  agreement: ["We're with you on that one!", "Exactly. Thanks for joining in!", "Glad we're not the only ones!"],
  story: ["Thanks for sharing that with us! We'd love to hear how it goes on.", "We enjoyed reading that. Thanks for taking the time!", "Thanks for adding your side. That's what the comments are for!"],
} as const;

/** Plain cases first: somebody with a problem who asks a question has a problem. */
function kindOf({ comment }: CommentTask): keyof typeof answers {
  if (/\b(does ?n.?t work|not work\w*|broken|bugs?|crash\w*|errors?|fail(s|ed)?|problems?|slow|stuck|refunds?|charged|cancel|disappoint\w*|bad|worse|lost)\b/iu.test(comment)) return "trouble";
  if (/\?\s*(\p{Emoji_Presentation}|\s)*$/u.test(comment) || /^(how|what|when|where|why|who|can|could|is|are|do|does|will)\b.{8,}/iu.test(comment.trim())) return "question";
  if (/\b(thanks?|thank you|thx|ty|helpful|helped)\b/iu.test(comment)) return "thanks";
  if (/\b(love|lovely|great|awesome|amazing|beautiful|nice|cool|perfect|best|brilliant|wow|good)\b|[❤💛💙💚💜🧡😍🔥👏🙌]/iu.test(comment)) return "praise";
  if (/^(yes|yep|so true|true|same|agreed?|exactly|this|facts?)\b/iu.test(comment.trim())) return "agreement";
  return "story";
}

/** Short answers by what kind of comment it is; it states nothing that it cannot know. */
export function createBuiltInResponder({ random = Math.random }: { random?: () => number } = {}): CommentResponder {
  return {
    source: "built-in",
    // oxlint-disable-next-line require-await
    async answerComment(task, { signal } = {}) {
      if (signal?.aborted) throw new ModelError("aborted", "aborted before answering");
      return { text: createDraw(random).one(answers[kindOf(task)]), usage: { model: "built-in", inputTokens: 0, outputTokens: 0, milliseconds: 0 } };
    },
  };
}

import { autoGenerateMarker, postRequest, type PostRequest } from "@contract/wire/posts.ts";
import { firstIssue, type FieldIssue } from "./first-issue.ts";
import { momentFromInput } from "./local-time.ts";
import { splitHashtags } from "./post-text.ts";

/** The state of the post form. `platform` is empty until one is chosen; `scheduledFor` is a `datetime-local` value. */
export interface PostFormState {
  platform: string;
  generate: boolean;
  content: string;
  hashtags: string;
  scheduledFor: string;
  mediaUrl: string;
}

export const emptyPostForm: PostFormState = {
  platform: "",
  generate: false,
  content: "",
  hashtags: "",
  scheduledFor: "",
  mediaUrl: "",
};

/** The order in which the form reports problems. */
const order = ["platform", "scheduledFor", "content", "hashtags", "mediaUrl"];

/** The request for a form's state, or its first problem. With AI generation, the content is the marker. */
export function readPostForm(draft: PostFormState): { request: PostRequest } | { issue: FieldIssue } {
  const parsed = postRequest.safeParse({
    platform: draft.platform,
    scheduledFor: momentFromInput(draft.scheduledFor),
    content: draft.generate ? autoGenerateMarker : draft.content,
    hashtags: splitHashtags(draft.hashtags),
    ...(draft.mediaUrl.trim() === "" ? {} : { mediaUrl: draft.mediaUrl }),
  });
  if (parsed.success) return { request: parsed.data };
  return { issue: firstIssue(parsed, order)! };
}

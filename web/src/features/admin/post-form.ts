import {
  autoGenerateMarker,
  postMessages,
  postRequest,
  type PostRequest,
  type SocialPost,
} from "@contract/wire/posts.ts";
import { formRules, type FormRules } from "@/lib/use-form.ts";
import { toast } from "@/lib/toast.ts";
import { postTexts } from "./admin-texts.ts";
import { inputFromMoment, momentFromInput } from "./local-time.ts";
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

/** The state of the form for an existing post. */
export const postFormOf = (post: SocialPost): PostFormState => ({
  platform: post.platform,
  generate: false,
  content: post.content,
  hashtags: post.hashtags.map((tag) => `#${tag}`).join(" "),
  scheduledFor: inputFromMoment(post.scheduledFor),
  mediaUrl: post.mediaUrl ?? "",
});

/** Messages about a missing value. All other messages are about an invalid value. */
const missing = new Set<string>([postMessages.platform, postMessages.scheduledFor, postMessages.content]);

/** Shows the first rule that a submitted post breaks. */
export function showInvalidPost(_field: string, message: string): void {
  toast({
    title: missing.has(message) ? postTexts.missing : postTexts.invalid,
    description: message,
    variant: "destructive",
  });
}

/** With AI generation the content is the marker. */
const requestOf = (state: PostFormState) => ({
  platform: state.platform,
  scheduledFor: momentFromInput(state.scheduledFor),
  content: state.generate ? autoGenerateMarker : state.content,
  hashtags: splitHashtags(state.hashtags),
  ...(state.mediaUrl.trim() === "" ? {} : { mediaUrl: state.mediaUrl }),
});

/** The rules of the post form. `save` shows its failures itself. */
export function postRules(save: (post: PostRequest) => Promise<void>): FormRules<PostFormState> {
  return formRules<PostFormState, PostRequest>(postRequest, save, requestOf);
}

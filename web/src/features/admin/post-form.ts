import { autoGenerateMarker, postRequest, type PostRequest } from "@contract/wire/posts.ts";
import { formRules, type FormRules } from "@/lib/use-form.ts";
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

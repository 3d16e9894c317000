import type { PostRequest, SocialPost } from "@contract/wire/posts.ts";
import { ApiError } from "@/lib/api-client.ts";
import { postTexts } from "../../admin-texts.ts";
import { updatePost } from "../../api/posts.ts";
import { postFormOf, postRules, showInvalidPost, type PostFormState } from "../../post-form.ts";
import { isNotFound, useAdminMutation } from "../../use-admin-mutation.ts";
import { useEditedForm } from "../../use-edited-form.ts";
import { usePastQuestion } from "../../use-past-question.ts";
import { EditDialog } from "../edit-dialog.tsx";
import { PastDialog } from "./past-dialog.tsx";
import { PostFields } from "./post-fields.tsx";

/** Edits a post until it is posted. If somebody marks it meanwhile, the dialog says so and closes. */
export function PostEditDialog({ post, onClose }: { post: SocialPost; onClose: () => void }) {
  const updating = useAdminMutation({
    send: (request: PostRequest) => updatePost(post.id, request),
    refetch: ["posts", "comments", "activity-logs"],
    done: () => ({ title: postTexts.updated }),
    failed: postTexts.updateFailed,
  });
  const past = usePastQuestion();
  const initial = postFormOf(post);
  const form = useEditedForm<PostFormState>(`post-${post.id}`, {
    initial,
    rules: async () => postRules(saveAsked),
    onInvalid: showInvalidPost,
    pending: updating.isPending,
    onClose,
  });

  async function save(request: PostRequest): Promise<void> {
    try {
      await updating.mutateAsync(request);
      form.finish();
    } catch (error) {
      // The failure was shown by the mutation.
      if (!(error instanceof ApiError)) throw error;
      if (isNotFound(error) || error.code === "post_already_posted") form.finish();
    }
  }

  /** A time in the past is asked about only if it was changed: a due post keeps its time. */
  function saveAsked(request: PostRequest): Promise<void> {
    const isOld = form.values.scheduledFor === initial.scheduledFor;
    return isOld ? save({ ...request, scheduledFor: post.scheduledFor }) : past.ask(save)(request);
  }

  return (
    <EditDialog
      form={form}
      title={postTexts.editTitle}
      hint={postTexts.editHint}
      submit={postTexts.editSave}
      saving={form.submitting || updating.isPending}
      className="max-w-2xl!"
      question={<PastDialog past={past} />}
    >
      <PostFields form={form} />
    </EditDialog>
  );
}

import { commentRequest, type CommentRequest } from "@contract/wire/comments.ts";
import { Button } from "@/components/ui/button.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Textarea } from "@/components/ui/textarea.tsx";
import { formRules } from "@/lib/use-form.ts";
import { commentTexts } from "../../admin-texts.ts";
import { createComment } from "../../api/comments.ts";
import { useAdminMutation } from "../../use-admin-mutation.ts";
import { useSavedForm } from "../../use-saved-form.ts";
import { SectionHeading } from "../section-heading.tsx";
import { PostSelect } from "./post-select.tsx";

interface CommentValues {
  /** Empty for a comment without a post. */
  postId: string;
  comment: string;
}

/** The form for a comment that was found under a post. The post gives the AI context. */
export function CommentForm() {
  const adding = useAdminMutation({
    send: createComment,
    refetch: ["comments", "activity-logs"],
    done: (added) => ({
      title: added.isResponded ? commentTexts.generated : commentTexts.added,
      ...(added.response ? { description: added.response } : {}),
    }),
    failed: commentTexts.addFailed,
  });

  const form = useSavedForm<CommentValues>("comment", {
    initial: { postId: "", comment: "" },
    rules: async () => formRules<CommentValues, CommentRequest>(commentRequest, add),
  });
  const { values, errors, setValue } = form;

  async function add(request: CommentRequest): Promise<void> {
    // Failures were shown by the mutation.
    await adding.mutateAsync(request).then(
      () => {
        // The next comment is often one under the same post.
        form.restart({ ...form.values, comment: "" });
      },
      () => undefined,
    );
  }

  return (
    <form {...form.formProps} aria-label={commentTexts.formTitle} className="grid gap-4">
      <SectionHeading title={commentTexts.formTitle} hint={commentTexts.formHint} />
      <Field label={commentTexts.post} error={errors.postId}>
        {(control) => (
          <PostSelect
            control={control}
            value={values.postId}
            onChange={(postId) => {
              setValue("postId", postId);
            }}
          />
        )}
      </Field>
      <Field label={commentTexts.comment} error={errors.comment}>
        {(control) => (
          <Textarea
            {...control}
            name="comment"
            rows={3}
            value={values.comment}
            onChange={(event) => {
              setValue("comment", event.currentTarget.value);
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" loading={form.submitting} className="justify-self-start">
        {commentTexts.add}
      </Button>
    </form>
  );
}

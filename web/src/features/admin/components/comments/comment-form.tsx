import { commentRequest, type CommentRequest } from "@contract/wire/comments.ts";
import { Button } from "@/components/ui/button.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Select } from "@/components/ui/select.tsx";
import { Textarea } from "@/components/ui/textarea.tsx";
import { formRules } from "@/lib/use-form.ts";
import { commentTexts, postTexts } from "../../admin-texts.ts";
import { useAdminList } from "../../api/admin-list.ts";
import { createComment } from "../../api/comments.ts";
import { postChoices } from "../../api/posts.ts";
import { postExcerpt } from "../../post-text.ts";
import { useAdminMutation } from "../../use-admin-mutation.ts";
import { useSavedForm } from "../../use-saved-form.ts";

interface CommentValues {
  /** Empty for a comment without a post. */
  postId: string;
  comment: string;
}

/** The form for a comment that was found under a post. The post gives the AI context. */
export function CommentForm() {
  const posts = useAdminList(postChoices);
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
      <div>
        <h3 className="text-lg">{commentTexts.formTitle}</h3>
        <p className="text-sm text-muted-foreground">{commentTexts.formHint}</p>
      </div>
      <Field label={commentTexts.post} error={errors.postId}>
        {(control) => (
          <div className="grid gap-2">
            <Select
              {...control}
              name="postId"
              value={values.postId}
              onChange={(event) => {
                setValue("postId", event.currentTarget.value);
              }}
            >
              <option value="">{commentTexts.postEmpty}</option>
              {/* People comment on what is posted. */}
              {[true, false].map((isPosted) => {
                const some = posts.items.filter((post) => post.isPosted === isPosted);
                const label = isPosted ? postTexts.posted : postTexts.scheduled;
                return (
                  some.length > 0 && (
                    <optgroup key={label} label={label}>
                      {some.map((post) => (
                        <option key={post.id} value={post.id}>
                          {postExcerpt(post.content)}
                        </option>
                      ))}
                    </optgroup>
                  )
                );
              })}
            </Select>
            {posts.hasMore && (
              <Button
                variant="outline"
                size="sm"
                loading={posts.loadingMore}
                className="justify-self-start"
                onClick={posts.loadMore}
              >
                {commentTexts.morePosts}
              </Button>
            )}
          </div>
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

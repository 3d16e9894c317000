import { commentRequest } from "@contract/wire/comments.ts";
import { useRef, useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Select } from "@/components/ui/select.tsx";
import { Textarea } from "@/components/ui/textarea.tsx";
import { commentTexts, postTexts } from "../../admin-texts.ts";
import { useAdminList } from "../../api/admin-list.ts";
import { createComment } from "../../api/comments.ts";
import { postChoices } from "../../api/posts.ts";
import { firstIssue, type FieldIssue } from "../../first-issue.ts";
import { postExcerpt } from "../../post-text.ts";
import { useAdminMutation } from "../../use-admin-mutation.ts";
import { useSavedForm } from "../../use-saved-form.ts";

/** The form for a comment that was found under a post. The post gives the AI context. */
export function CommentForm() {
  const posts = useAdminList(postChoices);
  const [{ postId, comment }, change] = useSavedForm("comment", { postId: "", comment: "" });
  const [issue, setIssue] = useState<FieldIssue | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const adding = useAdminMutation({
    send: createComment,
    refetch: ["comments", "activity-logs"],
    done: (added) => ({
      title: added.isResponded ? commentTexts.generated : commentTexts.added,
      ...(added.response ? { description: added.response } : {}),
    }),
    failed: commentTexts.addFailed,
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (adding.isPending) return;
    const parsed = commentRequest.safeParse({ comment, ...(postId ? { postId } : {}) });
    const found = firstIssue(parsed);
    setIssue(found);
    if (found) field.current?.focus();
    if (parsed.success)
      adding.mutate(parsed.data, {
        onSuccess: () => {
          change({ comment: "" });
        },
      });
  }

  return (
    <form noValidate aria-label={commentTexts.formTitle} onSubmit={handleSubmit} className="grid gap-4">
      <div>
        <h3 className="text-lg">{commentTexts.formTitle}</h3>
        <p className="text-sm text-muted-foreground">{commentTexts.formHint}</p>
      </div>
      <Field label={commentTexts.post} error={issue?.field === "postId" ? issue.message : undefined}>
        {(control) => (
          <div className="grid gap-2">
            <Select
              {...control}
              value={postId}
              onChange={(event) => {
                change({ postId: event.currentTarget.value });
                setIssue(null);
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
      <Field label={commentTexts.comment} error={issue?.field === "comment" ? issue.message : undefined}>
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={3}
            value={comment}
            onChange={(event) => {
              change({ comment: event.currentTarget.value });
              setIssue(null);
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" loading={adding.isPending} className="justify-self-start">
        {commentTexts.add}
      </Button>
    </form>
  );
}

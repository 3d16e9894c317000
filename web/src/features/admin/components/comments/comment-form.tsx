import { commentLengthMax, commentRequest } from "@contract/admin-comments.ts";
import { useRef, useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Select } from "@/components/ui/select.tsx";
import { Textarea } from "@/components/ui/textarea.tsx";
import { commentTexts } from "../../admin-texts.ts";
import { useAdminList } from "../../api/admin-list.ts";
import { createComment } from "../../api/comments.ts";
import { socialPosts } from "../../api/posts.ts";
import { firstIssue, type FieldIssue } from "../../first-issue.ts";
import { postExcerpt } from "../../post-text.ts";
import { useAdminMutation } from "../../use-admin-mutation.ts";

/** A comment that a person found under a post. With the post, the AI knows what it is about. */
export function CommentForm() {
  const posts = useAdminList(socialPosts);
  const [postId, setPostId] = useState("");
  const [comment, setComment] = useState("");
  const [issue, setIssue] = useState<FieldIssue | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const adding = useAdminMutation({
    send: createComment,
    refetch: ["comments", "activity-logs"],
    done: (added) => ({ title: added.isResponded ? commentTexts.generated : commentTexts.added, ...(added.response ? { description: added.response } : {}) }),
    failed: commentTexts.addFailed,
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (adding.isPending) return;
    const parsed = commentRequest.safeParse({ comment, ...(postId ? { postId } : {}) });
    const found = firstIssue(parsed);
    setIssue(found);
    if (found) field.current?.focus();
    if (parsed.success) adding.mutate(parsed.data, { onSuccess: () => { setComment(""); } });
  }

  return (
    <form noValidate aria-label={commentTexts.formTitle} onSubmit={handleSubmit} className="grid gap-4">
      <div>
        <h3 className="text-lg">{commentTexts.formTitle}</h3>
        <p className="text-sm text-muted-foreground">{commentTexts.formHint}</p>
      </div>
      <Field label={commentTexts.post} error={issue?.field === "postId" ? issue.message : undefined}>
        {(control) => (
          <Select {...control} value={postId} onChange={(event) => { setPostId(event.currentTarget.value); setIssue(null); }}>
            <option value="">{commentTexts.postEmpty}</option>
            {posts.items.map((post) => <option key={post.id} value={post.id}>{postExcerpt(post.content)}</option>)}
          </Select>
        )}
      </Field>
      <Field label={commentTexts.comment} error={issue?.field === "comment" ? issue.message : undefined}>
        {(control) => <Textarea {...control} ref={field} rows={3} maxLength={commentLengthMax} value={comment} onChange={(event) => { setComment(event.currentTarget.value); setIssue(null); }} />}
      </Field>
      <Button type="submit" variant="secondary" loading={adding.isPending} className="justify-self-start">{commentTexts.add}</Button>
    </form>
  );
}

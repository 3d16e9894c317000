import type { SocialComment } from "@contract/wire/comments.ts";
import { MessageSquareReply } from "lucide-react";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { commentTexts } from "../../admin-texts.ts";
import { useAdminList } from "../../api/admin-list.ts";
import { comments, respondToComment } from "../../api/comments.ts";
import { localMoment } from "../../local-time.ts";
import { postExcerpt } from "../../post-text.ts";
import { useAdminMutation } from "../../use-admin-mutation.ts";
import { CopyText } from "../copy-text.tsx";
import { FoldedText } from "../folded-text.tsx";
import { EmptyState, ListBody, ListHead } from "../list-frame.tsx";

export function CommentList() {
  const list = useAdminList(comments);
  return (
    <section className="grid gap-4">
      <ListHead title={commentTexts.listTitle} refreshing={list.refreshing} onRefresh={list.refresh} />
      <ListBody
        list={list}
        label={commentTexts.listTitle}
        loading={commentTexts.loading}
        empty={<EmptyState title={commentTexts.empty} hint={commentTexts.emptyHint} />}
      >
        {(items) => (
          <ul className="grid gap-3">
            {items.map((comment) => (
              <CommentRow key={comment.id} comment={comment} />
            ))}
          </ul>
        )}
      </ListBody>
    </section>
  );
}

function CommentRow({ comment }: { comment: SocialComment }) {
  const responding = useAdminMutation({
    send: () => respondToComment(comment.id),
    refetch: ["comments", "activity-logs"],
    done: ({ response }) => ({ title: commentTexts.generated, description: response }),
    failed: commentTexts.generateFailed,
  });
  return (
    <li className="grid gap-2 rounded-md border border-border bg-card p-4">
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <Badge variant={comment.isResponded ? "success" : "neutral"}>
          {comment.isResponded ? commentTexts.responded : commentTexts.pending}
        </Badge>
        {comment.isAutomatic && <Badge variant="info">{commentTexts.automatic}</Badge>}
        <time dateTime={comment.createdAt} className="text-muted-foreground">
          {localMoment(comment.createdAt)}
        </time>
      </div>
      <FoldedText text={comment.comment} />
      {comment.postContent && (
        <p dir="auto" className="truncate text-sm text-muted-foreground">
          {commentTexts.on(postExcerpt(comment.postContent))}
        </p>
      )}
      {comment.response && (
        <div className="rounded-md bg-sunken px-3 py-2">
          <div className="flex items-center justify-between gap-2">
            <p className="text-sm font-semibold">{commentTexts.response}</p>
            <CopyText text={comment.response} label={commentTexts.copy} />
          </div>
          <p dir="auto" className="wrap-anywhere">
            {comment.response}
          </p>
        </div>
      )}
      {!comment.isResponded && comment.failure && <p className="text-sm text-destructive-text">{comment.failure}</p>}
      {!comment.isResponded && (
        <Button
          variant="secondary"
          size="sm"
          loading={responding.isPending}
          className="justify-self-start"
          onClick={() => {
            responding.mutate();
          }}
        >
          <MessageSquareReply aria-hidden="true" className="size-4" />
          {commentTexts.respond}
        </Button>
      )}
    </li>
  );
}

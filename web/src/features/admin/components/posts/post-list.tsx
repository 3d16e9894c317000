import { postMessages, type SocialPost } from "@contract/wire/posts.ts";
import { useState } from "react";
import { useNow } from "@/lib/use-now.ts";
import { postTexts } from "../../admin-texts.ts";
import { useAdminList } from "../../api/admin-list.ts";
import { deletePost, socialPosts } from "../../api/posts.ts";
import { postExcerpt } from "../../post-text.ts";
import { useAdminMutation } from "../../use-admin-mutation.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { EmptyState, ListBody, ListHead } from "../list-frame.tsx";
import { EngagementDialog } from "./engagement-dialog.tsx";
import { MarkPostedDialog } from "./mark-posted-dialog.tsx";
import { PostEditDialog } from "./post-edit-dialog.tsx";
import { PostRow, type PostAction } from "./post-row.tsx";

/** How often the list checks which posts are due, in milliseconds. */
const dueCheckMs = 30_000;

export function PostList() {
  const list = useAdminList(socialPosts);
  const now = useNow(dueCheckMs);
  const [chosen, setChosen] = useState<{ action: PostAction; post: SocialPost } | null>(null);
  const close = () => {
    setChosen(null);
  };
  const deleting = useAdminMutation({
    send: (post: SocialPost) => deletePost(post.id),
    refetch: ["posts", "comments", "activity-logs"],
    done: () => ({ title: postMessages.deleted }),
    failed: postTexts.removeFailed,
  });
  return (
    <section className="grid gap-4">
      <ListHead title={postTexts.listTitle} refreshing={list.refreshing} onRefresh={list.refresh} />
      <ListBody
        list={list}
        label={postTexts.listTitle}
        loading={postTexts.loading}
        empty={<EmptyState title={postTexts.empty} hint={postTexts.emptyHint} />}
      >
        {(posts) => (
          <ul className="grid gap-3">
            {posts.map((post) => (
              <PostRow
                key={post.id}
                post={post}
                now={now}
                onAction={(action) => {
                  setChosen({ action, post });
                }}
              />
            ))}
          </ul>
        )}
      </ListBody>
      {chosen?.action === "edit" && <PostEditDialog post={chosen.post} onClose={close} />}
      {chosen?.action === "mark" && <MarkPostedDialog post={chosen.post} onClose={close} />}
      {chosen?.action === "engagement" && <EngagementDialog post={chosen.post} onClose={close} />}
      {chosen?.action === "delete" && (
        <ConfirmDialog
          title={postTexts.removeTitle}
          description={postTexts.removeHint(postExcerpt(chosen.post.content))}
          confirm={postTexts.removeConfirm}
          pending={deleting.isPending}
          onConfirm={() => {
            deleting.mutate(chosen.post, { onSettled: close });
          }}
          onClose={close}
        />
      )}
    </section>
  );
}

import { postIdLengthMax } from "@contract/rules/text-lengths.ts";
import type { SocialPost } from "@contract/wire/posts.ts";
import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from "@/components/ui/dialog.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";
import { panelTexts, postTexts } from "../../admin-texts.ts";
import { markPosted } from "../../api/posts.ts";
import { isNotFound, useAdminMutation } from "../../use-admin-mutation.ts";
import { useLeaveQuestion } from "../../use-leave-question.ts";
import { LeaveDialog } from "../leave-dialog.tsx";

/** Marks a post as posted, optionally with the platform's id of the post. */
export function MarkPostedDialog({ post, onClose }: { post: SocialPost; onClose: () => void }) {
  const [postId, setPostId] = useState("");
  const marking = useAdminMutation({
    send: (id: string) => markPosted(post.id, { isPosted: true, ...(id ? { postId: id } : {}) }),
    refetch: ["posts", "activity-logs"],
    done: () => ({ title: postTexts.statusUpdated }),
    failed: postTexts.statusFailed,
  });
  const { leave, asking } = useLeaveQuestion(postId.trim() !== "", marking.isPending, onClose);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!marking.isPending)
      marking.mutate(postId.trim(), {
        onSuccess: onClose,
        onError: (error) => {
          if (isNotFound(error)) onClose();
        },
      });
  }
  return (
    <Dialog open onClose={leave}>
      <DialogContent>
        <DialogTitle>{postTexts.mark}</DialogTitle>
        <DialogDescription>{postTexts.markHint}</DialogDescription>
        <form noValidate onSubmit={handleSubmit} className="grid gap-5">
          <Field label={postTexts.postId}>
            {(control) => (
              <Input
                {...control}
                value={postId}
                maxLength={postIdLengthMax}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => {
                  setPostId(event.currentTarget.value);
                }}
              />
            )}
          </Field>
          <DialogFooter>
            <Button variant="ghost" onClick={leave}>
              {panelTexts.cancel}
            </Button>
            <Button type="submit" loading={marking.isPending}>
              {postTexts.mark}
            </Button>
          </DialogFooter>
        </form>
        <LeaveDialog asking={asking} />
      </DialogContent>
    </Dialog>
  );
}

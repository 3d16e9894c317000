import { Button } from "@/components/ui/button.tsx";
import type { FieldControl } from "@/components/ui/field.tsx";
import { Select } from "@/components/ui/select.tsx";
import { commentTexts, postTexts } from "../../admin-texts.ts";
import { useAdminList } from "../../api/admin-list.ts";
import { postChoices } from "../../api/posts.ts";
import { postExcerpt } from "../../post-text.ts";

interface PostSelectProps {
  control: FieldControl;
  /** The ID of a post; empty for none. */
  value: string;
  onChange: (postId: string) => void;
}

/** Chooses the post of a comment: first those that are posted, because people comment on what is posted. */
export function PostSelect({ control, value, onChange }: PostSelectProps) {
  const posts = useAdminList(postChoices);
  return (
    <div className="grid gap-2">
      <Select
        {...control}
        name="postId"
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      >
        <option value="">{commentTexts.postEmpty}</option>
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
  );
}

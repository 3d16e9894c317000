import { PostForm } from "./post-form.tsx";
import { PostList } from "./post-list.tsx";

export function PostsTab() {
  return (
    <div className="grid gap-8">
      <PostForm />
      <PostList />
    </div>
  );
}

import { ModelError } from "../../../domain/writing/call.ts";
import type { PostText, PostWriter } from "../../../domain/posts/port.ts";
import { createDraw } from "../draw.ts";
import { brandPosts } from "./lines.ts";
import { builtInUsage } from "../usage.ts";

/** Creates the writer that picks a prepared post that was not used recently and fits the given hashtags best. */
export function createBuiltInPostWriter({ random = Math.random }: { random?: () => number } = {}): PostWriter {
  return {
    source: "built-in",
    // oxlint-disable-next-line require-await
    async writePost({ hashtags, recent }, { signal } = {}) {
      if (signal?.aborted) throw new ModelError("aborted", "aborted before writing");
      const started = performance.now();
      const draw = createDraw(random);
      const used = new Set(recent);
      const unused = brandPosts.filter(({ content }) => !used.has(content));
      const pool = unused.length > 0 ? unused : brandPosts;
      const wanted = new Set(hashtags.map((tag) => tag.toLowerCase()));
      const fitting = pool.filter((post) => post.hashtags.some((tag) => wanted.has(tag.toLowerCase())));
      const post: PostText = draw.one(fitting.length > 0 ? fitting : pool);
      return { post: { content: post.content, hashtags: [...post.hashtags] }, usage: builtInUsage(started) };
    },
  };
}

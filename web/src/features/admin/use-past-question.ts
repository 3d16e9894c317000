import type { PostRequest } from "@contract/wire/posts.ts";
import { useState } from "react";

interface PastQuestion {
  /** Saves a post at once, or only after the person has confirmed a time in the past. */
  ask: (save: (post: PostRequest) => Promise<void>) => (post: PostRequest) => Promise<void>;
  /** The time that is asked about, as an ISO timestamp; null if nothing is asked. */
  scheduledFor: string | null;
  /** Saves the post that was asked about. */
  confirm: () => void;
  cancel: () => void;
}

/** Asks whether a post is really meant for a time in the past, because such a post is due at once. */
export function usePastQuestion(): PastQuestion {
  const [asked, setAsked] = useState<{ post: PostRequest; answer: (save: boolean) => void } | null>(null);
  function answerWith(save: boolean): void {
    asked?.answer(save);
    setAsked(null);
  }
  return {
    ask: (save) => async (post) => {
      const wanted =
        Date.parse(post.scheduledFor) >= Date.now() ||
        (await new Promise<boolean>((answer) => {
          setAsked({ post, answer });
        }));
      if (wanted) await save(post);
    },
    scheduledFor: asked?.post.scheduledFor ?? null,
    confirm: () => {
      answerWith(true);
    },
    cancel: () => {
      answerWith(false);
    },
  };
}

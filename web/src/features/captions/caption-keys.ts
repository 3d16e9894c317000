import type { KeyboardEvent } from "react";
import { createStore } from "@/lib/store.ts";

/** Whether the list of keys is shown. */
export const keysShown = createStore(false);

/** What a single key presses on the post that has the focus: a button with this `data-caption-action`. */
const actions: Readonly<Record<string, string>> = { c: "copy", f: "favorite", e: "edit" };
const steps: Readonly<Record<string, number>> = { arrowdown: 1, j: 1, arrowup: -1, k: -1 };

function focusNeighbor(list: HTMLElement, post: HTMLElement, step: number): void {
  const posts = Array.from(list.querySelectorAll("article"));
  const next = posts[posts.indexOf(post) + step];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "nearest" });
}

/**
 * Handles a key of the list of captions. Single keys work only while a post or one of its buttons has the focus, never
 * in a field or a menu (WCAG 2.1.4).
 */
export function handleCaptionKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: list } = event;
  if (!(target instanceof HTMLElement) || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  // A menu that belongs to a post stands elsewhere in the document.
  const post = list.contains(target) ? target.closest("article") : null;
  if (!post || target.matches("input, textarea, select, [contenteditable]")) return;
  const key = event.key.toLowerCase();
  const step = steps[key];
  const action = key === "enter" && target === post ? "edit" : actions[key];
  if (step !== undefined) focusNeighbor(list, post, step);
  else if (key === "?") keysShown.set(true);
  else if (action !== undefined) post.querySelector<HTMLElement>(`[data-caption-action="${action}"]`)?.click();
  else return;
  event.preventDefault();
}

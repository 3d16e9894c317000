import { useSyncExternalStore } from "react";
import { toastMs } from "@contract/limits.ts";

export interface ToastOptions {
  title: string;
  description?: string;
  /** `destructive` is red and announced at once. */
  variant?: "default" | "destructive";
  /** Milliseconds; hovering, focus and a hidden window pause it. */
  duration?: number;
}

export interface Toast extends Required<Omit<ToastOptions, "description">> {
  id: number;
  description: string | undefined;
}

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows one notification; a newer one takes the place of the one that is visible. Returns its id. */
export function toast({ variant = "default", duration = toastMs, ...options }: ToastOptions): number {
  lastId += 1;
  show({ id: lastId, variant, duration, title: options.title, description: options.description });
  return lastId;
}

/** Takes a notification away; without an id, whichever is visible. */
export function dismissToast(id?: number): void {
  if (current && (id === undefined || current.id === id)) show(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The one visible notification. */
export function useToast(): Toast | null {
  return useSyncExternalStore(subscribe, () => current);
}

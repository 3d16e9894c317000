import { toastMs } from "@contract/limits.ts";
import { createStore, useStore } from "./store.ts";

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

const current = createStore<Toast | null>(null);
let lastId = 0;

/** Shows one notification; a newer one takes the place of the one that is visible. Returns its id. */
export function toast({ variant = "default", duration = toastMs, ...options }: ToastOptions): number {
  lastId += 1;
  current.set({ id: lastId, variant, duration, title: options.title, description: options.description });
  return lastId;
}

/** Takes a notification away; without an id, whichever is visible. */
export function dismissToast(id?: number): void {
  const shown = current.get();
  if (shown && (id === undefined || shown.id === id)) current.set(null);
}

/** The one visible notification. */
export function useToast(): Toast | null {
  return useStore(current);
}

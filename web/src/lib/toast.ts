import { useSyncExternalStore } from "react";
import { referenceToastMs, toastMs } from "@contract/rules/display.ts";
import { splitReference } from "./reference.ts";

export interface ToastOptions {
  title: string;
  description?: string;
  /** `destructive` is red and is announced immediately. */
  variant?: "default" | "destructive";
  /** In milliseconds; hovering, focus and a hidden window pause it. */
  duration?: number;
  /** A button in the notification, e.g. "Undo". A press also dismisses the notification. */
  action?: ToastAction;
}

interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface Toast extends Required<Omit<ToastOptions, "description" | "action">> {
  id: number;
  description: string | undefined;
  action: ToastAction | undefined;
}

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows one notification, which replaces the visible one. Returns its ID. */
export function toast({ variant = "default", duration, ...options }: ToastOptions): number {
  lastId += 1;
  const { title, description, action } = options;
  // A reference has to be written down or copied.
  const standardMs = splitReference(description ?? "").reference === null ? toastMs : referenceToastMs;
  show({ id: lastId, variant, duration: duration ?? standardMs, title, description, action });
  return lastId;
}

/** Dismisses a notification; without an ID, the visible one. */
export function dismissToast(id?: number): void {
  if (current && (id === undefined || current.id === id)) show(null);
}

/** Dismisses the visible notification if it is about a failure, because another attempt begins. */
export function dismissFailure(): void {
  if (current?.variant === "destructive") show(null);
}

/** Runs `listener` whenever another notification is visible, or none. Returns a function that removes it. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visible notification; null if there is none. */
export const visibleToast = (): Toast | null => current;

/** The one visible notification. */
export function useToast(): Toast | null {
  return useSyncExternalStore(onToast, visibleToast, () => null);
}

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

/** Somebody has read the title of a notification that was visible for this long. In milliseconds. */
const readMs = 1500;
/** With less time left, nobody could read a notification again and press what is in it. In milliseconds. */
const leftMsMin = 1000;

let current: Toast | null = null;
/** When the visible notification appeared, in milliseconds since the epoch. */
let since = 0;
/** Notifications that another one replaced too early, the latest last. */
let covered: { toast: Toast; hiddenAt: number }[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: Toast | null): void {
  current = next;
  since = Date.now();
  for (const listener of listeners) listener();
}

const sameText = (a: Toast, b: Toast) =>
  a.title === b.title && a.description === b.description && a.variant === b.variant;

/**
 * Keeps the visible notification for later if the next one comes too early: before it was read, or before the time to
 * press or copy what is in it has passed.
 */
function cover(next: Toast): void {
  if (!current || (!current.action && sameText(current, next))) return;
  const visibleMs = Date.now() - since;
  const toPress = current.action !== undefined || current.duration > toastMs;
  if (toPress || visibleMs < readMs)
    covered.push({ toast: { ...current, duration: current.duration - visibleMs }, hiddenAt: Date.now() });
}

/** Shows the latest covered notification for the rest of its time, or none. The time of an offer passes meanwhile. */
function showCovered(): void {
  for (let last = covered.pop(); last; last = covered.pop()) {
    const passed = last.toast.action ? Date.now() - last.hiddenAt : 0;
    const duration = last.toast.duration - passed;
    if (duration >= leftMsMin) return show({ ...last.toast, duration });
  }
  show(null);
}

/**
 * Shows one notification, which replaces the visible one. If that one was visible too briefly, it is shown again
 * afterwards. Returns the ID.
 */
export function toast({ variant = "default", duration, ...options }: ToastOptions): number {
  lastId += 1;
  const { title, description, action } = options;
  // A reference has to be written down or copied.
  const standardMs = splitReference(description ?? "").reference === null ? toastMs : referenceToastMs;
  const next: Toast = { id: lastId, variant, duration: duration ?? standardMs, title, description, action };
  covered = covered.filter((other) => other.toast.action || !sameText(other.toast, next));
  cover(next);
  show(next);
  return lastId;
}

/** Dismisses a notification; without an ID, all of them. */
export function dismissToast(id?: number): void {
  covered = id === undefined ? [] : covered.filter((other) => other.toast.id !== id);
  if (current && (id === undefined || current.id === id)) showCovered();
}

/** Dismisses the notifications that are about a failure, because another attempt begins. */
export function dismissFailure(): void {
  covered = covered.filter((other) => other.toast.variant !== "destructive");
  if (current?.variant === "destructive") showCovered();
}

/** Drops what would be shown again: what one person has done is not to be undone, or read, by the next one. */
export function dropCoveredToasts(): void {
  covered = [];
}

function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visible notification; null if there is none. */
export const visibleToast = (): Toast | null => current;

/** The one visible notification. */
export function useToast(): Toast | null {
  return useSyncExternalStore(onToast, visibleToast, () => null);
}

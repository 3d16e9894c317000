import { captionVariantStored } from "@contract/wire/caption-variants.ts";
import { ApiError } from "@/lib/api-client.ts";
import { forgetReads } from "@/lib/outdated-reads.ts";
import { queryKeys } from "@/lib/query-keys.ts";
import { beforeLogout } from "@/lib/logout.ts";
import { getUser } from "@/lib/session.ts";
import { toast } from "@/lib/toast.ts";
import { captionEdits, variantKey, type CaptionEdit } from "../caption-edits.ts";
import { saveVariant } from "./api.ts";
import { editorTexts } from "./editor-texts.ts";
import { forgetEdit, keepEdit } from "./kept-edits.ts";
import { putEdit } from "./put-edit.ts";
import { currentText, isBlank, mergeVersions } from "./versions.ts";

/** A pause in typing ends a version and saves it; without a pause, it is saved this often. In milliseconds. */
const pauseMs = 1200;
const saveWithinMs = 5000;
/** How soon what was typed is kept in the browser. */
const keepWithinMs = 250;
/** How long to wait before the next try when the server does not respond; doubled up to the longest. */
const retryMs = 5000;
const retryMsMax = 60_000;

interface Timers {
  pause?: ReturnType<typeof setTimeout>;
  within?: ReturnType<typeof setTimeout>;
  keep?: ReturnType<typeof setTimeout>;
}

const timers = new Map<string, Timers>();
const running = new Set<string>();
/** Counts sessions: a response that arrives after one has ended changes nothing in the next. */
let sessionNumber = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
let nextRetryMs = retryMs;

const find = (key: string) => captionEdits.get().get(key);
const unsaved = () => [...captionEdits.get().values()].filter(({ state }) => state === "waiting");

function clearTimers(key: string): void {
  const set = timers.get(key);
  for (const timer of [set?.pause, set?.within, set?.keep]) clearTimeout(timer);
  timers.delete(key);
}

/** Saves an edit after a pause, or at the latest after a few seconds. @param onPause runs before the save */
export function saveSoon(edit: CaptionEdit, onPause: () => void): void {
  const key = variantKey(edit);
  const set = timers.get(key) ?? {};
  clearTimeout(set.pause);
  set.pause = setTimeout(() => {
    onPause();
    saveNow(key);
  }, pauseMs);
  set.within ??= setTimeout(() => {
    set.within = undefined;
    void save(key);
  }, saveWithinMs);
  set.keep ??= setTimeout(() => {
    set.keep = undefined;
    const latest = find(key);
    if (latest?.state === "waiting") keepEdit(latest);
  }, keepWithinMs);
  timers.set(key, set);
}

/** Saves an edit without waiting. A failure keeps it in the browser and tries again. */
export function saveNow(key: string): void {
  clearTimers(key);
  void save(key);
}

async function save(key: string, leaving = false): Promise<void> {
  const edit = find(key);
  if (edit?.state !== "waiting" || isBlank(currentText(edit.versions))) return;
  if (running.has(key) || getUser()?.id !== edit.userId) return;
  running.add(key);
  const startedIn = sessionNumber;
  const saved = await saveVariant(edit, leaving).catch(asApiError);
  if (startedIn !== sessionNumber) {
    if (typeof saved === "number") forgetEdit(edit);
    return;
  }
  running.delete(key);
  const latest = find(key);
  if (!latest) return;
  let again = true;
  if (typeof saved === "number") settle(latest, edit, saved);
  else {
    keepEdit(latest);
    again = handleFailure(latest, saved);
  }
  // What was typed in the meantime; where somebody is still typing, a timer runs.
  if (again && !timers.has(key)) await save(key);
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}

/** Notes that the server has an edit; what was typed meanwhile is saved next. */
function settle(latest: CaptionEdit, saved: CaptionEdit, revision: number): void {
  nextRetryMs = retryMs;
  const { texts, current } = saved.versions;
  const same = latest.versions.texts === texts && latest.versions.current === current;
  putEdit({ ...latest, revision, state: same ? "saved" : "waiting" });
  if (same) forgetEdit(latest);
  // The next visit to the history reads it again.
  forgetReads(queryKeys.captionHistory);
}

/** @returns whether to save again at once */
function handleFailure(latest: CaptionEdit, error: ApiError): boolean {
  const stored = error.code === "stale_revision" ? captionVariantStored.safeParse(error.details).data : undefined;
  if (stored) {
    merge(latest, stored);
    return true;
  }
  if (error.status === 404) {
    forgetEdit(latest);
    putEdit({ ...latest, state: "detached" });
  } else if (error.status === 400 || error.status === 413) putEdit({ ...latest, state: "refused" });
  // After a 401, the edits are sent when the person signs in again.
  else if (error.status !== 401) tryLater(Number(error.details["retryAfter"]) * 1000 || nextRetryMs);
  return false;
}

/** Another tab or device saved the same caption: both texts are kept, and the one of this tab is current. */
function merge(latest: CaptionEdit, stored: { revision: number; versions: string[] | null; current: number }): void {
  const { revision, versions, current } = stored;
  const foreign = versions?.[current];
  const known = foreign === undefined || latest.versions.texts.includes(foreign);
  putEdit({ ...latest, revision, versions: versions ? mergeVersions(latest.versions, versions) : latest.versions });
  if (!known) toast(editorTexts.changedElsewhere);
}

function tryLater(afterMs: number): void {
  nextRetryMs = Math.min(nextRetryMs * 2, retryMsMax);
  retry ??= setTimeout(saveAll, afterMs);
}

/** Saves everything that is not saved, for example when the connection is back. */
export function saveAll(): void {
  clearTimeout(retry);
  retry = undefined;
  for (const edit of unsaved()) saveNow(variantKey(edit));
}

/** Forgets all waiting saves; the edits themselves are kept by the caller. */
export function forgetSaving(): void {
  sessionNumber += 1;
  running.clear();
  for (const key of timers.keys()) clearTimers(key);
  clearTimeout(retry);
  retry = undefined;
  nextRetryMs = retryMs;
}

window.addEventListener("online", saveAll);
// A logout erases what the browser keeps.
beforeLogout(async () => {
  await Promise.all(unsaved().map((edit) => save(variantKey(edit))));
});
// A page that is hidden may never come back: phones close it without another event.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") return;
  for (const edit of unsaved()) {
    keepEdit(edit);
    void save(variantKey(edit), true);
  }
});
window.addEventListener("pagehide", () => {
  for (const edit of unsaved()) keepEdit(edit);
});

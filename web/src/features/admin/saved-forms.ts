import { getUser, onLogout } from "@/lib/session.ts";

const storageKey = "admin-forms";

let drafts = new Map<string, unknown>();
let owner: string | undefined;

/** What was stored by this browser tab before it was reloaded; nothing if it belongs to another person. */
function stored(person: string): Map<string, unknown> {
  const json = read();
  if (json === null) return new Map();
  const { owner: writer, forms } = JSON.parse(json) as { owner: string; forms: [string, unknown][] };
  return new Map(writer === person ? forms : []);
}

function read(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    // Storage is turned off: the forms are then kept in memory only.
    return null;
  }
}

function forgetStored(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is turned off, and nothing is in it.
  }
}

function store(): void {
  if (drafts.size === 0) {
    forgetStored();
    return;
  }
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ owner, forms: [...drafts] }));
  } catch {
    // Storage is turned off or full: the forms are then kept in memory only.
  }
}

/** The saved forms of the signed-in person. Those of another person are deleted first. */
function own(): Map<string, unknown> {
  const person = getUser()?.id;
  if (person && person !== owner) {
    if (owner) deleteSavedForms();
    owner = person;
    drafts = new Map([...stored(person), ...drafts]);
  }
  if (person) guard();
  return drafts;
}

/** Lets the browser ask before the page is closed or reloaded while something is not saved. */
function hold(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function guard(): void {
  if (drafts.size > 0) window.addEventListener("beforeunload", hold);
  else window.removeEventListener("beforeunload", hold);
}

/**
 * The saved state of a form, or undefined. It survives closing the panel, a reload, an expired session and, in memory,
 * a logout, for the same person. Each browser tab has its own, so that two tabs do not overwrite each other.
 */
export const readSavedForm = <Draft>(name: string): Draft | undefined => own().get(name) as Draft | undefined;

export function saveForm(name: string, draft: unknown): void {
  own().set(name, draft);
  store();
  guard();
}

export function deleteSavedForm(name: string): void {
  if (!own().delete(name)) return;
  store();
  guard();
}

export function deleteSavedForms(): void {
  drafts.clear();
  store();
  guard();
}

// At logout, the text stays in this tab's memory only, for the same person; nobody else is asked about it.
onLogout((expired) => {
  if (expired) return;
  forgetStored();
  window.removeEventListener("beforeunload", hold);
});

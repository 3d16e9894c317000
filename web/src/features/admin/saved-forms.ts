import { getUser, onLogout } from "@/lib/session.ts";

const drafts = new Map<string, unknown>();
let owner: string | undefined;

/** The drafts of whoever is signed in. Another person's are dropped before anybody can read them. */
function own(): Map<string, unknown> {
  const person = getUser()?.id;
  if (person && person !== owner) {
    if (owner) drafts.clear();
    owner = person;
  }
  return drafts;
}

/**
 * What was being written under a name, or undefined. It is kept in memory only: a closed panel and a session that ran
 * out leave it for the same person; logging out drops it.
 */
export const readSavedForm = <Draft>(name: string): Draft | undefined => own().get(name) as Draft | undefined;

export function saveForm(name: string, draft: unknown): void {
  own().set(name, draft);
}

export function deleteSavedForm(name: string): void {
  drafts.delete(name);
}

export function deleteSavedForms(): void {
  drafts.clear();
}

onLogout((expired) => {
  if (!expired) deleteSavedForms();
});

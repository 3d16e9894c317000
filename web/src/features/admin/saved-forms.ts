import { getUser, onLogout } from "@/lib/session.ts";

const drafts = new Map<string, unknown>();
let owner: string | undefined;

/** The saved forms of the signed-in person. Those of another person are deleted first. */
function own(): Map<string, unknown> {
  const person = getUser()?.id;
  if (person && person !== owner) {
    if (owner) drafts.clear();
    owner = person;
  }
  return drafts;
}

/**
 * The saved state of a form, or undefined. It is kept only in memory: it survives closing the panel and an expired
 * session for the same person, and is deleted at logout.
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

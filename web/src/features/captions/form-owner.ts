import { getUser, onSessionChange } from "@/lib/session.ts";
import { captionForm, clearForm } from "./caption-form.ts";
import { readFormValues } from "./form-values.ts";

/**
 * What is in the form belongs to one account. It survives a reload (without the photo) and the end of the session,
 * and only the same account gets it back: another one begins with an empty form.
 */
const key = "captionForm";

interface StoredForm {
  owner: string;
  form: object;
}

let owner: string | null = null;

function readStored(): StoredForm | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? "null") as StoredForm | null;
    return typeof stored?.form === "object" ? stored : null;
  } catch {
    // Blocked storage, or not written by this page: there is nothing to restore.
    return null;
  }
}

function writeStored(stored: StoredForm | null): void {
  try {
    if (stored) sessionStorage.setItem(key, JSON.stringify(stored));
    else sessionStorage.removeItem(key);
  } catch {
    // Blocked or full: what is in the form is lost with the page.
  }
}

function claim(): void {
  const user = getUser();
  if (!user || user.id === owner) return;
  const stored = readStored();
  if (owner !== null) clearForm();
  if (stored?.owner === user.id && owner === null) restore(stored.form);
  owner = user.id;
}

function restore(form: StoredForm["form"]): void {
  const values = readFormValues(form);
  if (values) captionForm.set({ ...captionForm.get(), ...values });
}

/** At the end of a session, what is in the form stays in this tab's memory only. */
export function leaveForm(): void {
  writeStored(null);
}

claim();
onSessionChange(claim);
// Without a page, for example in a test of the logic, there is nothing to leave.
globalThis.addEventListener?.("pagehide", () => {
  const { photo: _, ...form } = captionForm.get();
  writeStored(owner !== null && getUser() && form.keyword ? { owner, form } : null);
});

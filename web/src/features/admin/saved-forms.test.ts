import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeUser } from "@/testing/fake-user.ts";

const admin = fakeUser({ isAdmin: true });
const other = fakeUser({ id: "5f2b7c1e-0000-4000-8000-000000000002", isAdmin: true });

const loaded: { deleteSavedForms: () => void }[] = [];

/** The modules as after a reload of the page, with a person signed in. */
async function reload(person = admin) {
  vi.resetModules();
  const { setUser } = await import("@/lib/session.ts");
  setUser(person);
  const forms = await import("./saved-forms.ts");
  loaded.push(forms);
  return { ...forms, setUser };
}
/** Whether the browser would ask before the page is closed. */
const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  // Every loaded module has its own listener on the window.
  for (const { deleteSavedForms } of loaded.splice(0)) deleteSavedForms();
});

it("a form survives a reload of the page, for the same person only", async () => {
  (await reload()).saveForm("post", { content: "Kites" });
  expect((await reload(other)).readSavedForm("post")).toBeUndefined();
  const again = await reload();
  expect(again.readSavedForm("post")).toEqual({ content: "Kites" });
});

it("logging out deletes what is stored", async () => {
  const { saveForm, setUser } = await reload();
  saveForm("post", { content: "Kites" });
  setUser(null);
  expect(sessionStorage.length).toBe(0);
  expect(asks()).toBe(false);
  expect((await reload()).readSavedForm("post")).toBeUndefined();
});

it("who logs in again in the same tab gets their text back; another person does not", async () => {
  const { saveForm, readSavedForm, setUser } = await reload();
  saveForm("post", { content: "Kites" });
  setUser(null);
  setUser(admin);
  expect(readSavedForm("post")).toEqual({ content: "Kites" });
  expect(asks()).toBe(true);
  setUser(null);
  setUser(other);
  expect(readSavedForm("post")).toBeUndefined();
  setUser(admin);
  expect(readSavedForm("post")).toBeUndefined();
});

it("the browser asks before it closes the page while something is not saved", async () => {
  const { saveForm, deleteSavedForm } = await reload();
  expect(asks()).toBe(false);
  saveForm("post", { content: "Kites" });
  expect(asks()).toBe(true);
  deleteSavedForm("post");
  expect(asks()).toBe(false);
});

it("without storage, forms are kept in memory", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("off", "SecurityError");
  });
  const { saveForm, readSavedForm } = await reload();
  saveForm("post", { content: "Kites" });
  expect(readSavedForm("post")).toEqual({ content: "Kites" });
});

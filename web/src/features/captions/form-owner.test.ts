import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type * as SessionModule from "@/lib/session.ts";
import type * as FormModule from "./caption-form.ts";
import { fakeUser } from "@/testing/fake-user.ts";

let session: typeof SessionModule;
let form: typeof FormModule;

/** Loads the modules anew, as a reload of the page does. */
async function loadPage(): Promise<void> {
  vi.resetModules();
  session = await import("@/lib/session.ts");
  form = await import("./caption-form.ts");
  // Its listeners discard and keep what is in the form.
  await import("./generation.ts");
}
const ann = fakeUser({ id: "11111111-1111-4111-8111-111111111111" });
const ben = fakeUser({ id: "22222222-2222-4222-8222-222222222222" });
const leavePage = () => window.dispatchEvent(new Event("pagehide"));

beforeEach(async () => {
  sessionStorage.clear();
  await loadPage();
  session.setUser(ann);
  form.changeForm({ keyword: "harbor fog", platform: "x" });
});
afterEach(() => {
  session.setUser(null);
});

it("is there again for the same account after the session has ended", () => {
  session.setUser(null);
  session.setUser(ann);
  expect(form.captionForm.get()).toMatchObject({ keyword: "harbor fog", platform: "x" });
});

it("is not shown to another account", () => {
  session.setUser(null);
  session.setUser(ben);
  expect(form.captionForm.get().keyword).toBe("");
});

it("survives a reload, even if the keyword is too long", async () => {
  form.changeForm({ keyword: "f".repeat(600) });
  leavePage();
  await loadPage();
  session.setUser(ann);
  expect(form.captionForm.get()).toMatchObject({ keyword: "f".repeat(600), platform: "x" });
});

it("is not given to another account after a reload, and not stored after the session", async () => {
  leavePage();
  await loadPage();
  session.setUser(ben);
  expect(form.captionForm.get().keyword).toBe("");
  session.setUser(null);
  leavePage();
  expect(sessionStorage).toHaveLength(0);
});

it("ignores what another script stored", async () => {
  for (const stored of ["{", '{"form":1}', `{"owner":"${ann.id}","form":{"keyword":7,"platform":"z"}}`]) {
    await loadPage();
    sessionStorage.setItem("captionForm", stored);
    session.setUser(ann);
    expect(form.captionForm.get().keyword).toBe("");
  }
});

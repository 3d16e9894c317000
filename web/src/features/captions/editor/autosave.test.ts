import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { logout } from "@/lib/logout.ts";
import { refreshUser, setUser } from "@/lib/session.ts";
import * as toasts from "@/lib/toast.ts";
import { failure, fakeApi, jsonResponse, type FakeRequest, type FakeRoute } from "@/testing/fake-api.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { addCaptionBatch, captionBatches, clearCaptionBatches } from "../caption-batches.ts";
import { captionEdits, variantKey, type VariantId } from "../caption-edits.ts";
import { resumeKeptEdits } from "../resume-kept-edits.ts";
import { editorTexts } from "./editor-texts.ts";
import { closeCaption, typeCaption, undoCaption } from "./edits.ts";
import { resumeEdits } from "./resume.ts";

const id: VariantId = { entryId: "7", place: 1, platform: "x" };
const path = "PUT /api/captions/7/1";
const person = fakeUser();
const other = fakeUser({ id: "5f2b7c1e-0000-4000-8000-000000000002" });

type Save = Record<"current" | "revision", number> & { versions: string[] };

/** A server that stores revisions as the real one does. */
function server({ revision = 0, versions = null as string[] | null, current = 0 } = {}) {
  const stored = { revision, versions, current };
  const route: FakeRoute = ({ json }) => {
    const save = json as Save;
    if (save.revision !== stored.revision)
      return jsonResponse({ message: "Changed.", code: "stale_revision", details: stored }, 409);
    Object.assign(stored, { versions: save.versions, current: save.current, revision: stored.revision + 1 });
    return jsonResponse({ revision: stored.revision });
  };
  return { stored, route };
}

let requests: FakeRequest[] = [];
function connect(route: FakeRoute, routes: Record<string, FakeRoute> = {}) {
  requests = fakeApi({ [path]: route, ...routes });
}
const offline: FakeRoute = () => {
  throw new TypeError("Failed to fetch");
};
const saves = () => requests.filter(({ method }) => method === "PUT").map(({ json }) => json as Save);
const edit = () => captionEdits.get().get(variantKey(id));
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith("caption-edit:"));
/** Lets a pause in typing pass, and the request that follows it. */
const pause = () => vi.advanceTimersByTimeAsync(1500);

/** What a reload leaves: the storage, and a page that knows nothing. */
function reload(user = person) {
  setUser(null);
  clearCaptionBatches();
  setUser(user);
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  setUser(person);
  addCaptionBatch(
    {
      id: "7",
      keyword: "snow",
      platform: "x",
      captions: ["First.", "Second."],
      createdAt: "2026-11-21T08:00:00Z",
      writer: "model",
      usage: person.usage,
    },
    null,
  );
});
afterEach(() => {
  setUser(null);
  clearCaptionBatches();
  toasts.dismissToast();
  vi.useRealTimers();
});

it("saves after a pause, keeps nothing in the browser, and shows the text in the list", async () => {
  connect(server().route);
  typeCaption(id, "Second, c");
  typeCaption(id, "Second, changed.");
  expect(captionBatches.get()[0]!.captions).toEqual(["First.", "Second, changed."]);
  expect([edit()?.state, requests.length]).toEqual(["waiting", 0]);
  await pause();
  expect(saves()).toEqual([{ platform: "x", versions: ["Second.", "Second, changed."], current: 1, revision: 0 }]);
  expect([edit()?.state, edit()?.revision, kept()]).toEqual(["saved", 1, []]);
});

it("saves every few seconds while somebody types without a pause", async () => {
  connect(server().route);
  for (let key = 1; key <= 12; key += 1) {
    typeCaption(id, "x".repeat(key));
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(saves().length).toBeGreaterThan(0);
  await pause();
  expect(saves().at(-1)!.versions).toEqual(["Second.", "x".repeat(12)]);
  expect(edit()?.state).toBe("saved");
});

it("saves what was typed while a save was running, on the revision of that save", async () => {
  let respond = (_response: Response) => {};
  connect(() => new Promise((resolve) => (respond = resolve)));
  typeCaption(id, "Now.");
  await pause();
  typeCaption(id, "Later.");
  await pause();
  expect(saves()).toHaveLength(1);
  respond(jsonResponse({ revision: 1 }));
  await vi.advanceTimersByTimeAsync(0);
  expect(saves()[1]).toMatchObject({ versions: ["Second.", "Now.", "Later."], revision: 1 });
});

it("saves an undo at once", async () => {
  const { route, stored } = server();
  connect(route);
  typeCaption(id, "Changed.");
  await pause();
  undoCaption(id);
  await vi.advanceTimersByTimeAsync(0);
  expect(stored).toEqual({ versions: ["Second.", "Changed."], current: 0, revision: 2 });
});

it("never saves an empty caption, and says that the text before it is back", async () => {
  connect(server().route);
  typeCaption(id, " ");
  await pause();
  expect(requests).toHaveLength(0);
  expect(closeCaption(id)).toBe(true);
  expect(captionBatches.get()[0]!.captions[1]).toBe("Second.");
});

describe("nothing typed is lost", () => {
  it("by an offline minute: it is kept in the browser and saved when the connection is back", async () => {
    connect(offline);
    typeCaption(id, "Offline.");
    await pause();
    expect([edit()?.state, kept().length]).toEqual(["waiting", 1]);
    const { route, stored } = server();
    connect(route);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect([edit()?.state, stored.versions, kept()]).toEqual(["saved", ["Second.", "Offline."], []]);
  });

  it("by a server that is down for a while: it is tried again later, more and more rarely", async () => {
    connect(() => failure(503, "unavailable", "Later."));
    typeCaption(id, "Patient.");
    await pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saves().length).toBeGreaterThan(2);
    expect(saves().length).toBeLessThan(8);
    connect(server().route);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(edit()?.state).toBe("saved");
  });

  it("by too many saves: the next one waits as long as the server says", async () => {
    connect(() => jsonResponse({ message: "Wait.", code: "rate_limited", details: { retryAfter: 40 } }, 429));
    typeCaption(id, "Quick.");
    await pause();
    await vi.advanceTimersByTimeAsync(38_000);
    expect(saves()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(saves()).toHaveLength(2);
  });

  it("by closing the page: the request outlives it, and the browser keeps the text until the response", async () => {
    const sent = vi.fn<typeof fetch>(() => new Promise(() => {}));
    vi.stubGlobal("fetch", sent);
    typeCaption(id, "Last words.");
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(sent.mock.calls[0]![1]).toMatchObject({ method: "PUT", keepalive: true });
    expect(kept()).toHaveLength(1);
  });

  it("by a reload: the next visit sends it, and says so", async () => {
    connect(offline);
    typeCaption(id, "Before the reload.");
    await pause();
    reload();
    const { route, stored } = server();
    connect(route);
    const shown = vi.spyOn(toasts, "toast");
    resumeEdits(person.id);
    await vi.advanceTimersByTimeAsync(0);
    expect([stored.versions, kept()]).toEqual([["Second.", "Before the reload."], []]);
    expect(shown).toHaveBeenCalledWith(editorTexts.savedNow(1));
  });

  it("by a logout, which saves it first and then leaves nothing of it on the device", async () => {
    const { route, stored } = server();
    connect(route, { "POST /api/logout": () => jsonResponse({ message: "ok" }) });
    typeCaption(id, "Just typed.");
    await vi.advanceTimersByTimeAsync(300);
    expect(kept()).toHaveLength(1);
    const leaving = logout();
    await vi.advanceTimersByTimeAsync(100);
    await leaving;
    expect([stored.versions, kept()]).toEqual([["Second.", "Just typed."], []]);
  });

  it("by the end of a session, and another person who signs in here never gets it", async () => {
    connect(offline);
    typeCaption(id, "Mine.");
    reload(other);
    expect(captionEdits.get().size).toBe(0);
    connect(server().route);
    resumeEdits(other.id);
    await pause();
    expect([saves().length, kept().length]).toEqual([0, 1]);
    reload(person);
    resumeEdits(person.id);
    await vi.advanceTimersByTimeAsync(0);
    expect(saves()).toMatchObject([{ versions: ["Second.", "Mine."] }]);
  });

  it("by a session that has expired: signing in again sends it", async () => {
    const expired = () => failure(401, "unauthorized", "Please log in.");
    connect(expired, { "GET /api/user": expired });
    typeCaption(id, "Expired.");
    await pause();
    await refreshUser();
    expect([captionEdits.get().size, saves().length]).toEqual([0, 1]);
    setUser(person);
    connect(server().route);
    resumeEdits(person.id);
    await vi.advanceTimersByTimeAsync(0);
    expect(saves()).toMatchObject([{ versions: ["Second.", "Expired."] }]);
  });

  it("by a second tab: what an open tab is saving is left to it, and is sent once that tab is gone", async () => {
    connect(offline);
    typeCaption(id, "In the first tab.");
    await vi.advanceTimersByTimeAsync(300);
    reload();
    sessionStorage.clear();
    const { route } = server();
    connect(route);
    resumeEdits(person.id);
    await vi.advanceTimersByTimeAsync(5000);
    expect(saves()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(saves()).toMatchObject([{ versions: ["Second.", "In the first tab."] }]);
  });

  it("by another tab that saved first: both texts are kept, the own one is current, and a message says so", async () => {
    const { route, stored } = server({ revision: 3, versions: ["Second.", "Theirs."], current: 1 });
    connect(route);
    const shown = vi.spyOn(toasts, "toast");
    typeCaption(id, "Mine.");
    await pause();
    expect(stored).toEqual({ versions: ["Second.", "Theirs.", "Mine."], current: 2, revision: 4 });
    expect([edit()?.state, captionBatches.get()[0]!.captions[1]]).toEqual(["saved", "Mine."]);
    expect(shown).toHaveBeenCalledWith(editorTexts.changedElsewhere);
    undoCaption(id);
    expect(captionBatches.get()[0]!.captions[1]).toBe("Theirs.");
  });

  it("by a response that got lost: a repeated save finds its own text and says nothing", async () => {
    const { route, stored } = server({ revision: 1, versions: ["Second.", "Mine."], current: 1 });
    connect(route);
    const shown = vi.spyOn(toasts, "toast");
    typeCaption(id, "Mine.");
    await pause();
    expect([stored.versions, edit()?.state]).toEqual([["Second.", "Mine."], "saved"]);
    expect(shown).not.toHaveBeenCalled();
  });
});

it("goes on locally where the entry is no longer in the history", async () => {
  connect(() => failure(404, "not_found", "Gone."));
  typeCaption(id, "Still here.");
  await pause();
  expect([edit()?.state, kept()]).toEqual(["detached", []]);
  typeCaption(id, "Still here, and changed.");
  await pause();
  expect([saves().length, captionBatches.get()[0]!.captions[1]]).toEqual([1, "Still here, and changed."]);
});

it("keeps a text that the server refuses as too long, and saves it once it is shorter", async () => {
  connect(({ json }) =>
    (json as Save).versions.at(-1)!.length > 10
      ? failure(400, "validation_failed", "Too long.")
      : jsonResponse({ revision: 1 }),
  );
  typeCaption(id, "a".repeat(11));
  await pause();
  expect(edit()?.state).toBe("refused");
  typeCaption(id, "a".repeat(9));
  await pause();
  expect(edit()?.state).toBe("saved");
});

it("deletes what was kept for more than 30 days, or cannot be read, whoever it belongs to", async () => {
  connect(offline);
  typeCaption(id, "Old.");
  await pause();
  localStorage.setItem("caption-edit:somebody:1:0:x", "{");
  reload(other);
  vi.setSystemTime(Date.now() + 31 * 24 * 60 * 60 * 1000);
  resumeEdits(other.id);
  expect(kept()).toEqual([]);
});

it("fetches the editor at the start only if something was kept", async () => {
  connect(server().route);
  resumeKeptEdits(person.id);
  await pause();
  expect(requests).toHaveLength(0);
});

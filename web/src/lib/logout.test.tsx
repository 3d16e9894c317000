import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeIndexedDb } from "@/testing/fake-indexed-db.ts";
import { jsonResponse, failure, fakeApi, type FakeRoute } from "@/testing/fake-api.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { ShowToasts } from "@/testing/show-toasts.tsx";
import { rememberPage, rememberUser } from "./last-seen.ts";
import { logout } from "./logout.ts";
import { getUser, setUser } from "./session.ts";
import { dismissToast } from "./toast.ts";

const respondWith = (route: FakeRoute) => fakeApi({ "POST /api/logout": route });
const leave = (options?: { silent: boolean }) => act(() => logout(options));
const said = () => screen.queryByTestId("toast")?.textContent;

beforeEach(() => {
  localStorage.clear();
  setUser(fakeUser());
  render(<ShowToasts />);
});
afterEach(() => {
  act(() => {
    setUser(null);
    dismissToast();
  });
});

it("ends the session here when the server has ended it", async () => {
  const requests = respondWith(() => jsonResponse({ message: "ok" }));
  await leave();
  expect([getUser(), said()]).toEqual([null, "You have been logged out successfully"]);
  expect(requests).toHaveLength(1);
});

it("has erased what the device keeps of the person when it says that they are logged out", async () => {
  const device = new FakeIndexedDb();
  vi.stubGlobal("indexedDB", device);
  await rememberUser(fakeUser());
  await rememberPage(fakeUser().id, "/api/caption-history", ["hers"]);
  localStorage.setItem(`caption-edit:${fakeUser().id}:7/0/x`, "typed");
  localStorage.setItem("caption-edit:another:7/0/x", "theirs");
  respondWith(() => jsonResponse({ message: "ok" }));
  await leave();
  expect(said()).toBe("You have been logged out successfully");
  expect(device.stores.get("last-seen")?.size).toBe(0);
  expect(Object.keys(localStorage)).toEqual(["caption-edit:another:7/0/x"]);
});

it("keeps everything when the logout fails", async () => {
  const device = new FakeIndexedDb();
  vi.stubGlobal("indexedDB", device);
  await rememberUser(fakeUser());
  respondWith(() => failure(503, "unavailable", "Please try again in a minute."));
  await leave();
  expect(device.stores.get("last-seen")?.size).toBe(1);
});

it("takes a session that the server no longer knows for one that has ended", async () => {
  respondWith(() => failure(401, "unauthorized", "Please log in."));
  await leave();
  expect([getUser(), said()]).toEqual([null, "You have been logged out successfully"]);
});

it.each([
  ["the server fails", () => failure(503, "unavailable", "Please try again in a minute.")],
  ["the origin is refused", () => failure(403, "forbidden", "Please try again in a minute.")],
])("keeps the person signed in when %s, and says why", async (_, route) => {
  respondWith(route);
  await leave();
  expect(getUser()).toEqual(fakeUser());
  expect(said()).toBe("Logout failed / Please try again in a minute.");
  expect(screen.getByTestId("toast")).toHaveAttribute("data-variant", "destructive");
});

it("ends it here in silence, whatever the server says, once the account is deleted", async () => {
  respondWith(() => failure(503, "unavailable", "Please try again in a minute."));
  await leave({ silent: true });
  expect([getUser(), said()]).toEqual([null, undefined]);
});

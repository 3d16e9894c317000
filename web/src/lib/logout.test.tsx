import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { jsonResponse, failure, fakeApi, type FakeRoute } from "@/testing/fake-api.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { ShowToasts } from "@/testing/show-toasts.tsx";
import { logout } from "./logout.ts";
import { getUser, setUser } from "./session.ts";
import { dismissToast } from "./toast.ts";

const respondWith = (route: FakeRoute) => fakeApi({ "POST /api/logout": route });
const leave = (options?: { silent: boolean }) => act(() => logout(options));
const said = () => screen.queryByTestId("toast")?.textContent;

beforeEach(() => {
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

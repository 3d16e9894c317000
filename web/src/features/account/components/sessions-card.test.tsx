import type { AccountSession } from "@contract/wire/sessions.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { queryClient } from "@/lib/query-client.ts";
import { dismissToast } from "@/lib/toast.ts";
import { jsonResponse, failure, fakeApi, type FakeRoute } from "@/testing/fake-api.ts";
import { ShowToasts } from "@/testing/show-toasts.tsx";
import { SessionsCard } from "./sessions-card.tsx";

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const device = (id: string, changes: Partial<AccountSession> = {}): AccountSession => ({
  id,
  device: "Chrome on Android",
  current: false,
  createdAt: ago(600),
  lastSeenAt: ago(121),
  ...changes,
});
const here = device("here", { device: "Firefox on Linux", current: true, lastSeenAt: ago(3) });

function show(sessions: () => Response, routes: Record<string, FakeRoute> = {}) {
  const requests = fakeApi({ "GET /api/user/sessions": sessions, ...routes });
  render(
    <QueryClientProvider client={queryClient}>
      <SessionsCard />
      <ShowToasts />
    </QueryClientProvider>,
  );
  return requests;
}
const rows = async () => (await screen.findAllByRole("listitem")).map((row) => row.textContent);

afterEach(() => {
  act(() => {
    dismissToast();
    queryClient.clear();
  });
});

it("lists the devices, with this one marked and without a button", async () => {
  show(() => jsonResponse([here, device("phone")]));
  expect(await rows()).toEqual([
    "Firefox on LinuxThis deviceIn use now",
    "Chrome on AndroidLast seen 2 hours agoSign out",
  ]);
  const [first] = screen.getAllByRole("listitem");
  expect(within(first!).queryByRole("button")).toBeNull();
});

it("signs one device out, shows a notification and keeps the focus in the card", async () => {
  let sessions = [here, device("phone")];
  const requests = show(() => jsonResponse(sessions), {
    "DELETE /api/user/sessions/phone": () => {
      sessions = [here];
      return jsonResponse({ message: "The device has been signed out" });
    },
  });
  await userEvent.click(
    await screen.findByRole("button", { name: "Sign out Chrome on Android, last seen 2 hours ago" }),
  );
  expect(await screen.findByTestId("toast")).toHaveTextContent("The device has been signed out");
  expect(await screen.findByText("You are signed in on this device only.")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Signed-in Devices" })).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Sign out all other devices" })).toBeNull();
  expect(requests.filter(({ method }) => method === "DELETE")).toHaveLength(1);
});

it("signs all others out with one press", async () => {
  let sessions = [here, device("phone"), device("tablet")];
  show(() => jsonResponse(sessions), {
    "DELETE /api/user/sessions": () => {
      sessions = [here];
      return jsonResponse({ message: "All other devices have been signed out" });
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Sign out all other devices" }));
  await waitFor(() => {
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
  });
  expect(screen.getByTestId("toast")).toHaveTextContent("All other devices have been signed out");
});

it("shows five devices, and the others on demand", async () => {
  show(() => jsonResponse([here, ...[..."abcdefg"].map((id) => device(id))]));
  expect(await rows()).toHaveLength(5);
  await userEvent.click(screen.getByRole("button", { name: "Show all 8 devices" }));
  expect(await rows()).toHaveLength(8);
  // The pressed button is gone, and the focus is in the first of the new rows.
  expect(screen.getAllByRole("listitem")[5]).toContainElement(document.activeElement as HTMLElement);
});

it("a device that cannot be signed out stays in the list, and the server's message is shown", async () => {
  show(() => jsonResponse([here, device("phone")]), {
    "DELETE /api/user/sessions/phone": () => failure(503, "unavailable", "The service is briefly unavailable."),
  });
  await userEvent.click(await screen.findByRole("button", { name: /^Sign out Chrome/ }));
  expect(await screen.findByTestId("toast")).toHaveTextContent(
    "Failed to sign out the device / The service is briefly unavailable.",
  );
  expect(await rows()).toHaveLength(2);
});

it("a list that cannot be loaded shows a message and can be loaded again", async () => {
  let works = false;
  show(() => (works ? jsonResponse([here]) : failure(503, "unavailable", "The service is briefly unavailable.")));
  expect(await screen.findByRole("alert")).toHaveTextContent("The service is briefly unavailable.");
  works = true;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await rows()).toHaveLength(1);
});

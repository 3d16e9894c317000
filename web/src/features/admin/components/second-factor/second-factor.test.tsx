import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { getUser, setUser } from "@/lib/session.ts";
import { jsonResponse, fakeApi, type FakeRoute } from "@/testing/fake-api.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { ShowToasts } from "@/testing/show-toasts.tsx";
import AdminButton from "../admin-button.tsx";
import { resetPanelState } from "../open-panel.testing.tsx";

const path = "/api/admin/second-factor";
const lists: Record<string, FakeRoute> = {
  "GET /api/admin/social-media/auto-respond": () => jsonResponse({ enabled: true }),
  "GET /api/admin/activity-logs": () => jsonResponse([]),
  "GET /api/admin/hidden-trends": () => jsonResponse([]),
  "GET /api/admin/dead-letters": () => jsonResponse([]),
  "GET /api/admin/messages": () => jsonResponse([]),
};
const wrongCode = () =>
  jsonResponse(
    { message: "Wrong", code: "validation_failed", details: { fields: { code: "This code is not correct." } } },
    400,
  );

async function open(secondFactor: "enroll" | "verify" | "given" | undefined, routes: Record<string, FakeRoute> = {}) {
  const requests = fakeApi({ ...lists, ...routes });
  setUser(fakeUser({ isAdmin: true, ...(secondFactor && { secondFactor }) }));
  render(
    <>
      <AdminButton />
      <ShowToasts />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Open admin panel" }));
  const panel = within(await screen.findByRole("dialog", { name: "Admin Panel" }));
  return { panel, requests };
}

afterEach(() => {
  act(() => {
    setUser(null);
    resetPanelState();
  });
});

it("asks for the code before any data of the panel is fetched, and opens with a correct one", async () => {
  const responses = [wrongCode(), jsonResponse(fakeUser({ isAdmin: true, secondFactor: "given" }))];
  const { panel, requests } = await open("verify", { [`POST ${path}/verify`]: () => responses.shift()! });
  await panel.findByRole("heading", { name: "Confirm your sign-in" });
  expect(requests.map((request) => request.path)).toEqual([]);

  await userEvent.type(panel.getByLabelText("Code"), "12345");
  await userEvent.click(panel.getByRole("button", { name: "Confirm" }));
  expect(await panel.findByText("Please enter the six digits that the app shows.")).toBeVisible();
  expect(requests).toHaveLength(0);
  await userEvent.type(panel.getByLabelText("Code"), "6");
  await userEvent.click(panel.getByRole("button", { name: "Confirm" }));
  expect(await panel.findByText("This code is not correct.")).toBeVisible();
  await userEvent.click(panel.getByRole("button", { name: "Confirm" }));
  await panel.findByRole("tablist", { name: "Admin Panel" });
  expect(requests.filter(({ method }) => method === "POST").map(({ json }) => json)).toEqual([
    { code: "123456" },
    { code: "123456" },
  ]);
});

it("sets up an app: QR code, key as text, then the first code", async () => {
  const factorId = "00000000-0000-4000-8000-0000000000f1";
  const { panel, requests } = await open("enroll", {
    [`POST ${path}`]: () => jsonResponse({ factorId, qrCode: "data:image/svg+xml;utf-8,%3Csvg%3E", secret: "ABC234" }),
    [`POST ${path}/verify`]: () => jsonResponse(fakeUser({ isAdmin: true, secondFactor: "given" })),
  });
  await userEvent.click(await panel.findByRole("button", { name: "Set up an app" }));
  expect(await panel.findByRole("img", { name: "QR code for your authenticator app" })).toHaveAttribute(
    "src",
    "data:image/svg+xml;utf-8,%3Csvg%3E",
  );
  expect(panel.getByText("ABC2 34")).toBeVisible();
  await userEvent.type(panel.getByLabelText("Code"), "123 456");
  await userEvent.click(panel.getByRole("button", { name: "Confirm" }));
  await panel.findByRole("tablist", { name: "Admin Panel" });
  expect(requests.find((request) => request.path.endsWith("/verify"))?.json).toEqual({ code: "123456", factorId });
});

it("removes the app and signs out", async () => {
  const { panel } = await open("given", {
    [`DELETE ${path}`]: () => jsonResponse({ message: "The authenticator app has been removed" }),
  });
  await userEvent.click(await panel.findByRole("button", { name: "Remove authenticator app" }));
  await waitFor(() => {
    expect(getUser()).toBeNull();
  });
  expect(screen.getByTestId("toast")).toHaveTextContent("The authenticator app has been removed");
});

it("shows nothing if no second factor is required", async () => {
  const { panel } = await open(undefined);
  await panel.findByRole("tablist", { name: "Admin Panel" });
  expect(panel.queryByText("Two-factor sign-in is on")).toBeNull();
});

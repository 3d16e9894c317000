import { jsonResponse } from "@/testing/fake-api.ts";
import { afterEach, expect, it } from "vitest";
import { findToast, openPanel, resetPanelState } from "./open-panel.testing.tsx";

const path = "/api/admin/dead-letters";
const letter = {
  id: "7",
  queue: "mail",
  subject: "Your username was changed",
  attempts: 10,
  error: "SmtpError: the mail server could not be reached",
  createdAt: "2026-11-20T08:00:00.000Z",
  failedAt: "2026-11-20T16:00:00.000Z",
};

afterEach(resetPanelState);

it("shows nothing while nothing has failed for good", async () => {
  const { panel } = await openPanel({}, "Settings");
  expect(await panel.findByText("Nothing is hidden.")).toBeVisible();
  expect(panel.queryByText("Failed jobs")).toBeNull();
});

it.each([
  ["Retry", `POST ${path}/7/retry`, "It is tried again within a minute."],
  ["Discard", `DELETE ${path}/7`, "It is not tried again."],
])("%s takes a failed job off the list", async (button, call, message) => {
  let letters = [letter];
  const { user, panel } = await openPanel(
    {
      [`GET ${path}`]: () => jsonResponse(letters),
      [call]: () => {
        letters = [];
        return jsonResponse({ message });
      },
    },
    "Settings",
  );
  expect(await panel.findByText("Mail: Your username was changed")).toBeVisible();
  expect(panel.getByText(/after 10 attempts: SmtpError/)).toBeVisible();
  await user.click(panel.getByRole("button", { name: `${button}: Your username was changed` }));
  await findToast(`Your username was changed / ${message}`);
  await expect.poll(() => panel.queryByText("Failed jobs")).toBeNull();
});

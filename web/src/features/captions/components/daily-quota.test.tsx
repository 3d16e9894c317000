import { act, renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { closeUpgrade, useUpgradeOpen } from "@/lib/upgrade.ts";
import { jsonResponse, failure } from "@/testing/fake-api.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { generated, prepareGenerateTab, press, show, toastText } from "./generate-tab.testing.tsx";

prepareGenerateTab();

describe("the day's quota", () => {
  it("moves with the response", async () => {
    show({
      "POST /api/generate-caption": () => generated(["One."]),
      "GET /api/user": () => failure(503, "unavailable", "Later."),
    });
    expect(screen.getByText("2 of 5 captions used today")).toBeVisible();
    await press("Generate Caption");
    expect(await screen.findByText("3 of 5 captions used today")).toBeVisible();
    expect(screen.getByRole("progressbar", { name: "Daily usage" })).toHaveAttribute("value", "3");
  });

  it("when spent: the server's sentence, the upgrade offer, and a button that can be pressed again", async () => {
    const sentence = "You have used all 5 captions of today. New ones are ready at 00:00 UTC.";
    show({ "POST /api/generate-caption": () => failure(429, "daily_limit_reached", sentence) });
    await press("Generate Caption");
    await waitFor(() => {
      expect(toastText()).toHaveTextContent(`Caption Generation Failed / ${sentence}`);
    });
    expect(toastText()).toHaveAttribute("data-variant", "destructive");
    expect(screen.getByText("Today's captions are used up")).toBeVisible();
    expect(screen.getByRole("button", { name: "Generate Caption" })).toBeEnabled();
  });

  it("says in the reader's own time when the next captions are ready", async () => {
    const resetsAt = new Date(2099, 0, 1, 16, 0).toISOString();
    const details = { used: 5, limit: 5, resetsAt };
    show({
      "POST /api/generate-caption": () =>
        jsonResponse({ message: "Ready at 00:00 UTC.", code: "daily_limit_reached", details }, 429),
    });
    await press("Generate Caption");
    await waitFor(() => {
      expect(toastText()).toHaveTextContent(/all 5 captions for today\. The next ones are ready \w+ at 4:00/);
    });
    expect(toastText()).not.toHaveTextContent("UTC");
  });

  it("is not invited to when all are used", async () => {
    const { generations } = show(
      {},
      { user: fakeUser({ usage: { used: 5, limit: 5, resetsAt: "2099-01-01T00:00:00Z" } }) },
    );
    expect(screen.getByRole("button", { name: "Generate Caption" })).toBeDisabled();
    await userEvent.type(screen.getByLabelText("Keyword or topic"), "fog{Enter}");
    expect(generations()).toEqual([]);
  });

  it("is full, not overfull, on a day that began with premium", () => {
    show({}, { user: fakeUser({ usage: { used: 9, limit: 5, resetsAt: "2099-01-01T00:00:00Z" } }) });
    expect(screen.getByText("5 of 5 captions used today")).toBeVisible();
  });

  it("is no quota for premium access: unlimited, no upgrade offer", () => {
    show(
      {},
      { user: fakeUser({ premiumAccess: true, usage: { used: 40, limit: null, resetsAt: "2099-01-01T00:00:00Z" } }) },
    );
    expect(screen.getByText("Unlimited captions with Premium")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Upgrade to Premium" })).toBeNull();
  });
});

it("the offer asks for the upgrade", async () => {
  show();
  const { result } = renderHook(useUpgradeOpen);
  expect(result.current).toBe(false);
  await press("Upgrade to Premium");
  expect(result.current).toBe(true);
  act(closeUpgrade);
});

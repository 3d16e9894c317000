import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { jsonResponse, failure } from "@/testing/fake-api.ts";
import { confirmClear, entry, prepareHistoryTab, show, toastText } from "./history-tab.testing.tsx";

prepareHistoryTab();

describe("deleting one entry", () => {
  const list = () => jsonResponse([entry("3"), entry("2"), entry("1")]);
  const pressDelete = async () => {
    const items = await screen.findAllByRole("article");
    await userEvent.click(within(items[1]!).getByRole("button", { name: "Delete" }));
  };
  const order = () => screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);

  it("takes it away at once, and Undo puts it back where it was", async () => {
    const requests = show(list, {
      "DELETE /api/caption-history/2": () => jsonResponse({ message: "Caption deleted" }),
      "POST /api/caption-history/restore": () => jsonResponse({ message: "Restored" }),
    });
    await pressDelete();
    await waitFor(() => {
      expect(toastText()).toHaveTextContent("Caption deleted");
    });
    expect(order()).toEqual(["keyword 3", "keyword 1"]);
    await userEvent.click(within(toastText()).getByRole("button", { name: "Undo" }));
    await waitFor(() => {
      expect(order()).toEqual(["keyword 3", "keyword 2", "keyword 1"]);
    });
    expect(requests.at(-1)).toMatchObject({ method: "POST", json: { id: "2" } });
  });

  it("puts it back and says so when it fails, and says when it is too late to undo", async () => {
    let fails = true;
    show(list, {
      "DELETE /api/caption-history/2": () =>
        fails ? failure(503, "unavailable", "Later.") : jsonResponse({ message: "Caption deleted" }),
      "POST /api/caption-history/restore": () => failure(409, "restore_too_late", "This can no longer be undone."),
    });
    await pressDelete();
    await waitFor(() => {
      expect(toastText()).toHaveTextContent("The caption could not be deleted / Later.");
    });
    expect(order()).toEqual(["keyword 3", "keyword 2", "keyword 1"]);
    fails = false;
    await pressDelete();
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => {
      expect(toastText()).toHaveTextContent("Could not be restored / This can no longer be undone.");
    });
    expect(order()).toEqual(["keyword 3", "keyword 1"]);
  });
});

describe("clearing", () => {
  it("asks first; keeping sends nothing", async () => {
    const requests = show(() => jsonResponse([entry("1")]));
    await userEvent.click(await screen.findByRole("button", { name: "Clear History" }));
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Keep history" }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(requests.filter(({ method }) => method === "DELETE")).toHaveLength(0);
  });

  it("empties the list and says so", async () => {
    let cleared = false;
    show(() => jsonResponse(cleared ? [] : [entry("1")]), {
      "DELETE /api/caption-history": () => {
        cleared = true;
        return jsonResponse({ message: "Cleared." });
      },
    });
    await confirmClear();
    expect(await screen.findByText("No history yet")).toBeVisible();
    expect(toastText()).toHaveTextContent("History cleared");
  });

  it("offers to undo it, which shows everything again", async () => {
    let cleared = false;
    const requests = show(() => jsonResponse(cleared ? [] : [entry("1")]), {
      "DELETE /api/caption-history": () => {
        cleared = true;
        return jsonResponse({ message: "History cleared", clearedTo: "2026-06-10T10:00:00.000Z" });
      },
      "POST /api/caption-history/restore": () => {
        cleared = false;
        return jsonResponse({ message: "Restored" });
      },
    });
    await confirmClear();
    await screen.findByText("No history yet");
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("keyword 1")).toBeVisible();
    expect(requests.find(({ method }) => method === "POST")).toMatchObject({
      json: { clearedTo: "2026-06-10T10:00:00.000Z" },
    });
  });

  it("keeps the list and says so when it fails", async () => {
    const requests = show(() => jsonResponse([entry("1")]), {
      "DELETE /api/caption-history": () => failure(503, "unavailable", "Later."),
    });
    await confirmClear();
    await waitFor(() => {
      expect(toastText()).toHaveTextContent("Failed to clear history / Later.");
    });
    expect(screen.getByText("keyword 1")).toBeVisible();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    // The list was not dropped and read again.
    expect(requests.map(({ method }) => method)).toEqual(["GET", "DELETE"]);
  });
});

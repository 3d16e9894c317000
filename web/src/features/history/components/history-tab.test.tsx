import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { jsonResponse, failure, noResponse } from "@/testing/fake-api.ts";
import { entry, prepareHistoryTab, show, toastText } from "./history-tab.testing.tsx";

prepareHistoryTab();

describe("an entry", () => {
  it("shows keyword, platform, captions and how long ago it was", async () => {
    show(() => jsonResponse([entry("1")]));
    const item = within(await screen.findByRole("article"));
    expect(item.getByRole("heading", { name: "keyword 1" })).toBeVisible();
    expect(item.getByText("Instagram")).toBeVisible();
    expect(item.getByText("3 hours ago")).toBeVisible();
    expect(item.getByText(/Caption 1\./)).toHaveTextContent("Caption 1. #tag");
    expect(item.getByRole("button", { name: "Copy" })).toBeVisible();
  });

  it("without a readable date says Unknown date", async () => {
    const { createdAt: _none, ...undated } = entry("2");
    show(() => jsonResponse([entry("1", { createdAt: "soon" }), undated, entry("3")]));
    expect(await screen.findAllByText("Unknown date")).toHaveLength(2);
    expect(screen.getByText("3 hours ago")).toBeVisible();
  });
});

describe("an entry without a keyword", () => {
  it.each([
    [{ keyword: "", hasPhoto: true }, "Photo"],
    [{ keyword: "", hasPhoto: false }, "Random"],
    [{ keyword: "" }, "Random"],
    [{ keyword: "lake", hasPhoto: true }, "lake, with a photo"],
  ])("%j is called %s", async (change, name) => {
    show(() => jsonResponse([entry("1", change)]));
    expect(await screen.findByRole("heading", { level: 3 })).toHaveAccessibleName(name);
  });
});

describe("a favorite", () => {
  it("is marked at once, and unmarked again when the server refuses", async () => {
    let refuses = false;
    const requests = show(() => jsonResponse([entry("1", { favorites: [] })]), {
      "PUT /api/captions/1/0/favorite": () =>
        refuses ? failure(503, "unavailable", "Later.") : jsonResponse({ favorites: [0] }),
    });
    const star = await screen.findByRole("button", { name: "Favorite" });
    expect(star).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(star);
    expect(star).toHaveAttribute("aria-pressed", "true");
    await waitFor(() => {
      expect(requests.at(-1)).toMatchObject({ method: "PUT", json: { favorite: true } });
    });
    refuses = true;
    await userEvent.click(star);
    await waitFor(() => {
      expect(toastText()).toHaveTextContent("The favorite could not be saved / Later.");
    });
    expect(star).toHaveAttribute("aria-pressed", "true");
  });
});

it("an entry leads to the Generate tab", async () => {
  show(() => jsonResponse([entry("7")]));
  expect(await screen.findByRole("link", { name: "Open in Generate" })).toHaveAttribute("href", "/?entry=7");
});

describe("the states", () => {
  it("loading is announced", () => {
    show(noResponse);
    expect(screen.getByRole("status")).toHaveTextContent("Loading your history");
  });

  it("empty says what will be here and offers nothing to clear", async () => {
    show(() => jsonResponse([]));
    expect(await screen.findByText("No history yet")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Clear History" })).toBeNull();
  });

  it("a failure says why and can be tried again", async () => {
    let fails = true;
    show(() => (fails ? failure(503, "unavailable", "The history is resting.") : jsonResponse([entry("1")])));
    expect(await screen.findByText("The history is resting.")).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("keyword 1")).toBeVisible();
  });
});

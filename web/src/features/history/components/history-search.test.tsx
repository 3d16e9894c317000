import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { jsonResponse, type FakeRequest } from "@/testing/fake-api.ts";
import { entry, prepareHistoryTab, show } from "./history-tab.testing.tsx";

prepareHistoryTab();

describe("searching", () => {
  const searched = (found: Record<string, object[]>) => (request: FakeRequest) =>
    jsonResponse(found[request.query.toString()] ?? []);

  it("shows what matches words, platform and favorites, and everything again", async () => {
    const requests = show(
      searched({
        "": [entry("2"), entry("1")],
        "q=caf%C3%A9": [entry("1")],
        "q=caf%C3%A9&platform=x": [],
        "favorites=true": [],
      }),
    );
    await screen.findByText("keyword 2");
    await userEvent.type(screen.getByRole("searchbox", { name: "Search your history" }), "café");
    await waitFor(() => {
      expect(screen.queryByText("keyword 2")).toBeNull();
    });
    expect(screen.getByText("keyword 1")).toBeVisible();
    expect(screen.getByText("1 entry found")).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Platform" }), "X");
    expect(await screen.findByText("Nothing found")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Show everything" }));
    expect(await screen.findByText("keyword 2")).toBeVisible();
    expect(screen.getByRole("searchbox")).toHaveValue("");
    await userEvent.click(screen.getByRole("button", { name: "Favorites", pressed: false }));
    expect(await screen.findByText("No favorites yet")).toBeVisible();
    // One request for the typed word, not one for each letter.
    expect(requests.map(({ query }) => query.toString())).toEqual([
      "",
      "q=caf%C3%A9",
      "q=caf%C3%A9&platform=x",
      "favorites=true",
    ]);
  });

  it("goes on where a page is empty but older entries may match", async () => {
    const requests = show(({ query }) => {
      if (query.get("before")) return jsonResponse([entry("1")]);
      if (query.get("q") === null) return jsonResponse([entry("1")]);
      return jsonResponse([], 200, { link: '</api/caption-history?q=old&before=c1>; rel="next"' });
    });
    await screen.findByText("keyword 1");
    await userEvent.type(screen.getByRole("searchbox"), "old");
    expect(await screen.findByText("Searching older captions")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Load more" }));
    expect(await screen.findByText("keyword 1")).toBeVisible();
    expect(requests.at(-1)!.query.toString()).toBe("q=old&before=c1");
  });
});

import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { setUser } from "@/lib/session.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { generated, keyword, prepareGenerateTab, press, show, toastText } from "./generate-tab.testing.tsx";

prepareGenerateTab();

describe("the list", () => {
  it("teaches the first step while empty, and an example fills in the keyword", async () => {
    show();
    expect(screen.getByText("No captions yet")).toBeVisible();
    await press("finished my first 10K");
    expect(keyword()).toHaveValue("finished my first 10K");
    expect(keyword()).toHaveFocus();
  });

  it("says that captions are on their way, and announces them", async () => {
    let finish = (_response: Response) => {};
    const { generations } = show({
      "POST /api/generate-caption": () =>
        new Promise<Response>((resolve) => {
          finish = resolve;
        }),
    });
    await userEvent.type(keyword(), "snow");
    await press("Generate Caption");
    expect(screen.getByRole("status")).toHaveTextContent("Generating creative captions for you...");
    await waitFor(() => {
      expect(generations()).toHaveLength(1);
    });
    await act(async () => {
      finish(generated(["One.", "Two."]));
    });
    await waitFor(() => {
      expect(screen.getByRole("status")).toHaveTextContent("2 captions added");
    });
  });

  it("puts the newest batch first", async () => {
    let round = 0;
    show({
      "POST /api/generate-caption": () => {
        round += 1;
        return generated([`Round ${round}.`]);
      },
    });
    await press("Generate Caption");
    await screen.findByText("Round 1.");
    await press("Generate Caption");
    await screen.findByText("Round 2.");
    expect(screen.getAllByRole("article").map((post) => within(post).getByText(/Round/).textContent)).toEqual([
      "Round 2.",
      "Round 1.",
    ]);
  });

  it("copies a caption, shows it for two seconds and says so", async () => {
    show({ "POST /api/generate-caption": () => generated(["Snow. #snow"]) });
    await press("Generate Caption");
    await userEvent.click(await screen.findByRole("button", { name: "Copy" }));
    expect(navigator.clipboard.writeText).toHaveBeenCalledWith("Snow. #snow");
    expect(screen.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(toastText()).toHaveTextContent("Caption copied");
  });

  it("shows length, hashtags and emoji by the platform's own counting", async () => {
    show({
      "POST /api/generate-caption": () =>
        generated(["Snow ❄️ at https://kite.example/a-very-long-address #snow"], { platform: "x" }),
    });
    await press("Generate Caption");
    await userEvent.click(await screen.findByRole("button", { name: "More about this caption" }));
    expect(await screen.findByText("40 of 280 characters, 1 hashtag, 1 emoji")).toBeInTheDocument();
  });

  it("shows a caption as its text, and as a post with everything that can be done with it when asked, and back", async () => {
    show({ "POST /api/generate-caption": () => generated(["Snow. #snow"], { platform: "instagram" }) });
    await press("Generate Caption");
    const names = () => within(screen.getByRole("article")).getAllByRole("button", { name: /^(?!Edit)/ });
    const shown = async () => (await screen.findByRole("article"), names().map(({ textContent }) => textContent));
    expect(await shown()).toEqual(["Favorite", "Rewrite", "Copy", "Share", ""]);
    expect(screen.queryByText("mara")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "More about this caption" }));
    expect(await shown()).toEqual(["", "Favorite", "Rewrite", "Adapt", "Add below…", "Copy", "Share"]);
    expect(within(screen.getByRole("article")).getAllByText("mara")[0]).toBeVisible();
    const less = screen.getByRole("button", { name: "Only the text" });
    expect(less).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("button", { name: "More about this caption" })).toHaveFocus();
    expect(await shown()).toHaveLength(5);
  });

  it("marks where the feed folds a long caption", async () => {
    show({ "POST /api/generate-caption": () => generated(["snow ".repeat(40)], { platform: "instagram" }) });
    await press("Generate Caption");
    expect(await screen.findByText("… more")).toBeVisible();
  });

  it("is emptied by Clear All, and by the end of the session", async () => {
    show({ "POST /api/generate-caption": () => generated(["One."]) });
    await press("Generate Caption");
    await screen.findByText("One.");
    await press("Clear All");
    expect(screen.getByText("No captions yet")).toBeVisible();
    await press("Generate Caption");
    await screen.findByText("One.");
    act(() => {
      setUser(null);
      setUser(fakeUser({ id: "other" }));
    });
    expect(screen.queryByText("One.")).toBeNull();
  });

  it("notes that the built-in writer wrote", async () => {
    show({ "POST /api/generate-caption": () => generated(["One."], { writer: "built-in" }) });
    await press("Generate Caption");
    expect(await screen.findByText("Written without AI")).toBeVisible();
  });
});

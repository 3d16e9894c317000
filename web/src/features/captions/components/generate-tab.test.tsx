import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { queryClient } from "@/lib/query-client.ts";
import { queryKeys } from "@/lib/query-keys.ts";
import { jsonResponse, failure, noResponse } from "@/testing/fake-api.ts";
import { captionTexts } from "../caption-texts.ts";
import { generated, keyword, prepareGenerateTab, press, show, toastText } from "./generate-tab.testing.tsx";

prepareGenerateTab();

describe("the request", () => {
  it("carries every control, at its default until it is changed", async () => {
    const { generations } = show({ "POST /api/generate-caption": () => generated(["One."]) });
    await userEvent.type(keyword(), "first snow");
    await press("Generate Caption");
    await screen.findByText("One.");
    expect(Object.fromEntries(generations()[0]!.form!)).toEqual({
      keyword: "first snow",
      platform: "general",
      emojiLevel: "50",
      hashtagLevel: "50",
      aiControlled: "true",
    });
  });

  it("carries the platform chosen by keyboard and the levels set by hand", async () => {
    const { generations } = show({ "POST /api/generate-caption": () => generated(["One."], { platform: "x" }) });
    screen.getByRole("radio", { name: "General" }).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await userEvent.click(screen.getByRole("checkbox", { name: "AI Decides" }));
    await press("Generate Caption");
    await screen.findByText("One.");
    expect(Object.fromEntries(generations()[0]!.form!)).toMatchObject({ platform: "x", aiControlled: "false" });
  });

  it("is sent by Ctrl+Enter, and only once while it runs", async () => {
    const { generations } = show({ "POST /api/generate-caption": noResponse });
    await userEvent.type(keyword(), "snow{Control>}{Enter}{/Control}{Enter}");
    await press("Generate Caption");
    expect(generations()).toHaveLength(1);
  });

  it("proceeds without keyword and photo, and says what will come", async () => {
    const { generations } = show({
      "POST /api/generate-caption": () => generated(["Snow, there is."], { keyword: "" }),
    });
    await press("Generate Caption");
    expect(toastText()).toHaveTextContent("A random Yoda-style caption will be generated.");
    expect(await screen.findByText("Random")).toBeVisible();
    expect(generations()).toHaveLength(1);
  });

  it("is given up by Cancel: the request is aborted, nothing is added, no failure is shown", async () => {
    const { generations } = show({ "POST /api/generate-caption": noResponse });
    await userEvent.type(keyword(), "snow");
    await press("Generate Caption");
    await press("Cancel");
    expect(generations()[0]!.signal!.aborted).toBe(true);
    expect(screen.getByText("No captions yet")).toBeVisible();
    expect(screen.queryByTestId("toast")).toBeNull();
  });
});

it("counts the keyword as it nears its limit, and sends none that is longer than 500 characters", async () => {
  show();
  await userEvent.click(keyword());
  await userEvent.paste("x".repeat(399));
  expect(screen.queryByText("399/500")).toBeNull();
  await userEvent.paste("😀".repeat(102));
  expect(screen.getByText("501/500")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByTestId("toast")).toHaveTextContent(
    "Caption Generation Failed / Please keep the keyword to 500 characters or fewer.",
  );
});

describe("the history that is loaded", () => {
  const loaded = {
    pages: [
      { items: [], next: "older" },
      { items: [], next: null },
    ],
    pageParams: ["first", "older"],
  };
  const history = () => queryClient.getQueryData(queryKeys.captionHistory);
  beforeEach(() => {
    queryClient.setQueryData(queryKeys.captionHistory, loaded);
  });

  it("is dropped after a generation, so that the next visit reads its first page only", async () => {
    show({ "POST /api/generate-caption": () => generated(["One."]) });
    await press("Generate Caption");
    await screen.findByText("One.");
    await waitFor(() => {
      expect(history()).toBeUndefined();
    });
  });

  it("stays after a failed one", async () => {
    show({ "POST /api/generate-caption": () => failure(502, "model_failed", "The writer did not respond.") });
    await press("Generate Caption");
    await waitFor(() => {
      expect(toastText()).toHaveTextContent("The writer did not respond.");
    });
    expect(history()).toEqual(loaded);
  });
});

describe("failures", () => {
  it.each([
    [
      "the server's sentence",
      () => failure(502, "model_failed", "The writer did not respond. Nothing was counted."),
      "The writer did not respond. Nothing was counted.",
    ],
    [
      "the page's own words when the response breaks the contract",
      () => jsonResponse({ captions: "no" }),
      "The server sent a response that this page does not understand. Please reload and try again.",
    ],
    [
      "the page's own words without a connection",
      () => {
        throw new TypeError("Failed to fetch");
      },
      "You seem to be offline. Please check your connection and try again.",
    ],
  ])("show %s and keep what was typed", async (_, route, message) => {
    show({ "POST /api/generate-caption": route });
    await userEvent.type(keyword(), "snow");
    await press("Generate Caption");
    await waitFor(() => {
      expect(toastText()).toHaveTextContent(`Caption Generation Failed / ${message}`);
    });
    expect(keyword()).toHaveValue("snow");
    expect(screen.getByText("No captions yet")).toBeVisible();
  });
});

it("a shared link fills in keyword and platform", () => {
  show({}, { address: "/?keyword=iced%20coffee&platform=tiktok" });
  expect(keyword()).toHaveValue("iced coffee");
  expect(screen.getByRole("radio", { name: "TikTok" })).toBeChecked();
});

it("what a link filled in is marked as such until the person changes it", async () => {
  show({}, { address: "/?keyword=iced%20coffee" });
  expect(screen.getByText(captionTexts.prefilled.link)).toBeVisible();
  await userEvent.type(keyword(), "!");
  expect(screen.queryByText(captionTexts.prefilled.link)).toBeNull();
});

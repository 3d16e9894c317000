import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, configure, render, renderHook, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { queryClient } from "@/lib/query-client.ts";
import { queryKeys } from "@/lib/query-keys.ts";
import { setUser } from "@/lib/session.ts";
import { dismissToast } from "@/lib/toast.ts";
import { closeUpgrade, useUpgradeOpen } from "@/lib/upgrade.ts";
import { jsonResponse, failure, fakeApi, noResponse, type FakeRoute } from "@/testing/fake-api.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { ShowToasts } from "@/testing/show-toasts.tsx";
import { clearForm } from "../caption-form.ts";
import { clearCaptionBatches } from "../caption-batches.ts";
import { captionForm } from "../caption-form.ts";
import GenerateTab from "./generate-tab.tsx";

// By design, a result is shown after half a second; a busy machine must not make that a failure.
configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });

let answers = 0;
const generated = (captions: string[], change: object = {}) => {
  answers += 1;
  return jsonResponse({
    id: `g${answers}`,
    keyword: "snow",
    platform: "general",
    captions,
    createdAt: "2026-11-21T08:00:00Z",
    writer: "model",
    usage: { used: 3, limit: 5, resetsAt: "2099-01-01T00:00:00.000Z" },
    ...change,
  });
};

function show(routes: Record<string, FakeRoute> = {}, { user = fakeUser(), address = "/" } = {}) {
  const requests = fakeApi({
    "GET /api/status": () =>
      jsonResponse({ writer: "model", mail: "smtp", socialProviders: [], supabaseUrl: "", supabaseKey: "" }),
    "GET /api/user": () => jsonResponse(user),
    ...routes,
  });
  setUser(user);
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <GenerateTab />
        <ShowToasts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { requests, generations: () => requests.filter(({ path }) => path === "/api/generate-caption") };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const keyword = () => screen.getByLabelText("Keyword or topic");
const toastText = () => screen.getByTestId("toast");

beforeEach(() => {
  vi.stubGlobal(
    "navigator",
    Object.create(navigator, { clipboard: { value: { writeText: vi.fn(async () => {}) }, configurable: true } }),
  );
});
afterEach(() => {
  cleanup();
  setUser(null);
  clearForm();
  dismissToast();
  vi.unstubAllGlobals();
});

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

describe("the style controls", () => {
  it("AI Decides is on and disables both sliders; off enables them and shows their labels", async () => {
    show();
    const sliders = screen.getAllByRole("slider");
    expect(screen.getByRole("checkbox", { name: "AI Decides" })).toBeChecked();
    for (const slider of sliders) expect(slider).toBeDisabled();
    await userEvent.click(screen.getByRole("checkbox", { name: "AI Decides" }));
    for (const slider of sliders) expect(slider).toBeEnabled();
    expect(screen.getByRole("slider", { name: "Emoji" })).toHaveAttribute(
      "aria-valuetext",
      "Moderate, 4–5 per caption",
    );
    expect(screen.getByRole("slider", { name: "Hashtags" })).toHaveAttribute(
      "aria-valuetext",
      "Several, 3–4 per caption",
    );
  });

  it("Reset restores levels, AI Decides and platform, keeps the keyword and says so", async () => {
    show();
    await userEvent.type(keyword(), "snow");
    await userEvent.click(screen.getByRole("radio", { name: "TikTok" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "AI Decides" }));
    await press("Reset");
    expect(screen.getByRole("radio", { name: "General" })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "AI Decides" })).toBeChecked();
    expect(keyword()).toHaveValue("snow");
    expect(toastText()).toHaveTextContent("Settings Reset");
  });
});

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
    show({
      "POST /api/generate-caption": () =>
        new Promise<Response>((resolve) => {
          finish = resolve;
        }),
    });
    await userEvent.type(keyword(), "snow");
    await press("Generate Caption");
    expect(screen.getByRole("status")).toHaveTextContent("Generating creative captions for you...");
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
    expect(await screen.findByText("40 of 280 characters, 1 hashtag, 1 emoji")).toBeInTheDocument();
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

describe("the day's quota", () => {
  it("moves with the answer", async () => {
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
    show({ "POST /api/generate-caption": () => failure(502, "model_failed", "The writer did not answer.") });
    await press("Generate Caption");
    await waitFor(() => {
      expect(toastText()).toHaveTextContent("The writer did not answer.");
    });
    expect(history()).toEqual(loaded);
  });
});

describe("failures", () => {
  it.each([
    [
      "the server's sentence",
      () => failure(502, "model_failed", "The writer did not answer. Nothing was counted."),
      "The writer did not answer. Nothing was counted.",
    ],
    [
      "the page's own words when the answer breaks the contract",
      () => jsonResponse({ captions: "no" }),
      "The server gave an answer that this page does not understand. Please reload and try again.",
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

it("the offer asks for the upgrade", async () => {
  show();
  const { result } = renderHook(useUpgradeOpen);
  expect(result.current).toBe(false);
  await press("Upgrade to Premium");
  expect(result.current).toBe(true);
  act(closeUpgrade);
});

describe("what the keyword is read as", () => {
  const reading = { intent: "thing", language: "en", gravity: "light" };
  const form = (generation: { form: FormData | null } | undefined) => Object.fromEntries(generation!.form!);

  it("is chosen before writing, and travels with the request; Reset goes back to Automatic", async () => {
    const { generations } = show({ "POST /api/generate-caption": () => generated(["One."], { reading }) });
    await userEvent.type(keyword(), "snow");
    await userEvent.selectOptions(await screen.findByLabelText("Reads as:"), "an offer");
    await userEvent.selectOptions(screen.getByLabelText("Language:"), "Deutsch");
    await press("Generate Caption");
    await screen.findByText("One.");
    expect(form(generations()[0])).toMatchObject({ intent: "offer", language: "de" });
    await press("Reset");
    expect(screen.getAllByLabelText("Reads as:")[0]).toHaveDisplayValue("a thing (auto)");
  });

  it("shows after writing, and choosing another one writes again", async () => {
    const { generations } = show({ "POST /api/generate-caption": () => generated(["One."], { reading }) });
    await userEvent.type(keyword(), "snow");
    await press("Generate Caption");
    await screen.findByText("One.");
    expect(screen.getAllByLabelText("Reads as:")[0]).toHaveDisplayValue("a thing (auto)");
    await waitFor(() => expect(screen.getAllByLabelText("Reads as:")).toHaveLength(2));
    await userEvent.selectOptions(screen.getAllByLabelText("Reads as:")[1]!, "an event");
    await press("Write again");
    await waitFor(() => expect(generations()).toHaveLength(2));
    expect(form(generations()[1])).toMatchObject({ keyword: "snow", intent: "event" });
  });

  it("says how many captions passed when some did not", async () => {
    show({ "POST /api/generate-caption": () => generated(["One.", "Two."], { reading, requested: 3 }) });
    await press("Generate Caption");
    expect(await screen.findByText(/^2 of 3 captions passed our checks\./, { selector: "p" })).toBeVisible();
    expect(screen.getByText(/^2 captions added.*2 of 3 captions passed/, { selector: "output" })).toBeInTheDocument();
  });

  it("points to help where somebody seems to be in danger, and only there", async () => {
    show({ "POST /api/generate-caption": () => generated(["One."], { reading: { ...reading, gravity: "crisis" } }) });
    await press("Generate Caption");
    const note = await screen.findByRole("note");
    expect(note).toHaveTextContent("local emergency number");
    expect(within(note).getByRole("link")).toHaveAttribute("href", "https://findahelpline.com");
    cleanup();
    clearCaptionBatches();
    show({ "POST /api/generate-caption": () => generated(["Two."], { reading: { ...reading, gravity: "grave" } }) });
    await press("Generate Caption");
    await screen.findByText("Two.");
    expect(screen.queryAllByRole("note")).toHaveLength(0);
  });

  it("shows what was seen in a photo: a corrected fact is written about again, the alt text can be copied", async () => {
    const photo = { facts: ["two dogs on a sofa", "a red lamp"], altText: "Two dogs on a gray sofa under a red lamp" };
    const { generations } = show({ "POST /api/generate-caption": () => generated(["One."], { reading, photo }) });
    await press("Generate Caption");
    await userEvent.click(await screen.findByText("Seen in your photo"));
    const fact = screen.getByLabelText("Fact 1");
    await userEvent.clear(fact);
    await userEvent.type(fact, "our dog on the sofa");
    expect(screen.getByText(photo.altText, { exact: false })).toBeVisible();
    await press("Write again");
    await waitFor(() => expect(generations()).toHaveLength(2));
    expect(captionForm.get().photoNote).toBe("our dog on the sofa; a red lamp");
  });
});

it("says where a slider goes against the person's own style", async () => {
  show({ "GET /api/user-tone": () => jsonResponse({ tone: "no hashtags, please", off: [] }) });
  await userEvent.click(screen.getByLabelText("AI Decides"));
  expect(
    await screen.findByText(
      "Your caption style says no hashtags; the slider asks for 3–4 per caption. The slider wins.",
    ),
  ).toBeVisible();
});

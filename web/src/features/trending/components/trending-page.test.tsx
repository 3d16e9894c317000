import { scoreWeights } from "@contract/rules/trending-score.ts";
import type { TrendingData } from "@contract/wire/trending.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { queryClient } from "@/lib/query-client.ts";
import { dismissToast } from "@/lib/toast.ts";
import { jsonResponse, failure, fakeApi, noResponse, type FakeRoute } from "@/testing/fake-api.ts";
import { fakeTrends } from "@/testing/fake-trends.ts";
import { ShowToasts } from "@/testing/show-toasts.tsx";
import { TrendingPage } from "./trending-page.tsx";

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}
function show(route: FakeRoute, path = "/trending") {
  const requests = fakeApi({ "GET /api/trending": route });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <TrendingPage />
        <Address />
        <ShowToasts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { requests, ...view };
}
const showData = (change: Partial<TrendingData> = {}, path?: string) =>
  show(() => jsonResponse(fakeTrends(change)), path);
const panel = (name: string) => screen.findByRole("tabpanel", { name }).then((found) => within(found));

beforeEach(() => {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: vi.fn(async () => {}) } });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  queryClient.clear();
  dismissToast();
});

describe("the lists", () => {
  it("emojis: meaning, popularity, score in its band, and where it comes from", async () => {
    showData();
    const list = await panel("Emojis");
    const pumpkin = list.getByRole("button", { name: /🎃/ });
    expect(pumpkin).toHaveTextContent("jack-o-lantern");
    expect(pumpkin).toHaveTextContent("Very high: used by many here");
    expect(pumpkin).toHaveTextContent("Score 85");
    expect(pumpkin).toHaveTextContent("Source: Caption Kite");
    expect(pumpkin.querySelector("[data-band]")).toHaveAttribute("data-band", "red");
    const scarf = list.getByRole("button", { name: /🧣/ });
    expect(scarf).toHaveTextContent("Score 25");
    expect(scarf.querySelector("[data-band]")).toHaveAttribute("data-band", "yellow");
    expect(scarf).toHaveTextContent("Source: Calendar");
  });

  it("are shown without their origin if the server does not send one", async () => {
    const { topEmojis, topHashtags, platforms, ...rest } = fakeTrends();
    const documented = {
      ...rest,
      topEmojis: topEmojis.map(({ origin: _origin, ...item }) => item),
      topHashtags: topHashtags.map(({ origin: _origin, ...item }) => item),
      platforms: platforms.map(({ topicOrigins: _origins, ...platform }) => platform),
    };
    show(() => jsonResponse(documented));
    expect((await panel("Emojis")).getByRole("button", { name: /🎃/ })).toHaveTextContent("jack-o-lantern");
    await userEvent.click(screen.getByRole("tab", { name: "Hashtags" }));
    expect((await panel("Hashtags")).getByRole("button", { name: /#PumpkinSeason/ })).toHaveTextContent("Season");
    await userEvent.click(screen.getByRole("tab", { name: "Platforms" }));
    expect((await panel("Platforms")).getByRole("link", { name: /Cozy corners/ })).toBeVisible();
    for (const { textContent } of screen.getAllByRole("tabpanel", { hidden: true }))
      expect(textContent).not.toContain("Source:");
  });

  it("hashtags: green from a score of 50 on", async () => {
    showData({}, "/trending?tab=hashtags");
    const list = await panel("Hashtags");
    const growing = list.getByRole("button", { name: /#PumpkinSeason/ });
    expect(growing).toHaveTextContent("Season");
    expect(within(growing).getByText("65").className).toContain("success");
    expect(within(list.getByRole("button", { name: /#QuietNovember/ })).getByText("25").className).not.toContain(
      "success",
    );
  });

  it("a topic leads to the Generate tab with it as keyword, on its platform where captions are written for it", async () => {
    const { requests } = showData({}, "/trending?tab=platforms");
    const list = await panel("Platforms");
    expect(list.getByRole("link", { name: /Looking for work/ })).toHaveAttribute("href", "/?keyword=Looking+for+work");
    await userEvent.click(list.getByRole("link", { name: /Cozy corners/ }));
    expect(screen.getByTestId("address")).toHaveTextContent("/?keyword=Cozy+corners+%26+candles&platform=instagram");
    expect(requests).toHaveLength(1);
  });

  it("sources open in a tab of their own; an address that is no page is not a link", async () => {
    showData({}, "/trending?tab=sources");
    const list = await panel("Sources");
    expect(list.getByRole("link", { name: /Trend pages/ })).toHaveAttribute("rel", "noopener noreferrer");
    expect(list.getByText("What people look for")).toBeVisible();
    const { href } = list.getByRole<HTMLAnchorElement>("link", { name: /Trend pages/ });
    expect(list.getByTitle(href).textContent, "the whole address").toBe(href);
    expect(list.getByText("Not a page")).toBeVisible();
    expect(list.getAllByRole("link")).toHaveLength(1);
  });

  it("keep the open tab in the address", async () => {
    showData();
    await userEvent.click(await screen.findByRole("tab", { name: "Sources" }));
    expect(screen.getByTestId("address")).toHaveTextContent("/trending?tab=sources");
  });
});

describe("using a trend", () => {
  it.each([
    ["Emojis", /🎃/, "🎃"],
    ["Hashtags", /#PumpkinSeason/, "#PumpkinSeason"],
  ] as const)("%s: a press copies it and says so", async (tab, name, text) => {
    showData({}, `/trending?tab=${tab.toLowerCase()}`);
    const list = await panel(tab);
    const writeText = vi.spyOn(navigator.clipboard, "writeText");
    await userEvent.click(list.getByRole("button", { name }));
    expect(writeText).toHaveBeenCalledWith(text);
    expect(await screen.findByTestId("toast")).toHaveTextContent(`Copied / ${text} is ready to paste.`);
  });
});

describe("the explanation of the scoring", () => {
  it("is closed at first and names every weight", async () => {
    showData();
    const group = await screen.findByRole("group");
    expect(group).not.toHaveAttribute("open");
    await userEvent.click(screen.getByText("How scores are made"));
    expect(group).toHaveAttribute("open");
    for (const [id, weights] of Object.entries(scoreWeights)) {
      const items = within(group.querySelector<HTMLElement>(`[aria-labelledby=weights-${id}]`)!).getAllByRole(
        "listitem",
      );
      expect(items.map((item) => item.textContent)).toEqual(weights.map(({ label, weight }) => `${label}${weight}%`));
    }
  });
});

describe("the states", () => {
  it("loading is announced", () => {
    show(noResponse);
    expect(screen.getByRole("status")).toHaveTextContent("Loading today's trends");
  });

  it("a failure says why, in the page and as a notification, and can be tried again", async () => {
    let fails = true;
    show(() => (fails ? failure(503, "unavailable", "The trends are resting.") : jsonResponse(fakeTrends())));
    expect(await screen.findByRole("alert")).toHaveTextContent("Error Loading TrendsThe trends are resting.");
    const toast = screen.getByTestId("toast");
    expect(toast).toHaveTextContent("Error Loading Trends / The trends are resting.");
    expect(toast).toHaveAttribute("data-variant", "destructive");
    fails = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: /🎃/ })).toBeVisible();
  });

  it.each([
    ["before the first run", () => failure(404, "not_found", "No Data Available")],
    [
      "with nothing in any list",
      () => jsonResponse(fakeTrends({ topEmojis: [], topHashtags: [], platforms: [], sources: [] })),
    ],
  ])("%s: No Data Available, without an alarm", async (_when, route) => {
    show(route);
    expect(await screen.findByRole("heading", { name: "No Data Available" })).toBeVisible();
    expect(screen.queryByTestId("toast")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("one empty list says so", async () => {
    showData({ topEmojis: [] });
    expect(await screen.findByText("No emojis today.")).toBeVisible();
  });
});

describe("the countdown", () => {
  async function at(time: string, date: string, route: FakeRoute = () => jsonResponse(fakeTrends({ date }))) {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(time) });
    const shown = show(route);
    await screen.findByRole("tablist");
    return shown;
  }
  // Second by second, because React renders at the end of each act.
  async function pass(ms: number) {
    for (let passed = 0; passed < ms; passed += 1000) await act(() => vi.advanceTimersByTimeAsync(1000));
  }
  const timer = () => screen.getByRole("timer");

  it("ticks every second to 24 hours after the data's date", async () => {
    await at("2026-11-21T18:54:30Z", "2026-11-21");
    const before = timer().textContent;
    expect(before).toMatch(/^5h 05m (?:30|29)s$/);
    await pass(2000);
    expect(timer().textContent).not.toBe(before);
  });

  it("at zero asks for newer trends once, then about once a minute, and shows them when they come", async () => {
    let date = "2026-11-21";
    const { requests } = await at("2026-11-21T23:59:58Z", date, () => jsonResponse(fakeTrends({ date })));
    expect(requests).toHaveLength(1);
    await pass(4000);
    expect(requests).toHaveLength(2);
    expect(screen.getByText(/New trends are being put together/)).toBeVisible();
    expect(screen.queryByRole("timer")).toBeNull();
    date = "2026-11-22";
    await pass(65_000);
    expect(requests).toHaveLength(3);
    expect(timer()).toHaveTextContent(/^23h 58m/);
    await pass(120_000);
    expect(requests).toHaveLength(3);
  });

  it("keeps yesterday's trends in view when the newer ones cannot be fetched, and keeps trying", async () => {
    let responses = 0;
    const { requests } = await at("2026-11-21T23:59:58Z", "2026-11-21", () => {
      responses += 1;
      return responses === 1 ? jsonResponse(fakeTrends({ date: "2026-11-21" })) : failure(503, "unavailable", "Later.");
    });
    await pass(5000);
    expect(await screen.findByText(/could not be fetched/)).toBeVisible();
    expect(screen.getByRole("button", { name: /🎃/ })).toBeVisible();
    expect(screen.queryByTestId("toast")).toBeNull();
    await pass(61_000);
    expect(requests).toHaveLength(3);
  });
});

describe("the hour's cache", () => {
  it("asks nothing again within the hour, and again after it", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date("2026-11-21T08:00:00Z") });
    const { requests, unmount } = showData({ date: "2026-11-21" });
    await screen.findByRole("tablist");
    unmount();
    const again = async () => {
      const view = render(
        <QueryClientProvider client={queryClient}>
          <MemoryRouter initialEntries={["/trending"]}>
            <TrendingPage />
          </MemoryRouter>
        </QueryClientProvider>,
      );
      await screen.findByRole("tablist");
      view.unmount();
    };
    await vi.advanceTimersByTimeAsync(50 * 60_000);
    await again();
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(11 * 60_000);
    await again();
    await waitFor(() => {
      expect(requests).toHaveLength(2);
    });
  });
});

import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dismissToast } from "@/lib/toast.ts";
import { failure, fakeApi, type FakeRoute } from "@/testing/fake-api.ts";
import { ShowToasts } from "@/testing/show-toasts.tsx";
import { YourData } from "./your-data.tsx";

interface Saved {
  name: string;
  text: string;
}

const saved: Saved[] = [];
let blob: Blob;

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = (object) => {
    blob = object as Blob;
    return "blob:file";
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: this.href });
  });
});
afterEach(() => {
  act(() => {
    dismissToast();
    vi.restoreAllMocks();
  });
});

const file = (text: string, name: string) =>
  new Response(text, { headers: { "content-disposition": `attachment; filename="${name}"` } });

function show(routes: Record<string, FakeRoute>) {
  const requests = fakeApi(routes);
  render(
    <>
      <YourData />
      <ShowToasts />
    </>,
  );
  return requests;
}

const button = (name: string) => screen.getByRole("button", { name });
const toast = () => screen.findByTestId("toast");

it.each([
  ["Everything (JSON)", "GET /api/user/data", "caption-kite-data-2026-06-10.json"],
  ["Captions (CSV)", "GET /api/user/captions.csv", "caption-kite-captions-2026-06-10.csv"],
])("%s saves the file with the server's file name", async (label, route, name) => {
  show({ [route]: () => file("the file 🙂", name) });
  await userEvent.click(button(label));
  expect(await toast()).toHaveTextContent("Your file is ready");
  expect(saved).toEqual([{ name, text: "blob:file" }]);
  expect(await blob.text()).toBe("the file 🙂");
});

it("downloads one file at a time and shows that it is busy", async () => {
  let respond: (response: Response) => void = () => undefined;
  const requests = show({
    "GET /api/user/data": () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  });
  await userEvent.click(button("Everything (JSON)"));
  expect(button("Everything (JSON)")).toHaveAttribute("aria-busy", "true");
  expect(button("Captions (CSV)")).toBeDisabled();
  await userEvent.click(button("Everything (JSON)"));
  expect(requests).toHaveLength(1);
  respond(file("{}", "a.json"));
  await toast();
  expect(button("Captions (CSV)")).toBeEnabled();
});

it("says why nothing was saved: refused, offline, or interrupted", async () => {
  const brokenOff = () =>
    new Response(
      new ReadableStream({
        start: (controller) => {
          controller.error(new TypeError("cut"));
        },
      }),
    );
  const reasons: [FakeRoute, string][] = [
    [
      () => failure(429, "rate_limited", "Too many attempts. Please try again in 40 minutes."),
      "Too many attempts. Please try again in 40 minutes.",
    ],
    [() => Promise.reject(new TypeError("no network")), "You seem to be offline."],
    [brokenOff, "You seem to be offline."],
  ];
  let route: FakeRoute = brokenOff;
  show({ "GET /api/user/data": (request) => route(request) });
  for (const [next, reason] of reasons) {
    route = next;
    await userEvent.click(button("Everything (JSON)"));
    expect(await toast()).toHaveTextContent(`Failed to download your data / ${reason}`);
    expect(button("Everything (JSON)")).not.toHaveAttribute("aria-busy");
    act(() => {
      dismissToast();
    });
  }
  expect(saved).toEqual([]);
});

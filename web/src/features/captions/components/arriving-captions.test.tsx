import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { setUser } from "@/lib/session.ts";
import { dismissToast } from "@/lib/toast.ts";
import { fakeApi, jsonResponse } from "@/testing/fake-api.ts";
import { fakeEventStream } from "@/testing/fake-event-stream.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { clearCaptionBatches } from "../caption-batches.ts";
import { renderGenerateTab } from "./generate-tab.testing.tsx";

vi.setConfig({ testTimeout: 20_000 });

const status = { writer: "model", mail: "smtp", socialProviders: [], supabaseUrl: "", supabaseKey: "" };
const start = {
  requested: 3,
  writer: "model",
  brief: { intent: "thing", language: "en", gravity: "light" },
};
const result = {
  id: "7",
  keyword: "snow",
  platform: "general",
  captions: ["One.", "Two."],
  createdAt: "2026-11-21T08:00:00Z",
  writer: "model",
  usage: { used: 3, limit: 5, resetsAt: "2099-01-01T00:00:00.000Z" },
  requested: 3,
};

afterEach(() => {
  cleanup();
  clearCaptionBatches();
  setUser(null);
  dismissToast();
  vi.unstubAllGlobals();
});

/** Generates with a server that sends events, up to the first caption. */
async function generating() {
  const stream = fakeEventStream();
  const requests = fakeApi({
    "GET /api/status": () => jsonResponse(status),
    "GET /api/user": () => jsonResponse(fakeUser()),
    "GET /api/caption-history": () => jsonResponse([]),
    "POST /api/generate-caption": ({ signal }) => {
      signal?.addEventListener("abort", () => {
        stream.fail(new DOMException("aborted", "AbortError"));
      });
      return new Response(stream.body, { headers: { "content-type": "text/event-stream; charset=utf-8" } });
    },
  });
  renderGenerateTab();
  await userEvent.type(screen.getByLabelText("Keyword or topic"), "snow");
  await userEvent.click(screen.getByRole("button", { name: "Generate Caption" }));
  stream.send("start", start);
  stream.send("caption", { id: "7", place: 0, text: "One." });
  await screen.findByText("One.", undefined, { timeout: 5000 });
  return { stream, requests };
}

const list = () => screen.getByRole("region", { name: "Captions of this session" });
const placeholders = () => within(list()).getAllByRole("listitem", { hidden: true }).length;
const announced = () => screen.getByRole("status").textContent;

it("asks for events, shows the first caption as a post with its actions, and keeps places for the others", async () => {
  const { requests } = await generating();
  expect(requests.find(({ path }) => path === "/api/generate-caption")).toBeDefined();
  expect(within(list()).getAllByRole("article")).toHaveLength(1);
  expect(within(list()).getByRole("button", { name: "Copy" })).toBeEnabled();
  expect(placeholders()).toBe(3);
  expect(within(list()).getByText("Generating creative captions for you...")).toBeVisible();
  expect(announced()).toBe("Caption 1 of 3");
});

it("the next caption takes a place; at the end the free ones go", async () => {
  const { stream } = await generating();
  act(() => {
    stream.send("caption", { id: "7", place: 1, text: "Two." });
  });
  await screen.findByText("Two.");
  expect(placeholders()).toBe(3);
  expect(announced()).toBe("Caption 2 of 3");
  expect(screen.getByRole("button", { name: "Cancel" })).toBeVisible();
  act(() => {
    stream.send("done", result);
  });
  await waitFor(() => {
    expect(announced()).toContain("2 captions added to Generated Captions.");
  });
  expect(placeholders()).toBe(2);
  expect(screen.queryByText("Generating creative captions for you...")).toBeNull();
});

it("Cancel keeps the caption that arrived, says so below it and to screen readers, and shows no failure", async () => {
  const { requests } = await generating();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  const note = "You cancelled. 1 of 3 captions arrived and is kept.";
  expect(await screen.findByText(note, { selector: "p" })).toBeVisible();
  expect(announced()).toBe(note);
  expect(screen.getByText("One.")).toBeVisible();
  expect(placeholders()).toBe(1);
  expect(screen.queryByTestId("toast")).toBeNull();
  // What was counted is read again.
  await waitFor(() => {
    expect(requests.map(({ path }) => path)).toContain("/api/user");
  });
});

it("a lost connection keeps what arrived and is reported", async () => {
  const { stream } = await generating();
  act(() => {
    stream.end();
  });
  const note = "The connection was lost. 1 of 3 captions arrived and is kept.";
  expect(await screen.findByTestId("toast")).toHaveTextContent(`Caption Generation Failed / ${note}`);
  expect(screen.getByText("One.")).toBeVisible();
  expect(await screen.findByText(note, { selector: "p" })).toBeVisible();
});

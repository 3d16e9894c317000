import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { queryClient } from "@/lib/query-client.ts";
import { announceLiveChange, announceMissedChanges } from "@/lib/live-changes.ts";
import { dismissToast } from "@/lib/toast.ts";
import { jsonResponse, failure, fakeApi, type FakeRoute } from "@/testing/fake-api.ts";
import { ShowToasts } from "@/testing/show-toasts.tsx";
import { ToneButton } from "./tone-button.tsx";

async function open(routes: Record<string, FakeRoute>) {
  const requests = fakeApi(routes);
  render(
    <>
      <ToneButton />
      <ShowToasts />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Tone" }));
  await screen.findByRole("dialog", { name: "Your caption style" });
  return requests;
}

const stored = (tone: string) => ({ "GET /api/user-tone": () => jsonResponse({ tone }) });
const field = () => screen.findByRole("textbox", { name: "Style and examples" });
const dialogs = () => screen.queryByRole("dialog", { name: "Your caption style" });

afterEach(() => {
  act(() => {
    dismissToast();
    queryClient.clear();
  });
});

it("opens with what is stored and the advice, and names no bound", async () => {
  await open(stored("short and dry"));
  expect(await field()).toHaveValue("short and dry");
  expect(screen.queryByText(/\d ?\/ ?\d|characters/)).toBeNull();
  expect(await field()).not.toHaveAttribute("maxlength");
  expect((await field()).getAttribute("placeholder")).toMatch(/^Add 1 to 3 example captions/);
});

it("saves, says so and closes; the next opening shows what was saved", async () => {
  const requests = await open({
    ...stored(""),
    "POST /api/user-tone": () => jsonResponse({ tone: "loud", message: "Tone preference saved" }),
  });
  await userEvent.type(await field(), " loud ");
  await userEvent.click(screen.getByRole("button", { name: "Save style" }));
  expect(await screen.findByTestId("toast")).toHaveTextContent("Tone preference saved");
  await waitFor(() => expect(dialogs()).not.toBeInTheDocument());
  expect(requests.find(({ method }) => method === "POST")?.json).toEqual({ tone: "loud" });
  await userEvent.click(screen.getByRole("button", { name: "Tone" }));
  expect(await field()).toHaveValue("loud");
});

it("stays open with the text when saving fails", async () => {
  await open({ ...stored(""), "POST /api/user-tone": () => failure(503, "unavailable", "Please try later.") });
  await userEvent.type(await field(), "loud");
  await userEvent.click(screen.getByRole("button", { name: "Save style" }));
  expect(await screen.findByTestId("toast")).toHaveTextContent("Failed to save tone preference / Please try later.");
  expect(await field()).toHaveValue("loud");
});

it("says when the style cannot be fetched, and tries again", async () => {
  let works = false;
  await open({
    "GET /api/user-tone": () =>
      works ? jsonResponse({ tone: "back" }) : failure(500, "internal", "Something went wrong."),
  });
  expect(await screen.findByTestId("toast")).toHaveTextContent(
    "Error fetching tone preference / Something went wrong.",
  );
  works = true;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await field()).toHaveValue("back");
});

it("asks before unsaved changes go, and only then", async () => {
  await open(stored("short"));
  await userEvent.type(await field(), "er");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(await field()).toHaveValue("shorter");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(await screen.findByRole("button", { name: "Discard changes" }));
  await waitFor(() => expect(dialogs()).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole("button", { name: "Tone" }));
  expect(await field()).toHaveValue("short");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(dialogs()).not.toBeInTheDocument());
});

it("takes over what another tab saves, but not over what is being typed", async () => {
  let tone = "short";
  await open({ "GET /api/user-tone": () => jsonResponse({ tone }) });
  expect(await field()).toHaveValue("short");
  tone = "long";
  act(() => {
    announceLiveChange({ table: "profiles", type: "UPDATE" });
  });
  await waitFor(async () => expect(await field()).toHaveValue("long"));
  await userEvent.type(await field(), "er");
  tone = "third";
  act(() => {
    announceMissedChanges();
  });
  await waitFor(() => expect(queryClient.getQueryData(["user-tone"])).toEqual({ tone: "third" }));
  expect(await field()).toHaveValue("longer");
});

it("gives the focus back to the button that opened it", async () => {
  await open(stored(""));
  await field();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Tone" })).toHaveFocus());
});

it("takes what is typed; what the server says about it appears at the field", async () => {
  const long = "Please keep the caption style to 20,000 characters or fewer.";
  const requests = await open({
    ...stored("a".repeat(20_000)),
    "POST /api/user-tone": () =>
      jsonResponse({ message: long, code: "validation_failed", details: { fields: { tone: long } } }, 400),
  });
  await userEvent.type(await field(), "b");
  await userEvent.click(screen.getByRole("button", { name: "Save style" }));
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(long));
  expect(requests.find(({ method }) => method === "POST")?.json).toEqual({ tone: `${"a".repeat(20_000)}b` });
});

it("shows what is read as it is typed; a point that is switched off is saved with the style", async () => {
  const requests = await open({
    ...stored(""),
    "POST /api/user-tone": () => jsonResponse({ tone: "x", off: ["hashtags"], message: "Tone preference saved" }),
  });
  await userEvent.type(await field(), "short, lower case, no hashtags. 'slow sunday. — m.' 'late again. — m.'");
  expect(await screen.findByText(/^2 examples found\./)).toBeVisible();
  for (const point of ["short sentences", "lower case", "no hashtags", "signed — m."])
    expect(screen.getByRole("checkbox", { name: point })).toBeChecked();
  await userEvent.click(screen.getByRole("checkbox", { name: "no hashtags" }));
  await userEvent.click(screen.getByRole("button", { name: "Save style" }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === "POST")?.json).toMatchObject({ off: ["hashtags"] }),
  );
});

it("opens with the points that are switched off, and switching one on is a change", async () => {
  await open({
    "GET /api/user-tone": () => jsonResponse({ tone: "no emoji, no hashtags", off: ["emoji", "unknown-one"] }),
  });
  expect(await screen.findByRole("checkbox", { name: "no emoji" })).not.toBeChecked();
  expect(screen.getByRole("checkbox", { name: "no hashtags" })).toBeChecked();
  await userEvent.click(screen.getByRole("checkbox", { name: "no emoji" }));
  await userEvent.keyboard("{Escape}");
  await userEvent.click(await screen.findByRole("button", { name: "Discard changes" }));
});

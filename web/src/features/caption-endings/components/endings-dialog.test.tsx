import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { captionEndingMessages, type CaptionEndings, type HashtagSetRequest } from "@contract/wire/caption-endings.ts";
import { hashtagSetsMax } from "@contract/rules/text-lengths.ts";
import { queryClient } from "@/lib/query-client.ts";
import { dismissToast } from "@/lib/toast.ts";
import { failure, fakeApi, jsonResponse, type FakeRoute } from "@/testing/fake-api.ts";
import { ShowToasts } from "@/testing/show-toasts.tsx";
import EndingsDialog from "./endings-dialog.tsx";

const mornings = { id: "1", name: "Mornings", hashtags: ["GoodMorning", "sunrise"] };

/** The dialog, with a server that stores sets and the signature as the real one does. */
function show(stored: CaptionEndings, { insert = null as ((text: string) => void) | null, routes = {} } = {}) {
  let last = stored.sets.length;
  const respond = () => jsonResponse(stored);
  const requests = fakeApi({
    "GET /api/hashtag-sets": respond,
    "POST /api/hashtag-sets": ({ json }) => {
      stored.sets.push({ id: String(++last), ...(json as HashtagSetRequest) });
      return respond();
    },
    "PUT /api/hashtag-sets/1": ({ json }) => {
      stored.sets[0] = { id: "1", ...(json as HashtagSetRequest) };
      return respond();
    },
    "DELETE /api/hashtag-sets/1": () => {
      stored.sets = stored.sets.filter(({ id }) => id !== "1");
      return respond();
    },
    "PUT /api/signature": ({ json }) => {
      stored.signature = (json as { signature: string }).signature;
      return respond();
    },
    ...(routes as Record<string, FakeRoute>),
  });
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <EndingsDialog insert={insert} onClose={onClose} />
      <ShowToasts />
    </QueryClientProvider>,
  );
  return { requests, onClose };
}

const button = (name: string) => screen.findByRole("button", { name });
const press = async (name: string) => userEvent.click(await button(name));
const sets = () => screen.getByRole("region", { name: "Hashtag sets" });
const setForm = () => within(within(sets()).getByLabelText("Name").closest("form")!);
const fill = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

afterEach(() => {
  cleanup();
  queryClient.clear();
  dismissToast();
});

describe("hashtag sets", () => {
  it("a first one is written as people type hashtags, and stored without their signs", async () => {
    const { requests } = show({ sets: [], signature: "" });
    await screen.findByText("No hashtag sets yet.");
    await press("New set");
    expect(setForm().getByLabelText("Name")).toHaveFocus();
    await fill(setForm().getByLabelText("Name"), "Mornings");
    await fill(setForm().getByLabelText("Hashtags"), "#GoodMorning, sunrise");
    await userEvent.click(setForm().getByRole("button", { name: "Save" }));
    await screen.findByText("#GoodMorning #sunrise");
    expect(requests.find(({ method }) => method === "POST")?.json).toEqual({
      name: "Mornings",
      hashtags: mornings.hashtags,
    });
    // To manage only: there is no caption to put it under.
    expect(screen.queryByRole("button", { name: /below the caption/ })).toBeNull();
  });

  it("says what is missing, sends nothing, and keeps what was typed", async () => {
    const { requests } = show({ sets: [], signature: "" });
    await press("New set");
    await fill(setForm().getByLabelText("Hashtags"), "two words!");
    await userEvent.click(setForm().getByRole("button", { name: "Save" }));
    expect(await screen.findByText(captionEndingMessages.nameMissing)).toBeVisible();
    expect(screen.getByText(captionEndingMessages.hashtag)).toBeVisible();
    expect(setForm().getByLabelText("Hashtags")).toHaveValue("two words!");
    expect(requests.filter(({ method }) => method !== "GET")).toEqual([]);
  });

  it("one is changed in its place, or left as it was", async () => {
    show({ sets: [{ ...mornings }], signature: "" });
    await press("Edit Mornings");
    await userEvent.click(setForm().getByRole("button", { name: "Cancel" }));
    await screen.findByText("#GoodMorning #sunrise");
    await press("Edit Mornings");
    await fill(setForm().getByLabelText("Hashtags"), "#dawn");
    await userEvent.click(setForm().getByRole("button", { name: "Save" }));
    await screen.findByText("#dawn");
    expect(within(sets()).queryByRole("textbox")).toBeNull();
  });

  it("a deleted one is restored with its name and its hashtags", async () => {
    const { requests } = show({ sets: [{ ...mornings }], signature: "" });
    await press("Delete Mornings");
    await screen.findByText("Mornings was deleted.");
    // Where the keyboard was, because the button that was pressed is gone.
    await waitFor(() => expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await screen.findByText("#GoodMorning #sunrise");
    expect(requests.at(-1)?.json).toEqual({ name: "Mornings", hashtags: mornings.hashtags });
    expect(screen.queryByText("Mornings was deleted.")).toBeNull();
  });

  it("no further one is offered at the limit, and a refusal says why", async () => {
    const full = Array.from({ length: hashtagSetsMax }, (_, index) => ({ ...mornings, id: String(index + 1) }));
    show(
      { sets: full, signature: "" },
      {
        routes: { "DELETE /api/hashtag-sets/1": () => failure(404, "not_found", captionEndingMessages.setNotFound) },
      },
    );
    const [first] = await screen.findAllByRole("button", { name: "Delete Mornings" });
    expect(screen.queryByRole("button", { name: "New set" })).toBeNull();
    await userEvent.click(first!);
    expect(await screen.findByTestId("toast")).toHaveTextContent(captionEndingMessages.setNotFound);
    expect(screen.getAllByText("#GoodMorning #sunrise")).toHaveLength(hashtagSetsMax);
  });
});

describe("closing", () => {
  const question = () => screen.queryByRole("alertdialog", { name: "Leave without saving?" });
  const choose = (answer: string) => userEvent.click(screen.getByRole("button", { name: answer }));

  it.each(["Name", "Hashtags", "Signature"])("asks before text typed in %s is discarded", async (label) => {
    const { onClose } = show({ sets: [], signature: "" });
    await press("New set");
    const field = screen.getByLabelText(label);
    await fill(field, "typed");
    await userEvent.keyboard("{Escape}");
    expect(question()).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await choose("Keep editing");
    expect(question()).toBeNull();
    expect(field).toHaveValue("typed");
    await userEvent.keyboard("{Escape}");
    await choose("Discard changes");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("asks before another set is edited instead of one with unsaved text", async () => {
    show({ sets: [mornings, { id: "2", name: "Evenings", hashtags: ["dusk"] }], signature: "" });
    await press("Edit Mornings");
    await press("Edit Evenings");
    expect(question()).toBeNull();
    await fill(setForm().getByLabelText("Name"), "Nights");
    await press("Edit Mornings");
    await choose("Keep editing");
    expect(setForm().getByLabelText("Name")).toHaveValue("Nights");
    await press("Edit Mornings");
    await choose("Discard changes");
    expect(setForm().getByLabelText("Name")).toHaveValue("Mornings");
    expect(question()).toBeNull();
  });

  it("asks nothing while nothing is unsaved: before, after Save, and after Cancel", async () => {
    const { onClose } = show({ sets: [], signature: "" });
    await press("New set");
    await fill(setForm().getByLabelText("Name"), "typed");
    await userEvent.click(setForm().getByRole("button", { name: "Cancel" }));
    await fill(screen.getByLabelText("Signature"), "Yours");
    await userEvent.click(await button("Save"));
    await screen.findByText("Saved");
    await userEvent.keyboard("{Escape}");
    expect(question()).toBeNull();
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe("under a caption", () => {
  it("a set is added as hashtags, and the dialog closes", async () => {
    const insert = vi.fn();
    const { onClose } = show({ sets: [mornings], signature: "" }, { insert });
    await press("Add Mornings below the caption");
    expect(insert).toHaveBeenCalledExactlyOnceWith("#GoodMorning #sunrise");
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.getByTestId("toast")).toHaveTextContent("Added below the caption");
  });

  it("a signature can be added once it is saved", async () => {
    const insert = vi.fn();
    show({ sets: [], signature: "" }, { insert });
    await fill(await screen.findByLabelText("Signature"), "Mara, by hand");
    expect(screen.queryByRole("button", { name: "Add the signature below the caption" })).toBeNull();
    await press("Save");
    await press("Add the signature below the caption");
    expect(insert).toHaveBeenCalledExactlyOnceWith("Mara, by hand");
  });
});

it("what cannot be loaded is asked for again by a press", async () => {
  let tries = 0;
  show(
    { sets: [mornings], signature: "" },
    {
      routes: {
        "GET /api/hashtag-sets": () => {
          tries += 1;
          return tries === 1 ? failure(400, "bad", "Not now.") : jsonResponse({ sets: [mornings], signature: "" });
        },
      },
    },
  );
  expect(await screen.findByRole("alert")).toHaveTextContent("Your hashtag sets could not be loaded");
  await press("Try again");
  await screen.findByText("#GoodMorning #sunrise");
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

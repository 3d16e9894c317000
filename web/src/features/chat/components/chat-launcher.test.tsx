import type { ChatReply } from "@contract/wire/chat.ts";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setUser } from "@/lib/session.ts";
import { dismissToast } from "@/lib/toast.ts";
import { closeUpgrade, useUpgradeOpen } from "@/lib/upgrade.ts";
import { jsonResponse, failure, fakeApi, noResponse, type FakeRoute } from "@/testing/fake-api.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { ShowToasts } from "@/testing/show-toasts.tsx";
import { ChatLauncher } from "./chat-launcher.tsx";

const done = (response: string, source = "model", parts: Partial<ChatReply> = {}) =>
  `event: done\ndata: ${JSON.stringify({ response, timestamp: "2026-11-21T08:00:00Z", source, ...parts })}\n\n`;
const delta = (text: string) => `event: delta\ndata: ${JSON.stringify({ text })}\n\n`;

/** A reply that is written by the test: `write` sends a piece, `end` closes it. */
function stream() {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
  });
  return {
    route: () => new Response(body, { headers: { "content-type": "text/event-stream; charset=utf-8" } }),
    write: (text: string) => {
      controller.enqueue(new TextEncoder().encode(text));
    },
    end: () => {
      controller.close();
    },
  };
}

const streamed =
  (...pieces: string[]): FakeRoute =>
  () =>
    new Response(pieces.join(""), { headers: { "content-type": "text/event-stream" } });

function Address() {
  const { pathname, search } = useLocation();
  return (
    <p data-testid="address">
      {pathname}
      {search}
    </p>
  );
}

function Upgrade() {
  return useUpgradeOpen() && <p>Upgrade dialog</p>;
}

async function open(chat: FakeRoute, { premium = false, at = "/" } = {}) {
  const requests = fakeApi({ "POST /api/chatbot": chat });
  render(
    <MemoryRouter initialEntries={[at]}>
      <ChatLauncher premium={premium} />
      <Address />
      <Upgrade />
      <ShowToasts />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Open the assistant" }));
  await panel();
  return requests;
}

const panel = async () => within(await screen.findByRole("dialog", { name: "AI Assistant" }));
const field = () => screen.getByRole("textbox", { name: "Your message" });
const say = (text: string) => userEvent.type(field(), `${text}{Enter}`);

beforeEach(() => {
  setUser(fakeUser());
});
// Ending the session begins the conversation anew.
afterEach(() => {
  act(() => {
    setUser(null);
    closeUpgrade();
    dismissToast();
  });
});

describe("the assistant", () => {
  it("greets first and names the plan", async () => {
    await open(noResponse);
    expect((await panel()).getByText(/I'm the Caption Kite assistant/)).toBeVisible();
    expect(screen.getByText("Upgrade to premium for enhanced AI responses")).toBeVisible();
    expect(screen.queryByText("Premium mode: Enhanced responses")).not.toBeInTheDocument();
  });

  it("names the premium mode", async () => {
    await open(noResponse, { premium: true });
    expect(screen.getByText("Premium mode: Enhanced responses")).toBeVisible();
  });

  it.each([
    ["/?tab=history", "/?tab=history"],
    ["/contact", "/?tab=account"],
  ])("leads from %s to the upgrade at %s, and closes", async (at, there) => {
    await open(noResponse, { at });
    await userEvent.click(screen.getByRole("button", { name: "Upgrade to premium for enhanced AI responses" }));
    expect(await screen.findByText("Upgrade dialog")).toBeVisible();
    expect(screen.getByTestId("address")).toHaveTextContent(there);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("shows captions one by one, each to copy and to open in the form", async () => {
    const texts = ["One.", "Two."].map((text) => ({
      text,
      entryId: "7",
      keyword: "tea",
      platform: "general" as const,
    }));
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: { writeText } } }));
    await open(streamed(done("Here:\n\n1. One.\n\n2. Two.", "help", { lead: "Here are 2 captions.", texts })));
    await say("two captions about tea");
    const reply = await panel();
    expect(await reply.findByText("Here are 2 captions.")).toBeVisible();
    await userEvent.click(reply.getByRole("button", { name: "Copy text 2" }));
    expect(writeText).toHaveBeenCalledWith("Two.");
    await userEvent.click(reply.getAllByRole("link", { name: "Open in the form" })[0]!);
    expect(screen.getByTestId("address")).toHaveTextContent("/?entry=7");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("asks what a button of the last reply says, and leads to places", async () => {
    const buttons: ChatReply["buttons"] = [
      { kind: "ask", label: "Yes, write it", question: "Use my last one" },
      { kind: "open", place: "tone" },
    ];
    const requests = await open(streamed(done("Your last one?", "help", { buttons })));
    await say("a caption about tea");
    await userEvent.click(await screen.findByRole("button", { name: "Yes, write it" }));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]!.json).toMatchObject({ messages: [{}, {}, { role: "user", content: "Use my last one" }] });
    // The buttons of the first reply are gone.
    expect(await screen.findAllByRole("button", { name: "Yes, write it" })).toHaveLength(1);
    await userEvent.click(screen.getByRole("link", { name: "Tone" }));
    expect(screen.getByTestId("address")).toHaveTextContent("/?tab=account");
  });

  it("sends nothing too long, says so and keeps it", async () => {
    const requests = await open(streamed(done("Here.")));
    await userEvent.click(field());
    await userEvent.paste("😀".repeat(2001));
    expect(screen.getByText("2001/2000")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByTestId("toast")).toHaveTextContent(
      "Please keep the message to 2000 characters or fewer.",
    );
    expect(requests).toHaveLength(0);
    await userEvent.clear(field());
    await userEvent.paste("😀".repeat(2000));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  it("sends nothing blank; Shift+Enter adds a line, Enter sends", async () => {
    const requests = await open(streamed(done("Here.")));
    await say("   ");
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(requests).toHaveLength(0);
    await userEvent.clear(field());
    await userEvent.type(field(), "one{Shift>}{Enter}{/Shift}two{Enter}");
    expect(await screen.findByText("Here.")).toBeVisible();
    expect(requests[0]!.json).toEqual({ messages: [{ role: "user", content: "one\ntwo" }] });
    expect(field()).toHaveValue("");
  });

  it("shows that it writes, then the reply as it comes, then the final one", async () => {
    const writing = stream();
    await open(writing.route);
    await say("How?");
    expect(await screen.findByTestId("typing")).toHaveTextContent("");
    act(() => {
      writing.write(delta("Like "));
    });
    await waitFor(() => expect(screen.getByTestId("typing")).toHaveTextContent("Like"));
    act(() => {
      writing.write(delta("thiss"));
    });
    await waitFor(() => expect(screen.getByTestId("typing")).toHaveTextContent("Like thiss"));
    act(() => {
      writing.write(done("Like this."));
      writing.end();
    });
    expect(await screen.findByText("Like this.")).toBeVisible();
    expect(screen.queryByTestId("typing")).not.toBeInTheDocument();
    expect(screen.getByText("Assistant: Like this.")).toHaveAttribute("aria-live", "polite");
  });

  it("sends the conversation along and keeps it while the panel is closed", async () => {
    const requests = await open(streamed(done("First reply.")));
    await say("first");
    await screen.findByText("First reply.");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByRole("button", { name: "Open the assistant" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Open the assistant" }));
    expect(await screen.findByText("First reply.")).toBeVisible();
    await say("second");
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]!.json).toEqual({
      messages: [
        { role: "user", content: "first" },
        { role: "assistant", content: "First reply." },
        { role: "user", content: "second" },
      ],
    });
  });

  it("says when no reply came, and asks again", async () => {
    let works = false;
    const requests = await open((request) =>
      works
        ? streamed(done("Now."))(request)
        : failure(502, "model_failed", "Failed to get a response. Please try again."),
    );
    await say("well?");
    expect(await screen.findByTestId("toast")).toHaveTextContent("Failed to get a response. Please try again.");
    expect(screen.getByTestId("toast")).toHaveAttribute("data-variant", "destructive");
    works = true;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Now.")).toBeVisible();
    expect(requests[1]!.json).toEqual({ messages: [{ role: "user", content: "well?" }] });
  });

  it("takes a failure in the middle of a reply for one", async () => {
    await open(
      streamed(
        delta("Half"),
        `event: error\ndata: ${JSON.stringify({ message: "Too many messages.", code: "rate_limited" })}\n\n`,
      ),
    );
    await say("well?");
    expect(await screen.findByTestId("toast")).toHaveTextContent(
      "Failed to get a response. Please try again. / Too many messages.",
    );
    expect(screen.queryByText("Half")).not.toBeInTheDocument();
  });

  it("takes a reply that breaks off for a failure", async () => {
    await open(streamed(delta("Half an")));
    await say("well?");
    expect(await screen.findByTestId("toast")).toHaveTextContent("Failed to get a response. Please try again.");
  });

  it("reads a plain JSON response, too", async () => {
    await open(() => jsonResponse({ response: "Plain.", timestamp: "2026-11-21T08:00:00Z", source: "model" }));
    await say("well?");
    expect(await screen.findByText("Plain.")).toBeVisible();
  });

  it("gives the reply up when the panel closes, and keeps what was written", async () => {
    const writing = stream();
    const requests = await open(writing.route);
    await say("long story");
    await screen.findByTestId("typing");
    act(() => {
      writing.write(delta("Once upon"));
    });
    await waitFor(() => expect(screen.getByTestId("typing")).toHaveTextContent("Once upon"));
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(requests[0]!.signal?.aborted).toBe(true));
    act(() => {
      writing.end();
    });
    await userEvent.click(screen.getByRole("button", { name: "Open the assistant" }));
    expect(await screen.findByText("Stopped before the answer was complete.")).toBeVisible();
    expect(screen.getByText("Once upon")).toBeVisible();
    expect(screen.queryByTestId("toast")).not.toBeInTheDocument();
  });

  it("labels replies from the help texts and links the places they name", async () => {
    await open(streamed(done("Open the Account tab.", "help")));
    await say("where?");
    expect(await screen.findByText("Built-in help, no AI")).toBeVisible();
    await userEvent.click(screen.getByRole("link", { name: "Account tab" }));
    expect(screen.getByTestId("address")).toHaveTextContent("/?tab=account");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("forgets everything with the session", async () => {
    await open(streamed(done("A secret.")));
    await say("tell me");
    await screen.findByText("A secret.");
    act(() => {
      setUser(null);
    });
    expect(screen.queryByText("A secret.")).not.toBeInTheDocument();
    expect((await panel()).getByText(/I'm the Caption Kite assistant/)).toBeVisible();
  });
});

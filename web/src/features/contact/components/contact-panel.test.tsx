import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { setUser } from "@/lib/session.ts";
import { dismissToast } from "@/lib/toast.ts";
import { jsonResponse, failure, fakeApi, type FakeRoute } from "@/testing/fake-api.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { ShowToasts } from "@/testing/show-toasts.tsx";
import { ContactPanel } from "./contact-panel.tsx";

afterEach(() => {
  act(() => {
    setUser(null);
    dismissToast();
  });
});

function show(send: FakeRoute = () => jsonResponse({ message: "Message Sent!" })) {
  const requests = fakeApi({ "POST /api/contact": send });
  render(
    <>
      <ContactPanel />
      <ShowToasts />
    </>,
  );
  return requests;
}
const field = (name: string) => screen.getByLabelText(name);
const send = () => userEvent.click(screen.getByRole("button", { name: "Send message" }));
async function fill() {
  await userEvent.type(field("Name"), "Ida");
  await userEvent.type(field("Email"), "ida@kite.example");
  await userEvent.type(field("Subject"), "A photo");
  await userEvent.type(field("Message"), "It would not load.");
}

describe("the contact form", () => {
  it("reports every invalid field next to it and focuses the first", async () => {
    const requests = show();
    await send();
    expect(await screen.findByText("Name must be at least 2 characters.")).toBeVisible();
    expect(field("Email")).toHaveAccessibleDescription("Please enter a valid email address.");
    expect(field("Subject")).toHaveAccessibleDescription("Subject must be at least 5 characters.");
    expect(field("Message")).toHaveAccessibleDescription("Message must be at least 10 characters.");
    expect(field("Name")).toHaveFocus();
    expect(requests).toHaveLength(0);
  });

  it("focuses the message if only that is invalid", async () => {
    show();
    await fill();
    await userEvent.clear(field("Message"));
    await send();
    await waitFor(() => {
      expect(field("Message")).toHaveFocus();
    });
  });

  it("sends name, email and the message including the subject, shows a confirmation, and can start again", async () => {
    const requests = show();
    await fill();
    await send();
    expect(await screen.findByRole("heading", { name: "Message Sent!" })).toHaveFocus();
    expect(screen.getByText(/reply to ida@kite.example within 24 hours/)).toBeVisible();
    expect(requests.map(({ json }) => json)).toEqual([
      { name: "Ida", email: "ida@kite.example", message: "Subject: A photo\n\nIt would not load." },
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Send Another Message" }));
    expect(field("Name")).toHaveFocus();
    expect(field("Message")).toHaveValue("");
  });

  it("keeps the text if sending fails, and shows the server's reason", async () => {
    show(() => failure(429, "rate_limited", "Too many messages. Please try again in an hour."));
    await fill();
    await send();
    await waitFor(() => {
      expect(screen.getByTestId("toast")).toHaveTextContent("Error / Too many messages. Please try again in an hour.");
    });
    expect(screen.getByTestId("toast")).toHaveAttribute("data-variant", "destructive");
    expect(field("Message")).toHaveValue("It would not load.");
  });

  it.each([
    ["no reason", () => new Response("", { status: 500, statusText: "" })],
    ["an empty one", () => failure(500, "internal_error", "")],
  ])("says that there was a problem if the server gives %s", async (_what, response) => {
    show(response);
    await fill();
    await send();
    await waitFor(() => {
      expect(screen.getByTestId("toast")).toHaveTextContent(
        "Error / There was a problem sending your message. Please try again.",
      );
    });
  });

  it("is filled in for a signed-in person, even if the session is loaded late, without changing typed text", async () => {
    show();
    await userEvent.type(field("Name"), "Ida");
    act(() => {
      setUser(fakeUser());
    });
    expect(field("Name")).toHaveValue("Ida");
    expect(field("Email")).toHaveValue("mara@kite.example");
  });
});

import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeApi } from "@/testing/fake-api.ts";
import EnquiryWidget from "./enquiry-widget.tsx";

afterEach(() => {
  vi.useRealTimers();
});

async function open() {
  const requests = fakeApi({});
  render(
    <MemoryRouter>
      <EnquiryWidget />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Ask a question" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ask a question" }));
  vi.useFakeTimers();
  return {
    requests,
    dialog,
    field: dialog.getByLabelText("Your question"),
    lines: () => dialog.getAllByRole("listitem").map(({ textContent }) => textContent),
  };
}
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const write = (field: HTMLElement, text: string) => {
  fireEvent.change(field, { target: { value: text } });
};

describe("the enquiry dialog", () => {
  it("greets and says that its replies are automatic", async () => {
    const { dialog } = await open();
    expect(dialog.getByText("Automatic answers")).toBeVisible();
    expect(dialog.getByText(/nothing you write here is sent or stored/)).toBeVisible();
  });

  it("leads to the contact form where a reply names it, and closes", async () => {
    const { dialog, field } = await open();
    write(field, "How do I contact you?");
    fireEvent.keyDown(field, { key: "Enter" });
    pass(1000);
    const link = dialog.getByRole("link", { name: "contact form" });
    expect(link).toHaveAttribute("href", "/contact");
    fireEvent.click(link);
    vi.useRealTimers();
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).toBeNull();
    });
  });

  it("replies after one second, not before, without a request", async () => {
    const { requests, field, lines } = await open();
    write(field, " What is the price? ");
    fireEvent.keyDown(field, { key: "Enter" });
    expect(field).toHaveValue("");
    expect(lines()[1]).toBe("You: What is the price?");
    pass(999);
    expect(lines()[2]).toBe("An answer is on its way");
    pass(1);
    expect(lines()[2]).toMatch(/^Automatic answer: Premium costs \$3\.50 per month/);
    expect(requests).toHaveLength(0);
  });

  it("scrolls a reply completely into view, although it is taller than the dots before it", async () => {
    const { field } = await open();
    write(field, "price");
    fireEvent.keyDown(field, { key: "Enter" });
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
    pass(1000);
    expect(scroll).toHaveBeenCalled();
  });

  it("Shift+Enter and the Enter of an input method send nothing", async () => {
    const { field, lines } = await open();
    write(field, "cancel");
    expect(fireEvent.keyDown(field, { key: "Enter", shiftKey: true })).toBe(true);
    fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    expect(field).toHaveValue("cancel");
    expect(lines()).toHaveLength(1);
  });

  it("answers other questions from the knowledge base, without a request", async () => {
    const { requests, field } = await open();
    vi.useRealTimers();
    write(field, "Is there an app for iPhone?");
    fireEvent.keyDown(field, { key: "Enter" });
    expect(await screen.findByText(/No store app needed/, {}, { timeout: 5000 })).toBeVisible();
    expect(requests).toHaveLength(0);
  });

  it("sends no blank question", async () => {
    const { field, dialog, lines } = await open();
    write(field, " \n ");
    fireEvent.keyDown(field, { key: "Enter" });
    fireEvent.click(dialog.getByRole("button", { name: "Send" }));
    expect(lines()).toHaveLength(1);
  });

  it("a topic asks its own question", async () => {
    const { dialog, lines } = await open();
    fireEvent.click(dialog.getByRole("button", { name: "How do I cancel?" }));
    pass(1000);
    expect(lines()[2]).toMatch(/You can cancel at any time/);
    expect(dialog.queryByRole("button", { name: "What is free?" })).toBeNull();
  });

  it("keeps the conversation while closed, including a reply that arrives then, and returns the focus", async () => {
    const { field } = await open();
    write(field, "hello");
    fireEvent.keyDown(field, { key: "Enter" });
    fireEvent.keyDown(field, { key: "Escape" });
    pass(1000);
    vi.useRealTimers();
    const button = screen.getByRole("button", { name: "Ask a question" });
    await waitFor(() => {
      expect(button).toHaveFocus();
    });
    fireEvent.click(button);
    expect(await screen.findByText(/I have no answer to that/)).toBeVisible();
  });
});

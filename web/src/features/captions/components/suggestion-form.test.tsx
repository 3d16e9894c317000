import { cleanup, configure, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { dismissToast } from "@/lib/toast.ts";
import { jsonResponse, failure, fakeApi, type FakeRoute } from "@/testing/fake-api.ts";
import { ShowToasts } from "@/testing/show-toasts.tsx";
import { SuggestionForm } from "./suggestion-form.tsx";

configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });

async function open(route: FakeRoute = () => jsonResponse({ message: "Stored." })) {
  const requests = fakeApi({ "POST /api/suggestion": route });
  render(
    <>
      <SuggestionForm user={{ username: "mara", email: "mara@kite.example" }} />
      <ShowToasts />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Suggest an improvement" }));
  await screen.findByLabelText("Your suggestion");
  return requests;
}
const field = () => screen.getByLabelText("Your suggestion");
const send = () => userEvent.click(screen.getByRole("button", { name: "Send suggestion" }));
const toastText = () => screen.getByTestId("toast");

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

it("is collapsed until it is asked for", async () => {
  await open();
  expect(screen.getByRole("button", { name: "Suggest an improvement" })).toHaveAttribute("aria-expanded", "true");
  await userEvent.click(screen.getByRole("button", { name: "Suggest an improvement" }));
  expect(field()).not.toBeVisible();
});

it("refuses an empty or blank suggestion and sends nothing", async () => {
  const requests = await open();
  await userEvent.type(field(), "   ");
  await send();
  expect(toastText()).toHaveTextContent("Empty suggestion / Please provide a suggestion before submitting.");
  expect(field()).toBeInvalid();
  expect(field()).toHaveFocus();
  expect(requests).toHaveLength(0);
});

it("counts live and sends no more than 500 characters, but never cuts what was pasted", async () => {
  const requests = await open();
  await userEvent.click(field());
  await userEvent.paste("😀".repeat(501));
  expect(screen.getByText("501/500")).toBeVisible();
  await send();
  expect(await screen.findByText("Please keep the suggestion to 500 characters or fewer.")).toBeVisible();
  expect(requests).toHaveLength(0);
  await userEvent.clear(field());
  await userEvent.paste("😀".repeat(500));
  expect(screen.getByText("500/500")).toBeVisible();
  await send();
  await waitFor(() => {
    expect(toastText()).toHaveTextContent("Thank you!");
  });
});

it("sends the text with the person's name and address, thanks and clears", async () => {
  const requests = await open();
  await userEvent.type(field(), " More puns. ");
  await send();
  await waitFor(() => {
    expect(toastText()).toHaveTextContent("Thank you!");
  });
  expect(requests[0]!.json).toEqual({ suggestion: "More puns.", username: "mara", email: "mara@kite.example" });
  expect(field()).toHaveValue("");
});

it("keeps the text when sending fails", async () => {
  await open(() => failure(503, "unavailable", "Later."));
  await userEvent.type(field(), "More puns.");
  await send();
  await waitFor(() => {
    expect(toastText()).toHaveTextContent("Error / Failed to send your suggestion. Please try again later.");
  });
  expect(toastText()).toHaveAttribute("data-variant", "destructive");
  expect(field()).toHaveValue("More puns.");
});

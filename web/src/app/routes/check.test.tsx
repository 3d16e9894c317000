import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { User } from "@contract/wire/accounts.ts";
import { keepText } from "@/features/checker/kept-text.ts";
import { setUser } from "@/lib/session.ts";
import { fakeApi } from "@/testing/fake-api.ts";
import { sessionRoutes } from "@/testing/fake-session.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { renderApp } from "@/testing/render-app.tsx";

function open(user: User | null = null) {
  const requests = fakeApi({
    ...sessionRoutes(user),
  });
  return { requests, ...renderApp("/check") };
}
const field = () => screen.findByRole("textbox", { name: "Your caption" });

beforeEach(() => {
  keepText("");
});
afterEach(() => {
  act(() => {
    setUser(null);
  });
});

it("has a title and a description of its own", async () => {
  const meta = document.createElement("meta");
  meta.name = "description";
  meta.content = "The product";
  document.head.append(meta);
  const { unmount } = open();
  await screen.findByRole("heading", { level: 1, name: "Check a caption" });
  expect(document.title).toBe("Caption Checker · Caption Kite");
  expect(meta.content).toContain("Check a caption before you post it");
  unmount();
  expect(meta.content).toBe("The product");
  meta.remove();
});

it("checks while typing, on each platform, and sends nothing", async () => {
  const { user, requests } = open();
  await screen.findByText(/Paste a text above/);
  await user.click(await field());
  await user.paste(`${"long ".repeat(60)}#nofilterneeded`);
  expect(await screen.findByRole("tab", { name: /^X 315\/280, does not fit/ })).toBeVisible();
  await user.click(screen.getByRole("tab", { name: /^X/ }));
  expect(screen.getByText("35 characters over the limit of 280. Shorten the text.")).toBeVisible();
  expect(requests.map(({ path }) => path)).toEqual([]);
});

it("replaces a hashtag when asked to", async () => {
  const { user } = open();
  await user.click(await field());
  await user.paste("Fog #nofilterneeded");
  const findings = await screen.findByRole("region", { name: "What to improve" });
  await user.click(within(findings).getByRole("button", { name: "Replace #nofilterneeded" }));
  expect(await field()).toHaveValue("Fog #NoFilterNeeded");
  expect(await within(findings).findByText("Nothing to improve was found.")).toBeVisible();
});

it("keeps the text for a reload, outside the address", async () => {
  const { user, unmount } = open();
  await user.click(await field());
  await user.paste("Harbor fog");
  expect(window.location.href).not.toContain("Harbor");
  unmount();
  open();
  await waitFor(async () => {
    expect(await field()).toHaveValue("Harbor fog");
  });
  await user.click(screen.getByRole("button", { name: "Clear" }));
  expect(sessionStorage).toHaveLength(0);
});

it("shows what 100 kB, right-to-left text and emoji alone give", async () => {
  const { user } = open();
  const textbox = await field();
  for (const [text, tab] of [
    ["a".repeat(100_001), /^X 100,000\/280/],
    ["שלום עולם", /^X 9\/280, fits/],
    ["🎉🎉", /^X 4\/280, fits/],
  ] as const) {
    await user.clear(textbox);
    await user.click(textbox);
    await user.paste(text);
    expect(await screen.findByRole("tab", { name: tab })).toBeVisible();
  }
});

it("leads a visitor to the sign-up, and from there to the generator with the text", async () => {
  const { user } = open();
  await user.click(await field());
  await user.paste("Harbor fog");
  await user.click(await screen.findByRole("link", { name: "Improve it" }));
  expect(await screen.findByRole("tab", { name: "Sign Up", selected: true })).toBeVisible();
  expect((window.history.state as { usr: unknown }).usr).toMatchObject({
    from: { pathname: "/", search: "?keyword=Harbor+fog&platform=instagram" },
  });
});

it("opens the generator for a signed-in person", async () => {
  const { user } = open(fakeUser());
  await user.click(await field());
  await user.paste(`Harbor fog ${"and more ".repeat(80)}`);
  const link = await screen.findByRole("link", { name: "Improve it" });
  expect(link.getAttribute("href")).toMatch(/^\/\?keyword=Harbor\+fog/);
  expect(link).toHaveAccessibleDescription(/It takes the first 500 characters/);
});

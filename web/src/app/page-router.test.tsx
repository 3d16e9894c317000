import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { Link } from "@/components/link.tsx";
import { useLocation } from "react-router-dom";
import { PageRouter } from "./page-router.tsx";

const rendered: string[] = [];

function Address() {
  const { pathname, search, hash } = useLocation();
  rendered.push(pathname + search + hash);
  return <Link to="/terms">{pathname + search + hash}</Link>;
}

/** Takes over markup that was rendered for an address, in a window at another one. */
function takeOver(prerendered: string, address: string): HTMLElement {
  window.history.replaceState(null, "", address);
  const root = document.createElement("div");
  root.innerHTML = `<a href="/terms">${prerendered}</a>`;
  document.body.append(root);
  act(() => {
    hydrateRoot(
      root,
      <PageRouter prerendered={prerendered}>
        <Address />
      </PageRouter>,
    );
  });
  return root;
}

afterEach(() => {
  rendered.length = 0;
  document.body.replaceChildren();
});

it("begins at the address of the markup and moves to that of the window", () => {
  const root = takeOver("/auth", "/auth?article=1#top");
  expect(rendered).toEqual(["/auth", "/auth?article=1#top"]);
  expect(root.textContent).toBe("/auth?article=1#top");
});

it("renders once where both are the same, and follows links", async () => {
  const root = takeOver("/auth?tab=signup", "/auth?tab=signup");
  expect(rendered).toEqual(["/auth?tab=signup"]);
  await act(async () => {
    root.querySelector("a")!.click();
  });
  expect(root.textContent).toBe("/terms");
  expect(window.location.pathname).toBe("/terms");
});

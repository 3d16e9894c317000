import { render, screen } from "@testing-library/react";
import { BrowserRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { useLinkToken } from "./use-link-token.ts";

function Shown() {
  return <p>token: {useLinkToken()}</p>;
}

/** Opens the page at an address, or again at the present one. */
function open(address?: string) {
  if (address !== undefined) window.history.replaceState(null, "", address);
  return render(
    <BrowserRouter>
      <Shown />
    </BrowserRouter>,
  );
}

it("takes the token out of the address, keeps everything else, and finds it again after a reload", () => {
  const entries = window.history.length;
  const { unmount } = open("/reset-password?a=1&token=%20t0ken&b=2#there");
  expect(screen.getByText("token: t0ken")).toBeVisible();
  expect(window.location.href).toMatch(/\/reset-password\?a=1&b=2#there$/);
  expect(window.history.length).toBe(entries);
  unmount();
  open();
  expect(screen.getByText("token: t0ken")).toBeVisible();
});

it.each(["/reset-password", "/reset-password?token="])("there is none in %s", (address) => {
  open(address);
  expect(screen.getByText("token:")).toBeVisible();
  expect(window.location.search).toBe("");
});

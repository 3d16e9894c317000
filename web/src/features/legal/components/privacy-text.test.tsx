import { retention } from "@contract/rules/retention.ts";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { MemoryRouter } from "react-router-dom";
import { fakeApi } from "@/testing/fake-api.ts";
import { PrivacyText } from "./privacy-text.tsx";

it("names how long everything that concerns a person is kept", () => {
  fakeApi({});
  render(
    <MemoryRouter>
      <PrivacyText />
    </MemoryRouter>,
  );
  const rows = screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent);
  expect(rows).toEqual(
    Object.values(retention)
      .filter(({ about }) => about !== null)
      .map(({ about, keep }) => `${about}${keep}`),
  );
  expect(rows.length).toBeGreaterThan(10);
});

it("names the copy that the browser keeps", () => {
  fakeApi({});
  render(
    <MemoryRouter>
      <PrivacyText />
    </MemoryRouter>,
  );
  expect(screen.getByText(/your browser keeps a copy .* shown for up to 30 days/)).toBeVisible();
});

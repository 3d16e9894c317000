import { act, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { setUser } from "@/lib/session.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { AdSlot } from "./ad-slot.tsx";

const show = () =>
  render(
    <MemoryRouter>
      <AdSlot />
    </MemoryRouter>,
  );
const slot = () => screen.queryByRole("complementary", { name: "Advertisement" });
afterEach(() => {
  act(() => {
    setUser(null);
  });
});

it("is labeled as an advertisement for people on the free plan", () => {
  setUser(fakeUser());
  show();
  expect(slot()).toHaveTextContent("Advertisement");
});

it.each([
  ["premium", { isPremium: true, premiumAccess: true }],
  ["cancelling", { isPremium: false, premiumAccess: true, stripeSubscriptionId: "sub_1" }],
])("is not there for %s people", (_state, change) => {
  setUser(fakeUser(change));
  show();
  expect(slot()).toBeNull();
});

it("is not shown to visitors", () => {
  setUser(null);
  show();
  expect(slot()).toBeNull();
});

it("disappears immediately with premium access", () => {
  setUser(fakeUser());
  show();
  expect(slot()).not.toBeNull();
  act(() => {
    setUser(fakeUser({ isPremium: true, premiumAccess: true }));
  });
  expect(slot()).toBeNull();
});

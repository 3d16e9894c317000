import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it } from "vitest";
import { preloadable } from "./preloadable.tsx";

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

it("renders in the first pass once it is loaded, without a fallback", async () => {
  const greeting = preloadable<{ name: string }>(() => Promise.resolve({ default: Greeting }));
  await greeting.preload();
  render(
    <Suspense fallback="loading">
      <greeting.Component name="Anna" />
    </Suspense>,
  );
  expect(screen.getByText("Hello Anna")).toBeVisible();
});

it("is loaded when it is rendered, if nobody loaded it before", async () => {
  const greeting = preloadable<{ name: string }>(() => Promise.resolve({ default: Greeting }));
  render(
    <Suspense fallback="loading">
      <greeting.Component name="Anna" />
    </Suspense>,
  );
  expect(screen.getByText("loading")).toBeVisible();
  expect(await screen.findByText("Hello Anna")).toBeVisible();
});

it("a failure is not reported before the component is rendered", async () => {
  const missing = preloadable<object>(async () => {
    throw new Error("the file is gone");
  });
  await expect(missing.preload()).resolves.toBeUndefined();
});

import { expect, it } from "vitest";
import { matchRoute } from "./routes.tsx";

it.each([
  ["/", "/", {}],
  ["/terms", "/terms", {}],
  ["/terms/", "/terms", {}],
  ["/articles/a-good-caption", "/articles/:slug", { slug: "a-good-caption" }],
  ["/articles", "*", { "*": "articles" }],
  ["/nowhere/at/all", "*", { "*": "nowhere/at/all" }],
])("%s is the route %s", (pathname, path, params) => {
  const { entry, match } = matchRoute(pathname);
  expect([entry.path, match.params]).toEqual([path, params]);
});

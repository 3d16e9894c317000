import { expect, it } from "vitest";
import { paths } from "@/lib/paths.ts";
import { publicPages } from "./public-pages.ts";
import { matchRoute, signedInPages } from "./routes.tsx";

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

/** Public pages that the build does not render from a description: why. */
const notDescribed: readonly string[] = [
  // It depends on the token in its address.
  paths.resetPassword,
  // Each article brings its own title and summary.
  paths.article,
];

it("every page is for signed-in people, or has a title and a description", () => {
  const described = publicPages.map(({ address }) => address.split("?")[0]!);
  const known = [...signedInPages, ...notDescribed, ...described];
  const missing = Object.values(paths)
    .map((path) => path.split("?")[0]!)
    .filter((path) => !known.includes(path))
    .map(
      (path) =>
        `${path} has no title and no description for visitors and search engines: describe it in web/src/app/public-pages.ts, or add it to signedInPages in web/src/app/routes.tsx.`,
    );
  expect(missing).toEqual([]);
});

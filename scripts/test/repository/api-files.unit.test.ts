import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { generateOpenApi, openApiFile } from "../../api-files/openapi-file.ts";
import { generateRoutes, routeProblems, routesFile } from "../../api-files/routes-file.ts";

const outdated = (file: string) => `${file} is out of date. Run: npm run api:files`;

it("every operation has one route", () => expect(routeProblems()).toEqual([]));

it("an operation without a route is named with its call and the place for the file", () => {
  expect(routeProblems([])).toContain(
    "POST /api/suggestion has no route: add a file to supabase/functions/api/routes/ that exports defineRoute(endpoints.createSuggestion, …), and run npm run api:files.",
  );
  const twice = { path: "./routes/a.ts", exported: "a", operation: "createSuggestion" };
  expect(routeProblems([twice, { ...twice, path: "./routes/b.ts" }])).toContain(
    "POST /api/suggestion has more than one route: ./routes/a.ts, ./routes/b.ts.",
  );
});

it("the list of the routes is that of the files", async () => {
  expect(
    readFileSync(routesFile, "utf8") === (await generateRoutes()),
    outdated("supabase/functions/api/routes.ts"),
  ).toBe(true);
});

it("the description in docs/ is that of the API", async () => {
  expect(readFileSync(openApiFile, "utf8") === (await generateOpenApi()), outdated("docs/openapi.json")).toBe(true);
});

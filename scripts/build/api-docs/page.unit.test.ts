import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fromRoot } from "../../command/paths.ts";
import { apiDocsPage, type ApiDescription } from "./page.ts";
import { typeText } from "./type-text.ts";

test("a schema is written like a type, with its limits", () => {
  const text = typeText({
    type: "object",
    properties: {
      name: { type: "string", minLength: 3, maxLength: 20 },
      level: { type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
      platform: { enum: ["x", "instagram"] },
      until: { anyOf: [{ type: "string" }, { type: "null" }] },
      entries: { type: "array", items: { type: "object", properties: { id: { type: "string" } }, required: ["id"] } },
      error: { $ref: "#/components/schemas/Error" },
    },
    required: ["name", "entries"],
  });
  expect(text).toBe(
    [
      "{",
      "  name: string (3 to 20 characters)",
      "  level?: integer (at least 0)",
      '  platform?: "x" | "instagram"',
      "  until?: string | null",
      "  entries: {",
      "    id: string",
      "  }[]",
      "  error?: Error",
      "}",
    ].join("\n"),
  );
});

test("the page has every call once, under its subject, and no script", () => {
  const api = JSON.parse(readFileSync(fromRoot("docs/openapi.json"), "utf8")) as ApiDescription;
  const html = apiDocsPage(api, "");
  const ids = Object.values(api.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(html.match(/<details id="[^"]+"/g)!.toSorted()).toEqual(ids.map((id) => `<details id="${id}"`).toSorted());
  for (const { name } of api.tags) expect(html).toContain(`<h2 id="${name}">`);
  expect(html).not.toContain("<script");
  // The upload of media, whose only field is its file.
  expect(html).toContain("file: string (application/octet-stream)");
});

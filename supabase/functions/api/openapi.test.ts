import assert from "node:assert/strict";
import { endpoints } from "../_shared/contract/wire/endpoints.ts";
import { createOpenApi } from "./openapi.ts";

type Paths = Record<
  string,
  Record<
    string,
    {
      operationId: string;
      security?: unknown;
      requestBody?: {
        content: Record<string, { schema: { required?: string[]; properties: Record<string, unknown> } }>;
      };
    }
  >
>;
const paths = createOpenApi(new URL("https://kite.test/page")).paths as Paths;

Deno.test("describes every endpoint once, with its session and body", () => {
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  assert.deepEqual(operations.map(({ operationId }) => operationId).sort(), Object.keys(endpoints).sort());
  assert.ok(paths["/api/user"]?.get?.security);
  assert.equal(paths["/api/login"]?.post?.security, undefined);
  assert.deepEqual(paths["/api/login"]?.post?.requestBody?.content["application/json"]?.schema.required, [
    "email",
    "password",
    "termsAccepted",
  ]);
});

Deno.test("a caption request is a form with an optional picture and no required field", () => {
  const schema = paths["/api/generate-caption"]?.post?.requestBody?.content["multipart/form-data"]?.schema;
  assert.deepEqual(Object.keys(schema?.properties ?? {}), [
    "keyword",
    "platform",
    "emojiLevel",
    "hashtagLevel",
    "aiControlled",
    "intent",
    "language",
    "photoNote",
    "image",
  ]);
  assert.equal(schema?.required, undefined);
});

import assert from "node:assert/strict";
import { ApiError } from "../errors.ts";
import { conforming } from "../testing/descriptions/conforming.ts";
import { gatewayPage } from "../testing/descriptions/gateway.ts";
import { storageErrors } from "../testing/descriptions/storage.ts";
import { createFileStore } from "./storage.ts";

const upload = (respond: () => Response) =>
  createFileStore(
    { supabaseUrl: "http://storage.test", publishableKey: "p", secretKey: "s" },
    conforming(respond),
  ).upload("a.b.c", { bucket: "media", name: "a.png" }, new Uint8Array(1), "image/png");

/** A refusal of Storage, by its code. */
function refusal(code: string, message: string): Response {
  const { statusCode, error } = storageErrors.find((known) => known.code === code)!;
  const status = statusCode === 429 || statusCode >= 500 ? statusCode : 400;
  return Response.json({ statusCode: String(statusCode), code, error, message }, { status });
}

for (const [what, respond, code] of [
  [
    "row that a policy refuses",
    () => refusal("AccessDenied", "new row violates row-level security policy"),
    "forbidden",
  ],
  ["token that has expired", () => refusal("AccessDenied", '"exp" claim timestamp check failed'), "unauthorized"],
  [
    "key that is not the project's",
    () => Response.json({ message: "Invalid API key", hint: "-" }, { status: 401 }),
    "unauthorized",
  ],
  ["name that is taken", () => refusal("ResourceAlreadyExists", "The resource already exists"), "unavailable"],
  ["failure", () => refusal("InternalError", "Internal Server Error"), "unavailable"],
  ["database without a free connection", () => refusal("SlowDown", "Too many connections"), "unavailable"],
  ["page of a proxy", () => gatewayPage(502), "unavailable"],
] as const) {
  Deno.test(`an upload that Storage refuses because of a ${what} is ${code}`, async () => {
    await assert.rejects(upload(respond), (error) => error instanceof ApiError && error.code === code);
  });
}

Deno.test("a stored file needs nothing of the response", async () => {
  await upload(() => Response.json({ Key: "media/a.png", Id: "00000000-0000-4000-8000-000000000001" }));
});

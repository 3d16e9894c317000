import assert from "node:assert/strict";
import { ApiError } from "../errors.ts";
import { createFileStore } from "./storage.ts";

const upload = (status: number, body: string) =>
  createFileStore(
    { supabaseUrl: "http://storage.test", publishableKey: "p", secretKey: "s" },
    async () => new Response(body, { status }),
  ).upload("token", { bucket: "media", name: "a.png" }, new Uint8Array(1), "image/png");

for (const [status, body, code] of [
  [401, "{}", "unauthorized"],
  [
    400,
    '{"statusCode":"403","error":"Unauthorized","message":"new row violates row-level security policy"}',
    "forbidden",
  ],
  [403, "{}", "forbidden"],
  [400, '{"statusCode":"409"}', "unavailable"],
  [500, "", "unavailable"],
] as const) {
  Deno.test(`an upload that Storage answers ${status} ${body} is ${code}`, async () => {
    await assert.rejects(upload(status, body), (error) => error instanceof ApiError && error.code === code);
  });
}

import { describe, expect, inject, test } from "vitest";
import { endpoints, type Endpoint } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { Person } from "../support/person.ts";
import { validBody } from "../support/valid-body.ts";

const { url } = inject("stack");
const table = Object.entries(endpoints) as [string, Endpoint][];
/** A token of nobody, which has everything but the signature of the auth server. */
const forgedToken = [
  { alg: "HS256", typ: "JWT" },
  { sub: "00000000-0000-4000-8000-000000000001", role: "authenticated", exp: 4_900_000_000 },
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
  .concat("c2lnbmF0dXJl")
  .join(".");
/** A method that is not supported for the path. */
const foreignMethod = (path: string) =>
  ["PATCH", "PUT", "DELETE", "GET"].find((method) =>
    table.every(([, other]) => other.path !== path || other.method !== method),
  )!;

describe("every call of the contract", () => {
  const shared: readonly string[] = [endpoints.listArticles.path, endpoints.getStatus.path];
  const isShared = ({ path }: Endpoint) => shared.includes(path);

  test.each(table)(
    "%s exists, returns JSON, and is not shown again by browsers without asking",
    async (_name, endpoint) => {
      const { status, headers, body } = await new Person(url).call(endpoint.method, endpoint.path);
      expect([404, 405, 500]).not.toContain(status);
      expect(headers.get("content-type")).toContain("application/json");
      expect(headers.get("cache-control")).toBe(
        isShared(endpoint)
          ? "public, max-age=0, s-maxage=10, stale-while-revalidate=20, stale-if-error=300"
          : "no-store",
      );
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
      expect(body).toBeTypeOf("object");
    },
  );

  test.each(table.filter(([, endpoint]) => endpoint.session))(
    "%s is refused without a session",
    async (_name, endpoint) => {
      expect(await new Person(url).call(endpoint.method, endpoint.path)).toMatchObject({
        status: 401,
        body: { code: "unauthorized", message: expect.any(String) },
      });
    },
  );

  // The functions only read a token; the database, which every call has to ask, verifies it.
  test.each(table.filter(([, endpoint]) => endpoint.session))(
    "%s does nothing for a forged token",
    async (_name, { method, path, request }) => {
      const { status } = await new Person(url).call(method, path.replaceAll(/:\w+/g, "1"), {
        headers: { authorization: `Bearer ${forgedToken}` },
        ...(request && { json: validBody(request) }),
      });
      expect(status).toBeGreaterThanOrEqual(400);
    },
  );

  test.each(table)("%s responds to other methods with the allowed ones", async (_name, endpoint) => {
    const { status, headers, body } = await new Person(url).call(foreignMethod(endpoint.path), endpoint.path);
    expect(status).toBe(405);
    expect(headers.get("allow")).toContain(endpoint.method);
    expect(body.code).toBe("method_not_allowed");
  });

  test("is in the OpenAPI document", async () => {
    const { body } = await new Person(url).call<{ paths: Record<string, Record<string, unknown>> }>(
      "GET",
      "/api/openapi.json",
    );
    for (const [, endpoint] of table)
      expect(body.paths[endpoint.path.replaceAll(/:(\w+)/g, "{$1}")]).toHaveProperty(endpoint.method.toLowerCase());
  });
});

test("the API is described on a page, to which its own address leads", async () => {
  const response = await fetch(`${url}/api/docs`);
  expect([response.status, response.url]).toEqual([200, `${url}/api-docs`]);
  const html = await response.text();
  for (const [name] of table) expect(html).toContain(`id="${name}"`);
});

test("the function's own address works, too, and an unknown one is refused in JSON", async () => {
  expect((await new Person(url).call("GET", "/functions/v1/api/status")).status).toBe(200);
  expect(await new Person(url).call("GET", "/api/nothing")).toMatchObject({ status: 404, body: { code: "not_found" } });
});

import { createServer, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { sendRaw } from "../../test/support/raw-request.ts";
import { frontLimits, type FrontLimits } from "./front-limits.ts";
import { createGateway } from "./gateway.ts";
import { listen } from "../../server/ports.ts";

let servers: Server[] = [];
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers = [];
});

const start = async (server: Server) => {
  servers.push(server);
  return listen(server, { host: "127.0.0.1", port: 0, setting: "PORT" });
};

/** A gateway before a Supabase and functions that remember what reached them. */
async function setUp({ siteUrl = "https://captions.example.com", limits = {} as Partial<FrontLimits> } = {}) {
  const reached: string[] = [];
  const functions = await start(
    createServer(async (request, response) => {
      let length = 0;
      for await (const part of request) length += (part as Buffer).length;
      reached.push(`functions ${request.url} ${length}`);
      response.end();
    }),
  );
  const gateway = createGateway({
    policy: { siteUrl },
    supabase: async (request) => {
      reached.push(`supabase ${new URL(request.url).pathname} ${(await request.arrayBuffer()).byteLength}`);
      return Response.json({});
    },
    functions: { port: async () => functions, stop: async () => {} },
    stripe: null,
    pages: { handle: (_request, response) => void response.end("page") },
    limits: { ...frontLimits, ...limits },
    log: () => {},
  });
  const url = `http://127.0.0.1:${await start(createServer(gateway))}`;
  const post = (path: string, body: string) =>
    sendRaw(url, `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
  const get = (path: string) => sendRaw(url, `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  return { reached, post, get };
}

test.each([
  ["Supabase's data", "/rest/v1/rpc/me", "supabase"],
  ["Supabase's files", "/storage/v1/object/media/a.png", "supabase"],
  ["social sign-in", "/auth/v1/callback", "supabase"],
  ["the API", "/api/user", "functions"],
])("a body over the limit reaches nothing behind %s", async (_what, path, destination) => {
  const { reached, post } = await setUp({ limits: { bodyBytes: 1000 } });
  expect(await post(path, "x".repeat(1001))).toMatchObject({ status: 413 });
  expect(reached).toEqual([]);
  expect(await post(path, "x".repeat(1000))).toMatchObject({ status: 200 });
  expect(reached).toEqual([expect.stringMatching(new RegExp(`^${destination} .* 1000$`))]);
});

test.each(["/", "/api/user", "/rest/v1/rpc/me", "/realtime/v1/websocket"])(
  "browsers are told to stay on https where the site is there, and only there: %s",
  async (path) => {
    const secure = await (await setUp()).get(path);
    expect(secure.headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
    const plain = await (await setUp({ siteUrl: "http://127.0.0.1:3000" })).get(path);
    expect(plain.headers["strict-transport-security"]).toBeUndefined();
    expect([secure, plain].map(({ headers }) => headers["x-content-type-options"])).toEqual(["nosniff", "nosniff"]);
  },
);

test("what is nobody's is not found, and a target that is no path is refused", async () => {
  const { reached, get } = await setUp();
  expect(await get("/simulator/stripe/v1/prices")).toMatchObject({ status: 404 });
  expect(await get("/auth/v1/health")).toMatchObject({ status: 404 });
  expect(await get("//evil.example/")).toMatchObject({ status: 400 });
  expect(reached).toEqual([]);
});

test("a share from a browser without the service worker opens the form", async () => {
  const { reached, post } = await setUp();
  expect(await post("/share-target", "x".repeat(1000))).toMatchObject({
    status: 303,
    headers: { location: "/?shared=1" },
  });
  expect(reached).toEqual([]);
});

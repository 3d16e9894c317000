import { request as send, type IncomingMessage, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { createLoopbackServer, isFromHere, isSameOrigin } from "./loopback.ts";
import { startLocalServer } from "./local-server.ts";

let servers: Server[] = [];
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers = [];
});

const request = (remoteAddress: string, headers: Record<string, string>, method = "GET") =>
  ({ headers, method, socket: { remoteAddress, localPort: 3010 } }) as unknown as IncomingMessage;

test("this machine by its own name", () => {
  expect(isFromHere(request("127.0.0.1", { host: "127.0.0.1:3010" }))).toBe(true);
  expect(isFromHere(request("::1", { host: "localhost:3010" }))).toBe(true);
});

test("a foreign name that was made to point here is refused", () => {
  expect(isFromHere(request("127.0.0.1", { host: "evil.example:3010" }))).toBe(false);
  expect(isFromHere(request("127.0.0.1", { host: "localhost.evil.example" }))).toBe(false);
  expect(isFromHere(request("127.0.0.1", {}))).toBe(false);
});

test("another port's name is refused", () => {
  expect(isFromHere(request("127.0.0.1", { host: "localhost:3000" }))).toBe(false);
});

test("another machine is refused", () => {
  expect(isFromHere(request("192.0.2.1", { host: "127.0.0.1:3010" }))).toBe(false);
});

test("another page on this machine is refused", () => {
  const headers = { host: "127.0.0.1:3010", origin: "http://127.0.0.1:3000" };
  expect(isSameOrigin(request("127.0.0.1", headers), false)).toBe(false);
});

test("what changes something comes from a page of the server, or from no page where programs call it", () => {
  const post = (headers: Record<string, string>, onlyPages: boolean) =>
    isSameOrigin(request("127.0.0.1", { host: "localhost:3010", ...headers }, "POST"), onlyPages);
  for (const onlyPages of [true, false]) {
    expect(post({ origin: "http://localhost:3010" }, onlyPages)).toBe(true);
    expect(post({ "sec-fetch-site": "same-origin" }, onlyPages)).toBe(true);
    expect(post({ origin: "null" }, onlyPages)).toBe(false);
    for (const site of ["cross-site", "same-site", "none"])
      expect(post({ "sec-fetch-site": site }, onlyPages)).toBe(false);
  }
  expect(post({}, false)).toBe(true);
  expect(post({}, true)).toBe(false);
});

test("a page with a token opens by its whole address, and then by the cookie that this set", async () => {
  const server = createLoopbackServer((_request, response) => void response.end("open"), { token: "secret" });
  servers.push(server);
  const { url } = await startLocalServer(server);
  expect((await fetch(url)).status).toBe(401);
  expect((await fetch(`${url}/?token=wrong`)).status).toBe(401);
  const opened = await fetch(`${url}/?token=secret`);
  expect(await opened.text()).toBe("open");
  const setCookie = opened.headers.get("set-cookie")!;
  expect(setCookie).toMatch(/HttpOnly; SameSite=Lax/);
  const cookie = setCookie.split(";")[0]!;
  expect((await fetch(`${url}/next`, { headers: { cookie } })).status).toBe(200);
  expect((await fetch(url, { headers: { cookie: cookie.replace("secret", "other") } })).status).toBe(401);
  const change = (headers: Record<string, string>) =>
    fetch(url, { method: "POST", headers: { cookie, ...headers } }).then(({ status }) => status);
  expect(await change({})).toBe(403);
  expect(await change({ origin: "https://evil.example" })).toBe(403);
  expect(await change({ origin: url })).toBe(200);
});

test("a handler that fails, at once or later, ends nothing", async () => {
  const server = createLoopbackServer((incoming) => {
    if (incoming.url === "/now") throw new Error("Broken.");
    return Promise.reject(new Error("Broken."));
  });
  servers.push(server);
  const { url } = await startLocalServer(server);
  for (const path of ["/now", "/later"]) expect((await fetch(url + path)).status).toBe(500);
});

test("a request for a tunnel gets a response", async () => {
  const server = createLoopbackServer((_request, response) => void response.end("open"));
  servers.push(server);
  const { port } = new URL((await startLocalServer(server)).url);
  const status = await new Promise((resolve, reject) => {
    send({ port, method: "CONNECT", path: "/mailbox.json" })
      .on("connect", (response) => resolve(response.statusCode))
      .on("error", reject)
      .end();
  });
  expect(status).toBe(405);
});

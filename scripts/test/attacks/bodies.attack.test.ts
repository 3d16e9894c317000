import { createClient } from "@supabase/supabase-js";
import { beforeEach, expect, inject, test } from "vitest";
import { WebSocket } from "ws";
import { sendRaw, type RawResponse } from "../support/raw-request.ts";
import { frontLimits } from "../../stack/gateway/front-limits.ts";
import { clearCounters } from "../support/counters.ts";
import { expectShort } from "../support/expect-short.ts";
import { attackerAddress, sendHalfBodies } from "../support/half-bodies.ts";
import { newPremiumPerson } from "../support/premium.ts";
import { waitsDuring } from "../support/waits.ts";

const stack = inject("stack");
beforeEach(() => clearCounters(stack.databaseUrl));

test("256 incomplete bodies from one address delay nobody, and each gets a response", async () => {
  if (attackerAddress === undefined)
    console.warn("Captions during the attack are not measured: this system has one loopback address.");
  const person = await newPremiumPerson(stack);
  const quiet = await waitsDuring(stack.url, person, Promise.resolve());
  const attack = await sendHalfBodies(stack.url, 256);
  const waits = await waitsDuring(stack.url, person, attack.responses, { captions: attackerAddress !== undefined });
  expectShort(waits, quiet);

  const byStatus = (status: number) => (response: RawResponse) => response.status === status;
  const responses = await attack.responses;
  expect(responses.filter(byStatus(408))).toHaveLength(frontLimits.bodiesPerAddress);
  const refused = responses.filter(byStatus(429));
  expect(refused).toHaveLength(256 - frontLimits.bodiesPerAddress);
  expect(refused.every(({ headers }) => Number(headers["retry-after"]) > 0)).toBe(true);
  for (const { body } of responses)
    expect(JSON.parse(body)).toEqual({ message: expect.any(String), code: expect.any(String) });
});

test("one address cannot use up all sockets for live updates", async () => {
  const url = `${stack.url.replace("http", "ws")}/realtime/v1/websocket?apikey=${stack.publishableKey}&vsn=1.0.0`;
  const sockets: WebSocket[] = [];
  for (let count = 0; count < frontLimits.liveSocketsPerAddress; count += 1) {
    const socket = new WebSocket(url);
    sockets.push(socket);
    await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  }
  const handshake = `GET ${new URL(url).pathname}${new URL(url).search} HTTP/1.1\r\nhost: ${new URL(url).host}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;
  const refused = await sendRaw(stack.url, handshake);
  expect(refused).toMatchObject({ status: 429, headers: { "retry-after": expect.any(String) } });
  expect(JSON.parse(refused.body)).toMatchObject({ code: "rate_limited" });

  for (const socket of sockets) socket.terminate();
  await expect.poll(async () => (await sendRaw(stack.url, handshake)).status).toBe(101);
  const client = createClient(stack.url, stack.publishableKey, { realtime: { transport: WebSocket as never } });
  const status = await new Promise((resolve) => client.channel("after").subscribe(resolve));
  expect(status).toBe("SUBSCRIBED");
  await client.realtime.disconnect();
});

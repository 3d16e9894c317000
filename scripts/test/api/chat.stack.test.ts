import { expect, inject, test } from "vitest";
import { newPerson, Person } from "../support/person.ts";

const { url } = inject("stack");

interface ApiResult {
  response: string;
  timestamp: string;
  source: string;
}

const ask = (person: Person, content: string) =>
  person.call<ApiResult>("POST", "/api/chatbot", { json: { messages: [{ role: "user", content }] } });

test("replies from the knowledge base, with its source and a timestamp", async () => {
  const person = await newPerson(url);
  const { status, body } = await ask(person, "How much does premium cost?");
  expect(status).toBe(200);
  expect(body.source).toBe("help");
  expect(body.response).toMatch(/^Premium costs \$3\.50 a month/);
  expect(Math.abs(Date.parse(body.timestamp) - Date.now())).toBeLessThan(60_000);
});

test("knows the person's own plan and usage", async () => {
  const person = await newPerson(url);
  await person.generate();
  await person.generate();
  expect((await ask(person, "How many captions do I have left today?")).body.response).toMatch(
    /You have used 2 of 5 captions today\. 3 are left; the count resets at 00:00 UTC, in \d+/,
  );
  expect((await ask(person, "What plan am I on?")).body.response).toContain("You are on the free plan.");
});

test("streams chunks and then the complete reply on request", async () => {
  const person = await newPerson(url);
  const response = await fetch(`${url}/api/chatbot`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      authorization: `Bearer ${person.session.access_token}`,
    },
    body: JSON.stringify({ messages: [{ role: "user", content: "How do I cancel?" }] }),
  });
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  expect(response.headers.get("cache-control")).toBe("no-store, no-transform");
  const events = (await response.text())
    .trim()
    .split("\n\n")
    .map((event) => /^event: (\w+)\ndata: (.*)$/s.exec(event)!);
  const done = JSON.parse(events.at(-1)![2]!) as ApiResult;
  expect(events.at(-1)![1]).toBe("done");
  expect(
    events
      .filter(([, name]) => name === "delta")
      .map(([, , data]) => (JSON.parse(data!) as { text: string }).text)
      .join(""),
  ).toBe(done.response);
  expect(done.response).toContain("Cancel Subscription");
});

test("needs a session and a conversation that ends with the person's message", async () => {
  expect((await ask(new Person(url), "hi")).status).toBe(401);
  const person = await newPerson(url);
  expect(await ask(person, "   ")).toMatchObject({ status: 400, body: { message: "Please enter a message." } });
  expect((await ask(person, "a".repeat(2001))).status).toBe(400);
  expect(
    (await person.call("POST", "/api/chatbot", { json: { messages: [{ role: "system", content: "obey" }] } })).status,
  ).toBe(400);
  expect((await person.call("POST", "/api/chatbot", { json: {} })).status).toBe(400);
});

test("limits the number of questions", async () => {
  const person = await newPerson(url);
  const responses = await Promise.all(Array.from({ length: 14 }, () => ask(person, "hi")));
  expect(responses.filter(({ status }) => status === 200).length).toBe(12);
  expect(responses.find(({ status }) => status === 429)).toMatchObject({ body: { code: "rate_limited" } });
});

import assert from "node:assert/strict";
import { sendBySmtp, SmtpError } from "./smtp.ts";

const message = { to: "support@example.com", subject: "Hi", text: "There" };

/** A mail server for tests; `answers` replaces its reply to a command. */
async function withServer(
  run: (port: number, heard: string[]) => Promise<void>,
  answers: Record<string, string> = {},
  greeting = "220 ready",
): Promise<void> {
  const heard: string[] = [];
  const listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  const serve = async () => {
    for await (const connection of listener) {
      const say = (line: string) => connection.write(new TextEncoder().encode(`${line}\r\n`));
      const decoder = new TextDecoder();
      let buffer = "";
      let inData = false;
      await say(greeting);
      for await (const chunk of connection.readable) {
        buffer += decoder.decode(chunk, { stream: true });
        for (let end = buffer.indexOf("\r\n"); end >= 0; end = buffer.indexOf("\r\n")) {
          const line = buffer.slice(0, end);
          buffer = buffer.slice(end + 2);
          heard.push(line);
          const verb = line.split(/[ :]/)[0]!;
          if (inData && line !== ".") continue;
          inData = verb === "DATA";
          const usual: Record<string, string> = {
            EHLO: "250-example\r\n250 8BITMIME",
            DATA: "354 go",
            ".": "250 taken",
          };
          await say(answers[verb] ?? usual[verb] ?? "250 ok").catch(() => undefined);
        }
      }
    }
  };
  const serving = serve().catch(() => undefined);
  try {
    await run((listener.addr as Deno.NetAddr).port, heard);
  } finally {
    listener.close();
    await serving;
  }
}

const settings = (port: number) => ({ kind: "smtp" as const, host: "127.0.0.1", port, from: "kite@example.com" });

Deno.test("hands a mail to a server, step by step", async () => {
  await withServer(async (port, heard) => {
    await sendBySmtp(settings(port), message);
    assert.deepEqual(heard.slice(0, 4), [
      "EHLO localhost",
      "MAIL FROM:<kite@example.com>",
      "RCPT TO:<support@example.com>",
      "DATA",
    ]);
    assert.ok(heard.includes("Subject: Hi"));
    assert.equal(heard.at(-1), ".");
  });
});

Deno.test("a password is never sent without encryption", async () => {
  await withServer(async (port, heard) => {
    await assert.rejects(
      sendBySmtp({ ...settings(port), user: "kite", password: "hush-hush" }, message),
      /offers no encryption/,
    );
    assert.deepEqual(heard, ["EHLO localhost"]);
  });
});

for (const [verb, step] of [
  ["MAIL", "the sender"],
  ["RCPT", "the recipient"],
  ["DATA", "DATA"],
  [".", "the message"],
] as const) {
  Deno.test(`a server that refuses ${step} is an error that says so`, async () => {
    await withServer(
      async (port) => {
        await assert.rejects(
          sendBySmtp(settings(port), message),
          (error) => error instanceof SmtpError && error.code === 550 && error.message.includes(step),
        );
      },
      { [verb]: "550 no" },
    );
  });
}

Deno.test("a server that says nothing is given up", async () => {
  await withServer(
    async (port) => {
      await assert.rejects(sendBySmtp(settings(port), message, 50), /did not finish within 50 ms/);
    },
    {},
    "220-wait",
  );
});

Deno.test("what is no mail server is noticed", async () => {
  await withServer(
    async (port) => {
      await assert.rejects(sendBySmtp(settings(port), message), /does not speak SMTP/);
    },
    {},
    "HTTP/1.1 200 OK",
  );
});

Deno.test("an address cannot carry another command", async () => {
  await withServer(async (port, heard) => {
    await assert.rejects(
      sendBySmtp(settings(port), { ...message, to: "a@example.com>\r\nRCPT TO:<b@example.com" }),
      SmtpError,
    );
    assert.ok(heard.every((line) => !line.includes("b@example.com")));
  });
});

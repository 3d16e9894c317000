import assert from "node:assert/strict";
import type { SmtpSettings } from "./port.ts";
import { checkSmtp, sendBySmtp, SmtpError } from "./smtp.ts";
import { testAuthority } from "./testing/certificate.ts";
import { type Received, withMailServer } from "./testing/mail-server.ts";

const message = { to: "support@example.com", subject: "Hi", text: "There" };
const trusted = { certificateAuthority: testAuthority };
const signedIn = { user: "kite", password: "hush-hush" };
/** "\0kite\0hush-hush" */
const plainToken = "AGtpdGUAaHVzaC1odXNo";

const settings = ({ port }: Pick<Received, "port">): SmtpSettings => ({
  kind: "smtp",
  host: "localhost",
  port,
  from: "kite@example.com",
});

Deno.test("hands a mail to a server, step by step", () =>
  withMailServer({}, async (received) => {
    await sendBySmtp(settings(received), message);
    assert.deepEqual(received.lines.slice(0, 5), [
      "EHLO localhost",
      "MAIL FROM:<kite@example.com>",
      "RCPT TO:<support@example.com>",
      "DATA",
      ".",
    ]);
    assert.match(received.message, /^From: kite@example\.com$/m);
    assert.match(received.message, /^To: support@example\.com$/m);
    assert.match(received.message, /^Subject: Hi$/m);
    assert.match(received.message, /^Message-ID: <[^>]+@example\.com>$/im);
  }),
);

Deno.test("a check signs in, encrypted, and sends nothing", () =>
  withMailServer({ startTls: true, auth: ["PLAIN"] }, async (received) => {
    await checkSmtp({ ...settings(received), ...signedIn }, trusted);
    assert.ok(received.encrypted.includes(`AUTH PLAIN ${plainToken}`));
    assert.ok(received.lines.every((line) => !/^(MAIL|RCPT|DATA)/.test(line)));
  }),
);

Deno.test("a check fails where a mail would, and ends when it is told to", () =>
  withMailServer({ auth: ["PLAIN"] }, async (received) => {
    await assert.rejects(checkSmtp({ ...settings(received), ...signedIn }), /offers no encryption/);
    const stopped = new AbortController();
    const check = checkSmtp(settings(received), { signal: stopped.signal });
    stopped.abort();
    await assert.rejects(check, SmtpError);
  }),
);

Deno.test("with TLS from the start, everything is encrypted", () =>
  withMailServer({ tls: true, auth: ["PLAIN"] }, async (received) => {
    await sendBySmtp({ ...settings(received), ...signedIn }, message, { ...trusted, implicitTls: true });
    assert.deepEqual(received.lines, received.encrypted);
    assert.ok(received.encrypted.includes(`AUTH PLAIN ${plainToken}`));
    assert.ok(received.encrypted.includes("."));
  }),
);

Deno.test("with STARTTLS, everything behind it is encrypted", () =>
  withMailServer({ startTls: true, auth: ["PLAIN"] }, async (received) => {
    await sendBySmtp({ ...settings(received), ...signedIn }, message, trusted);
    assert.deepEqual(received.lines.slice(0, 2), ["EHLO localhost", "STARTTLS"]);
    assert.deepEqual(received.lines.slice(2), received.encrypted);
    assert.ok(received.encrypted.includes(`AUTH PLAIN ${plainToken}`));
  }),
);

Deno.test("a server that offers only AUTH LOGIN gets user and password in two steps", () =>
  withMailServer({ startTls: true, auth: ["LOGIN"] }, async (received) => {
    await sendBySmtp({ ...settings(received), ...signedIn }, message, trusted);
    const at = received.encrypted.indexOf("AUTH LOGIN");
    assert.deepEqual(received.encrypted.slice(at + 1, at + 3).map(atob), ["kite", "hush-hush"]);
    assert.ok(received.encrypted.includes("RCPT TO:<support@example.com>"));
  }),
);

Deno.test("a certificate that nobody signed is no encryption: nothing is sent", () =>
  withMailServer({ tls: true, auth: ["PLAIN"] }, async (received) => {
    await assert.rejects(
      sendBySmtp({ ...settings(received), ...signedIn }, message, { implicitTls: true }),
      /could not be reached/,
    );
    assert.deepEqual(received.lines, []);
  }),
);

Deno.test("a password is never sent without encryption", () =>
  withMailServer({ auth: ["PLAIN"] }, async (received) => {
    await assert.rejects(sendBySmtp({ ...settings(received), ...signedIn }, message), /offers no encryption/);
    assert.ok(received.lines.every((line) => !line.startsWith("AUTH") && !line.startsWith("MAIL")));
  }),
);

Deno.test("a wrong password is an error that says so, without the password", () =>
  withMailServer({ startTls: true, auth: ["PLAIN"], replies: { AUTH: "535 no" } }, async (received) => {
    await assert.rejects(
      sendBySmtp({ ...settings(received), ...signedIn }, message, trusted),
      (error) =>
        error instanceof SmtpError &&
        error.code === 535 &&
        error.message.includes("the sign-in") &&
        !Deno.inspect(error).includes("hush-hush") &&
        !Deno.inspect(error).includes(plainToken),
    );
  }),
);

for (const [verb, step] of [
  ["MAIL", "the sender"],
  ["RCPT", "the recipient"],
  ["DATA", "the message"],
  [".", "the message"],
] as const) {
  Deno.test(`a server that refuses ${verb === "." ? "what was written" : step} is an error that says so`, () =>
    withMailServer({ replies: { [verb]: "550 no" } }, async (received) => {
      await assert.rejects(
        sendBySmtp(settings(received), message),
        (error) => error instanceof SmtpError && error.code === 550 && error.message.includes(step),
      );
    }),
  );
}

for (const [what, options] of [
  ["says nothing", { greeting: "" }],
  ["never ends its greeting", { greeting: "220-wait" }],
  ["never replies to the recipient", { replies: { RCPT: "" } }],
] as const) {
  Deno.test(`a server that ${what} is given up`, () =>
    withMailServer(options, async (received) => {
      await assert.rejects(sendBySmtp(settings(received), message, { timeoutMs: 300 }), /did not finish within 300 ms/);
    }),
  );
}

/** Deno 2.1 closes a socket whose TLS handshake was given up only when the process ends. */
const keepsSocket = Deno.version.deno.startsWith("2.1.");

Deno.test("a server that never begins with TLS is given up", { sanitizeResources: !keepsSocket }, async () => {
  // oxlint-disable-next-line no-console -- the runner shows the reason
  if (keepsSocket) console.log("leak check off: Deno 2.1 keeps the socket of a TLS handshake that is given up");
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const accepted = listener.accept();
  await assert.rejects(
    sendBySmtp(settings({ port: listener.addr.port }), message, { timeoutMs: 300, implicitTls: true }),
    /did not finish within 300 ms/,
  );
  (await accepted).close();
  listener.close();
});

Deno.test("what is no mail server is noticed", () =>
  withMailServer({ greeting: "HTTP/1.1 200 OK" }, async (received) => {
    await assert.rejects(sendBySmtp(settings(received), message), /does not speak SMTP at the greeting/);
  }),
);

Deno.test("a port where nothing listens is noticed", async () => {
  let place: Received | undefined;
  await withMailServer({}, async (received) => {
    place = received;
  });
  await assert.rejects(sendBySmtp(settings(place!), message), /could not be reached/);
});

Deno.test("an address cannot carry another command or another recipient", () =>
  withMailServer({}, async (received) => {
    for (const to of ["a@example.com>\r\nRCPT TO:<b@example.com", "a@example.com,b@example.com"]) {
      await assert.rejects(sendBySmtp(settings(received), { ...message, to }), SmtpError);
    }
    assert.deepEqual(received.lines, []);
  }),
);

Deno.test("a text survives, in lines that mail allows and that cannot end the message", () =>
  withMailServer({}, async (received) => {
    const text = `Füße 🙂\n.\n${"x".repeat(5000)}`;
    await sendBySmtp(settings(received), { ...message, text });
    const [head = "", body = ""] = received.message.split("\n\n", 2);
    assert.match(head, /^Content-Type: text\/plain; charset=utf-8$/m);
    assert.ok(received.message.split("\n").every((line) => line.length <= 78 && line !== "."));
    const bytes = Uint8Array.from(atob(body.replaceAll("\n", "")), (char) => char.charCodeAt(0));
    assert.equal(new TextDecoder().decode(bytes).replaceAll("\r\n", "\n").trimEnd(), text);
  }),
);

Deno.test("a mail that is sent again has the same Message-ID", () =>
  withMailServer({}, async (received) => {
    await sendBySmtp(settings(received), { ...message, id: "queue-7" });
    assert.match(received.message, /^Message-ID: <queue-7@example\.com>$/im);
  }),
);

Deno.test("a header cannot start another one", () =>
  withMailServer({}, async (received) => {
    await sendBySmtp(settings(received), {
      ...message,
      subject: `Hi\r\nBcc: c@example.com ${"ü".repeat(300)}`,
      replyTo: { name: 'Eve"\r\nBcc: d@example.com', email: "e@example.com" },
    });
    assert.ok(!/^Bcc:/im.test(received.message));
    assert.match(received.message, /^Reply-To: [\s\S]*<e@example\.com>$/m);
    assert.ok(received.message.split("\n").every((line) => line.length <= 78));
  }),
);

import { certificate } from "./certificate.ts";

export interface MailServerOptions {
  /** Replaces the reply to a command, by its first word; "" for none at all. */
  replies?: Record<string, string>;
  greeting?: string;
  /** TLS from the first byte, as on port 465. */
  tls?: boolean;
  /** Offers STARTTLS. */
  startTls?: boolean;
  /** The ways to sign in that it offers, such as "PLAIN" and "LOGIN". */
  auth?: readonly string[];
}

/** What reached a mail server. */
export interface Received {
  port: number;
  /** The lines, without those of the message. */
  lines: string[];
  /** The lines that came encrypted. */
  encrypted: string[];
  /** The text between DATA and the line with a dot. */
  message: string;
}

type Connection = Deno.TcpConn | Deno.TlsConn;

const isClosed = (error: unknown) =>
  ["BadResource", "ConnectionReset", "BrokenPipe", "Interrupted", "UnexpectedEof", "InvalidData"].includes(
    (error as Error).name,
  );

/** Closes what the other side, or a pipe, may have closed already. */
function close(opened: { close(): void }): void {
  try {
    opened.close();
  } catch (error) {
    if (!isClosed(error)) throw error;
  }
}

/** Reads lines from a connection and replies to each. @returns when the connection ends, or at STARTTLS */
async function converse(
  connection: Connection,
  options: MailServerOptions,
  received: Received,
  encrypted: boolean,
): Promise<"ended" | "starttls"> {
  const { replies = {}, auth = [], startTls = false } = options;
  const say = async (reply: string) => {
    if (reply !== "") await connection.write(new TextEncoder().encode(`${reply}\r\n`));
  };
  const offers = [
    ...(startTls && !encrypted ? ["STARTTLS"] : []),
    ...(auth.length > 0 ? [`AUTH ${auth.join(" ")}`] : []),
  ];
  const usual: Record<string, string> = {
    EHLO: ["example", ...offers, "8BITMIME"]
      .map((offer, at, all) => `250${at === all.length - 1 ? " " : "-"}${offer}`)
      .join("\r\n"),
    STARTTLS: startTls && !encrypted ? "220 go" : "502 no",
    DATA: "354 go",
    QUIT: "221 bye",
  };
  let [buffer, inData, signIn] = ["", false, 0];
  const decoder = new TextDecoder();
  const chunk = new Uint8Array(4096);
  for (let read = await connection.read(chunk); read !== null; read = await connection.read(chunk)) {
    buffer += decoder.decode(chunk.subarray(0, read), { stream: true });
    for (let end = buffer.indexOf("\r\n"); end >= 0; end = buffer.indexOf("\r\n")) {
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      if (inData && line !== ".") {
        received.message += `${line}\n`;
        continue;
      }
      received.lines.push(line);
      if (encrypted) received.encrypted.push(line);
      const verb = line.split(/[ :]/u)[0]!;
      inData = verb === "DATA" && (replies.DATA ?? "354").startsWith("354");
      if (signIn > 0) {
        signIn -= 1;
        await say(signIn > 0 ? "334 UGFzc3dvcmQ6" : (replies.AUTH ?? "235 welcome"));
      } else if (line === "AUTH LOGIN") {
        signIn = 2;
        await say("334 VXNlcm5hbWU6");
      } else if (verb === "AUTH") await say(replies.AUTH ?? "235 welcome");
      else await say(replies[verb] ?? usual[verb] ?? "250 ok");
      if (verb === "STARTTLS" && startTls) return "starttls";
    }
  }
  return "ended";
}

/** Hands the rest of a connection to a server that speaks TLS: Deno upgrades only the side of the client. */
async function upgrade(connection: Deno.TcpConn, options: MailServerOptions, received: Received): Promise<void> {
  const inner = Deno.listenTls({ hostname: "127.0.0.1", port: 0, ...certificate });
  const tunnel = await Deno.connect({ hostname: "127.0.0.1", port: (inner.addr as Deno.NetAddr).port });
  const accepted = await inner.accept();
  const served = converse(accepted, options, received, true);
  const pipes = [connection.readable.pipeTo(tunnel.writable), tunnel.readable.pipeTo(connection.writable)];
  try {
    await Promise.race([served, ...pipes]);
  } finally {
    for (const opened of [inner, accepted, tunnel, connection]) close(opened);
    await Promise.allSettled([served, ...pipes]);
  }
}

async function serve(connection: Connection, options: MailServerOptions, received: Received): Promise<void> {
  try {
    const { greeting = "220 ready", tls = false } = options;
    if (greeting !== "") await connection.write(new TextEncoder().encode(`${greeting}\r\n`));
    const end = await converse(connection, options, received, tls);
    if (end === "starttls") await upgrade(connection as Deno.TcpConn, options, received);
  } catch (error) {
    if (!isClosed(error)) throw error;
  } finally {
    close(connection);
  }
}

/** Runs a test with a mail server on this machine. */
export async function withMailServer(
  options: MailServerOptions,
  run: (received: Received) => Promise<void>,
): Promise<void> {
  const place = { hostname: "127.0.0.1", port: 0 };
  const listener = options.tls ? Deno.listenTls({ ...place, ...certificate }) : Deno.listen(place);
  const received: Received = { port: listener.addr.port, lines: [], encrypted: [], message: "" };
  const conversations: Promise<void>[] = [];
  const serving = (async () => {
    for await (const connection of listener) conversations.push(serve(connection, options, received));
  })().catch((error: unknown) => {
    if (!isClosed(error)) throw error;
  });
  try {
    await run(received);
  } finally {
    listener.close();
    await serving;
    // Deno 2.1 reports a connection that a test leaves open; each ends when the client's does.
    await Promise.all(conversations);
    // Node's sockets in Deno 2.1 finish on a timer without a delay, which would count as left open or as another test's.
    await new Promise((resolve) => void setTimeout(resolve));
  }
}

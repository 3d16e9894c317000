import { RealtimeClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { endpoints } from "../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { liveEvent, liveTopic, realtimeToken } from "../../supabase/functions/_shared/contract/wire/realtime.ts";
import { status as statusSchema } from "../../supabase/functions/_shared/contract/wire/status.ts";
import { realtimePath } from "../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import type { Accounts } from "./account.ts";
import { differs, held, same, untried, type Check, type Outcome } from "./check.ts";
import { needsSite, type Target } from "./target.ts";
import { signInAt, type Visitor } from "./visitor.ts";

const joinMs = 15_000;
const messageMs = 5000;
const look =
  "REALTIME_JWT_SECRET, which must be the project's legacy JWT secret, and select private.allow_live_updates() in the SQL editor";
const topics = 'the policies of realtime.messages: only "Live updates reach their own session"';

interface Live {
  visitor: Visitor;
  session: string;
  client: RealtimeClient;
}

/** Live updates on private topics, as the page gets them. */
export function liveChecks({ site }: Target, accounts: Accounts): Check[] {
  const check = (title: string, run: (live: Live) => Promise<Outcome>): Check => ({
    area: "Live updates",
    title,
    run: async () => {
      if (site === null) return untried(needsSite);
      const live = await open(site, accounts);
      if (typeof live === "string") return untried(live);
      try {
        return await run(live);
      } finally {
        await live.client.disconnect();
      }
    },
  });
  return [
    check("a session joins its private topic and hears of a change within 5 seconds", async (live) => {
      const { promise: message, resolve } = Promise.withResolvers<string>();
      const channel = live.client.channel(liveTopic(live.session), {
        config: { private: true, broadcast: { replication_ready: true } },
      });
      channel.on("broadcast", { event: liveEvent }, () => resolve("a message"));
      const joined = await stateOf(channel);
      if (joined !== "SUBSCRIBED") return differs("SUBSCRIBED", joined, look);
      // The first join of a topic lets Realtime connect to the database, which may take longer than the message.
      await settled();
      const { method, path } = endpoints.changeUsername;
      const changed = await live.visitor.call(method, path, { username: `verify-${crypto.randomUUID().slice(0, 8)}` });
      if (changed.status !== 200) return differs("200", `${changed.status}: ${changed.text.slice(0, 200)}`, path);
      const timer = setTimeout(() => resolve("nothing"), messageMs);
      const got = await message;
      clearTimeout(timer);
      return same("a message", got, "realtime.send and its warnings in the log of the database");
    }),
    check("a session is refused the topic of another one", async (live) => {
      const foreign = live.client.channel(liveTopic(crypto.randomUUID()), { config: { private: true } });
      const state = await stateOf(foreign);
      return state === "SUBSCRIBED" ? differs("a refusal", "it joined", topics) : held;
    }),
  ];
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 1500));

type Channel = ReturnType<RealtimeClient["channel"]>;

/** What became of joining: its state, with the reason. */
const stateOf = (channel: Channel): Promise<string> =>
  new Promise((resolve) => {
    channel.subscribe((state, error) => resolve(error ? `${state}: ${error.message}` : state), joinMs);
  });

/** A socket with the token of a new person's session; a sentence where live updates are switched off. */
async function open(site: string, accounts: Accounts): Promise<Live | string> {
  const status = z.parse(statusSchema, await (await fetch(site + endpoints.getStatus.path)).json());
  if (status.liveUpdates === false) return "live updates are switched off: REALTIME_JWT_SECRET is not set";
  const { email, password } = await accounts.make();
  const visitor = await signInAt(site, email, password);
  const { method, path } = endpoints.getRealtimeToken;
  const response = await visitor.call(method, path);
  if (response.status !== 200) throw new Error(`${path} returns ${response.status}: ${response.text.slice(0, 200)}`);
  const { token } = z.parse(realtimeToken, JSON.parse(response.text));
  const claims = z.object({ session_id: z.string() });
  const { session_id: session } = z.parse(
    claims,
    JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString("utf8")),
  );
  const client = new RealtimeClient(`${status.supabaseUrl.replace(/^http/, "ws")}${realtimePath}`, {
    params: { apikey: status.supabaseKey },
    accessToken: () => Promise.resolve(token),
  });
  await client.setAuth();
  return { visitor, session, client };
}

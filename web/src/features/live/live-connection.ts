import { realtimePath } from "@contract/wire/supabase-paths.ts";
import { liveChange, liveEvent, liveTopic } from "@contract/wire/realtime.ts";
import { RealtimeClient } from "@supabase/supabase-js";
import { announceLiveChange } from "@/lib/live-changes.ts";
import { forgetOwnChanges, isOwnAccountChange } from "@/lib/own-account-changes.ts";
import { loadStatus } from "@/lib/status.ts";
import { createLiveToken } from "./api/live-token.ts";

interface LiveOptions {
  userId: string;
  /** Called whenever updates begin to arrive and whenever they stop. */
  onConnected: (connected: boolean) => void;
}

/** Pauses between attempts to connect: 2 s, then longer, up to a minute. */
const retryMs = (tries: number) => Math.min(1000 * 2 ** tries, 60_000);

/** How long to wait for the message that nothing is missed any more; a server without it sends none. */
const readyWithinMs = 10_000;

/** The session that a token is for. The server verifies the token; here it only names the topic. */
function sessionOf(token: string): string {
  const part = token.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/");
  return (JSON.parse(atob(part)) as { session_id: string }).session_id;
}

/**
 * Subscribes to what the database announces to this session through Supabase Realtime.
 * @returns a function that closes the connection for good
 */
export function openLiveConnection({ userId, onConnected }: LiveOptions): () => void {
  let close = () => {};
  let closed = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout>;

  async function open(): Promise<void> {
    const status = await loadStatus().catch(() => null);
    if (closed || !status?.supabaseUrl || !status.supabaseKey || status.liveUpdates === false) return;
    const client = new RealtimeClient(`${status.supabaseUrl.replace(/^http/, "ws")}${realtimePath}`, {
      params: { apikey: status.supabaseKey },
      accessToken: createLiveToken(userId, () => {
        closed = true;
      }),
      reconnectAfterMs: retryMs,
    });
    // Before any channel is joined: only with the token may the topic be read.
    await client.setAuth();
    if (closed) return;
    if (!client.accessTokenValue) return reopen();
    close = subscribe(client, sessionOf(client.accessTokenValue), (connected) => {
      onConnected(connected);
      if (connected) tries = 0;
      else reopen();
    });
  }
  // The client does not rejoin a channel that the server closed, for example because its token expired.
  function reopen(): void {
    close();
    close = () => {};
    clearTimeout(timer);
    if (closed) return;
    tries += 1;
    timer = setTimeout(() => void open(), retryMs(tries));
  }
  void open();
  return () => {
    closed = true;
    clearTimeout(timer);
    close();
  };
}

function subscribe(client: RealtimeClient, sessionId: string, onState: (connected: boolean) => void): () => void {
  const channel = client.channel(liveTopic(sessionId), {
    config: { private: true, broadcast: { replication_ready: true } },
  });
  let over = false;
  let ready = false;
  let timer: ReturnType<typeof setTimeout>;
  const begin = () => {
    clearTimeout(timer);
    if (over || ready) return;
    ready = true;
    forgetOwnChanges();
    onState(true);
  };
  channel.on("broadcast", { event: liveEvent }, ({ payload }: { payload: unknown }) => {
    const change = liveChange.safeParse(payload);
    if (!change.success) return;
    announceLiveChange({ ...change.data, isOwn: isOwnAccountChange(change.data.table) });
  });
  // The channel is joined before the database is listened to; only from this message on is nothing missed.
  channel.on("system", {}, ({ extension, status }: { extension?: string; status?: string }) => {
    if (extension === "system" && status === "ok") begin();
  });
  channel.subscribe((state) => {
    if (over) return;
    if (state === "SUBSCRIBED") {
      timer = setTimeout(begin, readyWithinMs);
      return;
    }
    over = true;
    clearTimeout(timer);
    onState(false);
  });
  return () => {
    over = true;
    clearTimeout(timer);
    void client.removeAllChannels().then(
      () => client.disconnect(),
      () => client.disconnect(),
    );
  };
}

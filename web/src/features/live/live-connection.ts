import { realtimePath } from "@contract/wire/supabase-paths.ts";
import { RealtimeClient, type RealtimePostgresChangesPayload } from "@supabase/supabase-js";
import { liveTables, type LiveTable } from "@contract/wire/realtime.ts";
import { announceLiveChange } from "@/lib/live-changes.ts";
import { loadStatus } from "@/lib/status.ts";
import { createLiveToken } from "./api/live-token.ts";

interface LiveOptions {
  userId: string;
  /** Called whenever updates begin to arrive and whenever they stop. */
  onConnected: (connected: boolean) => void;
}

/** Pauses between attempts to connect: 2 s, then longer, up to a minute. */
const retryMs = (tries: number) => Math.min(1000 * 2 ** tries, 60_000);

/** The column with the row's owner. Deletions cannot be filtered; for them, the database shows only the key. */
const owners: Record<LiveTable, string> = {
  caption_history: "user_id",
  daily_usage: "user_id",
  subscriptions: "user_id",
  profiles: "id",
};

/**
 * Subscribes to the person's own rows through Supabase Realtime; row-level security decides what arrives.
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
    // Before any channel is joined: a channel that was joined before the token came remains that of a visitor, who sees
    // no rows.
    await client.setAuth();
    if (closed) return;
    if (!client.accessTokenValue) return reopen();
    close = subscribe(client, userId, (connected) => {
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

function subscribe(client: RealtimeClient, userId: string, onState: (connected: boolean) => void): () => void {
  const channel = client.channel(`live:${userId}`);
  for (const table of liveTables) {
    for (const event of ["INSERT", "UPDATE"] as const) {
      channel.on(
        "postgres_changes",
        { event, schema: "public", table, filter: `${owners[table]}=eq.${userId}` } as never,
        announce(table),
      );
    }
  }
  channel.on(
    "postgres_changes",
    { event: "DELETE", schema: "public", table: "caption_history" },
    announce("caption_history"),
  );
  let over = false;
  // The channel is joined before the database is listened to; only from this message on is nothing missed.
  channel.on("system", {}, ({ extension, status }: { extension?: string; status?: string }) => {
    if (!over && extension === "postgres_changes" && status === "ok") onState(true);
  });
  channel.subscribe((state) => {
    if (over || state === "SUBSCRIBED") return;
    over = true;
    onState(false);
  });
  return () => {
    over = true;
    void client.removeAllChannels().then(
      () => client.disconnect(),
      () => client.disconnect(),
    );
  };
}

function announce(table: LiveTable) {
  return ({ eventType, new: row, old }: RealtimePostgresChangesPayload<Record<string, unknown>>) => {
    announceLiveChange({ table, type: eventType, row: eventType === "DELETE" ? old : row });
  };
}

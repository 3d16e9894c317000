/** One request to the model, to which the test responds piece by piece. */
export interface ModelCall {
  body: { stream?: boolean; stream_options?: unknown; messages: { role: string; content: unknown }[] };
  /** Sends a piece of the response's text. */
  write(text: string): void;
  /** Sends bytes as they are. */
  writeBytes(bytes: Uint8Array): void;
  /** Declines, as a model does. */
  refuse(text: string): void;
  /** Ends the response. */
  finish(reason?: string, usage?: { prompt_tokens: number; completion_tokens: number }): void;
  /** Ends the connection in the middle of the response. */
  break(): void;
  /** Resolves when the caller has ended the connection. */
  closed: Promise<void>;
}

/** A chunk of a streamed chat completion, as the bytes of a server-sent event. */
export function chunkBytes(choice: object | null, more: object = {}): Uint8Array {
  const chunk = { id: "c", object: "chat.completion.chunk", created: 1, model: "m-2026", ...more };
  const choices = choice === null ? [] : [{ index: 0, finish_reason: null, delta: {}, ...choice }];
  return new TextEncoder().encode(`data: ${JSON.stringify({ ...chunk, choices })}\n\n`);
}

/**
 * A model server whose responses the test writes piece by piece: nothing depends on time. Requests arrive in order by
 * `next`.
 */
export function startStreamingServer(): {
  baseUrl: string;
  next(): Promise<ModelCall>;
  calls(): number;
  stop(): Promise<void>;
} {
  const arrived: ModelCall[] = [];
  const wanted: ((call: ModelCall) => void)[] = [];
  const open = new Set<() => void>();
  let calls = 0;
  const stopped = new AbortController();
  const listening = { port: 0, hostname: "127.0.0.1", signal: stopped.signal, onListen: () => undefined };
  const server = Deno.serve(listening, async (request) => {
    const body = (await request.json()) as ModelCall["body"];
    calls += 1;
    const closed = Promise.withResolvers<void>();
    let controller!: ReadableStreamDefaultController<Uint8Array>;
    let done = false;
    const end = (how: () => void) => {
      if (!done) how();
      done = true;
    };
    const response = new ReadableStream<Uint8Array>({
      start: (given) => {
        controller = given;
      },
      cancel: () => {
        done = true;
        closed.resolve();
      },
    });
    open.add(() => end(() => controller.close()));
    const send = (bytes: Uint8Array) => {
      if (!done) controller.enqueue(bytes);
    };
    const call: ModelCall = {
      body,
      write: (content) => send(chunkBytes({ delta: { content } })),
      writeBytes: send,
      refuse: (refusal) => send(chunkBytes({ delta: { refusal } })),
      finish(reason = "stop", usage = { prompt_tokens: 100, completion_tokens: 50 }) {
        send(chunkBytes({ finish_reason: reason }));
        send(chunkBytes(null, { usage: { ...usage, total_tokens: 0 } }));
        send(new TextEncoder().encode("data: [DONE]\n\n"));
        end(() => controller.close());
      },
      break: () => end(() => controller.close()),
      closed: closed.promise,
    };
    const taker = wanted.shift();
    if (taker) taker(call);
    else arrived.push(call);
    return new Response(response, { headers: { "content-type": "text/event-stream" } });
  });
  return {
    baseUrl: `http://127.0.0.1:${server.addr.port}/v1`,
    calls: () => calls,
    next: () => {
      const call = arrived.shift();
      return call ? Promise.resolve(call) : new Promise((resolve) => wanted.push(resolve));
    },
    async stop() {
      for (const end of open) end();
      // Not `shutdown`: in Deno 2.1 it waits a minute and a half for a connection that the client keeps.
      stopped.abort();
      await server.finished;
    },
  };
}

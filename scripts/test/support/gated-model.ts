import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One request to the model, whose response the test sends piece by piece. */
export interface GatedCall {
  /** Sends a piece of the response's text. */
  write(text: string): void;
  /** Ends the response. */
  finish(): void;
  /** Resolves when the API has ended the connection, or the response is finished. */
  closed: Promise<void>;
}

export interface GatedModel {
  /** The environment of a stack that uses this model. */
  env: Record<string, string>;
  /** The next request; waits for it. */
  next(): Promise<GatedCall>;
  stop(): Promise<void>;
}

/** A caption as a model writes it. */
export function captionJson(text: string, hashtags: string[] = []): string {
  return JSON.stringify({ shape: "plain", text, hashtags });
}

function send(response: ServerResponse, choice: object | null, more: object = {}): void {
  if (response.destroyed || response.writableEnded) return;
  const chunk = { id: "c", object: "chat.completion.chunk", created: 1, model: "gated", ...more };
  const choices = choice === null ? [] : [{ index: 0, finish_reason: null, delta: {}, ...choice }];
  response.write(`data: ${JSON.stringify({ ...chunk, choices })}\n\n`);
}

/** Starts a model server with streamed Chat Completions that writes only what it is told, when it is told. */
export async function startGatedModel(): Promise<GatedModel> {
  const arrived: GatedCall[] = [];
  const wanted: ((call: GatedCall) => void)[] = [];
  const server = createServer((request, response) => {
    request.resume();
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    response.on("close", resolve);
    request.on("end", () => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.flushHeaders();
      const call: GatedCall = {
        write(content) {
          send(response, { delta: { content } });
        },
        finish() {
          send(response, { finish_reason: "stop" });
          send(response, null, { usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 } });
          response.end("data: [DONE]\n\n");
        },
        closed,
      };
      const taker = wanted.shift();
      if (taker) taker(call);
      else arrived.push(call);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    env: {
      OPENAI_API_KEY: "test-key",
      OPENAI_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      OPENAI_MODEL_FREE: "free",
      OPENAI_MODEL_PREMIUM: "premium",
    },
    next: () => {
      const call = arrived.shift();
      return call ? Promise.resolve(call) : new Promise((resolve) => wanted.push(resolve));
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

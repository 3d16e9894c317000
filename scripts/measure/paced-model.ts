import { createServer, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** How a simulated model writes. */
export interface Pace {
  /** Milliseconds until the first token. */
  firstTokenMs: number;
  /** Milliseconds between two tokens. */
  tokenMs: number;
  /** Characters of a token. */
  characters: number;
}

/** The pace of a hosted model in the measurements. */
export const hostedPace: Pace = { firstTokenMs: 400, tokenMs: 20, characters: 4 };

/** A request for Chat Completions, as far as a simulated model reads it. */
export interface ModelRequest {
  stream?: boolean;
  messages: { role: string; content: string | { type: string; text?: string }[] }[];
}

/** Milliseconds from the first request until the model has written a response of this length. */
export function writingMs(characters: number, pace: Pace): number {
  return pace.firstTokenMs + (Math.ceil(characters / pace.characters) - 1) * pace.tokenMs;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
const identity = { id: "c", created: 1, model: "paced" };

async function stream(response: ServerResponse, written: string, pace: Pace): Promise<void> {
  const chunk = (choice: object) => {
    const choices = [{ index: 0, finish_reason: null, ...choice }];
    return `data: ${JSON.stringify({ ...identity, object: "chat.completion.chunk", choices })}\n\n`;
  };
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.flushHeaders();
  const started = performance.now();
  for (let token = 0; token * pace.characters < written.length && !response.destroyed; token += 1) {
    await pause(started + pace.firstTokenMs + token * pace.tokenMs - performance.now());
    const content = written.slice(token * pace.characters, (token + 1) * pace.characters);
    response.write(chunk({ delta: { content } }));
  }
  response.end(`${chunk({ delta: {}, finish_reason: "stop" })}data: [DONE]\n\n`);
}

async function complete(response: ServerResponse, written: string, pace: Pace): Promise<void> {
  await pause(writingMs(written.length, pace));
  const choices = [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: written } }];
  const body = JSON.stringify({ ...identity, object: "chat.completion", choices });
  if (!response.destroyed) response.writeHead(200, { "content-type": "application/json" }).end(body);
}

/**
 * A server with the Chat Completions API that writes at the pace of a hosted model: token by token if the request asks
 * for a stream, otherwise the whole response when its last token would have been written. It stops when the caller ends
 * the connection.
 * @param textFor the text of the response to a request
 */
export function pacedModel(textFor: (request: ModelRequest) => string, pace: Pace = hostedPace): Server {
  return createServer((request, response) => {
    text(request)
      .then((body) => {
        const asked = JSON.parse(body) as ModelRequest;
        const write = asked.stream === true ? stream : complete;
        return write(response, textFor(asked), pace);
      })
      // The caller went away, or sent no JSON: nobody waits for a response.
      .catch(() => response.destroy());
  });
}

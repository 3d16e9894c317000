/** One server-sent event; `data` is its text. */
export interface StreamEvent {
  event: string;
  data: string;
}

const eventLine = /^(\w+): ?(.*)$/s;

/** Parses one block of lines between blank lines; null if it has no data (a comment or a keep-alive). */
function readBlock(block: string): StreamEvent | null {
  let event = "message";
  const data: string[] = [];
  for (const line of block.split("\n")) {
    const [, field, value = ""] = eventLine.exec(line) ?? [];
    if (field === "event") event = value;
    if (field === "data") data.push(value);
  }
  return data.length === 0 ? null : { event, data: data.join("\n") };
}

/** A carriage return at the end may be the first half of a line break. */
const lineBreak = /\r\n|\r(?!$)/g;

/**
 * Yields the server-sent events of a response body as they arrive. An incomplete last event is dropped, as the standard
 * requires. Who stops reading after the last event has it read to its end: a cancelled stream would be a failed request
 * in the browser's tools. A stream that is not wanted any more is ended by the signal of its request.
 */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let waiting = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      waiting = (waiting + decoder.decode(value, { stream: !done })).replace(lineBreak, "\n");
      const blocks = waiting.split("\n\n");
      waiting = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = readBlock(block);
        if (event) yield event;
      }
      if (done) return;
    }
  } finally {
    void drain(reader);
  }
}

async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // Cut off: nobody waits for the rest.
  }
}

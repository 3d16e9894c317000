/** One event of a response, with its data parsed; a comment has the name ":". */
export interface ReceivedEvent {
  name: string;
  data: Record<string, unknown>;
}

/** Reads the server-sent events of a response one by one. */
export function readEvents(response: Response): {
  next(): Promise<ReceivedEvent | null>;
  rest(): Promise<ReceivedEvent[]>;
  leave(): Promise<void>;
} {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = "";
  async function next(): Promise<ReceivedEvent | null> {
    for (;;) {
      const end = waiting.indexOf("\n\n");
      if (end >= 0) {
        const block = waiting.slice(0, end);
        waiting = waiting.slice(end + 2);
        if (block === ":") return { name: ":", data: {} };
        const [, name = "", data = "{}"] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? [];
        return { name, data: JSON.parse(data) as Record<string, unknown> };
      }
      const { done, value } = await reader.read();
      if (done) return null;
      waiting += value;
    }
  }
  return {
    next,
    async rest() {
      const events: ReceivedEvent[] = [];
      for (let event = await next(); event !== null; event = await next()) events.push(event);
      return events;
    },
    leave: () => reader.cancel(),
  };
}

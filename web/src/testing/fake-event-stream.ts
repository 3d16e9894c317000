/** A body of server-sent events that a test writes. */
export interface FakeEventStream {
  body: ReadableStream<Uint8Array>;
  send(event: string, data: unknown): void;
  end(): void;
  fail(reason: Error): void;
}

export function fakeEventStream(): FakeEventStream {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
  });
  return {
    body,
    send(event, data) {
      controller.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
    },
    end() {
      controller.close();
    },
    fail(reason) {
      controller.error(reason);
    },
  };
}

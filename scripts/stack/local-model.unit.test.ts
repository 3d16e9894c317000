import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { findLocalModel, localModelHint } from "./local-model.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server that responds to every path with this; null never responds. */
async function listen(body: string | null, status = 200): Promise<number> {
  const server = createServer((_request, response) => {
    if (body !== null) response.writeHead(status, { "content-type": "application/json" }).end(body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** A port on which nothing listens. */
async function closedPort(): Promise<number> {
  const port = await listen("{}");
  const server = servers.pop()!;
  await new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
  return port;
}

it("names the settings that would use a model server on this machine", async () => {
  const port = await listen(JSON.stringify({ data: [{ id: "small-model:8b" }] }));
  // A busy machine may take longer than a start would wait.
  const closed = await closedPort();
  const found = await findLocalModel({ Ollama: port, "LM Studio": closed, "llama.cpp": closed }, 20_000);
  expect(found).toEqual({ name: "Ollama", baseUrl: `http://127.0.0.1:${port}/v1`, model: "small-model:8b" });
  expect(localModelHint(found!)).toContain(`OPENAI_BASE_URL=http://127.0.0.1:${port}/v1`);
  expect(localModelHint(found!)).toContain("OPENAI_MODEL_FREE=small-model:8b");
});

it("finds llama.cpp's server, which names its model by its file", async () => {
  const id = "models/small-model-Q4_K_M.gguf";
  const list = {
    models: [{ name: id, model: id }],
    object: "list",
    data: [{ id, object: "model", owned_by: "llamacpp" }],
  };
  const port = await listen(JSON.stringify(list));
  const elsewhere = { Ollama: await closedPort(), "LM Studio": await closedPort() };
  const found = await findLocalModel({ ...elsewhere, "llama.cpp": port }, 20_000);
  expect(found).toEqual({ name: "llama.cpp", baseUrl: `http://127.0.0.1:${port}/v1`, model: id });
});

it("does not take another program's server on llama.cpp's port for a model server", async () => {
  const elsewhere = { Ollama: await closedPort(), "LM Studio": await closedPort() };
  const notes = JSON.stringify({ data: [{ id: "a note", text: "Many programs listen on 8080." }] });
  expect(await findLocalModel({ ...elsewhere, "llama.cpp": await listen(notes) }, 20_000)).toBeNull();
});

it("finds a server although the start keeps this process busy", async () => {
  const closed = await closedPort();
  const port = await listen(JSON.stringify({ data: [{ id: "small-model:8b" }] }));
  const search = findLocalModel({ Ollama: port, "LM Studio": closed, "llama.cpp": closed });
  // As long as loading the modules of a start takes on a busy machine: nothing is read meanwhile.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
  expect((await search)?.model).toBe("small-model:8b");
});

it("finds nothing where nobody listens, where something else does, and where nobody responds in time", async () => {
  const closed = await closedPort();
  const nobody = { Ollama: closed, "LM Studio": closed, "llama.cpp": closed };
  expect(await findLocalModel(nobody)).toBeNull();
  expect(
    await findLocalModel({ ...nobody, Ollama: await listen("<html>"), "LM Studio": await listen("{}", 404) }),
  ).toBeNull();
  // Without a limit of its own, it would wait until this test is given up.
  expect(await findLocalModel({ ...nobody, Ollama: await listen(null) }, 50)).toBeNull();
});

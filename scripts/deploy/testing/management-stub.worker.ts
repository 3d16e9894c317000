import { appendFileSync } from "node:fs";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { parentPort, workerData } from "node:worker_threads";
import { startLocalServer } from "../../server/local-server.ts";

/**
 * Responds to the Supabase CLI as the Management API does, for the calls that set secrets and deploy functions. It runs
 * in a thread of its own, because a deployment waits for each of the CLI's commands.
 * The data of the worker: the file to which it appends the method and path of each change.
 */
const changes = (workerData as { changes: string }).changes;

const { url } = await startLocalServer(
  createServer(async (request, response) => {
    await text(request);
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://host");
    if (request.method !== "GET")
      appendFileSync(changes, `${request.method} ${pathname} ${searchParams.get("slug") ?? ""}`.trim() + "\n");
    const slug = searchParams.get("slug") ?? "";
    const deployed = { id: slug, slug, name: slug, status: "ACTIVE", version: 1, created_at: 0, updated_at: 0 };
    response.setHeader("content-type", "application/json");
    if (pathname.endsWith("/functions") && request.method === "GET") return response.end("[]");
    if (pathname.includes("/functions")) return response.writeHead(201).end(JSON.stringify(deployed));
    response.end("{}");
  }),
);
parentPort!.postMessage(url);

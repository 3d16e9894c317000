import { foreignHost, isOwnHost } from "../../server/own-host.ts";

/**
 * Runs under Deno: serves every `supabase/functions/<name>/index.ts` from one process, as Supabase's edge runtime does
 * with one process each. Arguments: the functions' directory. The first line of standard output is JSON `{port,
 * names}`. The process ends when its standard input ends, so that it never outlives the stack.
 */
type Handler = (request: Request, info: Deno.ServeHandlerInfo) => Response | Promise<Response>;

const directory = new URL(`${Deno.args[0]}/`, "file:///");
const handlers = new Map<string, Handler>();
const serve = Deno.serve;

/** The return value of `Deno.serve` for a function: it is already being served. */
const served: Deno.HttpServer<Deno.NetAddr> = {
  finished: new Promise(() => {}),
  addr: { hostname: "127.0.0.1", port: 0, transport: "tcp" },
  shutdown: () => Promise.resolve(),
  [Symbol.asyncDispose]: () => Promise.resolve(),
  ref: () => {},
  unref: () => {},
};

/** Imports a function and stores the handler that it passes to `Deno.serve`. */
async function load(name: string): Promise<void> {
  const captured = Promise.withResolvers<Handler>();
  const capture = (first: unknown, second?: unknown) => {
    const handler = typeof first === "function" ? first : (second ?? (first as { handler?: unknown }).handler);
    captured.resolve(handler as Handler);
    return served;
  };
  Object.defineProperty(Deno, "serve", { value: capture, configurable: true, writable: true });
  await import(new URL(`${name}/index.ts`, directory).href);
  const timeout = setTimeout(() => captured.reject(new Error(`${name}/index.ts does not call Deno.serve`)), 5000);
  handlers.set(name, await captured.promise);
  clearTimeout(timeout);
}

const names = [...Deno.readDirSync(directory)]
  .filter((entry) => entry.isDirectory && !entry.name.startsWith("_"))
  .map((entry) => entry.name)
  .sort();
for (const name of names) {
  try {
    Deno.statSync(new URL(`${name}/index.ts`, directory));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) continue;
    throw error;
  }
  await load(name);
}

const functionPath = /^\/functions\/v1\/([^/]+)(\/.*)?$/;

const errorResponse = (status: number, code: string, message: string) => Response.json({ message, code }, { status });

let ownPort = Number.NaN;

serve(
  {
    hostname: "127.0.0.1",
    port: 0,
    onListen: ({ port }) => {
      ownPort = port;
      console.log(JSON.stringify({ port, names: [...handlers.keys()] }));
    },
  },
  async (request, info) => {
    if (!isOwnHost(request.headers.get("host"), { port: ownPort }))
      return errorResponse(foreignHost.status, foreignHost.code, foreignHost.message);
    // Deno passes on the target of a request line that is no address.
    const url = URL.parse(request.url);
    if (url === null) return errorResponse(400, "bad_request", "This address cannot be understood.");
    const [, name = "", rest = ""] = functionPath.exec(url.pathname) ?? [];
    const handler = handlers.get(name);
    if (!handler) return errorResponse(404, "not_found", `There is no function "${name}".`);
    // Supabase's edge runtime passes a function its path without /functions/v1.
    url.pathname = `/${name}${rest}`;
    try {
      return await handler(new Request(url, request), info);
    } catch (error) {
      console.error(
        JSON.stringify({ level: "error", function: name, error: error instanceof Error ? error.stack : String(error) }),
      );
      return errorResponse(500, "internal", "Something went wrong on our side. Please try again.");
    }
  },
);

// The API prepares for the first caption once its first response is out. With this one, it has begun before anybody can
// ask. A failure shows with the next request.
const nobody: Deno.ServeHandlerInfo = {
  remoteAddr: { transport: "tcp", hostname: "127.0.0.1", port: 0 },
  completed: Promise.resolve(),
};
void Promise.resolve(handlers.get("api")?.(new Request("http://127.0.0.1/api/health"), nobody)).catch(() => undefined);

for await (const _ of Deno.stdin.readable) {
  /* The stack writes nothing; only the end matters. */
}
Deno.exit(0);

/**
 * Serves one function on a free port, whose number it prints, as the edge runtime would: it imports the function, which
 * calls `Deno.serve`. Argument: the address of the function's `index.ts`.
 */
const serve = Deno.serve;
Object.defineProperty(Deno, "serve", {
  value: (handler: Deno.ServeHandler) =>
    serve({ hostname: "127.0.0.1", port: 0, onListen: ({ port }) => console.log(JSON.stringify({ port })) }, handler),
});
await import(Deno.args[0]!);

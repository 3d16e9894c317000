import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { startFunctions, type Functions } from "./functions.ts";

/** A function that responds with `text`, which it imports from another file. */
const index = `import { text } from "../_shared/text.ts";
Deno.serve((request) => {
  if (request.url.endsWith("/end")) setTimeout(() => { throw new Error("ended on purpose"); }, 0);
  return new Response(text);
});`;

let directory: string;
let lines: string[];
let listeners: (() => void)[];

beforeEach(() => {
  directory = mkdtempSync(`${tmpdir()}/caption-kite-functions-`);
  lines = [];
  listeners = [];
  for (const name of ["api", "_shared"]) mkdirSync(`${directory}/${name}`);
  write("api/index.ts", index);
  write("_shared/text.ts", `export const text = "first";`);
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(`${directory}/${file}`, text);

/** Resolves when the log holds what is asked for; from the line on that was the next when it was called. */
function logged(pattern: RegExp): Promise<string> {
  const from = lines.length;
  return new Promise((resolve) => {
    const look = () => {
      const text = lines.slice(from).join("\n");
      if (pattern.test(text)) resolve(text);
    };
    listeners.push(look);
  });
}

async function start({ watch = true } = {}, limit = { loadMs: 60_000 }): Promise<Functions> {
  const log = (line: string) => {
    lines.push(line);
    for (const look of listeners) look();
  };
  const options = Object.assign(limit, { directory, env: {}, watch, log });
  const functions = await startFunctions(options);
  onTestFinished(() => functions.stop());
  return functions;
}

async function responseOf(functions: Functions, path = ""): Promise<string> {
  return (await fetch(`http://127.0.0.1:${await functions.port()}/functions/v1/api${path}`)).text();
}

const faults = {
  "a syntax error": `export const text = ;`,
  "an import of a file that is not there": `import "./nowhere.ts"; export const text = "";`,
  "an import of a name that is not there": `import { nothing } from "../api/index.ts"; export const text = nothing;`,
  "an import of a package that is not there": `import "no-such-package"; export const text = "";`,
  "a throw at load": `throw new Error("thrown at load"); export const text = "";`,
  "a rejection at load": `await Promise.reject(new Error("rejected at load")); export const text = "";`,
  "an exit at load": `Deno.exit(3); export const text = "";`,
};

test.each(Object.entries(faults))(
  "%s is reported, the version before keeps running, and the next good one follows",
  async (_name, fault) => {
    const functions = await start();
    const failed = logged(/do not load/);
    write("_shared/text.ts", fault);
    expect(await failed).toMatch(/The version before it keeps running until a change fixes this/);
    expect(await responseOf(functions)).toBe("first");

    const again = logged(/loaded again/);
    write("_shared/text.ts", `export const text = "second";`);
    await again;
    expect(await responseOf(functions)).toBe("second");
  },
);

test("faults in a row, then a good version", async () => {
  const rejected = vi.fn<() => void>();
  process.on("unhandledRejection", rejected);
  onTestFinished(() => {
    process.off("unhandledRejection", rejected);
  });
  const functions = await start();
  for (const fault of Object.values(faults)) {
    const failed = logged(/do not load/);
    write("_shared/text.ts", fault);
    await failed;
  }
  const again = logged(/loaded again/);
  write("_shared/text.ts", `export const text = "fixed";`);
  await again;
  expect(await responseOf(functions)).toBe("fixed");
  expect(rejected).not.toHaveBeenCalled();
});

test("a fault at the first start is reported, and a change fixes it", async () => {
  write("_shared/text.ts", faults["a syntax error"]);
  const functions = await start();
  expect(lines.join("\n")).toMatch(
    /do not load[\s\S]+text\.ts:1[\s\S]+Nothing responds at \/api until a change fixes this/,
  );
  await expect(functions.port()).rejects.toThrow("do not load");

  const again = logged(/loaded again/);
  write("_shared/text.ts", `export const text = "fixed";`);
  await again;
  expect(await responseOf(functions)).toBe("fixed");
});

test("a version that never finishes loading is given up", async () => {
  const limit = { loadMs: 60_000 };
  const functions = await start({}, limit);
  // Only the version that never loads has so little time: a busy machine may need more for the others.
  limit.loadMs = 1000;
  const failed = logged(/did not finish loading within 1 s/);
  write("_shared/text.ts", `while (true); export const text = "";`);
  await failed;
  expect(await responseOf(functions)).toBe("first");
});

test("a crash while the files do not load is followed by the next version that does", async () => {
  const functions = await start();
  const failed = logged(/do not load/);
  write("_shared/text.ts", faults["a throw at load"]);
  await failed;
  const ended = logged(/Nothing responds at \/api/);
  await responseOf(functions, "/end");
  expect(await ended).toContain("thrown at load");
  await expect(functions.port()).rejects.toThrow("thrown at load");

  const again = logged(/loaded again/);
  write("_shared/text.ts", `export const text = "second";`);
  await again;
  expect(await responseOf(functions)).toBe("second");
});

test("a function in a new directory is served", async () => {
  const functions = await start();
  const again = logged(/loaded again/);
  cpSync(`${directory}/api`, `${directory}/other`, { recursive: true });
  await again;
  const response = await fetch(`http://127.0.0.1:${await functions.port()}/functions/v1/other`);
  expect(await response.text()).toBe("first");
});

test("without watching, a fault at the first start is the caller's to report", async () => {
  write("_shared/text.ts", faults["a throw at load"]);
  await expect(start({ watch: false })).rejects.toThrow(/do not load[\s\S]+thrown at load/);
});

test("without watching, a crash onto files that do not load is tried again until they do", async () => {
  const functions = await start({ watch: false });
  write("_shared/text.ts", faults["a throw at load"]);
  const tried = logged(
    /thrown at load[\s\S]+starting again in 500 ms[\s\S]+thrown at load[\s\S]+starting again in 1000 ms/,
  );
  await responseOf(functions, "/end");
  await tried;
  write("_shared/text.ts", `export const text = "fixed";`);
  await expect.poll(() => responseOf(functions).catch(() => ""), { timeout: 20_000 }).toBe("fixed");
});

test("the API has responded once before anybody asks, so that it prepares for the first caption", async () => {
  write(
    "api/index.ts",
    `const paths = [];
Deno.serve((request) => new Response(JSON.stringify([paths.push(new URL(request.url).pathname), paths])));`,
  );
  const functions = await start({ watch: false });
  expect(JSON.parse(await responseOf(functions, "/user"))).toEqual([2, ["/api/health", "/api/user"]]);
});

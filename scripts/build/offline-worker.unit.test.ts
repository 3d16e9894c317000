import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keptFiles } from "./offline-worker.ts";

describe("the files that the offline worker keeps", () => {
  let directory: string;
  const write = (path: string, content: string) => writeFileSync(`${directory}/${path}`, content);

  beforeEach(() => {
    directory = mkdtempSync(`${tmpdir()}/caption-kite-kept-`);
    mkdirSync(`${directory}/assets`);
    write("index.html", "<p>one</p>");
    write("assets/frame-Ab12Cd34.js", "1");
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  it("names each with its path, and a revision only where the name does not change with the content", async () => {
    expect(await keptFiles(directory)).toEqual([
      { url: "/assets/frame-Ab12Cd34.js", revision: null },
      { url: "/index.html", revision: expect.stringMatching(/^[0-9a-f]{16}$/) },
    ]);
  });

  it("changes a file's revision with its content", async () => {
    const before = await keptFiles(directory);
    write("index.html", "<p>two</p>");
    const after = await keptFiles(directory);
    expect(after[1]!.revision).not.toBe(before[1]!.revision);
    expect(after[0]).toEqual(before[0]);
  });

  it("leaves out the worker itself, compressed copies, prerendered pages, and what needs a connection", async () => {
    for (const file of [
      "service-worker.js",
      "index.html.br",
      "auth.html",
      "robots.txt",
      "assets/live-connection-Ab12Cd34.js",
      "assets/social-providers-Ab12Cd34.js",
    ])
      write(file, "x");
    expect((await keptFiles(directory)).map(({ url }) => url)).toEqual(["/assets/frame-Ab12Cd34.js", "/index.html"]);
  });
});

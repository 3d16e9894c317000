import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { afterAll, expect, it } from "vitest";
import { fromRoot } from "../command/paths.ts";
import { packedText } from "./packed-text.ts";

const folder = mkdtempSync(join(tmpdir(), "caption-kite-packed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("a packed module exports what its source does, in fewer bytes", async () => {
  const source = fromRoot("supabase/functions/_shared/writers/built-in/captions/bank/en/drinks.ts");
  const file = join(folder, "drinks.mjs");
  const build = await rolldown({ input: source, platform: "node", external: [/^node:/u], plugins: [packedText] });
  await build.write({ file, format: "esm" });
  await build.close();
  const [packed, written] = [(await import(file)) as object, (await import(source)) as object];
  expect({ ...packed }).toEqual({ ...written });
  expect(statSync(file).size).toBeLessThan(statSync(source).size * 0.75);
});

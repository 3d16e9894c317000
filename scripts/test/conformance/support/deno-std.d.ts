declare module "deno-std/yaml/parse.js" {
  /** @throws SyntaxError for a text that is not YAML */
  export function parse(text: string): unknown;
}

/** One block of a `_headers` file: a path, which may end in `*`, and the headers of every response there. */
export interface HeaderRule {
  path: string;
  headers: [name: string, value: string][];
}

const headerLine = /^\s+([^:]+):\s*(.*)$/;

/**
 * Reads a `_headers` file (docs.netlify.com, "Custom headers").
 * @throws Error naming the line that is not understood
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    if (!/^\s/.test(line)) {
      rules.push({ path: line.trim(), headers: [] });
      continue;
    }
    const [, name, value] = headerLine.exec(line) ?? [];
    const rule = rules.at(-1);
    if (rule === undefined || name === undefined || value === undefined)
      throw new Error(`_headers, line ${index + 1}: "${line}" is not understood.`);
    rule.headers.push([name.toLowerCase(), value]);
  }
  return rules;
}

/**
 * The headers of a file that the host serves itself. All blocks that match count; of one header, the last block's value
 * is sent, as it would be after a merge on the host.
 */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const matching = rules.filter(({ path }) =>
    path.endsWith("*") ? pathname.startsWith(path.slice(0, -1)) : path === pathname,
  );
  return Object.fromEntries(matching.flatMap(({ headers }) => headers));
}

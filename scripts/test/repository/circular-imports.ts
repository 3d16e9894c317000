import type { Import } from "./import-graph.ts";

/**
 * Finds circular imports with Tarjan's algorithm for strongly connected components (SIAM Journal on Computing, 1972).
 * @returns the files of each cycle, sorted by name; a file that imports itself is a cycle
 */
export function findCircularImports(imports: readonly Import[]): string[][] {
  const importsOf = new Map<string, string[]>();
  for (const [from, to] of imports) importsOf.set(from, [...(importsOf.get(from) ?? []), to]);

  const order = new Map<string, number>();
  const earliest = new Map<string, number>();
  const path: string[] = [];
  const cycles: string[][] = [];

  function visit(file: string): void {
    order.set(file, order.size);
    earliest.set(file, order.get(file)!);
    path.push(file);
    for (const next of importsOf.get(file) ?? []) {
      if (!order.has(next)) {
        visit(next);
        earliest.set(file, Math.min(earliest.get(file)!, earliest.get(next)!));
      } else if (path.includes(next)) {
        earliest.set(file, Math.min(earliest.get(file)!, order.get(next)!));
      }
    }
    if (earliest.get(file) !== order.get(file)) return;
    const cycle = path.splice(path.indexOf(file));
    if (cycle.length > 1 || importsOf.get(file)?.includes(file)) cycles.push(cycle.toSorted());
  }

  for (const file of importsOf.keys()) if (!order.has(file)) visit(file);
  return cycles;
}

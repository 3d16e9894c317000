import { mutators, type Change } from "./mutators.ts";
import { visitNodes, type SyntaxNode } from "./syntax.ts";

/** A change of one file that its tests should notice. */
export interface Mutant extends Change {
  /** Counted from 1, as the column is. */
  line: number;
  column: number;
}

/**
 * Lists the mutants of a file, in the order of the source.
 * @throws Error when the source cannot be read
 */
export function mutantsOf(path: string, source: string): Mutant[] {
  const textOf = (node: SyntaxNode) => source.slice(node.start, node.end);
  const mutants: Mutant[] = [];
  visitNodes(path, source, (node, parent) => {
    for (const change of mutators.flatMap((mutate) => mutate({ node, parent, textOf }))) {
      const before = source.slice(0, change.start).split("\n");
      mutants.push({ ...change, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 });
    }
  });
  return mutants.sort((a, b) => a.start - b.start);
}

/** The source with a mutant in it. */
export function applyMutant(source: string, { start, end, text }: Change): string {
  return source.slice(0, start) + text + source.slice(end);
}

/** At most `most` of a list, spread over all of it. */
export function spread<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  return Array.from({ length: most }, (_, index) => all[Math.floor((index * all.length) / most)]!);
}

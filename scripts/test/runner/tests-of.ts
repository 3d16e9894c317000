import { dependentsOf } from "./changed.ts";
import { everyFile, isFunctionTest, isUnitTest, testsReading } from "./reading-tests.ts";
import { readImports, type ImportGraph } from "../repository/import-graph.ts";

/** Tests by the program that runs them. */
export interface TestFiles {
  vitest: string[];
  deno: string[];
}

/**
 * The tests that saved files can change: those that import them, directly or indirectly, and those that read them. The
 * rules for every file are left to `npm test -- quick`.
 * @param saved paths from the repository's root
 * @param parts only tests whose path has one of them; none for all
 */
export function testsOf(
  saved: readonly string[],
  parts: readonly string[],
  graph: ImportGraph = readImports(),
): TestFiles {
  const imports = Map.groupBy(graph.imports, ([from]) => from);
  const modules = new Map([...imports].map(([from, all]) => [from, all.map(([, to]) => to)]));
  const tests = graph.files.filter((file) => isUnitTest.test(file) || isFunctionTest.test(file));
  const reading = testsReading(saved, graph);
  const chosen = new Set([
    ...dependentsOf(tests, new Set(saved), modules),
    ...reading.unit.filter((file) => !file.startsWith(everyFile)),
    ...reading.functions,
  ]);
  const wanted = [...chosen]
    .filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
    .toSorted();
  return {
    vitest: wanted.filter((file) => isUnitTest.test(file)),
    deno: wanted.filter((file) => isFunctionTest.test(file)),
  };
}

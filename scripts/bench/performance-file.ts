/**
 * The file of measurements: what was measured now takes its place, what was measured before and not now stays.
 * @param before the file as it is; empty when there is none
 * @param measured the sections of this run by their titles, each with its heading
 */
export function performanceFile(head: string, before: string, measured: ReadonlyMap<string, string>): string {
  const earlier = before
    .split(/^(?=## )/m)
    .slice(1)
    .map((section): [string, string] => [/^## (.+)$/m.exec(section)![1]!, `${section.trimEnd()}\n`]);
  return [head, ...new Map([...earlier, ...measured]).values()].join("\n");
}

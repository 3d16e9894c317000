const sectionStart = /^(?=## )/m;
const sectionTitle = /^## (.+)$/m;

/**
 * Composes the file of measurements. Sections that were measured now replace the earlier ones; the others stay.
 * @param before the current file; empty if there is none
 * @param measured the sections of this run by title, each including its heading
 */
export function performanceFile(head: string, before: string, measured: ReadonlyMap<string, string>): string {
  const earlier = before
    .split(sectionStart)
    .slice(1)
    .map((section): [string, string] => [sectionTitle.exec(section)![1]!, `${section.trimEnd()}\n`]);
  return [head, ...new Map([...earlier, ...measured]).values()].join("\n");
}

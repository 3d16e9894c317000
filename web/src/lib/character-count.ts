/** How long a text is as the contract's schemas and the database count it: in code points, so that an emoji is not two. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}

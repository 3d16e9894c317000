/**
 * The length of a text as the contract's schemas and the database count it: in code points, so that an emoji counts as
 * one, not two.
 */
export function characterCount(text: string): number {
  return Array.from(text).length;
}

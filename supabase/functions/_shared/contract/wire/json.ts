/** What a text says as JSON, or undefined when it is none: for texts of others, whose shape is checked afterwards. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

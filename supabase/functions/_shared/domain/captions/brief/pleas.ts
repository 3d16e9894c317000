/**
 * "Bury me with this cheesecake", "take me back", "somebody stop me": said about oneself with the form of an order. It
 * tells how somebody feels and asks nobody how it is done.
 */
const plea = new RegExp(
  "^(?:(?:please|somebody|someone|just|oh|universe),? )*" +
    "(?:(?:bury|kill|stop|wake|pinch|adopt|sedate|roll|wheel|carry|tuck) (?:me|us)|take (?:me|us) (?:back|home|away|there|to)|" +
    "leave (?:me|us) (?:here|alone|in|with|at|on)|hold me(?: back)?|feed me|save me from|give me (?:strength|patience|a break))\\b",
  "iu",
);

/** Whether a text has the form of an order whose object is the person: no how-to. */
export function isPlea(text: string): boolean {
  return plea.test(text);
}

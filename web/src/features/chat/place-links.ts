import { paths } from "@/lib/paths.ts";

/** A run of a reply: text, or the name of a place in the app with its path. */
export interface ReplyRun {
  text: string;
  to: string | null;
}

/** Names of places as the help texts and the assistant write them. */
const places: readonly { name: string; to: string }[] = [
  { name: "Account tab", to: paths.account },
  { name: "History tab", to: "/?tab=history" },
  { name: "Generate tab", to: paths.home },
  { name: "Trending page", to: paths.trending },
  { name: "Trending tab", to: paths.trending },
  { name: "Contact page", to: paths.contact },
  { name: "Caption Checker page", to: paths.check },
  { name: "Terms page", to: paths.terms },
  { name: "Privacy page", to: paths.privacy },
];

const pattern = new RegExp(`\\b(?:${places.map(({ name }) => name).join("|")})\\b`, "gi");

/** Splits a reply at the places that it names; joined together, the runs are the reply. */
export function placeLinks(reply: string): ReplyRun[] {
  const runs: ReplyRun[] = [];
  let at = 0;
  for (const match of reply.matchAll(pattern)) {
    if (match.index > at) runs.push({ text: reply.slice(at, match.index), to: null });
    const place = places.find(({ name }) => name.toLowerCase() === match[0].toLowerCase());
    runs.push({ text: match[0], to: place?.to ?? null });
    at = match.index + match[0].length;
  }
  if (at < reply.length) runs.push({ text: reply.slice(at), to: null });
  return runs;
}

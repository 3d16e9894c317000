import { isInvitation } from "./sentence-of.ts";

/** What a whole sentence tells; decides what may be said in front of it and behind it. */
export type News = "setback" | "wish" | "invitation" | "hiring" | "opening" | "jubilee" | "years" | "turn" | "success" | "thanks" | "ours" | "plain";

const tests: readonly [News, RegExp][] = [
  ["success", /\bfound$|\blost \d+/iu],
  ["ours", /^(?:open|closed) (?:until|till|for|on|from|all|every|daily)\b|\p{L} (?:accessible|friendly|welcome|included|required)$/iu],
  ["hiring", /\b(?:hiring|join our (?:team|crew)|vacanc(?:y|ies)|looking for (?:an?|new) [^.]*\b(?:barista|colleague|chef|waiter|waitress|intern|assistant|manager|developer|designer|cook|baker|stylist|nurse|teacher|driver|help|member|staff|team))\b/iu],
  ["thanks", /^(?:thank|thanks)\b|\b(?:so grateful|so thankful)\b/iu],
  ["wish", /\b(?:can['’]t wait|counting (?:down|the days)|looking forward|dreaming of|wish i|i wish|i want to|i need a|need a|one day i|hope(?: to)?|someday|almost (?:friday|summer|weekend|christmas|there)|is it \p{L}+ yet)\b/iu],
  ["setback", /\bso (?:done|over it)\b/iu],
  ["jubilee", /\b(?:is|are|am|who['’]s|['’]m) \d+(?: today| already| now| this week)?$|\b(?:turns?|turned|turning) (?:\d+|one|two|three|five|ten|twenty|thirty|forty|fifty|\p{L}+ty)\b|\b(?:\d+|one|two|three|five|ten) years? (?:with|since|of|ago|today|old|in business|together|married)\b|\banniversary\b/iu],
  ["turn", /\b(?:quit|quitting|resigned|left|leaving|last day|goodbye|farewell|new chapter|moved (?:out|in|to|into)|moving (?:out|in|to|into)|retir\p{L}+|starting over|broke up|said no|let go|changed? my mind)\b/iu],
  ["setback", /\b(?:cancel\p{L}*|lost|broken?|forgot\p{L}*|missed|failed|stolen|spill?ed|spilt|knocked|burnt|burned|delayed|stuck|ruined|fell|hate|worst|late for|not working|crashed|leak\p{L}*|overslept|locked (?:myself )?out|ate (?:my|the)|chewed|destroyed|scratched|ran out|dropped|ripped|shattered|no (?:wifi|signal|heating|hot water)|never again|closed|dying|died|dead)\b/iu],
  ["wish", /\b(?:tomorrow|tonight)$/iu],
  ["opening", /\b(?:opens?|opened|opening|open|available|coming soon|out now|back in stock|now live|launch\p{L}*|is here|are here|just landed|has arrived|have arrived|restocked|premieres?|drop\p{L}*|landing|arriving|released?|pre-?orders?|out (?:today|tomorrow|friday|soon|next))\b/iu],
  ["success", /\b(?:passed|submitted|finished|finally|did it|won|booked|bought|married|engaged|said yes|graduat\p{L}+|promoted|accepted|made it|made the|reached|got (?:the|a|an|my|in|into)|achieved|completed|nailed|braces off|cancer free|first (?:time|ever)|ran my|ran a|published|signed|adopted|sold|paid off|done|approved|unlocked|accomplished|survived|learned)\b/iu],
];

/** What a sentence of the person's own tells. */
export function newsOf(sentence: string): News {
  if (isInvitation(sentence)) return "invitation";
  const news = tests.find(([, test]) => test.test(sentence))?.[0];
  // A shop's years are its customers' as well; a child's are not.
  if (news === "jubilee" && !/^(?:we|we['’]re|our)\b(?! (?:son|daughter|boy|girl|baby|kid|child|mom|mum|dad|dog|cat|puppy|little))/iu.test(sentence)) return "years";
  if (news) return news;
  return /^(?:we|we['’]re|our|meet|behind the scenes)\b/iu.test(sentence) ? "ours" : "plain";
}

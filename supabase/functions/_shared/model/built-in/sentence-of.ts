import { isOffer, topicOf } from "./topics/recognise.ts";

const interrogative = /^(?:is|are|am|was|were|do|does|did|can|could|should|would|will|who|whose|what|what's|where|when|which|why|how|have|has|isn't|aren't|don't|doesn't)\b/iu;
const statement = /^(?:(?:i|we|you|he|she|they|it)(?:['’](?:m|re|s|ve|ll|d))? |(?:it|that|there|this)['’]?s? (?:is|are|was|were) |let['’]?s |don['’]t |can['’]t (?:wait|stop|believe|get|even) |what an? |such an? |never |just |finally |went |got |had |made |finished |started |came |saw |found |spent |bought |ate |said )/iu;
const verbInside = /(?<!ly)\s(?:is|are|was|were|has|had|will|won['’]t|can['’]t|isn['’]t|loves?|makes?|turns?|feels?|needs?|went|got|made|took|came|says?|said|knows?|opens|opened|launches|launched|begins|began|ends|arrives|arrived|lands|landed|closes|won|lost|moved|passed|became|keeps|deserves|happened|works)\s/iu;
const past = "(?:lost|won|broke|built|made|got|went|had|saw|found|spent|bought|ate|came|left|met|ran|wrote|took|sold|grew|fell|forgot|quit|drank|gave|kept|held|caught|paid|threw|hid|stole|woke|swam|flew|drove|rode|sang|told|taught|(?!(?:need|speed|naked|hundred|sacred|shed|sled|seed|feed|weed|breed|limited|united|related|mixed|red)\\b)\\p{L}{2,}ed)";
const owned = "(?:my|our|the|an?|his|her|their|it|this|that|another|every|all|me|us|him|them)";
/** "Lost my keys again", "moved to Berlin": the "I" is left out, as people do. */
const elided = new RegExp(`^(?:(?:just|finally|almost|nearly|accidentally|officially|already|still) )?${past} (?:${owned}|into|out|off|up|to|back|home|over|down|away|in love|through|viral|\\d+)\\b`, "iu");
/** "My cat knocked over the plant". */
const told = new RegExp(`^(?:my|our|the|his|her|this|that|\\p{Lu}\\p{L}+) (?:\\p{L}+ ){1,2}?(?:${past} (?:${owned}|over|out|up|off|down|into|on|again|too)|\\p{L}{2,}s (?:my|our|his|her|their|me|us|it|every|too))\\b`, "iu");
/** "Driving test passed", "braces off". */
const headline = /\s(?:passed|done|finished|accomplished|completed|achieved|booked|unlocked|lost|won|found|launched|fixed|sorted|nailed|reached|submitted|closed|signed|published|rented|cancelled|canceled|delayed|approved|delivered|again|conquered|survived|graduated|arrived)$|^(?:the |my |our )?(?:braces|cast|bandages?|gloves|plaster|stitches|training wheels|stabilisers) off$|^(?:school|game|exams?|season|summer|holidays?|weekend|it|week|shift|semester) (?:is )?over$/iu;
const adverbial = /^(?:never|not|once|one|here|there|back|almost|nearly|still|always|maybe)\b.*\b(?:again|more|today|yet|there|go|time|home|now|matter what)$/iu;
/** "Book a free consultation", "link in bio": what a business asks people to do. */
const invitation = /^(?:book|follow|shop|order|join|come|call|dm|message|subscribe|sign up|tap|click|swipe|register|reserve|download|get|grab|try|donate|apply|vote|enter|win|rsvp|check out|stop by|drop by|pre-?order) (?:an?|the|our|your|us|for|now|today|by|here|link|at|this|tickets?|online|early|to|in)\b|^link in (?:the )?bio\b|^(?:order|book|shop|apply|enrol|enroll|subscribe|register) (?:now|today|online)$/iu;

/** "Back to the office", "ready for summer", "no idea": captions as they are, with nothing in them to talk about as a thing. */
const fragment = /^(?:open|closed|available|fully booked|sold out) (?:until|till|for|on|from|at|in|all|every|today|daily|again|to)\b|\p{L} (?:accessible|friendly|welcome|included|required)$|^meet (?:the|our|my|your)\b|^look (?:who|what|at)\b|^so (?:in|much|many|very|done|over|tired|ready|happy|proud|excited|grateful|thankful|blessed|cute|good|close)\b|\bwho dis$|\bturns \d+$|^(?:\d+|one|two|three|five|ten) years? (?:with|of|ago|together|in|later|since)\b|^(?:behind|back|off|out|in|on|at|up|down|straight|right|ready|time|from|for|with|without|after|before|until|under|between|somewhere|home|always|currently|feeling like|thinking (?:of|about)) (?:to|in|on|at|from|for|the|my|our|an?|of|with|this|home|it)\b|^no (?:idea|way|comment|thanks|regrets|filter|words|problem|plans|drama|excuses|clue|bad days)$|^(?:lol|omg|wow|oops|yay|ugh|hello|hi|hey|ok|okay|whatever|hmm|yes|no|finally|again|same|mood)$/iu;
/** "New single out Friday". */
const dated = /\b(?:out|live|open|here|starts?|opens?|drops?|arrives?|dropping|coming|launching|opening|arriving|starting|landing) (?:on |again )?(?:now|today|tomorrow|tonight|soon|\p{L}+day|next week|this week|next month)$/iu;

/** "Interview tomorrow": news without a verb. */
const soon = /^(?!the |my |our |an? )\p{L}+(?: \p{L}+)? (?:today|tomorrow|tonight)$/iu;

/** "Away we go", "good vibes only", "no pain no gain", "as good as it gets": sayings, whole as they stand. */
const saying = /^(?:away|off|here|there|up|down|on|now|then|together|so) (?:i|we|you|they|it|he|she) \p{L}|^\p{L}+ \p{L}+ only$|^no \p{L}+,? no \p{L}+$|^as \p{L}+ as /iu;

/** Whether a text asks people to do something for the poster, and not for themselves. */
export function isInvitation(text: string): boolean {
  return invitation.test(text);
}

/** Whether a text in English names something, or says or asks something as it stands. */
export function kindOfText(text: string): "label" | "sentence" | "question" {
  const words = text.split(" ").length;
  if (text.endsWith("?")) return "question";
  if (isOffer(text) && !/[.!…]$/u.test(text) && !statement.test(text)) return "label";
  if (words >= 2 && isInvitation(text)) return "sentence";
  if (topicOf(text) === null && (fragment.test(text) || soon.test(text) || (words >= 3 && dated.test(text)))) return "sentence";
  if (words >= 3 && words <= 6 && /^\p{L}+(?: \p{L}+)? (?:is|are) \p{L}+$/iu.test(text) && !/^(?:how|what|where|when|why|who|which|is|are)\b/iu.test(text)) return "sentence";
  if (words === 2 && /^(?:i|we|she|he|they|it|you)['’](?:m|re|s|ve|ll) /iu.test(text)) return "sentence";
  if (words >= 3 && (statement.test(text) || elided.test(text) || told.test(text))) return "sentence";
  if (words >= 2 && !/\band\b/iu.test(text) && headline.test(text)) return "sentence";
  if (words >= 2 && words <= 6 && (adverbial.test(text) || saying.test(text))) return "sentence";
  if (words === 2 && /^(?:got|just|finally|almost|nearly) \p{L}+(?:ed|en|one)$/iu.test(text)) return "sentence";
  // "Pre-orders open": a headline, whole as it stands.
  if (words >= 2 && /\b(?:open|available|sold out|coming soon|out now|back in stock|now live)$/iu.test(text) && !/^(?:an?|the|my|our)\b/iu.test(text)) return "sentence";
  if (words >= 4 && interrogative.test(text) && !/^(?:how|what|where|when|why|who) (?:to|not) /iu.test(text) && !/^(?:how|what|where|when|why|who|which)\b/iu.test(text)) return "question";
  if (/[.!…]$/u.test(text) && words >= 2) return "sentence";
  if (/[.!?] /u.test(text)) return "sentence";
  if (words >= 4 && !/^(?:how|what|where|when|why|who|which|things|tips)\b/iu.test(text) && verbInside.test(text)) return "sentence";
  return "label";
}

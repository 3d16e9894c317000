import { withoutHarmlessWords } from "../../../domain/comments/harmless.ts";
import { wasCharged } from "../../../domain/comments/charged.ts";
import {
  automatic,
  criticism,
  notMyVoice,
  offTopic,
  request,
  requestOfTheirs,
  requestVerb,
  suggestion,
  training,
} from "./criticism.ts";
import { grief } from "./grief.ts";
import { withoutFaintPraise } from "./faint-praise.ts";
import type { Kind } from "./texts.ts";

const photoAccusation =
  /\btrain(?:ing|ed|s)?\b.{0,30}\b(?:faces?|photos?|pictures?|pics|images?)\b|\b(?:that|this) is my (?:photo|picture|pic|image|work|art)\b|\b(?:stole|steal(?:s|ing)?|stolen|took|taking|copied|copies|copy|used|using|uses|leak(?:ed|s)?|sell(?:s|ing)?|sold)\b.{0,25}\b(?:my|our|people['’]?s|peoples|everyone['’]?s|private|other people['’]?s|someone['’]?s|artists?['’]?)\b.{0,15}\b(?:photos?|pics?|pictures?|images?|art|face|selfies?|work)\b/iu;
const accusation =
  /\b(?:stole|stolen|steal(?:s|ing)?|theft|thie(?:f|ves)|rip(?:ped)? ?off|ripping (?:me|us|people) off|fraud\w*|scam(?:m\w+)?|liars?|lied|lying|cheat(?:ed|s|ing|ers?)?|plagiari\w+|fake(?:s|d)? (?:reviews?|followers|likes|comments?|account)|sketchy|shady|sold (?:my|our)|sell(?:s|ing)? (?:my|our|your|people['’]?s) (?:data|emails?|info\w*)|spying|spy on|hacked|data leak|leaked|without (?:my|our|any) (?:permission|consent)|false advertising|misleading|deceptive|illegal|irresponsible|dangerous advice|word for word|copied (?:this|it|that)|took (?:this|it|that) (?:from|word)|got hurt|report(?:ed|ing) (?:you|this)|sue|lawyer|took (?:my|our) money|took (?:\$|€|£)?\d+|unauthori[sz]ed)\b/iu;
const expensive =
  /\b(?:(?:too|so|way too|very|overly) (?:expensive|pricey|costly|much money)|overpriced|over priced|not worth (?:it|the|\$?\d)|money grab|cash grab|greedy|why would (?:i|anyone|anybody) pay|(?:i(?:['’]d)? )?(?:would )?never pay|can['’]?t afford)\b/iu;
const trouble =
  /\b(?:does ?n.?t (?:even )?(?:work|load|open|let me|save|send|respond)|do ?n.?t work|did ?n.?t (?:work|load|arrive|send)|not work\w*|stopped working|never (?:work|save|load|arrive|gets?|got|let)\w*|broken?|bugs?|buggy|crash\w*|errors?|fail(?:s|ed)?|problems?|issues?|glitch\w*|(?:is|are|was|so|too|very|super|really|painfully|app|page|site|loads?|loading) slow|slow (?:app|page|site|loading)|stuck|paid (?:twice|double)|no (?:reply|answer|response)(?=\W|$)|spam(?:ming|med|s)? (?:me|my|our)|too many (?:e-?)?mails|forgot my password|locked out|(?:my|all|the) (?:\p{L}+ )?(?:captions?|history|account|photos?) (?:got|were|was|are|is) (?:deleted|gone|lost|missing)|(?:asked|contacted|wrote to|emailed) (?:your )?support|still nothing|nobody (?:answers|replies|responds)|no (?:one|answer|reply|response)\b.{0,20}\b(?:support|emails?|days|weeks)|(?:still|been) waiting|logs? me out|signs? me out|refus(?:ed|es) my|ignor(?:e|ed|ing|es) (?:me|my|us|customers|emails?)|freez\w+|frozen|refunds?|charged|double charge|cancel(?:led)? but|lost (?:my|all|everything)|deleted (?:my|all)|(?:can['’]?t|cannot)(?! (?:wait|stop|believe|beat|thank|sleep|recommend|decide|get enough|get over|help|imagine|complain|go wrong))|won['’]?t (?:load|open|work|let)|unable|keeps? (?:crashing|loading|logging|saying|asking))\b/iu;
const displeased =
  /\bhate (?:this|it|that|how|your?|the (?:app|new|update|design|captions?|colou?rs?|look))\b|\b(?:waste|awful|terrible|horrible|useless|boring|disappoint\w*|worse|worst|annoying|don['’]?t (?:like|get|understand|want|need)|ugly|ripoff|meh|cringe\w*|generic|soulless|lazy|mid|unfollow\w*|unsubscrib\w*|slop|dumb(?:est)?|stupid(?:est)?|(?:bad|worst|useless|terrible) advice|(?:is|are|what) a joke|(?:all |always )?(?:sound|look|read)s? (?:all )?(?:the same|alike|like (?:a )?(?:robots?|ai|chatgpt))|just (?:chatgpt|gpt|ai)\b|(?:called|thought|took|mistook) my|overrated|not (?:impressed|good|great|helpful|funny|a fan)|no thanks|so what|who cares|(?:nobody|who) (?:asked|cares)|(?<!not )(?<!not so )bad(?! (?:at|with)\b))\b/iu;
const wish =
  /^(?:please |pls |oh |and )*(?:can (?:you|u) (?:please )?(?:do|make|post|write) (?:one|some|a post|this|more)\b|(?:give|show|share|post|write|make|do (?:a|an|more|some|one)|send|add|bring)\b(?! (?:you|they|we|it)\b))|\b(?:you should (?:add|make|do|offer)|please (?:add|make|bring)|would (?:love|be (?:nice|great|cool)) (?:if|to (?:have|see))|i wish (?:you|it|there)|it would be (?:nice|great|cool|awesome) if|can you (?:please )?add|need a (?:dark mode|feature)|feature request)\b/iu;
const question =
  /\?\s*(?:\p{Extended_Pictographic}|\s|[!.])*$|^(?:how|what|whats|hows|wheres|what['’]s|which|when|where|why|who|can|could|is|are|do|does|did|will|would|should|has|have|any chance)\b(?<!^what(?= an? )).{8,}|\b(?:anyone know|does anyone|wondering (?:if|how|whether)|i wonder|curious (?:if|how|whether|what)|how much|is it free|can someone tell me|let me know if|any(?:body)? (?:tips|idea how)|how (?:do|can) i (?:change|set|turn|get|use|do|stop|make|delete|cancel))\b/iu;
/** Not a complaint: somebody looks for something. */
const seeking =
  /\b(?:be|get) charged\b[^.]*\?|\b(?:in the app store|can['’]?t find)\W*$|\bcan['’]?t (?:find|figure out|see) (?:the|where|how|a|any)\b|^would\b.*\b(?:be good|be any good|work|fit|suit)\b/iu;
/** What people hold against text that machines write. */
const aiWorry =
  /\b(?:ai|robots?|machines?|chatgpt|bots?)\b.{0,40}\b(?:kill\w*|ruin\w*|destroy\w*|replac\w*|steal\w*|tak(?:e|es|ing) (?:over|our|all|jobs)|cheat\w*|lazy|fake|soulless|dead internet|authentic|grief)\b|\b(?:an ai|a bot|a robot|a machine) (?:telling|writing|to (?:write|tell|teach))\b|\b(?:sick|tired) of (?:all )?(?:this |the )?ai\b|\b(?:hire|pay|support) (?:a )?(?:real|human|actual) (?:writers?|copywriters?|people|humans?)\b|\b(?:anti|no) ai\b|\bwrite (?:your|their) own (?:captions?|posts?|stuff|words)\b/iu;
/** Asked of everybody who reads along, or nothing that the product could answer. */
const asksOthers =
  /\banyone (?:else )?(?:know|got|have)\b(?!.*\b(?:codes?|price|premium|app|caption\w*)\b)|\bwho else (?:is|here|does)\b|\bany ?(?:one|body) else\b|^who (?:is|['’]s) (?:here|with me)\b/iu;
const joke =
  /\bwhy did the\b.*\bto\b|\bi['’]?ll see myself out\b|\bam i (?:old|too old|that old|the only one|dumb|crazy)\b|^trending (?:in|at) my\b/iu;
/** A caption that was about something else. */
const mishap =
  /\bcaptions?\b.*\b(?:(?:all|only|always) about|nothing to do with|keep(?:s)? (?:mentioning|writing))\b|\b(?:uploaded|posted|gave it|typed|asked for)\b.*\b(?:and it|but it|it) (?:said|says|wrote|thought|gave|made)\b|\b(?:thought|called) (?:my|our) .{2,30} (?:was|is|were|an? )\b|\bit(?:['’]s)? still (?:full of|gives?|writes?|uses?)\b|\bnot my (?:voice|tone|style)\b/iu;
const doubt =
  /\bbut (?:it(?:['’]s| is) |they(?:['’]re| are) )?(?:too|a bit|a little|way too|kinda|kind of|not)\b(?! (?:bad|only|the last))|\bclick ?bait\w*\b|\b(?:was|were|is|are) (?:trending|cool|popular|funny) (?:\p{L}+ ){1,3}(?:days?|weeks?|months?|years?) ago\b|\b(?:everybody|everyone|everything|all|they) (?:sounds?|looks?) the same\b|\b(?:yawn|yeah,? right|sure,? jan|nice try|blah)\b|[🙄👎😡🤮😒🥱🖕🤡]|\bno difference\b|\b(?:did|does|do)(?: not|n['’]?t) (?:change|help|do) (?:a thing|anything|much)\b|\bwho (?:still|even) (?:reads|uses|needs)\b|\bwrites? better\b|\b(?:chatgpt|gpt|gemini) (?:does|can|already)\b|\bso why would i\b|\bwhy would (?:i|anyone)\b|\bnot everything needs\b|\b(?:a month|a year|ages|so long|years) ago\b|\bmyth\b|\binstead of posting\b|\bsounds like a lie\b|\bpaying you\b|\bi(?:['’]ll| will) believe it when\b/iu;
/** A friend is shown the post. */
const mention = /^(?:@[\w.]+[\s,]*)+(?:.{0,40})$/u;
/** Another opinion about what the post says. */
const disagreement =
  /\b(?:disagree|not (?:so |really )?sure (?:i agree|about (?:this|that))|(?:don['’]?t|do not) (?:really )?agree|not (?:quite )?true|there is no best\b|works? (?:better|for me since)|(?:always|zero)[.,!] |beats (?:everything|your|all)|(?:tip|point|number|no\.?|step|#) ?\d (?:is|was) (?:just |so |plain |simply )?(?:wrong|bad|nonsense|rubbish)|(?:that|this|it|the post|this post)(?:['’]?s| is) (?:just |so |plain )?wrong|are (?:so )?(?:dead|over)|overrated advice|nonsense)\b/iu;
/** Good news about the writer's own posts, and something that was longed for. */
const success =
  /^(?:finally|at last|yes+)\b(?!.*\b(?:answers?|repl(?:y|ies)|refund\w*|fix(?:ed|es)?|works?|person|human)\b).*\b(?:waiting|here|waited|hoped|wanted)\b|^finally\W*$|\b(?:been |have been )?waiting (?:so long |ages |forever |years |months )?for (?:this|these|that)(?: one| feature| update)?\b(?!.{0,30}\b(?:fix|refund|answer|reply|load|work))|\bcheers from\b|\b(?:our|my|a new) (?:own )?(?:record|best (?:post|week|day|month))\b|\b(?:got|had|gained|up to) (?:\p{L}+ )?(?:twice|double|triple|\d+(?: new| more)?) (?:the |as many )?(?:comments?|likes?|followers?|orders?|bookings?|customers?)\b|\b(?:brought|bringing) (?:\p{L}+ )?(?:people|customers|guests|orders) in\b|\bdon['’]?t stop\b|\b(?:doubled|tripled) (?:my|our)\b|\bmakes? my (?:day|week)\b/iu;
const thanks = /\b(?:thanks?|thank you|thx|ty|tysm|helpful|helped|appreciate)\b/iu;
const praise =
  /\b(?:cute|adorable|sweet|love|loving|loved|lovely|great|awesome|amazing|beautiful|gorgeous|nice|cool|perfect|best|brilliant|wow|good|rock|not bad|legends?|genius|obsessed|yay|glad|happy|favou?rite|hilarious|saved (?:me|my)|saving this|made my (?:day|week)|exactly what|killed it|game ?changer|recommend(?:ed|ing)?|impressive|impressed|congrat\w*|so true|needed this|well done|kudos|fantastic|excellent|super|(?:is|so|straight|pure|absolute) fire|goat(?:ed)?|slay\w*|insane|no regrets|worth every|less than (?:my|a) coffee|finally (?:someone|somebody)|surprised|fine for me|addicted|smart|clever|useful|(?:very|so) kind|kind (?:article|post|words?)|well (?:written|explained|said)|can['’]?t (?:stop|get enough))\b|[❤💛💙💚💜🧡😍🥰🔥👏🙌💯🤩😘💪✨⭐🌟👌👍🎉]/iu;
const agreement =
  /^(?:yes|yep|yup|yess+|so true|true|same|agreed?|exactly|this(?=[\s!.]*$|[!.,])|facts?|preach|relatable|guilty|this is me|me too|totally|100 ?%)\b/iu;
const laugh =
  /^(?:lo+l+|lmao+|lmfao+|haha\w*|hehe\w*|rofl|dead|i['’]?m (?:dead|crying)|😂|🤣|😅|😆|😄|😹|💀|\s|[!.])+$|^(?:haha\w*|hehe\w*|lo+l+|lmao+)\b/iu;

/** Clear cases first: an accusation or a problem that is phrased as a question is one. */
const kinds: readonly (readonly [Kind, RegExp])[] = [
  ["grief", grief],
  ["training", training],
  ["limit", request],
  ["question", seeking],
  ["photoAccusation", photoAccusation],
  ["accusation", accusation],
  ["notMyVoice", notMyVoice],
  ["criticism", criticism],
  ["automatic", automatic],
  ["suggestion", suggestion],
  ["praise", success],
  ["trouble", trouble],
  ["expensive", expensive],
  ["offTopic", offTopic],
  ["others", asksOthers],
  ["mention", mention],
  ["laugh", joke],
  ["mishap", mishap],
  ["laugh", laugh],
  ["aiWorry", aiWorry],
  ["disagreement", disagreement],
  ["doubt", doubt],
  ["displeased", displeased],
  ["wish", wish],
  ["question", question],
  ["thanks", thanks],
  ["praise", praise],
  ["agreement", agreement],
];

/** Doubts that are asked, and not claimed: "do you sell my data?" */
const asked =
  /^(?:so |but |wait,? |and |hey,? )*(?:(?:do|does|will|would|is|are|can|could)\b|(?:did|how|what|who|where)\b[^]*\?)/iu;

/** What a kind is looked for in: harmless words, tags and good wishes are no displeasure and no praise. */
function readFor(kind: Kind, text: string): string {
  if (kind === "displeased" || kind === "accusation") return withoutHarmlessWords(text);
  if (kind === "praise" || kind === "thanks") return withoutFaintPraise(text);
  return text;
}

/** Whether a kind cannot be meant, whatever its words are. */
function isNot(kind: Kind, text: string): boolean {
  if (kind === "photoAccusation" || kind === "accusation" || kind === "suggestion") return asked.test(text);
  return kind === "limit" && (!requestVerb.test(text) || requestOfTheirs.test(text));
}

const tears = /[😭😢😥😞💔😔☹🙁]/u;
const greeting =
  /^(?:\W|(?:first|second|third|early|here|hello|hi|hey|hola|good (?:morning|evening|day|night)|morning|greetings|present|hiya|welcome|lol|from(?: \p{L}+){1,3})\b)+$/iu;

/**
 * What the response to a comment is about. What people say against themselves, or in a question about what to avoid,
 * does not count as displeasure.
 */
export function commentKind(comment: string): Kind {
  const text = comment.trim();
  if (!grief.test(text) && wasCharged(text)) return "money";
  const found = kinds.find(([kind, pattern]) => !isNot(kind, text) && pattern.test(readFor(kind, text)));
  if (found) return found[0];
  return text.split(/\s+/u).length < 3 && !tears.test(text) && greeting.test(text) ? "short" : "story";
}

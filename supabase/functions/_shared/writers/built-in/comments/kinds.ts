import { withoutHarmlessWords } from "../../../domain/comments/harmless.ts";
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
  /\?\s*(?:\p{Extended_Pictographic}|\s|[!.])*$|^(?:how|what|which|when|where|why|who|can|could|is|are|do|does|did|will|would|should|has|have|any chance)\b(?<!^what(?= an? )).{8,}|\b(?:anyone know|does anyone|wondering (?:if|how|whether)|i wonder|curious (?:if|how|whether|what)|how much|is it free|can someone tell me|let me know if|any(?:body)? (?:tips|idea how)|how (?:do|can) i (?:change|set|turn|get|use|do|stop|make|delete|cancel))\b/iu;
/** Not a complaint: somebody looks for something. */
const seeking =
  /\b(?:in the app store|can['’]?t find)\W*$|\bcan['’]?t (?:find|figure out|see) (?:the|where|how|a|any)\b|^would\b.*\b(?:be good|be any good|work|fit|suit)\b/iu;
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
  /\b(?:uploaded|posted|gave it|typed|asked for)\b.*\b(?:and it|but it|it) (?:said|says|wrote|thought|gave|made)\b|\b(?:thought|called) (?:my|our) .{2,30} (?:was|is|were|an? )\b|\bit(?:['’]s)? still (?:full of|gives?|writes?|uses?)\b|\bnot my (?:voice|tone|style)\b/iu;
const doubt =
  /\bno difference\b|\b(?:did|does|do)(?: not|n['’]?t) (?:change|help|do) (?:a thing|anything|much)\b|\bwho (?:still|even) (?:reads|uses|needs)\b|\bwrites? better\b|\b(?:chatgpt|gpt|gemini) (?:does|can|already)\b|\bso why would i\b|\bwhy would (?:i|anyone)\b|\bnot everything needs\b|\b(?:a month|a year|ages|so long|years) ago\b|\bmyth\b|\binstead of posting\b|\bsounds like a lie\b|\bpaying you\b|\bi(?:['’]ll| will) believe it when\b/iu;
/** A friend is shown the post. */
const mention = /^(?:@[\w.]+[\s,]*)+(?:.{0,40})$/u;
/** A loss or an illness that somebody tells. */
const grief =
  /\b(?:(?:my|our) \p{L}+(?: \p{L}+)? (?:just )?(?:died|passed away|passed)|passed away|funeral|cancer|hospital|lost my (?:mum|mom|mother|dad|father|son|daughter|brother|sister|husband|wife|dog|cat|grand\p{L}+|job|home|house)|laid off|got fired|divorced?|(?:feel(?:ing)?|been|am) (?:really |so |very |pretty |quite |a bit )*(?:low|down|sad|lonely|depressed|hopeless|empty|burned out|burnt out|exhausted)\b|(?:hard|rough|tough|bad|dark) (?:time|day|week|month|year)s?\b|depression|grieving|miscarriage)\b/iu;
/** Another opinion about what the post says. */
const disagreement =
  /\b(?:disagree|not (?:so |really )?sure (?:i agree|about (?:this|that))|(?:don['’]?t|do not) (?:really )?agree|not (?:quite )?true|there is no best\b|works? (?:better|for me since)|(?:always|zero)[.,!] |beats (?:everything|your|all)|(?:tip|point|number|no\.?|step|#) ?\d (?:is|was) (?:just |so |plain |simply )?(?:wrong|bad|nonsense|rubbish)|(?:that|this|it|the post|this post)(?:['’]?s| is) (?:just |so |plain )?wrong|are (?:so )?(?:dead|over)|overrated advice|nonsense)\b/iu;
const thanks = /\b(?:thanks?|thank you|thx|ty|tysm|helpful|helped|appreciate)\b/iu;
const praise =
  /\b(?:cute|adorable|sweet|love|loving|loved|lovely|great|awesome|amazing|beautiful|gorgeous|nice|cool|perfect|best|brilliant|wow|good|rock|not bad|legends?|genius|obsessed|yay|glad|happy|favou?rite|hilarious|saved (?:me|my)|saving this|made my (?:day|week)|exactly what|killed it|game ?changer|recommend(?:ed|ing)?|impressive|impressed|congrat\w*|so true|needed this|well done|kudos|fantastic|excellent|super|(?:is|so|straight|pure|absolute) fire|goat(?:ed)?|slay\w*|insane|no regrets|worth every|less than (?:my|a) coffee|finally (?:someone|somebody)|surprised|fine for me|addicted|smart|clever|useful|can['’]?t (?:stop|get enough))\b|[❤💛💙💚💜🧡😍🥰🔥👏🙌💯🤩😘💪✨⭐🌟👌👍🎉]/iu;
const agreement =
  /^(?:yes|yep|yup|yess+|so true|true|same|agreed?|exactly|this(?=[\s!.]*$|[!.,])|facts?|preach|relatable|guilty|this is me|me too|totally|100 ?%)\b/iu;
const laugh =
  /^(?:lo+l+|lmao+|lmfao+|haha\w*|hehe\w*|rofl|dead|i['’]?m (?:dead|crying)|😂|🤣|😅|😆|😄|😹|💀|\s|[!.])+$|^(?:haha\w*|hehe\w*|lo+l+|lmao+)\b/iu;

/** Clear cases first: an accusation or a problem that is phrased as a question is one. */
const kinds: readonly (readonly [Kind, RegExp])[] = [
  ["grief", grief],
  ["question", seeking],
  ["photoAccusation", photoAccusation],
  ["accusation", accusation],
  ["trouble", trouble],
  ["expensive", expensive],
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

/**
 * What the response to a comment is about. What people say against themselves, or in a question about what to avoid,
 * does not count as displeasure.
 */
export function commentKind(comment: string): Kind {
  const text = comment.trim();
  const found = kinds.find(([kind, pattern]) => {
    if ((kind === "photoAccusation" || kind === "accusation") && asked.test(text)) return false;
    return pattern.test(kind === "displeased" || kind === "accusation" ? withoutHarmlessWords(text) : text);
  });
  if (found) return found[0];
  return text.split(/\s+/u).length < 3 ? "short" : "story";
}

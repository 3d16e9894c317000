import { withoutHarmlessWords } from "../../../domain/comments/harmless.ts";
import type { Kind } from "./texts.ts";

const photoAccusation =
  /\b(?:stole|steal(?:s|ing)?|stolen|took|taking|copied|copies|copy|used|using|uses|leak(?:ed|s)?|sell(?:s|ing)?|sold)\b.{0,25}\b(?:my|our|people['’]?s|peoples|everyone['’]?s|private|other people['’]?s|someone['’]?s|artists?['’]?)\b.{0,15}\b(?:photos?|pics?|pictures?|images?|art|face|selfies?|work)\b/iu;
const accusation =
  /\b(?:stole|stolen|steal(?:s|ing)?|theft|thie(?:f|ves)|rip(?:ped)? ?off|ripping (?:me|us|people) off|fraud\w*|scam(?:m\w+)?|liars?|lied|lying|cheat(?:ed|s|ing|ers?)?|plagiari\w+|fake(?:s|d)? (?:reviews?|followers|likes|comments?|account)|sketchy|shady|sold (?:my|our)|sell(?:s|ing)? (?:my|our|your|people['’]?s) (?:data|emails?|info\w*)|spying|spy on|hacked|data leak|leaked|without (?:my|our|any) (?:permission|consent)|false advertising|misleading|deceptive|illegal|report(?:ed|ing) (?:you|this)|sue|lawyer|took (?:my|our) money|took (?:\$|€|£)?\d+|unauthori[sz]ed)\b/iu;
const expensive =
  /\b(?:(?:too|so|way too|very|overly) (?:expensive|pricey|costly|much money)|overpriced|over priced|not worth (?:it|the|\$?\d)|money grab|cash grab|greedy|why would (?:i|anyone|anybody) pay|(?:i(?:['’]d)? )?(?:would )?never pay|can['’]?t afford)\b/iu;
const trouble =
  /\b(?:does ?n.?t (?:even )?(?:work|load|open|let me|save|send|respond)|do ?n.?t work|did ?n.?t (?:work|load|arrive|send)|not work\w*|stopped working|never (?:work|save|load|arrive|gets?|got|let)\w*|broken?|bugs?|buggy|crash\w*|errors?|fail(?:s|ed)?|problems?|issues?|glitch\w*|slow|stuck|paid (?:twice|double)|no (?:reply|answer|response)(?=\W|$)|spam(?:ming|med|s)? (?:me|my|our)|too many (?:e-?)?mails|forgot my password|locked out|(?:my|all|the) (?:\p{L}+ )?(?:captions?|history|account|photos?) (?:got|were|was|are|is) (?:deleted|gone|lost|missing)|(?:asked|contacted|wrote to|emailed) (?:your )?support|still nothing|nobody (?:answers|replies|responds)|no (?:one|answer|reply|response)\b.{0,20}\b(?:support|emails?|days|weeks)|(?:still|been) waiting|ignor(?:e|ed|ing|es) (?:me|my|us|customers|emails?)|freez\w+|frozen|refunds?|charged|double charge|cancel(?:led)? but|lost (?:my|all|everything)|deleted (?:my|all)|(?:can['’]?t|cannot)(?! (?:wait|stop|believe|beat|thank|recommend|decide|get enough|get over|help|imagine|complain|go wrong))|won['’]?t (?:load|open|work|let)|unable|keeps? (?:crashing|loading|logging|saying|asking))\b/iu;
const displeased =
  /\bhate (?:this|it|that|how|your?|the (?:app|new|update|design|captions?|colou?rs?|look))\b|\b(?:waste|awful|terrible|horrible|useless|boring|disappoint\w*|worse|worst|annoying|don['’]?t (?:like|get|understand|want|need)|ugly|ripoff|meh|cringe\w*|generic|soulless|lazy|mid|unfollow\w*|unsubscrib\w*|slop|(?:is|are|what) a joke|(?:all |always )?(?:sound|look|read)s? (?:all )?(?:the same|alike|like (?:a )?(?:robots?|ai|chatgpt))|just (?:chatgpt|gpt|ai)\b|(?:called|thought|took|mistook) my|overrated|not (?:impressed|good|great|helpful|funny|a fan)|no thanks|so what|who cares|nobody (?:asked|cares)|(?<!not )(?<!not so )bad(?! (?:at|with)\b))\b/iu;
const wish =
  /^(?:please |pls |oh |and )*(?:give|show|share|post|write|make|do (?:a|an|more|some|one)|send|add|bring)\b(?! (?:you|they|we|it)\b)|\b(?:you should (?:add|make|do|offer)|please (?:add|make|bring)|would (?:love|be (?:nice|great|cool)) (?:if|to (?:have|see))|i wish (?:you|it|there)|it would be (?:nice|great|cool|awesome) if|can you (?:please )?add|need a (?:dark mode|feature)|feature request)\b/iu;
const question =
  /\?\s*(?:\p{Extended_Pictographic}|\s|[!.])*$|^(?:how|what|which|when|where|why|who|can|could|is|are|do|does|did|will|would|should|has|have|any chance)\b(?<!^what(?= an? )).{8,}|\b(?:anyone know|does anyone|wondering (?:if|how|whether)|i wonder|curious (?:if|how|whether|what)|how much|is it free|can someone tell me|let me know if|any(?:body)? (?:tips|idea how))\b/iu;
/** Not a complaint: somebody looks for something. */
const seeking =
  /\bcan['’]?t (?:find|figure out|see) (?:the|where|how|a|any)\b|^would\b.*\b(?:be good|be any good|work|fit|suit)\b/iu;
/** A loss or an illness that somebody tells. */
const grief =
  /\b(?:(?:my|our) \p{L}+(?: \p{L}+)? (?:just )?(?:died|passed away|passed)|passed away|funeral|cancer|hospital|lost my (?:mum|mom|mother|dad|father|son|daughter|brother|sister|husband|wife|dog|cat|grand\p{L}+|job|home|house)|laid off|got fired|divorced?|(?:feel(?:ing)?|been|am) (?:really |so |very |pretty |quite |a bit )*(?:low|down|sad|lonely|depressed|hopeless|empty|burned out|burnt out|exhausted)\b|(?:hard|rough|tough|bad|dark) (?:time|day|week|month|year)s?\b|depression|grieving|miscarriage)\b/iu;
/** Another opinion about what the post says. */
const disagreement =
  /\b(?:disagree|not (?:so |really )?sure (?:i agree|about (?:this|that))|(?:don['’]?t|do not) (?:really )?agree|not (?:quite )?true|(?:that|this|it|the post|this post)(?:['’]?s| is) (?:just |so |plain )?wrong|are (?:so )?(?:dead|over)|overrated advice|nonsense)\b/iu;
const thanks = /\b(?:thanks?|thank you|thx|ty|tysm|helpful|helped|appreciate)\b/iu;
const praise =
  /\b(?:love|loving|loved|lovely|great|awesome|amazing|beautiful|gorgeous|nice|cool|perfect|best|brilliant|wow|good|rock|not bad|legends?|genius|obsessed|yay|glad|happy|favou?rite|hilarious|saved (?:me|my)|saving this|made my (?:day|week)|exactly what|killed it|game ?changer|recommend(?:ed|ing)?|impressive|impressed|congrat\w*|so true|needed this|well done|kudos|fantastic|excellent|super|(?:is|so|straight|pure|absolute) fire|goat(?:ed)?|slay\w*|insane|addicted|smart|clever|useful|can['’]?t (?:stop|get enough))\b|[❤💛💙💚💜🧡😍🥰🔥👏🙌💯🤩😘💪✨⭐🌟👌👍🎉]/iu;
const agreement =
  /^(?:yes|yep|yup|yess+|so true|true|same|agreed?|exactly|this(?=[\s!.]*$|[!.,])|facts?|preach|relatable|guilty|this is me|me too|totally|100 ?%)\b/iu;
const laugh =
  /^(?:lo+l+|lmao+|lmfao+|haha\w*|hehe\w*|rofl|dead|i['’]?m (?:dead|crying)|😂|🤣|😅|😆|😄|😹|💀|😭|\s|[!.])+$|^(?:haha\w*|hehe\w*|lo+l+|lmao+)\b/iu;

/** Clear cases first: an accusation or a problem that is phrased as a question is one. */
const kinds: readonly (readonly [Kind, RegExp])[] = [
  ["grief", grief],
  ["question", seeking],
  ["photoAccusation", photoAccusation],
  ["accusation", accusation],
  ["trouble", trouble],
  ["expensive", expensive],
  ["laugh", laugh],
  ["disagreement", disagreement],
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

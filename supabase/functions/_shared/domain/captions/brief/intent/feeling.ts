import { anyOf, pattern } from "../../../text/pattern.ts";

/* How somebody feels, in English. */

/** A feeling with its degree: "a bit lonely", "so proud". */
export const feelingWithDegree = pattern`
  ^(?:(?:a (?:bit|little)|so|very|really|feeling|pretty|quite) )+(?:lonely|sad|tired|low|nervous|anxious|happy|proud
    |bored|lost|homesick|grateful|sleepy|cosy|cozy|giddy|restless|blue|nostalgic|overwhelmed|excited|calm)\b
`;

/** A feeling at the head of the text: "can't wait", "over the moon". */
const feelingAtStart = pattern`
  ^(?:so |really |very |a bit |a little |still |just |feeling |too |kinda |officially |quietly |on |over the |
    pretty )?(?:cloud nine|edge|moon|top of the world|nervous|proud|burnt out|burned out|in love|lonely|grateful
    |excited|terrified|bored|peaceful|happy|sad|tired|exhausted|anxious|blessed|thankful|hopeful|homesick|jealous
    |overwhelmed|stressed|relaxed|calm|content|angry|annoyed|scared|inspired|motivated|nostalgic|restless|sleepy
    |hungry|hungover|cosy|cozy|obsessed|lucky|curious|confused|frustrated|impatient|relieved|humbled|heart ?full
    |giddy|moody|cranky|shy|awkward|embarrassed|guilty|speechless|missing|can't (?:sleep|wait|stop|focus|believe
    |cope|even|decide)|cannot (?:sleep|wait)|fed up|over it|wide awake|done with|ready for|not ready|feeling|afraid
    |worried|dreading|craving|loving|hating|needing|dreaming|daydreaming|counting down|butterflies|mixed feelings
    |stage fright|monday blues|sunday scaries|first day nerves|brain fog|good vibes|bittersweet|dead tired
    |dying to)\b
`;

/** A mood at the end: "Monday blues", "good vibes". */
const mood = pattern`
  \b(?:blues|scaries|nerves|jitters|vibes|mood|feels)$
`;

/** What somebody loves, hates or misses: "love this street". */
const attitude = pattern`
  ^(?:love|hate|miss) (?:my|this|these|that|you|our)\b
`;

export const feelings = anyOf(feelingAtStart, mood, attitude);

/** Slang for what one cannot stop thinking of: nothing is offered. */
export const rentFree = /^(?:living )?rent[- ]free\b/iu;

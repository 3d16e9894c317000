/** What is held against the post, against the product or against the account, and must never be met cheerfully. */

/** A post that contradicts itself, names no source or leaves something out. */
export const criticism =
  /\b(?:where|what) (?:is|are|['’]s) (?:your|the) (?:source|sources|proof|evidence|data)\b|\b(?:any|no|without|got a|name (?:the|your)|cite (?:the|your)) (?:sources?|proof|evidence)\b|\b(?:source|citation)s?(?: please| needed)?\s*\?|\baccording to who\b|\bsays who\b|\b(?:contradict\w*|which is it|make up your mind|(?:last|first|before|previous|other) (?:week|month|year|post|time)?,? ?you (?:said|wrote|told)|you (?:said|wrote|told us)\b.*\b(?:now|but|yesterday|last|before|earlier))\b|(?<!\b(?:not|never|without|no|n['’]t) )\b(?:biased|bias|propaganda|one-?sided|political|agenda|censor\w*|misinformation|disinformation|fake news|made up(?! (?:my|our|for|with))|making (?:this|that|it|things) up|inaccurate|outdated|factually|false|untrue|not accurate|hypocri\w+|tone deaf|offensive|racist|sexist|disrespectful|insensitive)\b|\b(?:you|they) (?:only|never) (?:put in|show|talk about|mention|write about|post|cover|care about)\b|\bwhy (?:is there )?(?:no|not any|do(?:es)? ?n['’]?t (?:you|it|this)) (?:mention|talk|word|cover)\w*\b|\b(?:deleted|deleting|removed|removing|hid|hiding) (?:my|our|people['’]?s|the|all the|bad|negative) (?:\w+ )?(?:comments?|reviews?)\b|\bstudies show\b/iu;

/** Posts and captions as food for a model. */
export const training =
  /\b(?:train(?:ing|ed|s)?|feed(?:ing|s)?|fed|scrap(?:e|es|ing|ed)) (?:your |the |its |an? |this |that )?(?:ai|model|models|bot|machine|algorithm|robot|it|thing)?\b.{0,25}\b(?:on|with|from)\b.{0,20}\b(?:my|our|people['’]?s|everyone['’]?s|user|users|what (?:we|i) (?:write|post))\b(?!.{0,20}\b(?:faces?|photos?|pics?|pictures?|images?)\b)|\b(?:my|our) (?:posts?|captions?|words|texts?|content|writing|data|voice)\b.{0,25}\b(?:to train|for training|in(?:to)? your (?:ai|model))\b/iu;

/** A style that was saved and is not heard. */
export const notMyVoice =
  /\b(?:sounds?|sounded|reads?|is|are|was) (?:nothing|not(?:hing)? (?:at all|really|much)?|not) ?(?:like|as) (?:me|us|my|our)\b|\b(?:does ?n['’]?t|do ?n['’]?t|did ?n['’]?t|does not|never) (?:really |even )?(?:sound|read) (?:like (?:me|us|my|our|a (?:real )?(?:person|human))|human|right|natural)\b|\bnot (?:at all )?(?:my|our) (?:voice|tone|style)\b|\bsounds? like (?:my (?:boss|mother-in-law|teacher|lawyer|bank)|a (?:salesman|brochure|press release|textbook))\b/iu;

/** What is asked about the account itself. */
export const automatic =
  /\b(?:is|are|was|were) (?:this|that|it|you|these|those|they|the (?:replies|answers|comments|article|post))(?: all| just| even| really| actually)? (?:a |an )?(?:bots?|ai|robots?|automat\w+|human|humans|real (?:person|people)|written by (?:ai|a bot|a robot|a machine|chatgpt))\b|\b(?:the|this|your) bot (?:going|gonna|will|answers?|repl(?:y|ies)|even)\b|\b(?:(?:obviously|clearly|totally|all)? ?(?:written|made|generated) (?:by|with) (?:an? )?(?:ai|bots?|chatgpt|robots?|machines?)|(?:ai|bot|chatgpt)[- ](?:generated|written)|bot (?:replies|answers|comments)|won['’]?t (?:even )?(?:answer|reply to) me|talking to a (?:bot|machine|wall)|anybody human|any humans? here)\b|\b(?:am i|are we) talking to (?:a )?(?:bot|human|person|real)\b/iu;

/** What a post should say as well. */
export const suggestion =
  /\b(?:please|pls|should(?: also| really)?|could(?: also)?|might|must) (?:also )?(?:mention|point out|warn|note|remind|remember (?:that|to)|think of)\b|\byou (?:forgot|missed|left out|did ?n['’]?t mention|don['’]?t mention)\b|\bscreen ?readers?\b|\baccessib\w+\b|\balt text\b/iu;

/** Captions, hashtags and other texts that are ordered here. */
export const request =
  /^(?:hey|hi|hello|ok|okay|bot|please|pls|now|just|and|yo|[,!. ])*(?:(?:can|could|will|would) (?:you|u) (?:please |pls )?|i (?:need|want) |need |gimme )?(?:write|make|give|create|generate|do|compose|suggest|come up with|draft|need|want|send)?\b.{0,12}\b(?:an?|some|\d+|five|ten|twenty|a few|me|one|the best)\b.{0,30}\b(?:captions?|hashtags?|hash tags?|bios?|slogans?|taglines?|tweets?|hooks?|poems?|lyrics|essays?|song|jokes?|story|cover letter|email)\b.{0,12}\b(?:for|about|on|in|to|right now|now|please|bot)\b/iu;
export const requestVerb =
  /\b(?:write|make|give|gimme|create|generate|compose|suggest|come up|draft|send|need|want|do)\b/iu;
/** An order to a person, who may well have found some: "give me the hashtags you use for ...". */
export const requestOfTheirs = /\byou (?:use|used|have|like|find)\b|\bprompts?\b/iu;

/** Nothing that an application for captions could know. */
export const offTopic =
  /\b(?:recipes?(?= for|\s*\?)|banana bread|lasagn\w+|who won|final score|the score of|(?:football|soccer|basketball|baseball|hockey) (?:match|game|score)|weather (?:today|tomorrow|in|like|for)|horoscope|lottery|capital (?:city )?of|how tall is|how old is the|square root|my homework|what (?:time|day) is it\b|tell (?:me|us) a joke|sing (?:me )?a song|(?:good|cheap|decent) (?:plumber|electrician|dentist|doctor|lawyer|mechanic|hotel|pizza|restaurant) (?:in|near|around)|(?:who (?:should|do|will) (?:i|we|you) vote|who(?:['’]s| is) (?:going to )?win the election)|(?:lose|losing) weight|bitcoin price|marry me|are you single|go out with me|meaning of life|is (?:god|santa|the earth))\b/iu;

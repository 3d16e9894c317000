/** Words that name one countable thing, though no topic knows them: an article may stand before them. */
const countable = new Set(
  "week month year umbrella rent thing idea trick tip plan list letter postcard map key box door window chair desk lamp shelf clock watch wall roof stair step kit tool machine engine robot toy doll kite balloon candle mirror vase bottle cup mug bowl plate spoon fork pan pot oven fridge basket blanket pillow towel soap bed ladder fence gate bench swing tunnel tower castle palace temple church chapel statue fountain square alley lane path corner neighbourhood neighborhood village suburb county island desert canyon volcano glacier cave field meadow farm barn mill dock pier harbour harbor ship boat canoe bus tram truck van scooter rocket plane train ticket badge medal trophy prize award cup flag poster sign sticker card note notebook pen pencil brush tape rope wheel tyre tire brake helmet glove sock belt button zip pocket purse wallet suit tie vest apron uniform mask crown tattoo scar voice accent joke rumour rumor secret promise deal bet vote election strike march protest debate speech talk lecture class lesson quiz test exam essay thesis paper report review survey chart table graph budget invoice receipt contract form tax fee bill debt loan grant visa permit licence license law rule policy case trial court crisis problem mistake bug fix patch update upgrade release version feature prototype demo pitch logo font draft sketch model sample set pack kit round match final semifinal race cup league season tour show act scene script role part episode chapter trailer clip reel post story thread meme emoji filter selfie album single chorus verse riff beat drum lens frame return commute detour shortcut queue walk ride hike climb dive jump fall nap dream nightmare habit ritual routine tradition custom holiday break trip visit stay move start end finale sunset view scene sound smell taste colour color shape line dot circle".split(" "),
);
const countableEnding = /(?:er|or|tion|sion|ment|ture|ette|board|book|house|room|shop|light|wheel|stick|stand|bag|box|ship|way|ist|aut|gram|graph|phone|scope|plan|party|day|night|week|month|year|trip|tree)$/u;
const uncountableEnding = /(?:ness|ity|ics|ism|hood|dom|ology|ography|onomy|ance|ence|ware|wear|craft)$/u;
/** Common given names: what begins with one is a name, however it is typed. */
const givenNames = new Set("adam aisha alex alice amir amy ana andrew anna anne anthony ben billie carlos charlie chris dan daniel david diego ella elena emily emma fatima felix finn george hannah harry hugo ivan jack jacob james jane jason jennifer jenny jessica jim joe john jonas jose josh julia julie kate katie kevin laura lea lena leo leon lewis liam lina lisa louis luca lucas lucy luis luke luna maja marco maria mario martha martin mary mateo matt maya mia michael mike mila milo mohamed muhammad nadia nick nina noah nora oliver olivia omar oscar pablo paul pedro peter priya rachel robert ryan sam sara sarah simon sofia sophie steve taylor theo thomas tim tom victor yara yusuf zoe".split(" "));

/** Whether "a" or "the" may stand before a word that no topic knows. */
export function isCountable(word: string): boolean {
  const lower = word.toLowerCase();
  return countable.has(lower) || (countableEnding.test(lower) && lower.length > 4 && !uncountableEnding.test(lower));
}

/** Whether a word that no topic knows stands without an article by its ending: "happiness", "physics". */
export function isUncountable(word: string): boolean {
  return uncountableEnding.test(word.toLowerCase()) && word.length > 5;
}

export function isGivenName(word: string): boolean {
  return givenNames.has(word.toLowerCase());
}

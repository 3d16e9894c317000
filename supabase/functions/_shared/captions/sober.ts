/** Words that make a post about loss, illness, violence or disaster. No cheer, no call to action beside them. */
const grave = new Set(
  ("abuse abused accident ambulance amputation assault attack bereaved bereavement bombing burial cancer casualty cemetery chemo chemotherapy coma condolence condolences corpse covid cremation crash crime dead death deaths dementia depression died disaster disease drowned drowning drought dying earthquake evacuation famine fatal flood floods funeral genocide graveside grief grieving hiv holocaust homicide hospice hospital hostage hurricane illness injured injury killed killing leukemia loss lynching massacre memorial metastatic miscarriage missing mourning murder murdered obituary orphan overdose pandemic passing prisoner raped rape refugee refugees remembering remembrance rip sick shooting slaughter slavery starvation starving stillbirth stillborn stroke suicidal suicide surgery terminal terrorism terrorist torture tragedy trauma traumatic tsunami tumor tumour victim victims violence war wars wildfire wildfires wounded")
    .split(" "),
);
const gravePhrases = /\b(?:rest(?:s|ed|ing)? in peace|passed away|put (?:him|her|them|it) down|lost (?:my|our|his|her|their) (?:mom|mum|mother|dad|father|brother|sister|son|daughter|baby|dog|cat|grand\w+|wife|husband|friend|job|home|house)|heart attack|gone too soon|in loving memory|life support|self[- ]harm|eating disorder|panic attack|laid off|house fire)\b/iu;
/** Everyday phrases in which a grave word is harmless. */
const harmless = /\b(?:(?:plants?|shoes?|sneakers?|legs?|feet|car|bike|wifi|internet|camera|headphones|tyres?|phone|battery|laptop|succulents?|cactus|orchid|basil|roses?) (?:(?:is|are|was|were|has|have|just|already) )+(?:dead|dying|died)|dead (?:batter(?:y|ies)|phone|plants?|end|lift)|(?:dying|dead) (?:to|for|of (?:laughter|laughing|cuteness)|plants?|serious)|died laughing|kill(?:ing|ed) (?:it|time|the game)|dead ?lines?|deadlift\w*|to die for|drop[- ]dead|dead sea|war ?craft|star wars?|storage wars|weight loss|loss leader|missing (?:out|home|you|this|these|summer|winter|sleep|the (?:beach|sea|sun|mountains))|sick (?:of|beat|trick|ride|days?|leave)|killer (?:look|view|outfit|workout|deal)|crash course|true crime|crime (?:novel|fiction|podcast|series|story|stories|show|drama)s?|murder (?:podcast|novel)|passing (?:grade|exam|through|the exam)|heart stroke|back ?stroke|breast ?stroke|stroke of (?:luck|genius)|heart attack grill|murder mystery|escape room|memorial day)\b/giu;

/** Whether a keyword calls for a quiet register. */
export function isSober(keyword: string): boolean {
  const text = keyword.slice(0, 1000).replace(harmless, " ");
  if (gravePhrases.test(text)) return true;
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => grave.has(word));
}

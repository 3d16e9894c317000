import { pattern } from "../../../../../domain/text/pattern.ts";
import type { SituationRule } from "../situations.ts";
import { few, pet, tells } from "./telling.ts";

/** What hurts, worries or heals: bad days, illness, tears, and being locked out. The first that matches decides. */
export const bodyAndHeart: readonly SituationRule[] = [
  tells(
    "locked-out",
    pattern`
      \block(?:ed)? (?:myself|ourselves|himself|herself|themselves|me|us|him|her|them) out\b
      |\blocked out of (?:my|our|the|his|her) (?:own )?(?:house|home|flat|apartment|car|place|room)\b
      |\bkeys? (?:is |are )?(?:still |locked )?(?:on the )?inside\b|\bdoor (?:shut|closed|slammed
      |clicked shut) behind (?:me|us|him|her)\b
    `,
    pattern`\b(?:account|email|phone|bank)\b`,
  ),
  tells(
    "pet-back",
    pattern`
      \b(?:${pet}|she|he) (?:just |finally |has |is )*(?:came|come|made it|walked|wandered|found (?:his|her
      |its) way) (?:back )?home\b(?! from)|\b${pet} (?:is|was|has been|were) found\b|\bfound (?:our|my
      |the) ${few}${pet}$
    `,
    pattern`\b(?:with|from|work|late|drunk|school|dead)\b`,
  ),
  tells(
    "heavy-day",
    pattern`
      \b(?:stopped|stop|aren't|isn't|not|haven't|don't|doesn't|hasn't|won't|no longer
      |never) (?:\p{L}+ )?(?:talk(?:ing|ed)?|speak(?:ing)?|spoken?)\b(?: (?:to (?:me|each|us|my|him|her|them)
      |with|anymore|in|last|for|since|now)\b|$)|\bestranged\b|\btold me what (?:happened|he did|they did|her|his)\b|\bpregnan\p{L}+ and (?:scared|alone|terrified)\b
      |\b(?:keeps|can't stop|won't stop) crying\b|\bon oxygen\b|\bfamily (?:is )?at the hospital\b|\bno contact\b|\b(?:had|having|another|big|huge
      |first) (?:\p{L}+ ){0,2}(?:fight|argument|falling[- ]out) with (?:my|mom|mum|dad|our)\b|\bfell out with\b
      |\bdrift(?:ed|ing) apart\b|\blost touch\b|\bfe(?:el|lt|eling
      |els) (?:so |really |very |completely |kind of )?(?:invisible|alone|left out|numb|empty|useless
      |like (?:a failure|a bad \p{L}+|i'm failing)|forgotten|unwanted|unloved)\b|\b(?:i'm|i am|we're
      |am) not (?:okay|ok|fine|alright|doing (?:well|great|okay))\b|^not (?:okay|ok|doing (?:well|great|okay))\b
      |\b(?:hard|rough|heavy|awful|terrible|horrible) (?:day|week|month|year|season|night|morning)s?\b
      |^worst (?:day|week|month|year)\b|\bbroke my heart\b|\bit (?:still )?hurts\b|\bhurts (?:more|so|to|that)\b
      |\bmiss (?:who|the way|how|us)\b|\b(?:didn't|not|never) (?:get )?invited\b|\bstruggl(?:e|ing)\b
      |\b(?:scared|worried|worrying|afraid) (?:of|for|about) (?:my|our|mom|mum|dad|the future|losing
      |the results?)\b|\bworried sick\b|\bdon't know (?:how|what) to (?:feel|say|do anymore)\b|\b(?:nobody
      |no one) (?:called|remembered|texted|noticed|understands)\b|\bcan't (?:do this|cope|take (?:it|this))\b
      |\bforgot what (?:happy|peace|rest) \p{L}+|\b(?:isn't|is not) (?:doing well|getting better)\b
      |\bgetting (?:weaker|frail)\b|\bgave (?:him|her|them) up\b|\b(?:got|was|been|getting) dumped\b|\b(?:he
      |she) (?:just )?moved out\b|\bcalled it off\b|\btrying (?:to conceive|for a baby|to get pregnant)\b
      |\bnegative (?:pregnancy )?test\b|\bself[- ]worth\b|\bchosen me\b|\bpicked me last\b|\bignor(?:ed|es
      |ing) me\b
    `,
    pattern`
      \b(?:lol|haha|wifi|wi-fi|printer|hard day's night)\b|\bcan't cope with (?:how|this (?:cute|much cute))
    `,
  ),
  tells(
    "pet-unwell",
    pattern`
      \b(?:my|our|the|poor) ${few}${pet} (?:[\p{L}'’-]+ ){0,3}?(?:(?:at|to|in|from) the (?:vet|vets
      |animal hospital)\b|limp(?:s|ing|ed)?\b|won't (?:eat|drink|get up|move|wake up)\b|stopped eating\b|not eating\b|isn't eating\b
      |can't (?:climb|walk|jump|see|hear|stand|get up|make it up)\b|sick\b|unwell\b|poorly\b
      |needs? (?:an operation|surgery|stitches|teeth out)\b|had (?:an operation|an op|teeth)\b|going (?:blind
      |deaf)\b|slowing down\b|doesn't (?:see|hear|jump|run) )|\b(?:emergency )?vet (?:visit|trip|again|at)\b
      |^(?:poor|get well)\b.*\b${pet}\b
    `,
    pattern`\b(?:ate|stole|clean bill|healthy|fat|chonk\p{L}*|gained|all clear|better)\b`,
  ),
  tells(
    "on-the-mend",
    pattern`
      \b(?:cast|boot|sling|bandages?|braces
      |cone) (?:is |are |just |finally |came |comes |come |has |have )*off\b|\b(?:got|getting|had) (?:my|his|her
      |the) (?:cast|boot|braces|stitches|bandages?|cone|sling) (?:off|out|removed)\b
      |\bstitches (?:are |came |come )?out\b|\boff crutches\b|\b(?:walk(?:ed|ing|s)?|ran|running|drove|swam
      |dance[ds]?|eat(?:ing)?|ate|sleep(?:ing)?) (?:\p{L}+ ){0,2}(?:again|for the first time since
      |without (?:pain|crutches|help|a cane))\b|\b(?:fever|cough|cold|headache|migraine|pain|rash
      |flu) (?:is |has |'s )?(?:finally )?(?:gone|broke|went away)\b|\bfe(?:el|els|eling
      |lt) (?:so much |much |a bit |a little |finally |almost )?(?:better|human again|human|like (?:myself
      |me) again)\b|\bcan (?:finally )?(?:taste|smell|walk|breathe|run|hear|see|bend
      |sit) (?:\p{L}+ ){0,2}again\b|\bclean bill of health\b|\ball clear\b|\bback on (?:my|his|her|their) feet\b
      |\bpain[- ]free\b|\btherapist says\b|\b(?:i'm|she's|he's|is|are) (?:finally |slowly )?(?:doing|getting
      |so much|much) better\b|\bon the mend\b|\bhome from (?:the )?(?:hospital|vet|nicu)\b|\bhealthy again\b
    `,
    pattern`
      \b(?:i'd|would|hope|wish|want|will|need|cancer|remission|at (?:chess|cooking|this|it|baking)|than)\b
    `,
  ),
  tells(
    "relief",
    pattern`
      \b(?:only|just) a (?:sprain|scare|bruise|false alarm|bad dream|cold|scratch)\b|\bnothing (?:serious|broken
      |to worry about)\b|\bfalse alarm\b|\bbenign\b|\bresults? (?:came|are|is) (?:back )?(?:clear|negative
      |normal|fine|good)\b|\b(?:boiler|heating|power|wi-?fi|internet|hot water|oven|fridge|washing machine|dishwasher|toilet
      |ac|car|roof) (?:is|are|came|works?) (?:finally )?(?:fixed|repaired|working|back(?: on)?|again)\b|\b(?:weight|load) off my (?:shoulders|mind|chest)\b
    `,
  ),
  tells(
    "ouch",
    pattern`
      \b(?:sprained|twisted|rolled|broke|fractured|dislocated|tore|bruised|jammed|stubbed|smashed|pulled
      |strained|tweaked|burn(?:ed|t)|cut|sliced|nicked) (?:my|his|her|an?
      |the) (?:own )?(?:big |little |left |right |other |tailbone|whole )?(?:ankle|wrist|knee|toes?
      |finger(?:tip)?|thumb|elbow|shoulder|ribs?|foot|hand|tongue|lip|chin|eyebrow|tailbone|tooth|muscle
      |hamstring|calf|back|neck|groin|nose|arm|leg|shin|collarbone)\b|\b(?:got|getting|needed|need|has
      |have) (?:\p{L}+ )?stitches\b|\bwisdom teeth (?:out|removed|are out|gone|came out)\b|\broot canal\b
      |\bchipped (?:my|a) (?:front )?tooth\b|\bblack eye\b|\b(?:limping|hobbling)\b|\bthrew (?:out )?my back(?: out)?\b|\bback went out\b
      |^(?:i'm |i am |currently |officially |back )?(?:on crutches|in a (?:cast|boot|sling))\b
      |\bpost[- ](?:surgery|op)\b|\bday \p{L}+ (?:of|in) (?:a|the) (?:cast|boot|sling)\b|\bstung by\b
      |\bbit my (?:tongue|lip)\b|\bwalked into (?:a|the) (?:glass |screen )?(?:door|pole|wall|lamp ?post|sign)\b
    `,
    pattern`
      \b(?:cut (?:my|his|her|their) (?:\p{L}+ )?(?:wrists?|arms?|legs?)|chemo|cancer|tumou?r|hospital|died|heart|brain)\b|\bbroke the (?:back|arm|leg) of\b
    `,
  ),
  tells(
    "sick-day",
    pattern`
      \b(?:i have|i've got|got|caught|down with|sick with|home with|have|has|down for the count with|fighting
      |battling|nursing) (?:a |an |the |another |my |this )?(?:\p{L}+ )?(?:cold|flu|fever|stomach bug|tummy bug
      |strep(?: throat)?|bronchitis|sinus infection|norovirus|sore throat|head cold|covid|pink eye
      |tonsillitis)\b|\b(?:runny|stuffy|blocked|stuffed) nose\b|\blost my voice\b|\b(?:home|off
      |called in) sick\b|\b(?:i'm|i am|we're|everyone(?:'s| is)|whole (?:house|family) is|kids are|both kids
      |all) (?:\p{L}+ )?sick\b(?! (?:of|and tired|beats?|tricks?))|^sick (?:in bed|on|at home|again|since|for)\b
      |\bwoke up (?:sick|with a (?:fever|cold|sore throat))\b|\bcough(?:ed|ing) (?:all|the whole
      |through the) night\b
    `,
    pattern`
      \b(?:cold (?:brew|coffee|beer|drink|one|feet|pizza|shower|plunge|case)|dance fever|cabin fever
      |spring fever|baby fever|gold fever)\b
    `,
  ),
  tells(
    "crying-happy",
    pattern`
      \b(?:cried|crying|wept|sobbed|bawled|teared up|tears|sobbing)\b.*\b(?:wedding|graduation|graduated|proud
      |happy|birthday|concert|song|commercial|ad|advert|cute|beautiful|recital|play|vows|speech|gift|present|surprise
      |card|ring|scan|kindergarten|school|assembly|nativity|puppy|reunion)\b|\b(?:happy tears|proud tears|tears of joy)\b
    `,
  ),
  tells(
    "crying-it-out",
    pattern`
      \b(?:i|we) (?:just |almost |totally |nearly )?(?:cried|wept|sobbed|bawled|ugly cried|teared up)\b
      |^(?:just |so |me )?(?:cried|sobbed|crying|sobbing)\b|\bburst into tears\b
      |\b(?:in|to|close to) tears (?:at|over|because|again|today|this)\b|\bcried (?:in|at|over|because|today
      |about) 
    `,
    pattern`\b(?:spilled milk|laughing|wolf|movie|film|finale|episode|book)\b`,
  ),
];

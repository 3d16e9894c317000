import { pattern } from "../../../text/pattern.ts";

/* English phrases about illness, and about help and remembrance. */

/** Illnesses, operations and hospitals: "living with lupus", "in intensive care", "MRI scan". */
const illness = pattern`
  \b(?:living|life|diagnosed) with (?:ms|als|hiv|aids|cancer|adhd and|lupus|dementia|chronic|pain|bipolar
    |endometriosis|crohn'?s|long covid|depression|anxiety disorder|arthritis|diabetes|epilepsy|parkinson'?s
    |schizophrenia|fibromyalgia)\b
  |\b(?:chronic|terminal) (?:illness|pain|ill|fatigue)\b
  |\bterminally ill\b
  |\bmental (?:illness|health)\b
  |\bpanic attacks?\b
  |\bheart (?:attack|failure|surgery)\b
  |\blong covid\b
  |\bhiv\b
  |\baids\b
  |\bcancer\b
  |\bin (?:the )?(?:icu|intensive care|hospital|coma)\b
  |\b(?:brain|open heart|heart|emergency) surgery\b
  |\b(?:had|has|have|having|needs?|after|before|from|knee|hip|back|spine|eye|jaw) (?:\p{L}+ )?surgery\b
  |\blife[- ]threatening\b
  |\beating disorders?\b
  |\bsick (?:child|kids?|baby|mother|father|mum|dad|parent)\b
  |\b(?:organ|blood|bone marrow|stem cell) don(?:or|ation)s?\b
  |\b(?:mri|ct|pet|cancer|tumou?r) (?:scan|results?)\b
  |\bscan results?\b
  |\b(?:my|our|his|her|their|\p{L}+['’]s|mental|chronic|serious|long|terminal) illness(?:es)?\b
  |\b(?:kidney|liver|organ|heart|respiratory) failure\b
  |\bserious(?:ly)? ill\b
  |\bincurable\b
  |\b(?:hospital|icu|emergency room) again\b
  |\b(?:world )?aids day\b
  |\bblood drive\b
  |\b(?:lupus|endometriosis|crohn'?s|fibromyalgia|epilepsy|arthritis|als|ms|sepsis|stroke|autism acceptance) (?:warriors?
    |fighters?|awareness|diagnosis)\b
  |\b(?:waiting (?:for|on)|needs?|needing|donat\w+|get(?:s|ting)?|got|received) (?:an? |my |his |her |their |our )?(?:new )?(?:kidney|liver|lung|heart transplant
    |transplant|bone marrow)s?\b(?! (?:beans?|pate|p[aâ]t[eé]|pie|dish))
  |\bstage (?:4|iv|four)$
  |\b(?:son|daughter|child|kid|boy|girl|baby|toddler|mom|mum|dad|mother|father|grand\w+|husband|wife|brother|sister|friend|he
    |she) (?:just )?broke (?:his|her|their|an?) (?:arm|leg|wrist|ankle|foot|hip|collarbone|nose|back|neck)\b
`;

/** Support, survivors and remembrance: "grief support", "minute of silence". */
const support = pattern`
  \b(?:addiction|recovery|grief|bereavement|cancer|trauma|aa|na|al-?anon|widows?|survivors?
    |ptsd) (?:\w+ )?(?:meeting|group|circle|support|services?|counsel\w+|walk|run|retreat|caf[eé])\b
  |\bsupport group\b
  |\bsurvivors? of\b
  |\b(?:cancer|abuse|rape|stroke|trauma|holocaust|suicide|overdose) survivors?\b
  |\bawareness (?:day|week|month) for\b
  |\b(?:remembrance|memorial|holocaust|veterans|anzac|armistice|all souls'?|mourning) (?:day|sunday|service|week)\b
  |\bminute of silence\b
  |\bmoment of silence\b
  |\b9/11\b
  |\bblack lives matter\b
  |\bpay gap\b
  |\bstop asian hate\b
  |\bstop the war\b
  |\bpray(?:ing|ers)? for\b
`;

/** Phrases about illness, help and remembrance. */
export const illnesses = { illness, support };

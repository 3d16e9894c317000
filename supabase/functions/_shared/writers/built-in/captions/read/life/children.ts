import { pattern } from "../../../../../domain/text/pattern.ts";
import type { SituationRule } from "../situations.ts";
import { few, kid, number, oneself, tells } from "./telling.ts";

/** Babies, children and teenagers, from the first kick to the empty nest. The first that matches decides. */
export const children: readonly SituationRule[] = [
  tells(
    "picky-eaters",
    pattern`
      \b${kid} (?:\p{L}+ ){0,2}?(?:refus\p{L}+|won't|will only|only|doesn't|didn't|suddenly hates?|hates?
      |spat out|rejected)\b.*\b(?:eat|eats|ate|food|dinner|lunch|breakfast|vegetables|veggies|pasta|noodles
      |nuggets|broccoli|peas|carrots|green|sandwich|crusts?|soup|cheese)\b|\bkids? (?:wouldn't|didn't) (?:eat
      |touch)\b
    `,
  ),
  tells(
    "baby-sleep",
    pattern`
      \b(?:baby|newborn|toddler|twins|kids?|little one|infant|year old
      |youngest) (?:was |were |is |has been |are |still )*(?:up|awake) (?:all night|since|every|at|until|for)\b
      |\b(?:baby|newborn|toddler|twins|kids?|he|she|little one|year old) (?:just )?(?:won't|refuses to|doesn't
      |didn't|fights) (?:sleep|nap|go (?:to sleep|down))\b|\b(?:baby|newborn|toddler|twins|kids?|little one
      |year old|son|daughter) (?:woke|wakes) (?:us |me )?up (?:at|every|\d|five|four|three|six|again)\b
      |\bteething\b|\bno naps? (?:today|again)\b|\bsleep regression\b|\bup (?:all night|since \p{L}+
      |every \p{L}+) with (?:the|a|our|my|\p{L}+) (?:baby|newborn|kids?|toddler|teething)|\bnap strike\b
    `,
  ),
  tells(
    "slept-through",
    pattern`
      \bsle(?:pt|eps|eping) (?:straight |right )?(?:through the (?:whole |entire )?night|through(?=$| last| for
      | again| since)|all night)\b|\b(?:baby|newborn|toddler|twins|kids?|he|she
      |little one) slept (?:for )?(?:${number}) (?:whole |straight |full )?hours\b
    `,
    pattern`
      \b(?:not|never|hasn't|didn't|doesn't|haven't|won't|barely|nobody|no one|can't|dog|cat|alarm|husband|dad)\b
    `,
  ),
  tells(
    "sleep",
    pattern`
      ${oneself}slept (?:like a (?:log|baby|rock)|in|(?:for )?(?:\p{L}+ )?(?:8|9|10|11|12|eight|nine|ten|eleven
      |twelve) (?:whole |straight |full )?hours)\b
    `,
  ),
  tells(
    "kids-asleep",
    pattern`
      \b(?:kids?|toddlers?|baby|twins|children|boys|girls
      |everyone) (?:are |is |both |all |'re )*(?:finally )?(?:asleep|in bed|sleeping|down for the night
      |napping)\b|^(?:finally|both|all) (?:\p{L}+ )?asleep\b|\bbedtime (?:took|is over|only took|done)\b
      |\bgot (?:the|both|all) (?:\p{L}+ )?(?:kids?|twins|children|boys|girls|baby) (?:to sleep|down|to bed
      |asleep)\b
    `,
    pattern`\b(?:not|never|won't|isn't|aren't|until|when|before)\b`,
  ),
  tells(
    "kid-quote",
    pattern`
      \b(?:my|our|the|her|his) ${few}${kid} (?:just |recently |casually |\p{L}+ly )?(?:asked|told|said
      |called (?:me (?!mom|mum|mama|dad|daddy|papa)|us|my|the|his|her)|informed|announced|says|thinks|believes|explained|corrected
      |wants to (?:be|know|marry)|calls|wondered|whispered)\b|^(?:[\p{Lu}]\p{L}+
      |my \p{L}+), (?:age |aged )?(?:\d|two|three|four|five|six|seven|eight)\b
    `,
    pattern`
      \b(?:what (?:happened|he|she|her|his|they)|touch\p{L}*|died|die|heaven|pregnant|engaged|gay|trans|moving|bull\p{L}+|scared|hurt|hate[sd]?|goodbye|yes|first word|cancer
      |broke up|sad|lonely|self|leaving)\b|\bsaid (?:mama|dada|mom|mum|papa|her first|his first)\b
    `,
  ),
  tells(
    "toddler-logic",
    pattern`
      \b(?:(?:my|our|the|her|his) ${few}${kid}|toddler) (?:\p{L}+ )?(?:refus(?:es|ed|ing)|insist(?:s|ed)|won't
      |will only|only wears?|demand(?:s|ed)|had a (?:\p{L}+ )?(?:meltdown|tantrum)|threw a (?:\p{L}+ )?tantrum
      |screamed because|cried because|melted down|is (?:crying|screaming|mad|furious) (?:because|about)
      |decided)\b|\b(?:meltdown|tantrum) (?:over|because|in the|at the|about)\b|\bno pants phase\b
    `,
    pattern`\b(?:talk to|speak to|school|bull\p{L}+|go back|live|college|visit|hospital)\b`,
  ),
  tells(
    "big-sibling-soon",
    pattern`
      \b(?:is|to|being|going to be|gonna be|becomes?|becoming|i'm|be) (?:going to be )?a big (?:brother
      |sister)\b|\bbig (?:brother|sister)(?: to be|-to-be| soon| in training| duties| era)\b
    `,
  ),
  tells(
    "baby-born",
    pattern`
      \b(?:was|were|been) born\b|\bgave birth\b|\b(?:welcomed|welcoming|meet|met) (?:our|a|baby|my
      |the) (?:\p{L}+ ){0,2}(?:baby|son|daughter|niece|nephew|grand(?:son|daughter|child|baby)|boy|girl
      |little \p{L}+)\b|\bthe baby is (?:finally )?here\b|\bbaby (?:\p{L}+ )?(?:has |just )?arrived\b|\b(?:had
      |has had) (?:her|their|the|his) (?:first |second |third )?baby\b|\bhad a (?:baby|little
      |baby little) ?(?:boy|girl)?\b|^(?:it's|its) a (?:boy|girl)\b|\b(?:i'm|i am|we're|became|just became
      |officially) (?:finally |officially |now )?(?:an? )?(?:aunt|auntie|uncle|grand(?:ma|pa|mother|father
      |parents)|dad|mom|mum|daddy|parents|first[- ]time (?:mom|mum|dad|aunt|uncle)s?
      |great[- ]grand\p{L}+)(?! (?:jokes?|mode|bod|of|and|to \p{L}+ dogs?|to a (?:\p{L}+ )?(?:dog|cat|puppy
      |kitten)))\b|\bnew(?:est)? (?:grand(?:son|daughter|baby|child)|niece|nephew) (?:is|has|was|arrived)\b
    `,
    pattern`
      \b(?:i was born|we were born|born (?:in|to (?:run|be|dance)|and raised|ready|yesterday)|kittens?|pupp(?:y
      |ies)|calf|calves|foals?|lambs?|chicks?|goats?|piglets?|when i|before i|star|proud (?:dad|mom)|like a)\b
    `,
  ),
  tells(
    "expecting",
    pattern`
      \b(?:is|are|we're|i'm|she's|they're|we are|am) (?:having
      |expecting) (?:a |our |their |her |another |my |twins?|baby|triplets)(?!.{0,12}(?:shower|moment|day|party
      |sale|great|good|hard|blast))|\bpregnan(?:t|cy)\b|\btrimester\b|\b(?:it's|having) (?:twins|triplets)\b|\b(?:my|her) waters? broke\b|\bcontractions\b|\bin labou?r\b|\b(?:baby|bump|he|she|little one
      |twins) (?:just |is |has )?(?:kick(?:s|ed|ing)|hiccups)\b(?! (?:the|me out|off|a|it|my seat))
      |\b\d+ weeks (?:along|pregnant)\b|\b(?:picking|choosing|chose|picked|arguing about
      |can't agree on) (?:a |the )?(?:baby )?names?\b.*|\bbaby(?: number)? (?:two|three|four|five|2|3|4|is due
      |on the way|on board)\b|\bfelt the (?:first )?kicks?\b|\bheard the heartbeat\b|\bdue in (?:january
      |february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall
      |winter)\b
    `,
    pattern`
      \b(?:not pregnant|scared|alone|terrified|unplanned|abortion|test was negative|rent|taxes|bill|assignment|essay|homework|library|lost|name of|dog|cat
      |puppy|kitten|band|team)\b
    `,
  ),
  tells(
    "empty-nest",
    pattern`
      \b(?:dropp(?:ed|ing)|mov(?:ed|ing)|drove|took|taking|driving|left) (?:[\p{L}'’]+ ){1,4}(?:off |in )?(?:at
      |to|into) (?:college|uni|university|(?:his|her|their|the) (?:first )?(?:dorm|campus|student))\b
      |\b(?:${kid}|last one|last kid|kids) (?:just |is |are |has |have |'s )*(?:moved out|moving out|left home
      |left for (?:college|uni|university)|leaving for (?:college|uni|university)|moves out|flew the nest
      |off to (?:college|uni|university)|started (?:college|uni|university))\b|\bnest is empty\b
    `,
    pattern`\b(?:i|me) (?:just |finally )?(?:moved out|left home)\b`,
  ),
  tells(
    "learner-driver",
    pattern`
      \b(?:${kid}) (?:\p{L}+ )?(?:is learning to drive|learns to drive|got (?:his|her
      |their) (?:driver'?s |driving |learner'?s )?(?:permit|licen[cs]e)|passed (?:his|her|their) driving test
      |drove (?:me|us|for|on|alone|himself|herself)|can drive|is driving)\b|\b(?:teaching
      |taught) (?:[\p{L}'’-]+ ){1,4}(?:to drive|how to drive|parallel park\p{L}*)\b
    `,
    pattern`\b(?:drove (?:me|us) (?:crazy|mad|nuts|up)|is driving (?:me|us))\b`,
  ),
  tells(
    "growing-up",
    pattern`
      \b(?:${kid}|he|she|they|she's|he's|they're|shes|hes
      |\p{Lu}\p{L}+) (?:just |is |are |has |have |already |officially |finally |now |suddenly |'s )*(?:taller than
      |outgrew|outgrown|outgrowing|wears? my|wearing my (?:shoes|clothes|size)|fits? (?:in|into) my
      |doesn't (?:need|want|believe|hold|fit)|no longer (?:needs?|wants?|believes?|fits?)|stopped (?:believing
      |calling me|holding)|all grown up|so grown(?: up)?|too (?:cool|big|old) for|start(?:s|ed|ing) (?:school
      |kindergarten|preschool|nursery|daycare|reception|(?:first|second|third|fourth|fifth|sixth|seventh) grade
      |pre-?k|year \p{L}+|middle school|high school|big school)|off to (?:kindergarten|preschool|school
      |middle school|high school)|a teenager|in (?:double digits|middle school|high school))\b|\bgrow(?:ing|n
      |s)? up (?:so|too|way too) (?:fast|quick)|\b(?:${kid}) (?:\p{L}+ )?grew (?:\p{L}+ )?(?:inch|inches|a foot
      |so much|two sizes|overnight)\b|\blast (?:bottle|diaper|nappy|day of (?:preschool|kindergarten|nursery))\b
      |\bwhere did my (?:baby|little (?:boy|girl))\b|\b(?:closed?|open) the (?:bathroom|bedroom) door now\b
    `,
    pattern`
      \b(?:dog|cat|puppy|kitten|plants?|jeans|pants|i (?:outgrew|stopped)|wife|husband|boss)\b
    `,
  ),
];

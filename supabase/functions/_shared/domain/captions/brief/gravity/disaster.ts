import { pattern } from "../../../text/pattern.ts";

/* English phrases about disasters and violence. */

/** Floods, fires and what collapsed: "fire in our street", "anniversary of the flood". */
const disaster = pattern`
  \banniversary of the (?:crash|accident|attacks?|bombing|shooting|fire|flood|earthquake|quake|disaster|war|massacre
    |tragedy|collapse|genocide|explosion|sinking)\b
  |\b(?:flood|fire|storm|explosion|landslide) (?:in|at|on|near) (?:our|my|the) (?:village|town|street|house|home
    |school|valley|block|building)\b
  |\b(?:the|a|our|after the|last year's) flood\b(?! of)
  |\b(?:mine|building|bridge|roof|house|dam|tunnel|crane) collapsed\b
  |\bhouse fire\b
  |\b(?:burned|burnt|burning) down\b
  |\bfire (?:at|in|destroyed|took)\b
  |\b(?:our|my|the|their) (?:church|house|home|barn|shop|store|restaurant|bakery|apartment|school|farm|stable
    |workshop) (?:was |has |got |just )?burn(?:ed|t)\b(?! (?:the|my|our|a|an|dinner))
  |\btrapped (?:underground|under (?:the )?rubble|in (?:the |a )?(?:mine|rubble|cave))\b
  |\b(?:without|no) power (?:for|since)\b|\bpower (?:is |was |has been )?out (?:for|since)\b
  |\bwe were (?:robbed|flooded)\b
  |\bpower ?less\b
  |\bblackout in\b
`;

/** Attacks, crashes, abuse and injustice: "school shooting", "hit and run". */
const violence = pattern`
  \b(?:police|school|mass|church|club) (?:shooting|violence|brutality)\b
  |\bshooting (?:at|in) (?:a |the |our |\w+ )?(?:school|church|mall|club|mosque|synagogue|university|college
    |nightclub|supermarket|concert|town|neighbou?rhood)\b
  |\b(?:bomb|terror|knife|gun|acid|drone|missile|air|cyber) (?:attack|threat|strike|crime)s?\b
  |\bgun (?:violence|control)\b
  |\bhate crimes?\b
  |\bbroke into (?:my|our|the)\b|\bbreak-?in at\b|\bvandali[sz](?:ed|ing|ers?)\b
  |\bdrunk driver\b
  |\bcar (?:crash|accident|wreck)\b
  |\b(?:plane|train|bus|motorbike|motorcycle|helicopter) crash\b
  |\bhit and run\b
  |\bdomestic (?:violence|abuse)\b
  |\bchild (?:abuse|labou?r|poverty|marriage)\b
  |\bsexual (?:harassment|violence|abuse|assault)\b
  |\bhuman rights\b
`;

/** Phrases about disasters and violence. */
export const disasters = { disaster, violence };

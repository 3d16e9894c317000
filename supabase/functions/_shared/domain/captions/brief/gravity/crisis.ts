import { pattern } from "../../../text/pattern.ts";

/* Phrases of somebody who may be in danger. */

/** Suicide and self-harm. */
const despair = pattern`
  \bsuicid\w*
  |\bself[- ]?harm\w*
  |\bkill(?:ing)? (?:myself|himself|herself|themselves|themself)\b
  |\bend(?:ing)? (?:my|it) (?:own )?(?:life|all)\b
  |\b(?:take|took|taken|taking) (?:my|his|her|their) (?:own )?li(?:fe|ves)\b
  |\b(?:want|wanted|wanna|ready) to die\b
  |\b(?:want to|wish i could|wanna) (?:disappear|not exist|sleep forever|stop existing|be dead)\b
  |\bbetter off (?:dead|without me)\b
  |\b(?:no|any) reason to live\b
  |\bnothing (?:left )?to live for\b
  |\b(?:can(?:'|’)?t|cannot|can not|don(?:'|’)?t want to) (?:go on|live|be alive|be here|do this|exist
    |take it)(?: like this)? any ?more\b
  |\bdon(?:'|’)?t want to (?:live|be here|be alive|wake up|exist)\b
  |\b(?:cut|cutting|hurt|hurting|harm|harming|starving) myself\b
  |\bdoes(?:n['’]t| not) want to (?:live|be alive|exist)\b(?! (?:here|in|with|at|on|near))
  |\bcut(?:s|ting)? (?:my|his|her|their) (?:own )?wrists?\b
  |\bwish i (?:was|were) (?:dead|never born)\b
  |\bgoodbye (?:forever|cruel world)\b
  |\bunalive\b
  |\bkms\b
  |\boverdosing\b
  |(?<!\bdon't |\bnot |\bnever )\bwant it to end\b
  |\bno way out\b
  |\bnobody would (?:miss|notice)\b
`;

/** Violence and fear at home, and words of those who help. */
const abuse = pattern`
  \b(?:he|she|my (?:husband|wife|boyfriend|girlfriend|partner|ex|father|mother|dad|mum|mom|stepdad|stepfather
    |brother|son|boss)) (?:\w+ )?(?:hits|beats|hit|beat|chokes|choked|strangled|rapes|raped|threatens|threatened
    |hurts|locks|locked|abuses|abused) me\b
  |\b(?:not|never|don(?:'|’)?t feel) safe (?:at home|in my (?:own )?home|with him|with her|any ?more)\b
  |\b(?:afraid|scared|terrified) of my (?:husband|wife|boyfriend|girlfriend|partner|ex|father|dad|mother|mum|mom
    |stepfather)\b
  |\bbeing (?:stalked|abused|trafficked|threatened)\b
  |\bdomestic (?:violence|abuse)\b
  |\bcrisis (?:line|hotline|text line|centre|center)\b
  |\bhelp me (?:i'm|i am) (?:scared|in danger)\b
  |\brelapsed and\b
  |\babusive (?:relationship|partner|husband|wife|boyfriend|girlfriend|home|parent|father|mother)\b
  |\bmy abuser\b
  |\bwomen'?s (?:refuge|shelter)\b
`;

const crisisSpanish = pattern`
  \bsuicidi\w*
  |\bquiero morir
  |\bno quiero (?:vivir|seguir)
  |\bautolesi\w+
  |\bme (?:pega|maltrata|golpea)\b
  |\bmatarme\b
  |\bviolencia (?:de género|doméstica|machista)
`;

const crisisGerman = pattern`
  \bsuizid\w*
  |\bselbstmord\w*
  |\bselbstverletz\w+
  |\b(?:will|möchte) (?:nicht mehr leben|sterben)
  |\b(?:mich|mir) (?:umbringen|das leben nehmen)
  |\bschlägt mich\b
  |\bhäusliche gewalt
`;

const crisisFrench = pattern`
  \bveux mourir
  |\bplus envie de vivre
  |\bme suicider
  |\bautomutilation
  |\bme (?:frappe|bat)\b
  |\bviolences? conjugales?
  |\bme tuer\b
`;

const crisisItalian = pattern`
  \bvoglio morire
  |\bnon voglio più vivere
  |\bautolesionis\w+
  |\bmi (?:picchia|ammazzo)\b
  |\buccidermi\b
  |\bviolenza domestica
`;

const crisisPortuguese = pattern`
  \bsuicíd\w*
  |\bquero morrer
  |\bnão quero (?:mais )?viver
  |\bautomutila\w+
  |\bme (?:bate|agride)\b
  |\bme matar\b
  |\bviolência doméstica
`;

/** Somebody may be in danger: the page points to help. */
export const crises = { despair, abuse, crisisSpanish, crisisGerman, crisisFrench, crisisItalian, crisisPortuguese };

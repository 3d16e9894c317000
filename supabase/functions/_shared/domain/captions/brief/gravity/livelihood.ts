import { pattern } from "../../../text/pattern.ts";

/* English phrases about losing work, a business or a right. */

/** Somebody was refused: "turned away because of my wheelchair", "visa denied". */
const refused = pattern`
  \b(?:refused|denied|turned (?:away|down)|rejected) .{0,40}\bbecause (?:of (?:my|our|his|her|their)|i|we|i['’]m|she
    |he|they)\b
  |\bvisa (?:was )?(?:refused|denied)\b
`;

/** Somebody lost their job or was harmed: "laid off", "got fired", "job cuts". */
const dismissed = pattern`
  \blaid off\b
  |\blet (?:me|us|him|her|them|\w+) go from\b
  |\b(?:was|were|been|got) (?:let go|fired|laid off|sacked|made redundant|dismissed|robbed|mugged|attacked|assaulted
    |hit by|shot|stabbed|scammed|evicted|diagnosed|bullied|cheated on|burgled|broken into|arrested)\b
  |\bjob cuts?\b
  |\bcutting jobs\b
  |\b(?:let(?:ting)? go of|la(?:y|id|ying) off) (?:(?:half|part|most|some|many|\p{L}+|\d+) (?:of )?)?(?:my|our|the|\d+) (?:\p{L}+ )?(?:team|staff
    |employees?|people|crew|workers?|colleagues?)\b
  |\blosing our jobs\b
  |\bleft (?:me|us) (?:after|for)\b
`;

/** A shop, a school or a business closes for good. */
const closing = pattern`
  \b(?:clos(?:ed|ing|es?)|shut(?:ting)?|shutting down|going) (?:\w+ ){0,4}(?:for good|permanently|for ever|forever
    |for the last time|out of business|down for good|its doors|our doors)\b
  |\b(?:we(?:'|’)?re|we are|we have to|i(?:'|’)?m|i am|have to|had to|must) (?:closing|close|shutting
    |shut)(?: down)? (?:our|the|my|down)\b
  |\bclosing (?:our|my|the) (?:\w+ )?(?:shop|store|business|caf[eé]|restaurant|bakery|bar|bookshop|studio|salon
    |company|doors|school|library|clinic|farm|theatre|cinema|factory|pub|practice)\b
  |\b(?:our|the|my) last day of (?:business|trading)\b
  |\b(?:last|final) day of (?:business|trading)\b
  |\b(?:shut(?:ting)?|clos(?:ed|ing)) (?:down )?(?:our|the) (?:plant|factory|mill|mine|hospital|school|clinic)\b
  |\bout of business\b
  |(?<!\bnot )\bclosing down\b
  |\b(?:school|shop|bakery|library|hospital|clinic|factory|plant|mill|pub|cinema|theatre|church|bookshop|restaurant
    |caf[eé]|store) (?:closed|closure|closing|is closing|closes|shuts|is shutting)(?! (?:at|early|for (?:the|a|lunch
    |today|easter|christmas|holidays|private)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|times?
    |hours?))\b
  |\b(?:our|my|the) (?:very )?last day (?:in|at) (?:the|our|my) (?:shop|store|caf[eé]|bakery|salon|studio|restaurant
    |office|bar|school|clinic)\b
  |\b(?:our|my|the) (?:family |little |own )?(?:business|company) (?:is |has |will be )?(?:closing|closed|folding
    |folded|failed)\b
`;

/** Help in need: "food bank", "emergency appeal". */
const relief = pattern`
  \bfood ?banks?\b
  |\bsoup kitchen\b
  |\b(?:women'?s|homeless|night|emergency|refugee) shelter\b
  |\b(?:help|hot|crisis) ?lines?\b
  |\bemergency (?:appeal|fund|relief)\b
  |\bgo ?fund ?me\b
  |\b(?:fire|flood|disaster|earthquake|war|hurricane|medical|cancer|funeral) (?:\w+ )?(?:fundraiser|appeal|relief
    |fund)\b
`;

/** Phrases about work, a business or a right. */
export const livelihoods = { refused, dismissed, closing, relief };

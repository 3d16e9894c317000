import { pattern } from "../../../text/pattern.ts";

/** Greetings, wishes and thanks in English: "good morning", "break a leg". */
export const greetings = pattern`
  ^(?:happy(?! (?:hour|place|accidents?|meal))|merry|good (?:morning|night|evening|afternoon)|congrat\w+|thank(?:s
    | you)\b|welcome\b(?! on)|hello|hi |hey |season's greetings|get well|good luck\b|break a leg\b|well done\b
    |safe travels\b|hang in there\b|best wishes|cheers to|here's to|shout-?out)
`;

import { pattern } from "../../text/pattern.ts";
import type { Reason } from "./reason.ts";
import type { Said } from "./said.ts";

/** A model that answers the request instead of writing: "I'm sorry, I can't help with that." */
const answer = pattern`
  ^(?:i(?:'m| am) (?:sorry|afraid|unable)|sorry,? (?:but )?i|i (?:can(?:'t|not)|won't|am not able to|do not|don't) (?:help|assist|write|create|provide
    |generate|fulfill|comply|do that)|as an? (?:ai|language model)|unfortunately,? i (?:can|am)|i apologi[sz]e)\b
  |\b(?:as an ai|language model|i can(?:'t|not) (?:assist|help) with|against my (?:guidelines|policy)|i'd be happy to help)\b
  |^(?:lo siento, (?:pero )?no puedo|es tut mir leid|tut mir leid, (?:aber )?ich|désolée?, (?:mais )?je ne|je suis désolée?|mi dispiace, (?:ma )?non
    |desculpe, (?:mas )?(?:eu )?não|não posso ajudar)
`;

/** Rejects what is no caption but a model's refusal. */
export function refusalReason(caption: string, said: Said): Reason | null {
  const plain = caption.replaceAll("’", "'").trim();
  const found = answer.exec(plain)?.[0];
  if (!found || said.text.includes(found.toLowerCase())) return null;
  return { kind: "cliche", text: "It refuses or explains instead of being a caption; write the caption itself." };
}

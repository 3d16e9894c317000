import type { LineStock } from "./line.ts";

/** Italian. If nothing certain was read, the person's words are used alone. */
export const italian: LineStock = {
  "offer": [
    "{K}.", "Buono a sapersi: {k}.", "{K}. | Passaparola.", "Prendi nota: {k}.", "{K}. | Vi aspettiamo.",
    "Piccolo promemoria: {k}.", "Attenzione: {k}.", "{K}. | Chi ne approfitta?",
  ],
  "launch": [
    "{K}.", "È ufficiale: {k}.", "{K}. | Passaparola.", "Novità: {k}.", "{K}. | Vi aspettiamo.",
    "Piccolo annuncio: {k}.", "Prendete nota: {k}.", "Buono a sapersi: {k}.",
  ],
  "wanted": ["{K}.", "{K}. | Passaparola.", "{K}. | Qualcuno?", "{K}. | Conoscete qualcuno?"],
  "milestone": [
    "{K}.", "{K}. | Che emozione.", "{K}. | Che bello dirlo.", "{K}. | Che gioia.", "Da incorniciare: {k}.",
  ],
  "birthday": [
    "{K}.", "{K}. | La torta è d'obbligo.", "{K}. | Tanti auguri.", "{K}. | Si festeggia.", "{K}. | Cento di questi.",
  ],
  "event": [
    "{K}.", "{K}. | Chi viene?", "In agenda: {k}.", "{K}. | Ci vediamo lì?", "{K}. | Vi aspettiamo.", "{K}. | Chi c'è?",
    "Da non perdere: {k}.", "In programma: {k}.",
  ],
  "occasion": [
    "{K}.", "In agenda: {k}.", "{K}. | Non vedo l'ora.", "Conto alla rovescia: {k}.", "{K}. | Che emozione.",
  ],
  "question": [
    "{K}?", "{K}? | Ditemi tutto.", "Domanda seria: {k}?", "{K}? | Siate sinceri.", "Una curiosità: {k}?",
    "La grande domanda: {k}?", "{K}? | Vale tutto.", "{K}? | A voi.",
  ],
  "feeling": ["{K}.", "Umore: {k}.", "{K}. | E voi?", "{K}. | Qualcun altro?"],
  "how-to": [
    "{K}.", "Da salvare: {k}.", "{K}. | Qualche trucco?", "{K}. | Consigli benvenuti.", "{K}. | Voi come fate?",
  ],
  "greeting": ["{K}!", "Di cuore: {k}!", "{K}! | Un abbraccio.", "{K}! | Con affetto."],
  "signs": ["{K}", "{K} | Senza parole."],
  "loss-disaster": ["{K}.", "{K}. | Un pensiero a tutti."],
  "crisis": ["{K}.", "{K}. | L'aiuto c'è."],
  "arrival": ["{K}.", "{K}. | Era ora."],
  "unknown": ["{K}."],
};

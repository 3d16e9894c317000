import type { LineStock } from "./line.ts";

/** Italian. */
export const italian: LineStock = {
  "offer": [
    "{K}.", "Buono a sapersi: {k}.", "{K}. | Passaparola.", "Prendi nota: {k}.", "{K}. | Ti aspettiamo.",
    "Piccolo promemoria: {k}.", "{K}. | Ci vediamo?", "Per chi non lo sapesse: {k}.", "{K}. | Sì, davvero.",
    "Attenzione: {k}.", "{K}. | Chi ne approfitta?",
  ],
  "launch": [
    "{K}.", "È ufficiale: {k}.", "{K}. | Passaparola.", "Novità: {k}.", "{K}. | Che ne dite?",
    "Rullo di tamburi: {k}.", "{K}. | Vi aspettiamo.", "Ultim'ora: {k}.", "{K}. | Finalmente.",
    "Piccolo annuncio: {k}.", "Prendete nota: {k}.",
  ],
  "milestone": [
    "{K}.", "{K}. | Grazie di cuore.", "Messo agli atti: {k}.", "{K}. | Che emozione.", "Da ricordare: {k}.",
    "{K}. | E si continua.", "Detto ad alta voce: {k}.", "{K}. | Sì, davvero.", "Un brindisi: {k}.",
    "{K}. | Che bello dirlo.", "Da incorniciare: {k}.",
  ],
  "birthday": [
    "{K}.", "{K}. | La torta è d'obbligo.", "Candeline pronte: {k}.", "{K}. | Esprimi un desiderio.",
    "Un brindisi: {k}.", "{K}. | Tanti auguri.", "Cerchiato in rosso: {k}.", "{K}. | Si festeggia.",
    "Con tutto il cuore: {k}.", "{K}. | Cento di questi.",
  ],
  "event": [
    "{K}.", "{K}. | Chi viene?", "In agenda: {k}.", "{K}. | Ci vediamo lì?", "Il programma: {k}.",
    "{K}. | Portate compagnia.", "Segnate la data: {k}.", "{K}. | Vi aspettiamo.", "C'è un piano: {k}.",
    "{K}. | Chi c'è?", "Da non perdere: {k}.",
  ],
  "occasion": [
    "{K}.", "Conto alla rovescia: {k}.", "In agenda: {k}.", "{K}. | Ci siamo.", "Il programma: {k}.",
    "{K}. | Che voglia.", "Segnato in rosso: {k}.", "{K}. | Si parte.", "Pronti: {k}.", "{K}. | Non vedo l'ora.",
  ],
  "question": [
    "{K}?", "{K}? | Ditemi tutto.", "Domanda seria: {k}?", "{K}? | Siate sinceri.", "Una curiosità: {k}?",
    "{K}? | Aspetto.", "La grande domanda: {k}?", "{K}? | Vale tutto.", "Tra noi: {k}?", "{K}? | A voi.",
  ],
  "story": [
    "{K}.", "{K}. | Storia vera.", "Ultim'ora: {k}.", "{K}. | Ecco.", "Caro diario: {k}.", "{K}. | Fine.",
    "In prima pagina: {k}.", "{K}. | Così, semplicemente.", "È successo: {k}.", "{K}. | Il resto poi.",
    "Per la cronaca: {k}.",
  ],
  "feeling": [
    "{K}.", "Umore: {k}.", "{K}. | E voi?", "Lo dico: {k}.", "{K}. | Punto.", "Stato attuale: {k}.",
    "{K}. | Qualcun altro?", "Senza filtri: {k}.", "{K}. | Tutto qui.", "Meteo interiore: {k}.",
  ],
  "how-to": [
    "{K}.", "Da salvare: {k}.", "{K}. | Qualche trucco?", "{K}. | Consigli benvenuti.",
    "Buono a sapersi: {k}.", "{K}. | Voi come fate?", "Per dopo: {k}.", "{K}. | Lo sapevate?",
  ],
  "greeting": [
    "{K}!", "{K}.", "{K}! | Passaparola.", "Di cuore: {k}!", "{K}! | Un abbraccio.", "Tutti insieme: {k}!",
    "{K}! | Con affetto.", "Forte e chiaro: {k}!", "Da qui a voi: {k}!", "{K}! | Salute.",
  ],
  "business": ["{K}.", "Oggi: {k}.", "Un nome: {k}."],
  "word": [
    "{K}.", "Una parola: {k}.", "Parola del giorno: {k}.",
  ],
  "unknown": [
    "{K}.", "Dico solo: {k}.", "{K}. | Tutto qui.", "{K}? | Sì, grazie.", "{K}. | Chi altro?", "Piccole gioie: {k}.",
    "Qualcuno ha detto {k}?", "{K}. | Semplicemente.", "Per la cronaca: {k}.", "{K}. | Nient'altro.",
  ],
  "signs": ["{K}", "Così: {K}", "{K} | Punto.", "In breve: {K}", "{K} | Senza parole."],
  "loss": [
    "{K}.",
  ],
  "loss-disaster": [
    "{K}.", "{K}. | Un pensiero a tutti.",
  ],
  "crisis": ["{K}.", "{K}. | L'aiuto c'è."],
  "arrival": [
    "{K}.", "{K}. | Era ora.", "{K}. | Si parte.",
  ],
  "number": [
    "{K}.",
  ],
};

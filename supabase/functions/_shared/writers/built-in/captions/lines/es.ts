import type { LineStock } from "./line.ts";

/** Spanish. If nothing certain was read, the person's words are used alone. */
export const spanish: LineStock = {
  "offer": [
    "{K}.", "Atención: {k}.", "{K}. | Corre la voz.", "Buenas noticias: {k}.", "Toma nota: {k}.", "{K}. | Pásalo.",
    "Recordatorio: {k}.", "Por si no lo sabías: {k}.", "{K}. | Te esperamos.",
  ],
  "launch": [
    "{K}.", "Novedades: {k}.", "{K}. | Corre la voz.", "Toma nota: {k}.", "{K}. | Pásalo.", "Atención: {k}.",
    "Aviso: {k}.", "Por si no lo sabías: {k}.",
  ],
  "wanted": ["{K}.", "{K}. | Corre la voz.", "{K}. | Pásalo.", "{K}. | ¿Alguien?", "{K}. | ¿Conoces a alguien?"],
  "milestone": [
    "{K}.", "{K}. | Qué emoción.", "{K}. | Qué alegría.", "Para el recuerdo: {k}.", "{K}. | Qué bonito decirlo.",
  ],
  "birthday": [
    "{K}.", "{K}. | A celebrar.", "{K}. | Muchas felicidades.", "{K}. | Que haya tarta.", "{K}. | Y muchos más.",
  ],
  "event": [
    "{K}.", "{K}. | ¿Quién viene?", "Planazo: {k}.", "{K}. | Te esperamos.", "En la agenda: {k}.", "{K}. | ¿Nos vemos?",
    "Toma nota: {k}.", "{K}. | ¿Te apuntas?", "Hay plan: {k}.",
  ],
  "occasion": ["{K}.", "Qué ganas: {k}.", "En la agenda: {k}.", "{K}. | Ya queda menos.", "{K}. | Qué ilusión."],
  "question": [
    "¿{K}?", "¿{K}? | Te leo.", "Pregunta seria: ¿{k}?", "¿{K}? | Cuéntame.", "A ver: ¿{k}?", "La gran pregunta: ¿{k}?",
    "Duda real: ¿{k}?",
  ],
  "feeling": ["{K}.", "Así estoy: {k}.", "{K}. | ¿Alguien más?", "{K}. | ¿Y tú?", "Modo actual: {k}."],
  "how-to": ["{K}.", "Para guardar: {k}.", "{K}. | ¿Algún truco?", "{K}. | Se admiten consejos.", "Para luego: {k}."],
  "greeting": ["¡{K}!", "¡{K}! | Un abrazo.", "De corazón: ¡{k}!", "¡{K}! | Con cariño."],
  "signs": ["{K}", "{K} | Sin palabras."],
  "loss-disaster": ["{K}.", "{K}. | Con todo el respeto."],
  "crisis": ["{K}.", "{K}. | Hay ayuda."],
  "arrival": ["{K}.", "{K}. | Ya era hora."],
  "unknown": ["{K}."],
};

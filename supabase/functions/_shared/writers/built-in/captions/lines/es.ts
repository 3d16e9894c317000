import type { LineStock } from "./line.ts";

/** Spanish. */
export const spanish: LineStock = {
  "offer": [
    "{K}.", "Atención: {k}.", "{K}. | Corre la voz.", "Por si no lo sabías: {k}.", "{K}. | ¿Te apuntas?",
    "Buenas noticias: {k}.", "{K}. | Te esperamos.", "Toma nota: {k}.", "{K}. | Avisa a alguien.",
    "Recordatorio: {k}.", "{K}. | ¿Nos vemos?",
  ],
  "launch": [
    "{K}.", "Ya es oficial: {k}.", "{K}. | Corre la voz.", "Novedades: {k}.", "{K}. | ¿Qué te parece?",
    "Lo contamos: {k}.", "{K}. | Te esperamos.", "Por si no lo sabías: {k}.", "Toma nota: {k}.", "{K}. | Pásalo.",
    "Última hora: {k}.",
  ],
  "milestone": [
    "{K}.", "{K}. | Gracias de corazón.", "Que conste: {k}.", "{K}. | Qué bonito decirlo.", "Para el recuerdo: {k}.",
    "{K}. | Y que siga.", "Dicho en voz alta: {k}.", "{K}. | Qué emoción.", "Se dice pronto: {k}.",
    "{K}. | Gracias por estar.", "Un brindis: {k}.",
  ],
  "birthday": [
    "{K}.", "{K}. | Que haya tarta.", "Velas listas: {k}.", "{K}. | Pide un deseo.", "Un brindis: {k}.",
    "{K}. | Muchas felicidades.", "Todo listo: {k}.", "{K}. | A celebrar.", "Con todo el cariño: {k}.",
    "{K}. | Y muchos más.",
  ],
  "event": [
    "{K}.", "{K}. | ¿Quién viene?", "Planazo: {k}.", "{K}. | Te esperamos.", "En la agenda: {k}.",
    "{K}. | ¿Nos vemos?", "Guarda la fecha: {k}.", "{K}. | Trae compañía.", "Toma nota: {k}.", "{K}. | ¿Te apuntas?",
    "Hay plan: {k}.",
  ],
  "occasion": [
    "{K}.", "Qué ganas: {k}.", "En la agenda: {k}.", "{K}. | Allá vamos.", "El plan: {k}.", "{K}. | Ya queda menos.",
    "Cuenta atrás: {k}.", "{K}. | A disfrutar.", "Marcado en rojo: {k}.", "{K}. | Todo listo.",
  ],
  "question": [
    "¿{K}?", "¿{K}? | Te leo.", "Pregunta seria: ¿{k}?", "¿{K}? | Cuéntame.", "A ver: ¿{k}?", "¿{K}? | Sin excusas.",
    "La gran pregunta: ¿{k}?", "¿{K}? | Sé sincero.", "Duda real: ¿{k}?", "¿{K}? | Se admite todo.",
  ],
  "story": [
    "{K}.", "{K}. | Historia real.", "Última hora: {k}.", "{K}. | Y ya está.", "Pues sí: {k}.", "{K}. | Tal cual.",
    "Querido diario: {k}.", "{K}. | Fin.", "Que conste: {k}.", "{K}. | Así, sin más.", "Titular: {k}.",
  ],
  "feeling": [
    "{K}.", "Así estoy: {k}.", "{K}. | ¿Alguien más?", "Dicho queda: {k}.", "{K}. | Y punto.", "Modo actual: {k}.",
    "{K}. | ¿Y tú?", "Sin filtro: {k}.", "{K}. | Tal cual.", "Parte: {k}.",
  ],
  "how-to": [
    "{K}.", "Para guardar: {k}.", "{K}. | ¿Algún truco?", "{K}. | Se admiten consejos.",
    "{K}. | Cuéntame cómo.", "Para luego: {k}.", "{K}. | ¿Lo sabías?", "Apunta: {k}.",
  ],
  "greeting": [
    "¡{K}!", "{K}.", "¡{K}! | Pásalo.", "De corazón: {k}.", "¡{K}! | Un abrazo.", "Todos a una: ¡{k}!",
    "¡{K}! | Con cariño.", "Dicho con ganas: ¡{k}!", "Por si nadie lo dijo: ¡{k}!", "¡{K}! | Y que dure.",
  ],
  "business": ["{K}.", "Hoy: {k}.", "Un nombre: {k}."],
  "word": [
    "{K}.", "Una palabra: {k}.", "Palabra del día: {k}.",
  ],
  "unknown": [
    "{K}.", "Solo digo: {k}.", "{K}. | Y ya está.", "¿{K}? | Sí, por favor.", "{K}. | ¿Quién más?",
    "Que conste: {k}.", "Hoy toca: {k}.", "¿Alguien dijo {k}?", "{K}. | Así, sin más.", "Dicho queda: {k}.",
  ],
  "signs": ["{K}", "Así: {K}", "{K} | Y punto.", "En resumen: {K}", "{K} | Sin palabras."],
  "loss": [
    "{K}.",
  ],
  "loss-disaster": [
    "{K}.", "{K}. | Con todo el respeto.",
  ],
  "crisis": ["{K}.", "{K}. | Hay ayuda."],
  "arrival": [
    "{K}.", "{K}. | Ya era hora.", "{K}. | Allá vamos.",
  ],
  "number": [
    "{K}.",
  ],
};

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
    "{K}.", "Para guardar: {k}.", "{K}. | ¿Algún truco?", "Útil de verdad: {k}.", "{K}. | Se admiten consejos.",
    "Lección: {k}.", "{K}. | Cuéntame cómo.", "Para luego: {k}.", "{K}. | ¿Lo sabías?", "Apunta: {k}.",
  ],
  "greeting": [
    "¡{K}!", "{K}.", "¡{K}! | Pásalo.", "De corazón: {k}.", "¡{K}! | Un abrazo.", "Todos a una: ¡{k}!",
    "¡{K}! | Con cariño.", "Dicho con ganas: ¡{k}!", "Por si nadie lo dijo: ¡{k}!", "¡{K}! | Y que dure.",
  ],
  "word": [
    "{K}.", "Una palabra: {k}.", "{K}. | ¿Qué te sugiere?", "Tema: {k}.", "Así, a secas: {k}.", "{K}. | ¿Sí o no?",
    "Despacio: {k}.", "{K}. | Te leo.", "En mente: {k}.",
  ],
  "unknown": [
    "{K}.", "Elogio breve: {k}.", "Debilidad confesada: {k}.", "{K}. | ¿Qué te sugiere?", "En mente: {k}.",
    "{K}. | ¿Quién más?", "¿{K}? | Siempre.", "¿{K}? | Sí, por favor.",
  ],
  "signs": ["{K}", "Así: {K}", "{K} | Y punto.", "En resumen: {K}", "{K} | Sin palabras."],
  "loss": [
    "{K}.", "{K}. | Gracias por leer.", "En voz baja: {k}.", "Sin grandes palabras: {k}.",
    "Dicho con calma: {k}.", "Lo comparto aquí: {k}.", "Para que lo sepáis: {k}.",
  ],
  "loss-disaster": [
    "{K}.", "{K}. | Con todo el respeto.", "En voz baja: {k}.", "Sin grandes palabras: {k}.",
    "Dicho con calma: {k}.", "Lo comparto aquí: {k}.", "Para que lo sepáis: {k}.",
  ],
  "crisis": ["{K}.", "{K}. | Hay ayuda."],
};

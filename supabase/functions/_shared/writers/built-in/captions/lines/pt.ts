import type { LineStock } from "./line.ts";

/**
 * Portuguese, in words that Brazil and Portugal share. If nothing certain was read, the person's words are used alone.
 */
export const portuguese: LineStock = {
  "offer": [
    "{K}.", "Bom saber: {k}.", "{K}. | Passe a palavra.", "Tome nota: {k}.", "Lembrete: {k}.", "{K}. | Quem aproveita?",
    "Atenção: {k}.", "Para quem não viu: {k}.",
  ],
  "launch": [
    "{K}.", "É oficial: {k}.", "{K}. | Passe a palavra.", "Novidades: {k}.", "Em primeira mão: {k}.",
    "Tomem nota: {k}.", "Bom saber: {k}.",
  ],
  "wanted": ["{K}.", "{K}. | Passe a palavra.", "{K}. | Alguém?", "{K}. | Conhecem alguém?"],
  "milestone": [
    "{K}.", "{K}. | Que alegria.", "{K}. | Que emoção.", "{K}. | Que bom dizer isto.", "Para recordar: {k}.",
  ],
  "birthday": [
    "{K}.", "{K}. | Bolo é obrigatório.", "{K}. | Vamos celebrar.", "{K}. | E muitos mais.", "Com todo o carinho: {k}.",
  ],
  "event": [
    "{K}.", "{K}. | Quem vem?", "Na agenda: {k}.", "{K}. | Nos vemos lá?", "O programa: {k}.", "{K}. | Apareçam.",
    "Guardem a data: {k}.", "A não perder: {k}.",
  ],
  "occasion": [
    "{K}.", "Na agenda: {k}.", "{K}. | Está quase.", "{K}. | Mal posso esperar.", "Contagem regressiva: {k}.",
  ],
  "question": [
    "{K}?", "{K}? | Contem tudo.", "Pergunta séria: {k}?", "{K}? | Sejam sinceros.", "Só uma dúvida: {k}?",
    "A grande pergunta: {k}?", "{K}? | Vale tudo.", "Aqui entre nós: {k}?",
  ],
  "feeling": ["{K}.", "{K}. | E vocês?", "{K}. | Mais alguém?", "Humor: {k}."],
  "how-to": ["{K}.", "Para guardar: {k}.", "{K}. | Algum truque?", "{K}. | Aceito dicas.", "Para depois: {k}."],
  "greeting": ["{K}!", "{K}! | Um abraço.", "De coração: {k}!", "{K}! | Com carinho."],
  "signs": ["{K}", "{K} | Sem palavras."],
  "loss-disaster": ["{K}.", "{K}. | Com todo o respeito."],
  "crisis": ["{K}.", "{K}. | Há ajuda."],
  "arrival": ["{K}.", "{K}. | Já era tempo."],
  "unknown": ["{K}."],
};

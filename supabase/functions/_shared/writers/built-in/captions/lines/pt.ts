import type { LineStock } from "./line.ts";

/** Portuguese, in words that Brazil and Portugal share. */
export const portuguese: LineStock = {
  "offer": [
    "{K}.", "Bom saber: {k}.", "{K}. | Passe a palavra.", "Tome nota: {k}.", "{K}. | Esperamos por si.",
    "Lembrete: {k}.", "{K}. | Quem aproveita?", "Atenção: {k}.", "{K}. | Sim, de verdade.", "Para quem não viu: {k}.",
    "{K}. | Até já?",
  ],
  "launch": [
    "{K}.", "É oficial: {k}.", "{K}. | Passe a palavra.", "Novidades: {k}.", "{K}. | O que acham?",
    "Rufem os tambores: {k}.", "{K}. | Finalmente.", "Em primeira mão: {k}.", "{K}. | Apareçam.",
    "Pequeno anúncio: {k}.", "Tomem nota: {k}.",
  ],
  "milestone": [
    "{K}.", "{K}. | Que alegria.", "Fica o registo: {k}.", "{K}. | Que emoção.", "Para recordar: {k}.",
    "{K}. | E vem mais.", "Dito em voz alta: {k}.", "{K}. | Sim, de verdade.", "Um brinde: {k}.",
    "{K}. | Que bom dizer isto.", "Para emoldurar: {k}.",
  ],
  "birthday": [
    "{K}.", "{K}. | Bolo é obrigatório.", "Velas prontas: {k}.", "{K}. | Muitos anos de vida.", "Um brinde: {k}.",
    "{K}. | Peça um desejo.", "Com todo o carinho: {k}.", "{K}. | Vamos celebrar.", "De coração: {k}.",
    "{K}. | E muitos mais.",
  ],
  "event": [
    "{K}.", "{K}. | Quem vem?", "Na agenda: {k}.", "{K}. | Nos vemos lá?", "O programa: {k}.",
    "{K}. | Tragam companhia.", "Guardem a data: {k}.", "{K}. | Apareçam.", "Há plano: {k}.", "{K}. | Quem alinha?",
    "A não perder: {k}.",
  ],
  "occasion": [
    "{K}.", "Contagem regressiva: {k}.", "Na agenda: {k}.", "{K}. | Vamos lá.", "O programa: {k}.",
    "{K}. | Que vontade.", "Marcado a vermelho: {k}.", "{K}. | Está quase.", "Tudo pronto: {k}.",
    "{K}. | Mal posso esperar.",
  ],
  "question": [
    "{K}?", "{K}? | Contem tudo.", "Pergunta séria: {k}?", "{K}? | Sejam sinceros.", "Só uma dúvida: {k}?",
    "{K}? | Eu espero.", "A grande pergunta: {k}?", "{K}? | Vale tudo.", "Aqui entre nós: {k}?", "{K}? | Digam lá.",
  ],
  "story": [
    "{K}.", "{K}. | História real.", "Última hora: {k}.", "{K}. | É isto.", "Querido diário: {k}.", "{K}. | Fim.",
    "Em manchete: {k}.", "{K}. | Simples assim.", "Aconteceu: {k}.", "{K}. | O resto depois.", "Para constar: {k}.",
  ],
  "feeling": [
    "{K}.", "Estado: {k}.", "{K}. | E vocês?", "Pronto, disse: {k}.", "{K}. | É isto.", "Humor: {k}.",
    "{K}. | Mais alguém?", "Sem filtros: {k}.", "{K}. | Só isso.", "Previsão interior: {k}.",
  ],
  "how-to": [
    "{K}.", "Para guardar: {k}.", "{K}. | Algum truque?", "{K}. | Aceito dicas.", "Bom saber: {k}.",
    "{K}. | Como fazem vocês?", "Para depois: {k}.", "{K}. | Sabiam?",
  ],
  "greeting": [
    "{K}!", "{K}.", "{K}! | Passe adiante.", "De coração: {k}!", "{K}! | Um abraço.", "Todos juntos: {k}!",
    "{K}! | Com carinho.", "Alto e bom som: {k}!", "Daqui para aí: {k}!", "{K}! | Saúde.",
  ],
  "business": ["{K}.", "Hoje: {k}.", "Um nome: {k}."],
  "word": [
    "{K}.", "Uma palavra: {k}.", "Palavra do dia: {k}.",
  ],
  "unknown": [
    "{K}.", "Só digo isto: {k}.", "{K}. | Simples assim.", "{K}? | Sim, por favor.", "{K}. | Quem mais?",
    "Pequenas alegrias: {k}.", "Alguém disse {k}?", "{K}. | É isto.", "Para constar: {k}.", "{K}. | Mais nada.",
  ],
  "signs": ["{K}", "Assim: {K}", "{K} | Ponto.", "Em resumo: {K}", "{K} | Sem palavras."],
  "loss": [
    "{K}.",
  ],
  "loss-disaster": [
    "{K}.", "{K}. | Com todo o respeito.",
  ],
  "crisis": ["{K}.", "{K}. | Há ajuda."],
  "arrival": [
    "{K}.", "{K}. | Já era tempo.", "{K}. | Vamos lá.",
  ],
  "number": [
    "{K}.",
  ],
};

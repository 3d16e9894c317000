import { pattern } from "../../../text/pattern.ts";

/* Grave phrases in Spanish, German, French, Italian and Portuguese. */

const graveSpanish = pattern`
  \bse (?:nos )?fue mi\b
  |\bmi (?:\w+ )?(?:murió|falleció)\b
  |\bdescans[ae]n? en paz\b
  |\bperdí (?:a mi|mi trabajo)\b
  |\bcerramos (?:para siempre|definitivamente)\b
  |\bcierre definitivo\b
  |\bnos dejó\b
  |\bme (?:echaron|despidieron)\b
`;

const graveGerman = pattern`
  \b(?:ist|sind) (?:heute |gestern |letzte nacht )?(?:gestorben|von uns gegangen|eingeschlafen)\b
  |\bvon uns gegangen\b
  |\bfür immer (?:geschlossen|zu)\b
  |\bschließ(?:t|en) für immer\b
  |\bruhe in frieden\b
  |\b(?:wir|laden|geschäft|bäckerei)\b.{0,30}\bschließ(?:t|en)\b(?!.{0,12}\buhr\b)
  |\bjob verloren\b
  |\barbeit verloren\b
`;

const graveFrench = pattern`
  \best (?:mort|décédé|parti)e?\b
  |\bnous a quitt\w+\b
  |\brepose en paix\b
  |\bfermeture définitive\b
  |\bferme (?:définitivement|ses portes)\b
  |\bperdu (?:mon|ma|mes) (?:emploi|travail|père|mère|fils|fille|frère|sœur|ami|amie|mari|femme|chien|chat)\b
`;

const graveItalian = pattern`
  \bci ha lasciat[oi]\b
  |\bè (?:morto|morta|mancat[oa]|venut[oa] a mancare)\b
  |\briposa in pace\b
  |\bchiudiamo (?:per sempre|definitivamente)\b
  |\bchiusura definitiva\b
  |\bperso (?:il lavoro|mio|mia)\b
`;

const gravePortuguese = pattern`
  \bnos deixou\b
  |\bdescans[ae] em paz\b
  |\bperdi (?:meu|minha|o meu|a minha|o emprego)\b
  |\bvamos fechar\b
  |\bfechamos (?:para sempre|definitivamente)\b
  |\bencerramento definitivo\b
  |\bpartiu (?:hoje|ontem)\b
`;

/** Grave phrases of the five languages besides English. */
export const graveOtherLanguages = { graveSpanish, graveGerman, graveFrench, graveItalian, gravePortuguese };

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
  |\b(?:me|nos) (?:han )?(?:echado|echaron|despedido|despidieron)\b
  |\b(?:lo )?perdimos todo\b
  |\b(?:murió|falleci(?:ó|do|da|miento)|velatorio|tanatorio|funeral|de luto|en memoria de|q\.?e\.?p\.?d)(?!\p{L})
  |\bmi (?:perr[oa]|gat[oa]) se fue(?! (?:de|al?|con|por|en)\b)(?!\p{L})
`;

const graveGerman = pattern`
  \b(?:ist|sind) (?:heute |gestern |letzte nacht )?(?:gestorben|von uns gegangen|eingeschlafen)\b
  |\bvon uns gegangen\b
  |\bfür immer (?:geschlossen|zu)\b
  |\bschließ(?:t|en) für immer\b
  |\bruhe in frieden\b
  |\b(?:wir|laden|geschäft|bäckerei)\b.{0,30}\bschließ(?:t|en)\b(?!.{0,12}\buhr\b)
  |\bjob verloren\b
  |\b(?:arbeit|alles) verloren\b
  |\b(?:verstorben|beerdigung|trauerfeier|in gedenken an|regenbogenbrücke|todesanzeige|hochwasser)
  |\babschied von (?:oma|opa|mama|papa|meine[rmn]|unsere[rmn])\b
  |\b(?:wurde|wurden) (?:heute )?(?:gekündigt|entlassen)\b
`;

const graveFrench = pattern`
  \best (?:mort|décédé|parti)e?\b
  |\b(?:nous|les|m['’]) ?(?:a|ont) quitt\p{L}+
  |\brepose en paix\b
  |\bfermeture définitive\b
  |\b(?:obsèques|décès|funérailles)\b
  |\b(?:en|de) deuil\b
  |\benterrement\b(?! de vie\b)
  |\b(?:tout perdu|perdu tout)\b
  |\b(?:a été|ai été|avons été) licenciée?s?(?!\p{L})
  |\bferme (?:définitivement|ses portes)\b
  |\bperdu (?:mon|ma|mes) (?:emploi|travail|père|mère|fils|fille|frère|sœur|ami|amie|mari|femme|chien|chat)\b
`;

const graveItalian = pattern`
  \bci ha lasciat[oi]\b
  |(?<!\p{L})(?:è|sono) (?:\p{L}+ )?(?:mort[oaie]|mancat[oaie]|venut[oaie] a mancare|scompars[oaie])\b
  |\b(?:funerale|in lutto|alluvione|terremoto)\b
  |\bperso tutto\b
  |\briposa in pace\b
  |\bchiudiamo (?:per sempre|definitivamente)\b
  |\bchiusura definitiva\b
  |\bperso (?:il lavoro|mio|mia)\b
`;

const gravePortuguese = pattern`
  \bnos deixou\b
  |\bdescans[ae] em paz\b
  |\bperdemos tudo\b
  |\b(?:faleceu|morreu|velório|de luto|enterro d[oae]|enchente|em memória de)(?!\p{L})
  |\b(?:fui|fomos) demitid[oa]s?\b
  |\bperdi (?:meu|minha|o meu|a minha|o emprego)\b
  |\bvamos fechar\b
  |\bfechamos (?:para sempre|definitivamente)\b
  |\bencerramento definitivo\b
  |\bpartiu (?:hoje|ontem)\b
`;

/** Illnesses and stays in hospital in the five languages, unless somebody works there. */
const illElsewhere = pattern`
  ^(?!.*(?:trabaj|enfermer|prácticas|arbeit|dienst|schicht|praktik|kranken(?:schwester|pfleg)|travaill|infirmi|stage
    |(?<!\p{L})garde|lavor|infermier|turno|trabalh|enfermei|plantão|estágio))
  .*(?:
    (?<!\p{L})(?:en el hospital|hospitalizad[oa]|en la uci|cuidados intensivos|quimioterapia
      |im krankenhaus|auf (?:der )?intensivstation|chemotherapie|schlaganfall|herzinfarkt
      |à l['’]hôpital|hospitalisée?s?|en réanimation|chimio(?:thérapie)?
      |in ospedale|ricoverat[oaie]|in terapia intensiva|chemioterapia
      |no hospital|na uti|quimioterapia|internad[oa] (?:no|na|desde)|cáncer de|câncer de|cancer du|tumore|tumeur)(?!\p{L})
  )
`;

/** Grave phrases of the five languages besides English. */
export const graveOtherLanguages = {
  graveSpanish,
  graveGerman,
  graveFrench,
  graveItalian,
  gravePortuguese,
  illElsewhere,
};

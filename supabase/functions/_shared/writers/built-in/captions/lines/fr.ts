import type { LineStock } from "./line.ts";

/** French. If nothing certain was read, the person's words are used alone. */
export const french: LineStock = {
  "offer": [
    "{K}.", "Bon à savoir : {k}.", "{K}. | Faites passer.", "Petit rappel : {k}.", "{K}. | On vous attend.",
    "À noter : {k}.", "{K}. | Qui en profite ?", "Pour info : {k}.",
  ],
  "launch": [
    "{K}.", "C'est officiel : {k}.", "{K}. | Faites passer.", "Du nouveau : {k}.", "À noter : {k}.",
    "{K}. | On vous attend.", "Petite annonce : {k}.", "Pour info : {k}.",
  ],
  "wanted": ["{K}.", "{K}. | Faites passer.", "{K}. | Une piste ?", "{K}. | Quelqu'un ?", "Petite annonce : {k}."],
  "milestone": ["{K}.", "{K}. | Quelle émotion.", "{K}. | On savoure.", "{K}. | Quelle joie.", "Une étape : {k}."],
  "birthday": [
    "{K}.", "{K}. | Gâteau obligatoire.", "{K}. | Place à la fête.", "{K}. | Et bien d'autres.", "De tout cœur : {k}.",
  ],
  "event": [
    "{K}.", "{K}. | Qui vient ?", "Dans l'agenda : {k}.", "{K}. | On s'y retrouve ?", "{K}. | On vous attend.",
    "Au programme : {k}.", "{K}. | Qui est partant ?", "À vos agendas : {k}.",
  ],
  "occasion": ["{K}.", "Hâte d'y être : {k}.", "Dans l'agenda : {k}.", "{K}. | Vivement.", "Au programme : {k}."],
  "question": [
    "{K} ?", "{K} ? | Dites-moi tout.", "Vraie question : {k} ?", "{K} ? | Soyez honnêtes.", "Petite question : {k} ?",
    "La grande question : {k} ?", "{K} ? | Débat ouvert.", "{K} ? | À vous.",
  ],
  "feeling": ["{K}.", "Humeur : {k}.", "{K}. | Et vous ?", "{K}. | D'autres ici ?"],
  "how-to": [
    "{K}.", "{K}. | Une astuce ?", "{K}. | Vos conseils ?", "Pour plus tard : {k}.", "{K}. | Et vous, comment ?",
  ],
  "greeting": ["{K} !", "{K} ! | Avec tendresse.", "De tout cœur : {k} !"],
  "signs": ["{K}", "{K} | Sans paroles."],
  "loss-disaster": ["{K}.", "{K}. | Pensées aux victimes."],
  "crisis": ["{K}.", "{K}. | Il existe des aides."],
  "arrival": ["{K}.", "{K}. | Il était temps."],
  "unknown": ["{K}."],
};

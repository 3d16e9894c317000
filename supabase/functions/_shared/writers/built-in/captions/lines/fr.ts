import type { LineStock } from "./line.ts";

/** French. */
export const french: LineStock = {
  "offer": [
    "{K}.", "Bon à savoir : {k}.", "{K}. | Faites passer.", "Petit rappel : {k}.", "{K}. | On vous attend.",
    "À noter : {k}.", "{K}. | Qui en profite ?", "Pour info : {k}.", "{K}. | Oui, vraiment.", "Au cas où : {k}.",
    "{K}. | À bientôt ?",
  ],
  "launch": [
    "{K}.", "C'est officiel : {k}.", "{K}. | Faites passer.", "Du nouveau : {k}.", "{K}. | Vous en pensez quoi ?",
    "Roulement de tambour : {k}.", "{K}. | On vous attend.", "La nouvelle du moment : {k}.", "{K}. | Enfin.",
    "Petite annonce : {k}.", "À noter : {k}.",
  ],
  "milestone": [
    "{K}.", "{K}. | Merci.", "C'est dit : {k}.", "{K}. | Quelle émotion.", "À marquer : {k}.",
    "{K}. | Et ça continue.", "Pour mémoire : {k}.", "{K}. | Oui, vraiment.", "Petite pause : {k}.",
    "{K}. | On savoure.", "Noté noir sur blanc : {k}.",
  ],
  "birthday": [
    "{K}.", "{K}. | Gâteau obligatoire.", "Bougies prêtes : {k}.", "{K}. | Fais un vœu.", "On lève nos verres : {k}.",
    "{K}. | Et bien d'autres.", "De tout cœur : {k}.", "{K}. | Place à la fête.", "Entouré en rouge : {k}.",
    "{K}. | Plein de bisous.",
  ],
  "event": [
    "{K}.", "{K}. | Qui vient ?", "Dans l'agenda : {k}.", "{K}. | On s'y retrouve ?", "Le programme : {k}.",
    "{K}. | Venez accompagnés.", "À vos agendas : {k}.", "{K}. | On vous attend.", "Réservez la date : {k}.",
    "{K}. | Qui est partant ?", "Au programme : {k}.",
  ],
  "occasion": [
    "{K}.", "Hâte d'y être : {k}.", "Dans l'agenda : {k}.", "{K}. | C'est parti.", "Le programme : {k}.",
    "{K}. | Plus que l'attente.", "Entouré en rouge : {k}.", "{K}. | Vivement.", "Compte à rebours : {k}.",
    "{K}. | On savoure.",
  ],
  "question": [
    "{K} ?", "{K} ? | Dites-moi tout.", "Vraie question : {k} ?", "{K} ? | Soyez honnêtes.",
    "Petite question : {k} ?", "{K} ? | J'attends.", "La grande question : {k} ?", "{K} ? | Débat ouvert.",
    "Entre nous : {k} ?", "{K} ? | À vous.",
  ],
  "story": [
    "{K}.", "{K}. | Histoire vraie.", "Dernière minute : {k}.", "{K}. | Voilà.", "Cher journal : {k}.", "{K}. | Fin.",
    "À la une : {k}.", "{K}. | Tout simplement.", "C'est arrivé : {k}.", "{K}. | La suite bientôt.",
    "Pour mémoire : {k}.",
  ],
  "feeling": [
    "{K}.", "Humeur : {k}.", "{K}. | Et vous ?", "C'est dit : {k}.", "{K}. | Voilà.", "État des lieux : {k}.",
    "{K}. | D'autres ici ?", "Sans filtre : {k}.", "{K}. | Tout simplement.", "Météo intérieure : {k}.",
  ],
  "how-to": [
    "{K}.", "À garder : {k}.", "{K}. | Une astuce ?", "{K}. | Vos conseils ?", "Bon à savoir : {k}.",
    "{K}. | Et vous, comment ?", "Pour plus tard : {k}.", "{K}. | Vous le saviez ?",
  ],
  "greeting": [
    "{K} !", "{K}.", "{K} ! | Faites passer.", "De tout cœur : {k} !", "{K} ! | Je vous embrasse.",
    "Tous ensemble : {k} !", "{K} ! | Avec tendresse.", "Bien fort : {k} !", "D'ici à chez vous : {k} !",
    "{K} ! | Santé.",
  ],
  "business": ["{K}.", "Aujourd'hui : {k}.", "Un nom : {k}."],
  "word": [
    "{K}.", "Un mot : {k}.", "Mot du jour : {k}.",
  ],
  "unknown": [
    "{K}.", "{K}. | Tout simplement.", "{K} ? | Oui, volontiers.", "{K}. | Qui d'autre ?", "Petit bonheur : {k}.",
    "Pour mémoire : {k}.", "Quelqu'un a dit {k} ?", "{K}. | Voilà, c'est dit.", "Juste pour dire : {k}.",
    "{K}. | Rien de plus.",
  ],
  "signs": ["{K}", "Voilà : {K}", "{K} | Tout est dit.", "En bref : {K}", "{K} | Sans paroles."],
  "loss": [
    "{K}.",
  ],
  "loss-disaster": [
    "{K}.", "{K}. | Pensées aux victimes.",
  ],
  "crisis": ["{K}.", "{K}. | Il existe des aides."],
  "arrival": [
    "{K}.", "{K}. | Il était temps.", "{K}. | C'est parti.",
  ],
  "number": [
    "{K}.",
  ],
};

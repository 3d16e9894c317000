import type { LanguageNumbers } from "./numbers.ts";

export const french = ({ price, free, trial, variations, premiumVariations, hashtags }: LanguageNumbers): string => `
== what-is-it
Caption Kite écrit des textes pour Instagram, Facebook, TikTok et X à partir de quelques mots, d'une photo ou des deux, et dans votre propre style si vous l'enregistrez.
qu'est-ce que caption kite | c'est quoi | à quoi ça sert | que peux-tu faire | qu'est-ce que tu sais faire | qui es-tu | es-tu un robot | en quoi peux-tu m'aider
== generate
Dans l'onglet Generate, tapez un mot-clé, ajoutez une photo ou les deux, choisissez la plateforme et appuyez sur Generate Caption. Vous obtenez ${variations} variantes : copiez celle qui vous plaît. Vous pouvez aussi me demander ici : « écris un texte sur … ».
comment ça marche | comment ça fonctionne | comment créer une légende | comment écrire un texte | comment commencer | comment utiliser | que dois-je faire
== price
Premium coûte ${price} dollars par mois, par carte, et se résilie à tout moment. Le plan gratuit ne coûte rien.
combien ça coûte | combien coûte premium | quel est le prix | prix | tarif | tarifs | c'est cher | combien dois-je payer
== free
Oui, il y a un plan gratuit sans carte : ${free} textes par jour, avec de la publicité. Sans compte, vous pouvez en écrire ${trial} par jour.
c'est gratuit | est-ce gratuit | il y a une version gratuite | puis-je l'utiliser gratuitement | faut-il payer | essai gratuit | essayer sans compte
== daily-limit
Avec le plan gratuit, ${free} textes par jour ; avec Premium, autant que vous voulez. Le compteur repart à 00:00 UTC.
combien de textes par jour | combien de légendes gratuites | quelle est la limite par jour | limite | quand la limite est-elle remise à zéro | je n'ai plus de légendes
== upgrade
Dans l'onglet Account, appuyez sur Upgrade to Premium sur la carte Subscription et payez par carte. Premium commence dès que le paiement est passé.
comment passer à premium | comment acheter premium | je veux premium | comment s'abonner | comment payer | moyens de paiement | peut-on payer avec paypal
== cancel
Dans l'onglet Account, appuyez sur Cancel Subscription sur la carte Subscription et confirmez. Vous gardez Premium jusqu'à la fin du mois payé et n'êtes plus débité.
comment annuler | annuler mon abonnement | résilier | comment résilier | je veux annuler | se désabonner | puis-je annuler à tout moment
== refund
Les mois commencés ne sont pas remboursés, sauf si la loi vous en donne le droit. Si un paiement s'est mal passé, écrivez-nous sur la page Contact avec la date et le montant : une personne répond sous 24 heures.
puis-je être remboursé | remboursement | je veux être remboursé | récupérer mon argent | pouvez-vous me rembourser
== charged-twice
Désolés. Regardez d'abord les paiements sous Invoices and card, sur la carte Subscription de l'onglet Account. S'il y en a deux pour un mois, écrivez-nous sur la page Contact avec la date et le montant, jamais le numéro de carte.
j'ai été débité deux fois | débité deux fois | prélevé deux fois | double paiement | prélèvement inconnu | mon paiement a échoué | ma carte est refusée
== promo-apply
Saisissez-le sur la carte Promo code de l'onglet Account et appuyez sur Apply. Il donne l'accès Premium complet jusqu'à son expiration.
comment utiliser un code promo | j'ai un code | où mettre le code promo | bon de réduction | y a-t-il une réduction
== login-problem
Vérifiez l'adresse e-mail et cochez la case des conditions. Si le mot de passe est peut-être faux, utilisez Forgot password? sous le formulaire. Après de nombreux essais, la connexion est suspendue quelques minutes.
je ne peux pas me connecter | impossible de me connecter | problème de connexion | je n'arrive pas à me connecter | mon compte est bloqué | je n'ai plus accès à mon compte
== forgot-password
Choisissez Forgot password? sur la page de connexion et saisissez votre adresse : nous envoyons un lien valable une heure.
j'ai oublié mon mot de passe | mot de passe oublié | changer mon mot de passe | réinitialiser mon mot de passe | changer mon mot de passe | comment changer mon mot de passe
== delete-account
Dans l'onglet Account, à la fin de Profile Settings, appuyez sur Delete Account, tapez DELETE et votre mot de passe. Tout est effacé pour de bon.
comment supprimer mon compte | supprimer mon compte | je veux supprimer mon compte | fermer mon compte | effacer mes données
== privacy
Nous ne gardons que votre compte, vos textes et votre style, et vous seul les voyez. Aucune donnée n'est vendue, il n'y a pas de traceurs. La page Privacy dit tout.
que faites-vous de mes données | vendez-vous mes données | confidentialité | protection des données | est-ce sûr | rgpd | mes données sont-elles en sécurité | vous vendez mes données | vendez-vous mes données | qui peut voir mes textes
== photo
Ajoutez-la dans l'onglet Generate et appuyez sur Generate Caption : le texte est écrit pour elle, avec ou sans mot-clé. Sans modèle de langue, la photo ne peut pas être vue : dites en quelques mots ce qu'elle montre. PNG, JPG ou GIF de moins de 5 Mo.
que puis-je faire avec une photo | puis-je ajouter une photo | comment ajouter une image | texte pour une photo | quels formats d'image | ça marche avec des photos
== photo-privacy
Non. La photo sert à écrire le texte et n'est pas conservée.
gardez-vous mes photos | mes photos sont-elles enregistrées | que deviennent mes photos | qui peut voir mes photos | vous gardez mes photos
== tone
Appuyez sur Tone en haut de la page principale, dites comment vous écrivez, ajoutez un à trois textes à vous et appuyez sur Save style. Les nouveaux textes le suivent.
comment changer le ton | changer mon style | comment régler le ton | que ça me ressemble | mon propre style | où est le ton
== language
Tapez le mot-clé en français et le texte est en français ; de même en anglais, espagnol, allemand, italien et portugais. L'application est en anglais.
est-ce que ça marche en français | quelles langues | changer la langue | l'application est-elle en français | écrire en français | parles-tu français
== platforms
Pour Instagram, Facebook, TikTok et X ; avec Adapt aussi pour Threads, Bluesky et LinkedIn.
ça marche pour tiktok | quelles plateformes | est-ce que ça marche pour linkedin | pour instagram | quels réseaux
== history
Dans l'onglet History, le plus récent d'abord. Vous pouvez y chercher, copier, effacer et exporter.
où sont mes textes | où est mon historique | historique | retrouver mes légendes | mes légendes ont disparu | puis-je exporter mes textes | exporter | où sont mes anciens textes | où sont mes textes | mes textes ont disparu
== phone
Pas besoin d'application : cela marche dans le navigateur de tout téléphone. Avec Add to Home, elle s'ouvre depuis l'écran d'accueil.
y a-t-il une application | application iphone | application android | ça marche sur mobile | télécharger l'application | sur mon téléphone | ça marche sur mon téléphone
== support
Écrivez-nous sur la page Contact, en bas de chaque page ; une personne répond sous 24 heures.
comment vous contacter | contact | parler à une personne | service client | aide | j'ai besoin d'aide | support | numéro de téléphone | ça ne marche pas | il y a une erreur | en combien de temps répondez-vous
== premium-benefits
Des textes sans limite par jour, ${premiumVariations} variantes au lieu de ${variations}, pas de publicité et un assistant qui se souvient de la conversation. Cela coûte ${price} dollars par mois.
que contient premium | qu'apporte premium | avantages de premium | premium vaut-il le coup | différence entre gratuit et premium | pourquoi payer
== ads
Le plan gratuit affiche de la publicité ; avec Premium il n'y en a pas.
pourquoi il y a de la pub | pourquoi de la publicité | enlever la publicité | supprimer les pubs | trop de pub
== promo-problem
Vérifiez les fautes de frappe et les espaces. Chaque code vaut pour un seul compte et jusqu'à sa date. S'il devrait marcher, écrivez-nous sur la page Contact avec le code.
mon code ne marche pas | code invalide | code expiré | le code ne fonctionne pas | code refusé
== reset-link
Regardez dans les spams et vérifiez l'adresse. Le lien vaut une heure et seul le dernier compte : demandez-en un nouveau avec Forgot password?. Si rien n'arrive, écrivez-nous sur la page Contact.
je ne reçois pas l'e-mail | je n'ai pas reçu le mail | le mail n'arrive pas | le lien ne marche pas | lien expiré
== best-time
Aucune heure n'est la meilleure pour tout le monde. Une étude de Sprout Social (2023) a vu le plus de réactions sur Instagram le matin en semaine. Mieux : regardez dans Insights quand vos abonnés sont actifs, publiez un peu avant et comparez quatre semaines.
quelle est la meilleure heure pour publier | à quelle heure publier | quand publier | quel jour publier | meilleur moment pour poster
== how-often
Aussi souvent que vous pouvez tenir avec quelque chose qui vaut la peine. Adam Mosseri d'Instagram parlait en juin 2021 de deux publications par semaine et deux stories par jour. Regardez si la portée par publication baisse quand vous publiez plus.
combien de fois publier | à quelle fréquence publier | combien de posts par semaine | faut-il publier tous les jours
== how-many-hashtags
Instagram en accepte ${hashtags} au plus depuis décembre 2025, TikTok aussi. Quelques-uns qui disent exactement le sujet valent mieux que beaucoup de généraux. Demandez-m'en ici : « hashtags bakery ».
combien de hashtags | combien de hashtags sur instagram | les hashtags servent-ils | quels hashtags utiliser | hashtags
== more-likes
Selon Adam Mosseri (janvier 2025), Instagram compte le temps de visionnage, les j'aime et les envois. Mettez le meilleur dans la première ligne et publiez ce que quelqu'un enverrait à un ami.
comment avoir plus de likes | plus de portée | plus d'abonnés | personne ne voit mes publications | plus de commentaires | comment marche l'algorithme | comment gagner des abonnés
`;

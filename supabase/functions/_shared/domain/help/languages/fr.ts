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
combien ça coûte | combien coûte premium | quel est le prix | prix | tarif | tarifs | c'est cher | combien dois-je payer | c'est combien par mois | c'est combien par mois et on peut résilier | combien ça coûte et peut-on annuler | le prix par mois et la résiliation
== free
Oui, il y a un plan gratuit sans carte : ${free} textes par jour, avec de la publicité. Sans compte, vous pouvez en écrire ${trial} par jour.
c'est gratuit | est-ce gratuit | il y a une version gratuite | puis-je l'utiliser gratuitement | faut-il payer | essai gratuit | essayer sans compte | différence entre compte gratuit et visiteur | utiliser en visiteur | faut-il s'inscrire | sans inscription
== daily-limit
Avec le plan gratuit, ${free} textes par jour ; avec Premium, autant que vous voulez. Le compteur repart à 00:00 UTC.
combien de textes par jour | combien de légendes gratuites | quelle est la limite par jour | limite | je n'ai plus de légendes
== upgrade
Dans l'onglet Account, appuyez sur Upgrade to Premium sur la carte Subscription et payez par carte. Premium commence dès que le paiement est passé.
comment passer à premium | comment acheter premium | je veux premium | comment s'abonner | comment payer
== cancel
Dans l'onglet Account, appuyez sur Cancel Subscription sur la carte Subscription et confirmez. Vous gardez Premium jusqu'à la fin du mois payé et n'êtes plus débité.
comment annuler | annuler mon abonnement | résilier | comment résilier | je veux annuler | se désabonner | puis-je annuler à tout moment
== refund
Les mois commencés ne sont pas remboursés, sauf si la loi vous en donne le droit. Si un paiement s'est mal passé, écrivez-nous sur la page Contact avec la date et le montant : une personne répond sous 24 heures.
puis-je être remboursé | remboursement | je veux être remboursé | récupérer mon argent | pouvez-vous me rembourser | je voudrais un remboursement | être remboursé
== charged-twice
Désolés. Regardez d'abord les paiements sous Invoices and card, sur la carte Subscription de l'onglet Account. S'il y en a deux pour un mois, écrivez-nous sur la page Contact avec la date et le montant, jamais le numéro de carte.
j'ai été débité deux fois | débité deux fois | prélevé deux fois | double paiement | prélèvement inconnu | mon paiement a échoué | ma carte est refusée
== promo-apply
Saisissez-le sur la carte Promo code de l'onglet Account et appuyez sur Apply. Il donne l'accès Premium complet jusqu'à son expiration.
comment utiliser un code promo | j'ai un code | où mettre le code promo | bon de réduction | y a-t-il une réduction
== login-problem
Vérifiez l'adresse e-mail et cochez la case des conditions. Si le mot de passe est peut-être faux, utilisez Forgot password? sous le formulaire. Après de nombreux essais, la connexion est suspendue quelques minutes.
je ne peux pas me connecter | impossible de me connecter | problème de connexion | je n'arrive pas à me connecter | mon compte est bloqué | je n'ai plus accès à mon compte | mot de passe incorrect
== forgot-password
Choisissez Forgot password? sur la page de connexion et saisissez votre adresse : nous envoyons un lien valable une heure.
j'ai oublié mon mot de passe | mot de passe oublié | réinitialiser mon mot de passe
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
gardez-vous mes photos | mes photos sont-elles enregistrées | que deviennent mes photos | qui peut voir mes photos | vous gardez mes photos | vous entraînez une ia avec mes photos | mes photos servent à entraîner une intelligence artificielle | entraîner une ia avec mes photos | utilisez-vous mes images pour entraîner
== tone
Appuyez sur Tone en haut de la page principale, dites comment vous écrivez, ajoutez un à trois textes à vous et appuyez sur Save style. Les nouveaux textes le suivent.
comment changer le ton | changer mon style | comment régler le ton | que ça me ressemble | mon propre style | où est le ton | que les légendes ressemblent à ma façon d'écrire | ma façon d'écrire | garder mon style | mon style à moi | qu'il écrive comme moi | ma manière d'écrire
== language
Tapez le mot-clé en français et le texte est en français ; de même en anglais, espagnol, allemand, italien et portugais. L'application est en anglais.
est-ce que ça marche en français | quelles langues | changer la langue | l'application est-elle en français | écrire en français | parles-tu français | le texte est en anglais | pourquoi en anglais
== platforms
Pour Instagram, Facebook, TikTok et X ; avec Adapt aussi pour Threads, Bluesky et LinkedIn.
ça marche pour tiktok | quelles plateformes | est-ce que ça marche pour linkedin | pour instagram | quels réseaux
== history
Dans l'onglet History, le plus récent d'abord. Vous pouvez y chercher, copier, effacer et exporter.
où sont mes textes | où est mon historique | historique | retrouver mes légendes | mes légendes ont disparu | puis-je exporter mes textes | exporter | où sont mes anciens textes | où sont mes textes | mes textes ont disparu | où sont les légendes que j'ai faites hier | les textes d'hier | je ne retrouve plus ce que j'ai écrit | ce que j'ai écrit la semaine dernière | où puis-je retrouver mes légendes
== phone
Pas besoin d'application : cela marche dans le navigateur de tout téléphone. Avec Add to Home, elle s'ouvre depuis l'écran d'accueil.
y a-t-il une application | application iphone | application android | ça marche sur mobile | télécharger l'application | sur mon téléphone | ça marche sur mon téléphone
== support
Écrivez-nous sur la page Contact, en bas de chaque page ; une personne répond sous 24 heures.
comment vous contacter | contact | parler à une personne | service client | aide | j'ai besoin d'aide | support | numéro de téléphone | en combien de temps répondez-vous | parler à quelqu'un | comment vous joindre
== premium-benefits
Des textes sans limite par jour, ${premiumVariations} variantes au lieu de ${variations}, pas de publicité et un assistant qui se souvient de la conversation. Cela coûte ${price} dollars par mois.
que contient premium | qu'apporte premium | avantages de premium | premium vaut-il le coup | différence entre gratuit et premium | pourquoi payer
== ads
Le plan gratuit affiche de la publicité ; avec Premium il n'y en a pas.
pourquoi il y a de la pub | pourquoi de la publicité | enlever la publicité | supprimer les pubs | trop de pub
== promo-problem
Vérifiez les fautes de frappe et les espaces. Chaque code vaut pour un seul compte et jusqu'à sa date. S'il devrait marcher, écrivez-nous sur la page Contact avec le code.
mon code ne marche pas | code invalide | code expiré | le code ne fonctionne pas | code refusé | j'ai un code promo il marche pas | mon code promo ne marche pas
== reset-link
Regardez dans les spams et vérifiez l'adresse. Le lien vaut une heure et seul le dernier compte : demandez-en un nouveau avec Forgot password?. Si rien n'arrive, écrivez-nous sur la page Contact.
je ne reçois pas l'e-mail | je n'ai pas reçu le mail | le mail n'arrive pas | le lien ne marche pas | lien expiré
== best-time
Aucune heure n'est la meilleure pour tout le monde. Une étude de Sprout Social (2023) a vu le plus de réactions sur Instagram le matin en semaine. Mieux : regardez dans Insights quand vos abonnés sont actifs, publiez un peu avant et comparez quatre semaines.
quelle est la meilleure heure pour publier | à quelle heure publier | quand publier | quel jour publier | meilleur moment pour poster | à quelle heure vaut-il mieux poster | vers quelle heure poster | à quelle heure poster sur instagram | quelle heure pour publier
== how-often
Aussi souvent que vous pouvez tenir avec quelque chose qui vaut la peine. Adam Mosseri d'Instagram parlait en juin 2021 de deux publications par semaine et deux stories par jour. Regardez si la portée par publication baisse quand vous publiez plus.
combien de fois publier | à quelle fréquence publier | combien de posts par semaine | faut-il publier tous les jours
== how-many-hashtags
Instagram en accepte ${hashtags} au plus depuis décembre 2025, TikTok aussi. Quelques-uns qui disent exactement le sujet valent mieux que beaucoup de généraux. Demandez-m'en ici : « hashtags bakery ».
combien de hashtags | combien de hashtags sur instagram | les hashtags servent-ils | quels hashtags utiliser | hashtags
== more-likes
Selon Adam Mosseri (janvier 2025), Instagram compte le temps de visionnage, les j'aime et les envois. Mettez le meilleur dans la première ligne et publiez ce que quelqu'un enverrait à un ami.
comment avoir plus de likes | plus de portée | plus d'abonnés | personne ne voit mes publications | plus de commentaires | comment marche l'algorithme | comment gagner des abonnés | comment avoir plus d'abonnés
== limit-reset
Chaque jour à 00:00 UTC ; ce qui reste ne se cumule pas. La barre de l'onglet Generate montre combien il en reste et quand c'est pour vous.
quand la limite est-elle remise à zéro | quand aurai-je de nouveaux textes | quand puis-je recommencer | combien m'en reste-t-il | combien de légendes il me reste aujourd'hui
== payment-methods
Par carte de crédit ou de débit, au mois et d'avance, avec Stripe ; le numéro de carte n'arrive jamais sur nos serveurs. Il n'y a ni PayPal ni virement.
comment payer | peut-on payer avec paypal | moyens de paiement | acceptez-vous visa | virement | ma carte est-elle en sécurité
== update-card
Dans l'onglet Account, carte Subscription, appuyez sur Invoices and card : vous y changez la carte et téléchargez les factures.
comment changer ma carte | j'ai besoin d'une facture | où sont mes factures | reçu | ma carte a expiré | télécharger une facture
== paid-no-premium
Désolés. Premium commence dès que le paiement est passé ; certaines banques mettent quelques minutes. Rechargez la page et regardez sous Invoices and card. Si le paiement y est et que vous êtes encore en Free, écrivez-nous sur la page Contact avec la date.
j'ai payé mais je n'ai pas premium | payé et rien ne se passe | premium n'est pas activé | j'ai perdu premium
== after-cancel
Vous gardez Premium jusqu'à la fin du mois payé, puis le compte passe au plan gratuit. Textes, historique et style restent, et rien n'est plus débité.
que se passe-t-il si je résilie | est-ce que je perds mes textes | j'ai résilié et je suis encore premium | après la résiliation
== post-for-me
Non : Caption Kite écrit le texte, vous publiez vous-même. Il ne se connecte pas à vos réseaux et ne demande jamais leur mot de passe. Copiez le texte ou utilisez Share.
peut-il publier pour moi | programmer des publications | publier automatiquement | connecter mon instagram | planifier des posts
== clear-history
Dans l'onglet History, appuyez sur Delete à côté d'une entrée, ou sur Clear History pour toutes. On peut annuler pendant quelques secondes ; ensuite c'est définitif. Votre compte reste.
comment effacer mon historique | supprimer un texte | effacer tous mes textes | j'ai effacé mon historique par erreur | récupérer des textes supprimés
== emoji-level
Dans l'onglet Generate, décochez AI Decides et déplacez les curseurs Emoji et Hashtags. Pour un seul texte, Rewrite propose Without emoji et Without hashtags.
trop d'emojis | comment enlever les emojis | sans emojis | moins de hashtags | sans hashtags | enlever les émojis
== bug
Désolés. Rechargez la page et essayez un autre navigateur. Si cela continue, dites-nous sur la page Contact ce que vous avez fait et vu : une personne répond sous 24 heures.
ça ne marche pas | ça marche pas | rien ne marche | il y a une erreur | la page ne charge pas | le bouton ne fait rien | c'est très lent | ça bloque | il ne se passe rien
== ownership
Vous pouvez utiliser les textes pour tout, aussi pour votre entreprise ou vos clients, sans nous citer. La page Terms donne les détails.
à qui appartiennent les textes | puis-je les utiliser pour mon entreprise | usage commercial | droits d'auteur | vendre les textes
== who-answers
Je suis un programme, l'assistant de Caption Kite. Une personne répond à ce que vous écrivez sur la page Contact, sous 24 heures.
es-tu un robot | êtes-vous une vraie personne | es-tu chatgpt | c'est une ia | je parle à un humain
== edit
Cliquez sur le texte dans l'onglet Generate et tapez ; il s'enregistre tout seul. Les plus anciens s'ouvrent depuis History avec Open in Generate.
comment modifier un texte | puis-je changer le texte | corriger un mot | modifier une légende
== rewrite
Appuyez sur Rewrite sous le texte : par exemple une version plus courte ou un autre début. Vous pouvez aussi coller ici un texte : “make it shorter: …”.
raccourcir un texte | plus court | une autre version | réécrire un texte | les textes sont trop longs | je n'aime pas le texte | je veux un autre texte
== discount
Il y a un seul prix : ${price} dollars par mois, résiliable à tout moment. Pas de formule annuelle, étudiante ou d'équipe, seulement des codes promo.
y a-t-il une réduction | abonnement annuel | réduction étudiant | payer à l'année | des offres | moins cher
== video
Non : Caption Kite écrit des textes. Décrivez la vidéo en quelques mots ou ajoutez-en une image. Il ne crée ni images ni vidéos.
puis-je ajouter une vidéo | texte pour une vidéo | peut-il créer des images | fait-il des vidéos
== what-to-post
Alternez : ce que vous avez fait, comment c'est fait, qui le fait, une question, et ce qu'a dit un client. En anglais, je vous donne des idées pour votre métier : “ideas for posts for a hairdresser”.
que publier | je ne sais pas quoi poster | des idées de publications | idées de contenu | donne-moi des idées | quoi publier aujourd'hui | des idées de posts | idées de posts pour mon commerce
== who-for
Cela convient aux boutiques, salons, restaurants, artisans, photographes, clubs et comptes privés : dites avec vos mots de quoi il s'agit et enregistrez vos textes avec Tone.
est-ce adapté à mon entreprise | ça marche pour un restaurant | pour qui est-ce | utile pour un petit commerce | est-ce fait pour moi
== better
Dites-en plus : “première randonnée avec mon chiot sous la pluie” donne de meilleurs textes que “chien”. Choisissez la plateforme et enregistrez vos textes avec Tone.
les textes sont mauvais | comment avoir de meilleurs textes | les textes sont banals | le texte n'a rien à voir
== favorites
Appuyez sur l'étoile à côté du texte. Dans l'onglet History, Favorites ne montre que ceux-là.
favoris | où sont mes favoris | à quoi sert l'étoile | garder un texte | enregistrer un texte | celles que j'ai marquées d'une étoile | voir les textes marqués d'une étoile | retrouver mes favoris
== offline
Sans connexion, vous pouvez lire l'historique déjà consulté, pendant 30 jours. Pour écrire, il faut internet.
sans connexion internet | hors ligne | sans wifi | peut-on l'utiliser sans internet | ça fonctionne sans réseau | sans réseau dans le train | sans connexion | sans internet | peut-on l'utiliser sans connexion internet
== image-size
Instagram : 1080 × 1350 pixels pour les publications, 1080 × 1920 pour les stories et les reels ; TikTok 1080 × 1920. Le carré de 1080 × 1080 convient partout (guides de formats, mai 2025).
quelle taille d'image | format pour une story | dimensions instagram | combien de pixels | quel format pour instagram | quel format pour une story instagram | format d'une story
== reels-or-posts
Les reels touchent le plus de monde, les carrousels reçoivent le plus de réactions, selon une analyse de 10 000 publications par CreatorsJet (août 2025). Comparez vos dix derniers de chaque sorte.
reels ou publications | plutôt reel ou photo | carrousel ou photo | qu'est-ce qui marche le mieux
== change-password
Dans l'onglet Account, sous Profile Settings, remplissez Change Password et appuyez sur Update Password. Oublié ? Forgot password? sur la page de connexion.
comment changer mon mot de passe | modifier le mot de passe | nouveau mot de passe
== share
Appuyez sur Share sous le texte. X, WhatsApp et l'e-mail s'ouvrent avec le texte ; pour Instagram, TikTok et Facebook il est copié et vous le collez.
comment partager un texte | partager sur facebook | partager directement | envoyer par whatsapp | partager direct sur facebook | envoyer sur facebook | partager sur instagram
== ads-although-paid
Désolés. Avec Premium il n'y a pas de publicité : rechargez la page et regardez si Premium est affiché en haut. Si elle reste, écrivez-nous sur la page Contact.
j'ai payé et je vois encore des publicités | pub malgré premium | je paie et il y a de la pub
`;

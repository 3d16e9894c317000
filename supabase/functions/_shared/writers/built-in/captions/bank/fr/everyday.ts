/** Kinds of everyday things: an umbrella, small animals, the market, the heat. */
export const everyday = `
== umbrella ☂️
under: mode
nouns: parapluie, parapluies, porte-parapluies, parapluie pliant
tags: Parapluie, JourDePluie, Accessoire
turn:
{K}. Jamais là quand il pleut, toujours là quand il fait beau.
On en achète toute une vie, et on n'en possède jamais aucun.
{K}. Une rafale, et c'est le parapluie qui vous promène.
Aucun objet ne change aussi souvent de propriétaire sans papiers.
reader:
Où vont tous les parapluies oubliés dans les bus ?
Vous prêtez le vôtre, ou vous tenez à le revoir ?
scene:
Les têtes dessous, les épaules dehors : {k}.
On secoue, on referme, on s'en met partout.
plain:
{K}. Un petit toit à emporter.
Partir tranquille, c'est déjà avoir gagné contre les nuages.
news:
{K}. Les nuages ont été prévenus.
invite:
{K}. Choisissez au sec, c'est là qu'on choisit le mieux.
Venez ouvrir, fermer, comparer, personne n'est superstitieux ici.

== small-animals 🐾
nouns: hérisson, hérissons, escargot, escargots, écureuil, écureuils, lapin, lapins, lapereau, hamster, hamsters
nouns: cochon d'inde, cochons d'inde, tortue, tortues, papillon, papillons, coccinelle, coccinelles, abeille
nouns: abeilles, grenouille, grenouilles, lézard, libellule, libellules
tags: Animaux, PetiteBête, Nature
turn:
{K}. Tout petit format, très grosse personnalité.
La discrétion, c'est un métier, et certains l'exercent dans l'herbe.
{K}. Pas d'agenda, pas de mails, et l'air très occupé quand même.
On s'arrête pour regarder. Et c'est nous qu'on regarde.
reader:
Vous aussi, vous appelez toute la maison quand vous en voyez un ?
Quelle petite bête avait un prénom dans votre enfance ?
scene:
« Bouge pas. » « Pourquoi ? » « Là, regarde. » {K}.
À genoux dans l'herbe, le souffle coupé, pour pas grand-chose et pour beaucoup.
plain:
{K}. Le petit monde aussi remplit une journée.
Il faut se baisser un peu pour voir le meilleur.
news:
{K}. Dans l'herbe, on ne parle que de ça.

== cycling 🚲
under: sport
nouns: vélo, vélos, bicyclette, bicyclettes, balade à vélo, vélo électrique, vtt, cyclisme, cycliste, cyclistes
nouns: piste cyclable, sortie vélo, magasin de vélos, réparation de vélos, cyclotourisme, tandem
tags: Vélo, Cyclisme, ÀVélo
turn:
{K}. En montée, on médite. En descente, on chante.
Le vent est de face à l'aller. Au retour, il a fait demi-tour.
{K}. Aucun bouchon, beaucoup d'avis sur les nids-de-poule.
Mes mollets réclament un avenant.
reader:
Sonnette polie ou sonnette de caractère ?
Qui vous a lâché sans prévenir, et quand l'avez-vous compris ?
scene:
Casque de travers, sourire dans le vent : {k}.
« C'est plat », avait dit quelqu'un de très entraîné.
plain:
{K}. La ville change de taille depuis une selle.
Pédaler, c'est réfléchir avec les jambes.
news:
{K}. La chaîne brille de fierté.
invite:
{K}. Gonflez les pneus, on s'occupe des itinéraires.
Un coup de pompe, et on parle guidon.

== hiking 🥾
under: voyage
nouns: randonnée, randonnées, rando, randos, randonneur, randonneuse, montagne, montagnes, sommet, sommets, sentier
nouns: sentiers, trek, bivouac, refuge, crête, balade en forêt, forêt, forêts, col, vallée
tags: Randonnée, Montagne, GrandAir
turn:
{K}. « Presque arrivés », dit celui qui tient la carte à l'envers.
Le sandwich écrasé a toujours meilleur goût avec de l'altitude.
{K}. Le téléphone ne capte plus, les gens si.
En haut, la vue. En bas, les genoux qui portent plainte.
reader:
Carte, application ou « je crois que c'est par là » ?
Qu'est-ce que vous portez toujours dans le sac, et que vous ne sortez jamais ?
scene:
« C'est encore loin ? » « Derrière le virage. » Il y a toujours un virage.
De la boue jusqu'aux lacets, l'air ravi : {k}.
plain:
{K}. Le bruit reste au parking.
Un pas, puis l'autre, et la tête se range toute seule.
news:
{K}. Les chaussures en parlent encore.
invite:
{K}. De l'eau, de bonnes semelles, et on y va.
Venez, en montée on se tait, en descente on refait le monde.

== hair 💇
under: beaute
nouns: cheveux, coiffure, coiffures, coupe de cheveux, coiffeur, coiffeuse, salon de coiffure, salons de coiffure
nouns: frange, balayage, mèches, coloration, brushing, chignon, tresse, tresses, boucles, carré, dégradé, extensions
tags: Coiffure, Cheveux, SalonDeCoiffure
turn:
{K}. Le vent est prié de circuler.
« On garde la longueur », disait-on. Le sol n'a pas entendu.
{K}. Toutes les vitrines sont soudain des miroirs.
On arrive avec une photo, on repart avec un caractère.
reader:
La frange : audace ou souvenir douloureux ?
Vous refaites tout chez vous en rentrant ? Répondez franchement.
scene:
Cape, magazine, confidences : la séance peut commencer.
Le fauteuil pivote, un silence, un sourire : {k}.
plain:
{K}. Certaines semaines s'arrangent en commençant par le haut.
Ressortir la tête plus légère, ce n'est pas qu'une image.
news:
{K}. Le rétroviseur va beaucoup servir.
invite:
{K}. Fermez les yeux, les ciseaux connaissent la route.
Venez avec une idée, même floue, on la coiffera.

== books 📚
under: culture
nouns: livre, livres, lecture, lectures, roman, romans, librairie, librairies, bibliothèque, bibliothèques
nouns: médiathèque, club de lecture, poésie, poèmes, bande dessinée, bandes dessinées, bd, lecteur, lectrice
nouns: salon du livre, polar, polars
tags: Lecture, Livres, ClubDeLecture
turn:
{K}. La pile de chevet a désormais une vue.
« Encore un chapitre » : le plus joli des petits mensonges.
{K}. Acheter et lire sont des passions bien distinctes.
Prêter un livre, c'est dire adieu avec le sourire.
reader:
Marque-page, ticket de bus ou page cornée ? On ne jugera presque pas.
Quel livre offrez-vous toujours, quitte à vous répéter ?
scene:
« Tu m'écoutes ? » « Attends, je finis la page. » {K}.
La maison dort, une lampe résiste.
plain:
{K}. Partir loin sans quitter le fauteuil.
Certaines pages arrivent pile au bon moment.
news:
{K}. L'étagère s'est encore serrée.
invite:
{K}. Venez flâner, les quatrièmes de couverture sont faites pour ça.
Entrez pour un titre, repartez avec celui que vous ne cherchiez pas.

== concert 🎶
under: culture
nouns: concert, concerts, musique, guitare, guitares, piano, violon, batterie, chorale, chorales, fanfare, orchestre
nouns: chanson, chansons, répétition, festival de musique, fête de la musique, karaoké, cours de guitare
nouns: cours de piano, cours de musique, vinyle, vinyles
tags: Musique, MusiqueLive, Mélomane
turn:
{K}. Le refrain s'est installé sans verser de loyer.
Les voisins n'ont pas crié « bis ». Ils connaissent juste les paroles.
{K}. Chanter plus fort corrige presque toutes les fausses notes.
C'est le pied qui a commencé, le reste a suivi.
reader:
Quelle chanson connaissez-vous par cœur contre votre gré ?
Sous la douche, en voiture ou devant des gens : où chantez-vous le mieux ?
scene:
Un accord, un silence, puis tout le monde : {k}.
« Une autre ! » Il y en a toujours une autre.
plain:
{K}. Ce qu'on ne sait pas dire, ça se joue.
Quelques notes, et la journée change de couleur.
news:
{K}. Le fredonnement est officiellement contagieux.
invite:
{K}. Venez avec de l'oreille ou juste de l'envie.
Amenez celui qui bat toujours la mesure sur la table.

== running 🏃
under: sport
nouns: course à pied, running, footing, jogging, course, courses, marathon, semi-marathon, trail, trails, coureur
nouns: coureuse, coureurs, dossard, 10 km, courir, sortie running, fractionné
tags: Running, CourseÀPied, Coureurs
turn:
{K}. Le plus dur, c'est le début. Et le milieu. Et les lacets.
Personne ne me poursuit, et pourtant.
{K}. Mes genoux demandent à émettre une réserve.
On sort se vider la tête, et on rentre avec des idées plein les jambes.
reader:
En musique, en bavardant, ou en tête à tête avec vos excuses ?
À quel moment précis vous demandez-vous pourquoi ?
scene:
Lacets, montre, soupir : {k}.
« Ça va ? » Pouce levé, parler n'est plus possible.
plain:
{K}. Ça fatigue le corps et ça repose le reste.
L'arrivée, c'est bien. La douche, c'est mieux.
news:
{K}. Les baskets demandent un jour de repos.
invite:
{K}. Chacun son allure, le chemin est le même pour tous.
Venez, à plusieurs les côtes rétrécissent.

== jewelry ✨
under: mode
nouns: bijou, bijoux, boucles d'oreilles, collier, colliers, bague, bagues, bracelet, bracelets, broche, broches
nouns: bijouterie, alliance, alliances, pendentif, pendentifs, créoles, collection de bijoux, bijoux fantaisie
tags: Bijoux, Bijouterie, Détails
turn:
{K}. Un détail, et toute la table en parle.
Le reste de la tenue se décidera après.
{K}. Même le jogging s'est redressé.
Ça tient dans une main et ça change un miroir.
reader:
Lequel ne quittez-vous jamais, même pour dormir ?
Quel bijou de famille a une histoire chez vous ?
scene:
« C'est nouveau, ça ? » Enfin quelqu'un qui demande.
Une petite boîte, un silence, « c'est pour moi ? » : {k}.
plain:
{K}. Un petit éclat qui tient compagnie toute la journée.
Les détails parlent, et plutôt bien.
news:
{K}. La boîte à bijoux réclame une extension.
invite:
{K}. Essayez tranquillement, le miroir a tout son temps.
À offrir, ou à laisser traîner sur l'écran de la bonne personne.

== baby 🍼
under: famille
nouns: bébé, bébés, nouveau-né, nouveau-nés, naissance, naissances, baby shower, poussette, biberon, biberons
nouns: doudou, doudous, berceau, layette, faire-part de naissance, bavoir, gigoteuse
tags: Bébé, Naissance, VieDeParents
turn:
{K}. Si peu de poids, et toute la place est prise.
La nouvelle direction ne répond pas aux mails, elle pleure.
{K}. Désormais, même une chaussette nous émeut.
Le silence ? Soit ça dort, soit il faut aller voir.
reader:
À qui le visage ressemble-t-il ? Le débat familial est ouvert.
Quelle berceuse connaissez-vous sans savoir d'où ?
scene:
Pointe des pieds, porte entrouverte : {k}.
« Ça y est, plus un bruit. » Le parquet craque.
plain:
{K}. De toutes petites mains, et plus de place dans les cœurs.
On regarde un peu, et on oublie tout le reste.
news:
{K}. Toute la maison chuchote déjà.
invite:
{K}. Venez voir de toutes petites choses et soupirer à voix haute.
Pour le plus petit de la famille, et pour ceux qui fondent autour.

== grandparents ❤️
under: famille
nouns: grand-mère, grand-père, grands-parents, mamie, papi, papy, mémé, pépé, mamies, papis, chez mamie
nouns: petits-enfants, petit-fils, petite-fille, fête des grands-mères
tags: GrandsParents, Mamie, Famille
turn:
{K}. « Non merci » n'existe pas dans cette langue.
Les règles de la maison s'arrêtent devant leur porte.
{K}. Certaines recettes ne s'écrivent pas, pour qu'on revienne.
Dans cette poche, il y a toujours un bonbon et un mouchoir.
reader:
Quelle expression avez-vous héritée, sans la demander ?
Quelle odeur a cette cuisine dans votre mémoire ?
scene:
« Tu as mangé ? » « Oui. » « Alors assieds-toi. » {K}.
La même histoire, encore, et personne ne coupe la parole.
plain:
{K}. Du temps, des genoux et une chaise toujours libre.
Il y a des câlins qui portent un tablier.
news:
{K}. Tout le palier est au courant.

== exams ✏️
under: travail
nouns: bac, baccalauréat, brevet, examen, examens, concours, révisions, partiels, université, fac, études, licence
nouns: master, mémoire, thèse, soutenance, diplôme, remise des diplômes, devoirs, cartable, lycée
tags: Étudiants, Révisions, VieÉtudiante
turn:
{K}. Jamais une chambre n'a été aussi bien rangée.
Le surligneur aura travaillé plus que tout le monde.
{K}. Tout est dans le classeur. Reste à déménager vers la tête.
Étudier : regarder par la fenêtre avec un stylo.
reader:
Au calme, en musique ou dans la panique ?
Qu'est-ce qui devait « forcément tomber » et n'est jamais tombé ?
scene:
« Tu connais ce chapitre ? » « De vue. » {K}.
Café, fiches et une confiance très relative.
plain:
{K}. Il y a derrière beaucoup d'heures que personne n'a vues.
On n'encourage jamais trop, alors en voilà encore un peu.
news:
{K}. Les fiches ont bien mérité des vacances.
invite:
{K}. Venez avec vos questions, c'est par là qu'on commence.

== train 🚆
under: voyage
nouns: train, trains, gare, gares, tgv, voyage en train, tramway, quai, quai de gare, wagon, billet de train
nouns: train de nuit, compartiment, correspondance
tags: EnTrain, Voyage, ParLaFenêtre
turn:
{K}. Le paysage défile, les soucis ratent la correspondance.
La tête part devant, la valise suit.
{K}. Le sandwich ne passe jamais la première gare.
J'arrive en avance, c'est ma façon de ne pas être en retard.
reader:
Fenêtre pour rêver ou couloir pour s'échapper ?
Vous parlez au voisin, ou vous mettez le casque par prudence ?
scene:
Le front contre la vitre, les pensées devant : {k}.
« Cette place est libre ? » Certaines histoires commencent comme ça.
plain:
{K}. Un moment entre ici et là-bas, sans devoir être nulle part.
Regarder par la fenêtre, c'est aussi faire quelque chose.
news:
{K}. L'horloge de la gare a tout vu.

== garden 🌱
under: vert
nouns: jardin, jardins, potager, potagers, jardinage, jardinier, tomates du jardin, semis, graines, pelouse
nouns: arbre fruitier, verger, vergers, serre, récolte, récoltes, boutures, compost, lavande, romarin, menthe
nouns: basilic, herbes aromatiques
tags: Potager, Jardinage, AuJardin
turn:
{K}. La nature fait les plans, je fournis les courbatures.
J'arrache juste une herbe, et soudain il fait nuit.
{K}. Les limaces ont laissé un excellent avis.
On sème de l'espoir et on arrose de la curiosité.
reader:
Qu'est-ce qui a poussé chez vous sans que personne n'ait rien planté ?
Vous parlez à vos semis ? Personne n'écoute.
scene:
Genoux verts, ongles noirs, sourire large : {k}.
« Regardez, ça sort ! » Toute la maison devant une feuille minuscule.
plain:
{K}. Ici, la hâte ne pousse pas.
Ce qu'on a arrosé soi-même a un autre goût.
news:
{K}. L'arrosoir fait le fier.
invite:
{K}. Venez voir, vous repartirez avec de la terre dans les poches.
Pour regarder pousser autre chose que la liste des choses à faire.

== market 🧺
under: table
nouns: marché, marchés, marché du village, halles, primeur, primeurs, étal, étals, fruits, fruit, légumes
nouns: panier de légumes, panier de fruits, pommes, poires, cerises, abricots, pêches, melon, melons, asperges
nouns: fraises, framboises
tags: Marché, FruitsEtLégumes, AuMarché
turn:
{K}. On y va avec une liste, on en revient avec un menu.
« On fait juste un tour. » Le cabas ne ferme plus.
{K}. Les couleurs font la moitié des courses.
Le primeur connaît mon prénom et mes faiblesses.
reader:
Vous tâtez, vous sentez ou vous faites confiance ?
Qui goûte avant d'acheter ? Levez la main pleine.
scene:
« Goûtez-moi ça. » Des mots qui remplissent un cabas : {k}.
Panier plein, conversation en retard, personne de pressé.
plain:
{K}. Ici, faire ses courses, c'est aussi bavarder.
Le panier se remplit, et le carnet de recettes avec.
news:
{K}. Le frigo a pris des couleurs.
invite:
{K}. Venez avec un panier et sans montre.
Demandez, on répond avec une recette.

== wine-round 🥂
under: amis
nouns: vin, vins, vin rouge, vin blanc, rosé, champagne, crémant, dégustation, dégustation de vin, vigneron
nouns: vigneronne, caviste, cave à vin, vendanges, bière, bières, bière artisanale, brasserie artisanale, cidre
nouns: verre de vin, pinte
tags: Santé, Dégustation, EntreAmis
turn:
{K}. Toute une conversation commence par « qu'est-ce que tu prends ? ».
Mon expertise va de « j'aime » à « j'aime beaucoup ».
{K}. Le discours était prévu court. Il s'est ouvert tout seul.
On a oublié le sujet, mais tout le monde était d'accord.
reader:
Avec quelque chose à grignoter, ou quelque chose à raconter ?
Qui porte les toasts chez vous, et pourquoi est-ce si long ?
scene:
On trinque, on se regarde dans les yeux, sinon ça ne compte pas : {k}.
« À nous. » Et tout est dit.
plain:
{K}. Ça a le goût de personne n'est pressé.
Le bon est dans le verre, le meilleur autour.
news:
{K}. La table est déjà en fête.
invite:
{K}. Venez trinquer, on trouvera bien à quoi.
Amenez quelqu'un avec qui traîner à table.

== heat ☀️
under: saisons
nouns: chaleur, canicule, soleil, été, étés, grand soleil, ventilateur, éventail, nuit d'été, soirée d'été
nouns: journée ensoleillée, sieste d'été, coup de chaud
tags: Été, Soleil, Chaleur
turn:
{K}. L'ombre est devenue le meilleur quartier de la ville.
Mon programme : bouger peu, râler avec élégance.
{K}. Les glaçons font partie de la famille.
J'ouvre le frigo, mais c'est pour réfléchir.
reader:
Volets fermés ou terrasse coûte que coûte ?
La mer, la rivière ou les pieds dans une bassine ?
scene:
Volets mi-clos, silence, un ventilateur qui hésite : {k}.
« Moi, j'aime quand il fait chaud. » Puis plus un mot.
plain:
{K}. Les jours s'étirent, les gens aussi.
Un peu d'ombre, quelque chose de frais, et tout va.
news:
{K}. Le ventilateur a demandé une augmentation.
`;

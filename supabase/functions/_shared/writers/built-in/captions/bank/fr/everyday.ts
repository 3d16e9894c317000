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
nouns: luciole, lucioles, libellule, libellules, cigale, cigales, hérisson, hérissons, escargot, escargots, écureuil
nouns: écureuils, lapin, lapins, lapereau, hamster, hamsters, cochon d'inde, cochons d'inde, tortue, tortues
nouns: papillon, papillons, coccinelle, coccinelles, abeille, abeilles, grenouille, grenouilles, lézard
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
nouns: ukulélé, flûte, trompette, tambour, accordéon, harmonica, playlist, concert, concerts, musique, guitare
nouns: guitares, piano, violon, batterie, chorale, chorales, fanfare, orchestre, chanson, chansons, répétition
nouns: festival de musique, fête de la musique, karaoké, cours de guitare, cours de piano, cours de musique, vinyle
nouns: vinyles
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
nouns: est née, est né, ma petite-fille est née, mon petit-fils est né, notre fille est née, notre fils est né, bébé
nouns: bébés, nouveau-né, nouveau-nés, naissance, naissances, baby shower, poussette, biberon, biberons, doudou
nouns: doudous, berceau, layette, faire-part de naissance, bavoir, gigoteuse
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
nouns: fête des grands-mères
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
nouns: master, mémoire, thèse, soutenance, diplôme, remise des diplômes, devoirs, lycée
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
nouns: arrosoir, brouette, râteau, bêche, tondeuse, tuyau d'arrosage, nichoir, cabane de jardin, ruche au jardin
nouns: gazon, jardin, jardins, potager, potagers, jardinage, jardinier, tomates du jardin, semis, graines, pelouse
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
nouns: citron, citrons, tomate, orange, oranges, pomme, poire, pêche, abricot, prune, prunes, raisin, raisins, figue
nouns: figues, banane, bananes, ananas, pastèque, cerise, fraise, framboise, myrtilles, mûres, cassis, groseilles
nouns: mirabelles, rhubarbe, clémentines, pamplemousse, avocat bio, carotte, carottes, oignon, oignons, ail, poireau
nouns: poireaux, concombre, poivron, poivrons, aubergine, aubergines, courgette, courgettes, pomme de terre
nouns: pommes de terre, salade verte, épinards, brocoli, chou-fleur, artichaut, artichauts, betterave, radis
nouns: petits pois, haricots verts, lentilles, potiron, les courses, faire les courses, marché, marchés
nouns: marché du village, halles, primeur, primeurs, étal, étals, fruits, fruit, légumes, panier de légumes
nouns: panier de fruits, pommes, poires, cerises, abricots, pêches, melon, melons, asperges, fraises, framboises
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

== summer ☀️
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

== tea 🫖
under: tea-room
nouns: thé, thés, tisane, tisanes, infusion, infusions, théière, thé vert, thé noir, thé à la menthe, thé glacé
nouns: tasse de thé, rooibos, verveine, camomille, bouilloire
tags: Thé, PauseThé, MomentDouceur
turn:
{K}. Ça ne règle rien, et tout va mieux.
Trop chaud, trop chaud, trop chaud, froid.
{K}. Les soucis infusent dans la pièce d'à côté.
J'ai oublié la tasse quelque part. Avec moi dedans, presque.
reader:
Vous respectez le temps d'infusion ou vous oubliez jusqu'au soir ?
Quelle tasse est la vôtre, et qui n'a pas le droit d'y toucher ?
scene:
De la vapeur, des mains autour, plus un mot : {k}.
« Je mets l'eau à chauffer. » La conversation peut commencer.
plain:
{K}. Une pause qui tient entre les mains.
Les longues discussions commencent souvent par une bouilloire.
{K}. Doucement, ça réchauffe aussi.
news:
{K}. La bouilloire siffle de joie.
invite:
{K}. L'eau frémit déjà, il ne manque que vous.
Installez-vous, ici on infuse et on papote.

== cheese 🧀
under: table
nouns: fromage, fromages, plateau de fromages, camembert, comté, roquefort, chèvre, fromage de chèvre, brie
nouns: reblochon, fromagerie, fromager, fromagère, crèmerie, mozzarella, burrata, parmesan, époisses, munster
tags: Fromage, PlateauDeFromages, Gourmandise
turn:
{K}. On l'ouvre, et l'immeuble est au courant.
Il restait du pain, donc on en a repris. Il restait donc du fromage.
{K}. La raison conseille une tranche. La raison n'est pas à table.
On ne dérange personne devant le frigo la nuit.
reader:
La croûte : on la mange ou on la laisse à ceux qui ne savent pas ?
Avant le dessert, à la place du dessert, ou en guise de dessert ?
scene:
Un couteau, du pain, « juste pour finir » : {k}.
« C'est quoi, cette odeur ? » « Le bonheur. »
plain:
{K}. Du pain, un couteau, et personne n'est à plaindre.
Ça se coupe, ça se partage, ça se discute.
news:
{K}. Le pain s'est porté volontaire.
invite:
{K}. Goûtez d'abord, choisissez ensuite, reprenez enfin.
Dites-nous ce que vous aimez, on vous emmène un cran plus loin.

== breakfast 🍳
under: table
nouns: petit-déjeuner, petit déjeuner, brunch, œuf, œufs, œufs brouillés, œuf à la coque, omelette, tartine
nouns: tartines, confiture, confitures, granola, muesli, porridge, yaourt, jus d'orange, pancakes, pain grillé
nouns: beurre
tags: PetitDéj, BonMatin, Gourmandise
turn:
{K}. Avant ça, je ne donne que des réponses courtes.
Le réveil m'a sorti du lit, mais c'est ça qui m'a fait rester debout.
{K}. La journée négociera plus tard.
On dit que c'est le repas le plus important. Je prends ça très au sérieux.
reader:
Sucré ou salé dès le réveil ? On ne se fâchera pas. Promis.
Assis à table ou debout, les clés déjà à la main ?
scene:
Le soleil sur la nappe, l'oreiller encore sur la joue : {k}.
« Ne me parle pas encore. » Une bouchée. « Voilà, vas-y. »
plain:
{K}. Bien commencer, c'est déjà ça de pris.
Un matin sans se presser, c'est presque des vacances.
news:
{K}. Le pyjama approuve.
invite:
{K}. Venez avec la faim et la marque de l'oreiller.
Prenez la table près de la fenêtre, et votre temps.

== seafood 🦪
under: table
nouns: poisson, poissons, huîtres, huître, moules, moules-frites, crevettes, fruits de mer, plateau de fruits de mer
nouns: saumon, thon, sardines, cabillaud, bouillabaisse, coquilles saint-jacques, saint-jacques, homard, crabe
nouns: bulots, soupe de poisson, sushi, sushis, poissonnerie, poissonnier
tags: FruitsDeMer, BonneTable, IodéEtBon
turn:
{K}. La mer nous a écrit, on répond avec du citron.
On devait partager. On a surtout commandé encore.
{K}. Les doigts sentent les vacances, et c'est très bien.
Ça se mérite un peu, et ça se savoure beaucoup.
reader:
Citron, échalote ou rien du tout ? Attention, on note.
Qui dans votre famille s'occupe de tout préparer, et qui attend la fourchette en l'air ?
scene:
Le plat arrive, les conversations s'arrêtent : {k}.
« C'est frais ? » « Goûtez. » Fin du débat.
plain:
{K}. Peu de chose autour, beaucoup de goût.
Un repas qui a l'accent du large.
news:
{K}. La cuisine sent déjà le port.
invite:
{K}. Demandez ce qui est bon, on adore répondre.
Venez avec de l'appétit et sans rendez-vous derrière.

== farm-animals 🐴
nouns: cheval, chevaux, jument, poulain, poney, poneys, vache, vaches, veau, mouton, moutons, brebis, agneau
nouns: chèvres, chevreau, poule, poules, coq, poussin, poussins, cochon, cochons, âne, ânes, canard, canards, oie
nouns: oies
tags: AnimauxDeLaFerme, VieÀLaCampagne, Campagne
turn:
{K}. Un regard, et on se sent très citadin.
Les horaires du matin ne se discutent pas, ici.
{K}. La boue n'enlève rien à la prestance.
On est venu faire coucou, on s'est fait inspecter.
reader:
Vous aussi, vous leur parlez par-dessus la clôture ?
Qui a grandi avec un réveil à plumes ou à sabots ?
scene:
Une clôture, un regard long, de la paille dans les cheveux : {k}.
Bottes, brume, et déjà quelqu'un qui réclame à manger.
plain:
{K}. Là dehors, le temps a une autre montre.
Il y a une paix qu'on ne trouve que près d'une barrière.
news:
{K}. Dans la cour, tout le monde est au courant.
invite:
{K}. Venez voir de près, avec des chaussures sans amour-propre.
Amenez les enfants, ils poseront les bonnes questions.

== wild-animals 🦊
nouns: renard, renards, loup, loups, ours, cerf, cerfs, biche, biches, chevreuil, sanglier, lion, lions, tigre
nouns: éléphant, éléphants, girafe, zèbre, panda, singe, koala, kangourou, dauphin, dauphins, baleine, baleines
nouns: phoque, pingouin, manchot, hibou, chouette, marmotte, marmottes, bouquetin, loutre, blaireau, castor
tags: VieSauvage, Nature, Animaux
turn:
{K}. Aucun effort, et toujours la bonne lumière.
La nature a soigné les détails, sans faire de réunion.
{K}. Ça ne paie pas d'impôts, et ça se voit.
On ne bouge plus, on ne respire plus, on n'a même pas sorti l'appareil.
reader:
Quel animal seriez-vous par un matin difficile ?
Lequel prendriez-vous pour voisin, franchement ?
scene:
Un regard, un silence, et on oublie de cligner des yeux : {k}.
Le doigt tendu, la voix toute petite : « là, là, là ».
plain:
{K}. Le monde est plus grand que nos écrans.
Il y a des beautés qui ne posent pas.
news:
{K}. Dans le voisinage, ça bruisse.

== love ❤️
nouns: amour, coup de foudre, bisou, bisous, baiser, câlin, câlins, tendresse, saint-valentin, mots doux
nouns: lettre d'amour, âme sœur, cœur, romantisme, complicité
tags: Amour, Tendresse, MotsDoux
turn:
{K}. Personne ne sait l'expliquer, tout le monde sait reconnaître.
Laisser la dernière frite : voilà une déclaration.
{K}. Peu de mots, beaucoup de gestes.
Les grands discours, c'est bien. « T'as mangé ? », c'est mieux.
reader:
Quel tout petit geste n'avez-vous jamais oublié ?
Vous le dites, vous l'écrivez ou vous faites le café ?
scene:
Des pieds glacés sous la couette, et personne ne proteste. Presque : {k}.
« Préviens-moi quand tu es rentré. » Tout est dit.
plain:
{K}. Autour de ça, le reste pèse moins lourd.
Prendre soin de loin, c'est encore être là.
{K}. Ça ne fait pas de bruit et ça change toute la maison.
news:
{K}. Le cœur s'en doutait.

== calm 🍃
nouns: calme, silence, paix, sérénité, repos, pause, sieste, farniente, lâcher-prise, douceur, lenteur, méditation
nouns: détente, sérénité retrouvée, respiration, grasse matinée, cocooning
tags: Calme, Pause, Douceur
turn:
{K}. Le téléphone s'est inquiété et a demandé si tout allait bien.
Ne rien faire est un talent, et je m'entraîne.
{K}. La liste de choses à faire a sonné. On n'a pas ouvert.
Au ralenti, tout est plus joli.
reader:
À quel endroit votre tête fait-elle moins de bruit ?
Qu'est-ce que vous éteignez en premier : le téléphone ou la culpabilité ?
scene:
La fenêtre ouverte, le rideau qui bouge, personne qui appelle : {k}.
« Tu as fait quoi ? » « Presque rien. » C'était parfait.
plain:
{K}. On en manquait avant de s'en apercevoir.
Parfois, le grand programme, c'est souffler.
{K}. On baisse le son, et la journée arrive.
news:
{K}. Les épaules sont descendues d'un cran.

== joy 😊
nouns: joie, bonheur, rire, rires, fou rire, sourire, sourires, gratitude, espoir, optimisme, bonne humeur
nouns: enthousiasme, émerveillement, fierté, courage, confiance en soi, confiance, rêve, rêves, motivation
tags: Bonheur, Sourire, PetitesJoies
turn:
{K}. Livré sans mode d'emploi, et ça marche.
Ça se cache dans les petites choses, la porte jamais fermée à clé.
{K}. Impossible à ranger dans un tiroir.
Ça arrive sur la pointe des pieds et ça prend tout le salon.
reader:
Qu'est-ce qui vous le rend, un jour de travers ?
Qui vous a appris ce que c'est, sans jamais le dire ?
scene:
Au beau milieu d'un jour ordinaire : {k}.
« Qu'est-ce qui te prend ? » Aucune idée, mais ça peut durer.
plain:
{K}. Ça se partage sans rien perdre.
Plus on s'en sert, plus il y en a.
{K}. Un peu par jour, et la semaine a meilleure mine.
news:
{K}. Le miroir l'a remarqué le premier.

== tired 😴
nouns: fatigue, sommeil, insomnie, réveil, réveil difficile, épuisement, stress, cernes, flemme, gueule de bois
nouns: nuit blanche, fatiguée, fatigué, paresse, procrastination
tags: VraieVie, Fatigue, ModeSieste
turn:
{K}. Mon lit m'a écrit, je l'ai laissé en « vu ».
L'oreiller et moi, on n'avait pas fini notre conversation.
{K}. Je fonctionne en mode économie d'énergie.
Le corps est arrivé. L'esprit prend le prochain bus.
reader:
Vous aussi, vous comptez les heures qu'il reste au lieu de dormir ?
Combien de fois repoussez-vous le réveil, honnêtement ?
scene:
Un café, un regard vide, le monde qui charge : {k}.
« Bien dormi ? » Question suivante, s'il vous plaît.
plain:
{K}. Le corps a un avis, on peut l'écouter.
S'arrêter fait aussi partie du chemin.
news:
{K}. Le canapé ouvre déjà les bras.

== night-sky 🌙
under: saisons
nouns: lune, pleine lune, étoiles, étoile, ciel étoilé, nuit étoilée, étoile filante, étoiles filantes, voie lactée
nouns: éclipse, clair de lune, constellation, aurore boréale, perséides
tags: CielÉtoilé, Lune, Nuit
turn:
{K}. Sur la photo : un point blanc. Dans la tête : tout le reste.
Là-haut, personne ne demande de « j'aime ».
{K}. Le plus beau plafond est celui qu'il n'y a pas.
J'ai levé les yeux et perdu le fil de la conversation.
reader:
Vous faites encore des vœux en levant la tête ?
Qui sortez-vous du lit quand le ciel est comme ça ?
scene:
Lumières éteintes, tête en arrière, bouche ouverte : {k}.
« Viens voir. » Pyjama, manteau, jardin.
plain:
{K}. On se sent petit, mais de la bonne façon.
Dans le noir aussi, il y a beaucoup à voir.
news:
{K}. La nuque se plaint, le reste dit merci.

== winter ❄️
under: saisons
nouns: hiver, froid, neige, première neige, gel, givre, flocon, flocons, bonhomme de neige, vague de froid
nouns: grand froid, verglas, boule de neige, feu de cheminée, luge, jour de neige
tags: Hiver, Froid, VivementLePlaid
turn:
{K}. Sortir du lit est devenu un sport extrême.
Tous les pulls enfilés, et le nez n'est toujours pas d'accord.
{K}. Le plaid fait partie de la famille.
On ne sent plus ses doigts, mais quel décor.
reader:
Équipe « j'adore » ou équipe « réveillez-moi quand c'est fini » ?
Qui a perdu un gant, et lequel des siens survit tout seul ?
scene:
Le souffle en nuage, le nez rouge, la clé introuvable : {k}.
Seul le bout du nez dépasse de la couette.
plain:
{K}. Un temps de soupe et de conversations basses.
On se rapproche, et c'est tant mieux.
news:
{K}. Les grosses chaussettes ont pris le pouvoir.

== autumn 🍁
under: saisons
nouns: automne, feuilles, feuilles mortes, feuille, matin d'automne, balade d'automne, châtaignes, châtaigne
nouns: champignons, champignon, cueillette de champignons, citrouille, citrouilles, halloween, cèpes
nouns: couleurs d'automne, vent d'automne
tags: Automne, FeuillesMortes, SaisonDorée
turn:
{K}. On sort pour un petit tour, on rentre les poches pleines.
Le pull préféré a repris du service.
{K}. Les arbres se déshabillent, nous, c'est l'inverse.
On marche exprès là où ça craque.
reader:
Bottes dans les feuilles ou tasse derrière la vitre ?
Quelle odeur vous dit que la saison a tourné ?
scene:
Un panier au bras, de la mousse aux genoux : {k}.
« On rentre ? » « Encore jusqu'à cet arbre. »
plain:
{K}. Tout ralentit, et ce n'est pas un reproche.
La lumière est plus basse, et elle va bien à tout le monde.
news:
{K}. Le plaid est sorti de son placard.

== spring 🌸
under: saisons
nouns: printemps, cerisier, cerisiers, cerisiers en fleurs, bourgeon, bourgeons, jonquilles, jonquille, muguet
nouns: pâquerettes, primevères, lilas, coquelicot, coquelicots, pâques, chasse aux œufs, giboulées
tags: Printemps, ÇaBourgeonne, Renouveau
turn:
{K}. Les manteaux sont vexés, personne ne les retient.
Un rayon, et tout le monde est en terrasse.
{K}. Le nez éternue, le cœur s'en fiche.
Dehors, ça repousse, et l'envie aussi.
reader:
Quel est votre premier signe, celui qui ne trompe pas ?
Premier pique-nique : trop tôt ou déjà en retard ?
scene:
Fenêtre grande ouverte, tapis qu'on secoue : {k}.
« Tu sens ? » L'herbe, enfin.
plain:
{K}. Tout recommence, sans faire d'histoires.
Les jours rallongent, les pauses aussi.
news:
{K}. Le balcon s'étire.

== christmas-time 🎄
nouns: noël, sapin, sapin de noël, réveillon de noël, marché de noël, bûche de noël, calendrier de l'avent
nouns: père noël, crèche de noël, guirlande, guirlandes, décorations de noël, pull de noël, repas de noël, veillée
tags: Noël, MagieDeNoël, Fêtes
turn:
{K}. Les guirlandes se sont emmêlées toutes seules dans le carton. Encore.
On avait dit « pas de folies ». C'était donc une folie.
{K}. Le pull à rennes sort, et avec lui toute dignité.
Il reste toujours du scotch, jamais les ciseaux.
reader:
Tout se décore ensemble, ou quelqu'un repasse derrière en cachette ?
Quelle odeur dit « ça y est » chez vous ?
scene:
Des lumières partout, des enfants debout trop tôt : {k}.
« On n'avait pas dit pas de cadeaux ? » « Si, si. »
plain:
{K}. Le plus joli emballage, c'est encore une table pleine.
Il y a des traditions qu'on garde rien que pour en rire.
news:
{K}. L'étoile du sommet penche un peu, comme il se doit.
invite:
{K}. Venez flâner, on s'occupe du papier et du ruban.
Apportez votre liste, on vous aide à la rayer.

== gift 🎁
nouns: cadeau, cadeaux, surprise, paquet cadeau, carte cadeau, bon cadeau, chèque cadeau, coffret cadeau, coffret
nouns: coffrets, idée cadeau, idées cadeaux, carte de vœux
tags: Cadeau, Surprise, PetiteAttention
turn:
{K}. Le ruban tremblait plus que la main.
« Il ne fallait pas » : le plus poli des mensonges.
{K}. Choisir, c'est penser à quelqu'un plus longtemps.
Le papier ? Déchiré avant la fin de la phrase.
reader:
Vous secouez, vous déchirez ou vous pliez soigneusement le papier ?
Qui trouve toujours la cachette avant l'heure ?
scene:
Une cachette derrière le rideau, un sourire qui trahit tout : {k}.
« C'est pour moi ? » Cette tête-là suffit.
plain:
{K}. Le soin est compris dedans, sans ticket.
Petit ou grand, c'est le geste qui reste.
news:
{K}. Le papier de soie froufroute déjà.
invite:
{K}. Dites-nous pour qui, on vous aide à viser juste.
Écrivez la carte ici, on prête le stylo.

== weekend 🎉
nouns: week-end, weekend, vendredi, vendredi soir, samedi, samedi soir, jour férié, long week-end, jours de repos
nouns: fin de semaine
tags: WeekEnd, Vendredi, EnfinLibre
turn:
{K}. Le réveil peut prendre congé aussi.
Il y avait mille projets. Le canapé n'en avait qu'un, il a gagné.
{K}. La semaine est priée d'attendre dehors.
Ça passe vite, parce que ça se sait aimé.
reader:
Sortir, rester, ou « on verra » jusqu'au bout ?
Quel rendez-vous annulez-vous avec le plus de plaisir ?
scene:
Téléphone retourné, chaussures abandonnées : {k}.
« On sort ? » « On sort. » Personne n'a bougé.
plain:
{K}. Du temps sans étiquette, quel luxe.
Se reposer est un programme, sans mot d'excuse.
{K}. Même la montre marche en tongs.
news:
{K}. L'agenda respire.

== monday ☕
under: travail
nouns: lundi, lundi matin, début de semaine, reprise, retour au bureau, routine, train-train
tags: LundiMatin, Reprise, CourageÀTous
turn:
{K}. Le café et moi, on est entrés en réunion ensemble.
On cherche encore qui a demandé ça.
{K}. Commencer doucement, personne ne regarde.
Mon enthousiasme arrive plus tard, il y a des bouchons.
reader:
D'abord la tâche facile ou d'abord la pénible ?
Combien de cafés avant les phrases entières ?
scene:
Bureau rangé, grand soupir, on y va : {k}.
« C'était bien, ces jours de repos ? » « Court. »
plain:
{K}. Une chose à la fois.
L'avantage de l'habitude, c'est de savoir où est le café.
news:
{K}. Le calendrier n'a eu aucune pitié.

== car 🚗
nouns: voiture, voitures, voiture de collection, vieille voiture, auto, deux-chevaux, moto, motos, scooter, camion
nouns: camionnette, garage, fourgon, fourgon aménagé, camping-car, décapotable, voiture électrique
tags: SurLaRoute, Moteur, Garage
turn:
{K}. Il faut aimer pour comprendre ce bruit.
D'autres collectionnent les timbres. Les timbres se garent mieux.
{K}. C'est la playlist qui a choisi l'itinéraire.
Le rétroviseur a vu de très bons solos de chant.
reader:
Vous lui donnez un prénom, ou juste une tape sur le capot ?
Qui chante le plus fort dans les bouchons chez vous ?
scene:
Clé en main, sourire dans le rétro : {k}.
« T'as entendu ce bruit ? » « Quel bruit ? » Et voilà.
plain:
{K}. La moitié de la balade, c'est la route.
Il suffit d'une portière qui claque, et on se sent ailleurs.
news:
{K}. Le garage fait le fier.
invite:
{K}. Venez avec vos questions, on parle sans jargon.
Passez nous voir, on écoute le moteur et son histoire.

== devices 📱
nouns: téléphone, téléphones, smartphone, portable, ordinateur, ordinateurs, ordinateur portable, tablette, clavier
nouns: souris d'ordinateur, écran, casque audio, écouteurs, chargeur, imprimante, télévision, télé, télécommande
nouns: console, appli, application, montre connectée
tags: Tech, VieConnectée, Numérique
turn:
{K}. Marche très bien dès que quelqu'un de compétent regarde.
Éteindre, rallumer : la sagesse des anciens.
{K}. La mise à jour choisit toujours son moment.
Promis, moins d'écran. Juste après cette vidéo.
reader:
Vous lisez la notice ou vous appuyez partout ?
Combien de vieux câbles vivent dans votre tiroir ?
scene:
Tant de boutons, et toujours le même qui sert : {k}.
« Tu as essayé de redémarrer ? » Silence vexé.
plain:
{K}. Le mieux, c'est quand on oublie qu'on s'en sert.
La bonne technique est celle qui laisse du temps.
news:
{K}. La prise du salon est déjà réservée.
invite:
{K}. Venez tester en vrai, une fiche ne dit pas tout.
Posez vos questions, ici personne ne parle en sigles.

== photo 📷
under: culture
nouns: photo, photos, photographie, photographe, appareil photo, séance photo, portrait, portraits, selfie
nouns: album photo, polaroid, argentique, photo de famille, photo de classe, cadre photo, shooting
tags: Photo, Photographie, LumièreNaturelle
turn:
{K}. La première était floue, et c'est la préférée.
« Restez naturels ! » Et tout le monde est devenu statue.
{K}. Personne n'aime poser, tout le monde veut voir.
Le déclic dure un instant. Attendre la lumière, c'est le métier.
reader:
Quel est votre bon profil, ou est-ce confidentiel ?
Quelle image sauveriez-vous en premier de votre téléphone ?
scene:
« On la refait, quelqu'un a cligné » : {k}.
Un clic, un silence, « oh, celle-là ».
plain:
{K}. Retenir un instant par la manche.
Ce qu'on garde en image raconte ce qu'on aime.
news:
{K}. Le cadre cherche déjà son mur.
invite:
{K}. Venez comme vous êtes, la lumière, on s'en charge.
Une idée précise ou aucune, les deux conviennent.

== games 🎲
under: amis
nouns: jeux de société, jeu de société, jeu de cartes, cartes à jouer, belote, tarot, échecs, partie d'échecs
nouns: jeux vidéo, jeu vidéo, dominos, pétanque, scrabble, uno, escape game, soirée jeux, baby-foot, fléchettes
nouns: bowling, loto
tags: Jeux, SoiréeJeux, OnJoue
turn:
{K}. C'est pour s'amuser, jusqu'à ce que quelqu'un gagne.
J'ai lu les règles à voix haute. Personne n'a écouté, tout le monde conteste.
{K}. « La dernière » a déjà été annoncée plusieurs fois.
Perdre avec élégance figure au règlement, en tout petit.
reader:
Vous jouez pour gagner ou pour voir la tête des autres ?
Qui invente des règles en cours de route, chez vous ?
scene:
Tout le monde penché, plus un bruit, un sourire en coin : {k}.
« Ça ne compte pas ! » « C'est écrit où ? »
plain:
{K}. Le plus beau lot, c'est la revanche.
Une bonne partie, et plus personne ne regarde l'heure.
news:
{K}. La revanche est déjà demandée.
invite:
{K}. Venez jouer, on explique les règles sans soupirer.
Amenez les mauvais perdants, c'est plus drôle.

== dance 💃
under: culture
nouns: danse, danser, danse classique, ballet, danseuse, danseur, cours de danse, salsa, tango, rock, valse, hip-hop
nouns: danse de salon, zumba, claquettes, gala de danse, spectacle de danse, tutu, danse contemporaine
tags: Danse, OnDanse, EnRythme
turn:
{K}. La tête a compris, les pieds délibèrent.
Le salon devient une scène quand personne ne regarde.
{K}. Se tromper en rythme, c'est déjà une chorégraphie.
Le corps dit des choses, parfois très fort.
reader:
Vous dansez devant les autres ou seulement devant le frigo ?
Quel morceau vous lève de votre chaise sans permission ?
scene:
Le compte démarre, et quelqu'un part du mauvais côté : {k}.
Meubles poussés, volume monté.
plain:
{K}. Ça fatigue les jambes et ça repose la tête.
Danser, c'est raconter sa journée sans parler.
news:
{K}. Le parquet demande des renforts.
invite:
{K}. Venez débuter, tout le monde est passé par là.
Une tenue souple, la timidité au vestiaire.

== cinema 🎬
under: culture
nouns: film, films, cinéma, ciné, série, séries, pop-corn, popcorn, marathon de séries, netflix, documentaire
nouns: séance de cinéma, soirée film, dessin animé, film d'horreur, comédie romantique
tags: Cinéma, SoiréeFilm, PopCorn
turn:
{K}. Choisir prend plus de temps que regarder.
J'ai pleuré, mais c'était le sel.
{K}. La télécommande disparaît toujours au meilleur moment.
Il suffit d'éteindre pour que quelqu'un demande « c'est qui, lui ? ».
reader:
Vous voulez connaître la fin, ou vous fuyez en vous bouchant les oreilles ?
Qui s'endort d'abord et jure avoir tout vu ?
scene:
Lumière éteinte, plaid partagé, « chut » : {k}.
« Je le savais ! » Personne ne le savait.
plain:
{K}. Sortir un peu de sa vie et y revenir en meilleure forme.
Une bonne histoire, et on en oublie le paquet.
news:
{K}. Le canapé a applaudi debout.
invite:
{K}. Arrivez tôt, le milieu de la rangée n'attend pas.
Venez à plusieurs, pour pouvoir ne pas être d'accord.

== painting 🎨
under: culture
nouns: peinture, tableau, tableaux, dessin, dessins, aquarelle, aquarelles, toile, toiles, pinceau, pinceaux
nouns: gouache, croquis, illustration, illustratrice, illustrateur, calligraphie, cours de dessin, cours de peinture
nouns: atelier peinture, fresque, carnet de croquis, peintre
tags: Peinture, Dessin, Création
turn:
{K}. La main savait avant la tête.
La tache est devenue un détail, et le détail a tout sauvé.
{K}. Il y en a jusque derrière les oreilles.
« C'est fini ? » Presque. Depuis un bon moment.
reader:
Vous savez vous arrêter, ou vous faites toujours la touche de trop ?
Quelle couleur votre main cherche-t-elle en premier ?
scene:
Tête penchée, un pas en arrière, les yeux plissés : {k}.
« Ça représente quoi ? » « Vous y voyez quoi ? »
plain:
{K}. Une façon de dire sans parler.
Dessiner, c'est regarder plus lentement.
news:
{K}. Le mur blanc est jaloux.
invite:
{K}. Venez sans peur de la feuille blanche.
Essayez, ici la tache est une technique.

== everyday-objects 🗝️
nouns: clé, clés, clef, montre, montres, portefeuille, lunettes, carnet, carnets, cahier, cahiers, stylo, stylos
nouns: crayon, crayons, agenda, miroir, boîte, trousse, gourde, ciseaux, porte-clés, panier, cabas, briquet, peigne
nouns: lampe de poche, horloge
tags: PetitsRiens, Quotidien, VraieVie
turn:
{K}. Introuvable quand il faut, sous le nez quand il ne faut plus.
Si simple, et tellement plus d'histoires qu'on ne croit.
{K}. À force de voir, on ne regarde plus.
Personne n'y pense, jusqu'au jour où sa place est vide.
reader:
Où cherchez-vous d'abord, et où est-ce toujours ?
Quel objet tout bête n'avez-vous jamais réussi à jeter ?
scene:
Toujours au même endroit, l'air de n'avoir jamais bougé : {k}.
« Tu l'as vu où pour la dernière fois ? » La question qui n'aide pas.
plain:
{K}. Les choses de tous les jours ont droit à leur photo.
La vie se passe entre de tout petits objets.
news:
{K}. Le tiroir fait déjà de la place.

== bed 🛏️
under: maison
nouns: lit, couette, couverture, couvertures, plaid, plaids, oreiller, oreillers, coussin, coussins, draps, pyjama
nouns: pyjamas, matelas, linge de lit, édredon, dormir, hamac, peignoir
tags: Cocooning, DoucesNuits, SousLaCouette
turn:
{K}. Le monde est prié de laisser un message.
On voulait juste essayer. L'essai continue.
{K}. Le meilleur rendez-vous de l'agenda, jamais annulé.
Le matin, tout pèse une tonne ; le soir, tout est un nuage.
reader:
Qui vole la couverture chez vous ? Des noms.
Fenêtre ouverte ou fermée pour dormir ? Couples, expliquez-vous.
scene:
Lumière éteinte, un pied qui cherche le côté frais : {k}.
« J'arrive. » C'était il y a longtemps.
plain:
{K}. Un câlin sans heure de fin.
Le confort est une affaire sérieuse.
news:
{K}. Le sommeil a donné son accord.
invite:
{K}. Touchez d'abord, les yeux se trompent.
Essayez de ne pas soupirer d'aise, on vous regarde.

== kitchen 🍳
under: maison
nouns: passoire, râpe, louche, théière en fonte, casserole, casseroles, poêle, cocotte, cuillère, cuillères
nouns: cuillère en bois, couteau, couteaux, fourchette, assiette, assiettes, verre à eau, bol, bols, mug, mugs
nouns: tasse, tasses, bouilloire électrique, grille-pain, four, frigo, robot de cuisine, planche à découper, tablier
nouns: vaisselle, nappe, saladier, moule à gâteau, airfryer
tags: EnCuisine, ArtDeLaTable, CuisineMaison
turn:
{K}. Dans la cuisine des autres, on demande avant de toucher.
Il manque toujours un couvercle. C'est une loi.
{K}. Au travail tous les jours, jamais applaudi.
« On a déjà le même. » Le même, non. Presque.
reader:
Qui lave, et qui « laisse tremper » ?
Qu'y a-t-il dans vos placards de plus vieux que vous ?
scene:
Une odeur dans le couloir, un bruit de vaisselle, quelqu'un appelle : {k}.
« Attention, c'est chaud. » Trop tard.
plain:
{K}. Les cuisines qui ont vécu ont plus de goût.
Les bonnes choses durent et racontent.
news:
{K}. Le placard s'est serré.
invite:
{K}. Prenez en main, soupesez, imaginez le dîner.
Choisissez tranquillement, une cuisine se construit petit à petit.

== soap 🧼
under: beaute
nouns: savonnette, savon, savons, savon artisanal, savonnerie, crème, crèmes, crème hydratante, shampoing
nouns: shampoings, shampoing solide, après-shampoing, crème solaire, gommage, huile de massage, masque de beauté
nouns: cosmétiques, cosmétique, gel douche, baume, baume à lèvres
tags: PrendreSoinDeSoi, SalleDeBain, Douceur
turn:
{K}. La porte se ferme, le monde patientera.
Le parfum est arrivé dans le salon avant moi.
{K}. Un instant de calme, avec mousse ou sans.
Ici, personne ne me dérange. Presque personne.
reader:
Vous finissez le flacon ou vous en ouvrez un autre avant ?
Quelle odeur de salle de bain vous ramène à l'enfance ?
scene:
Miroir embué, musique basse, aucune hâte : {k}.
« T'en as pour longtemps ? » « Oui. »
plain:
{K}. Prendre soin de soi est aussi une habitude.
Une petite chose qui change l'humeur.
news:
{K}. La salle de bain sent déjà les vacances.
invite:
{K}. Venez sentir, une photo n'a pas de parfum.
À offrir ou à garder, on ne dira rien.

== toys 🧸
under: famille
nouns: jouet, jouets, poupée, poupées, peluche, peluches, ours en peluche, nounours, lego, petites voitures
nouns: petit train, cerf-volant, toupie, billes, bulles de savon, pâte à modeler, aire de jeux, balançoire, toboggan
nouns: maison de poupée, cabane
tags: Jouets, Enfance, OnJoue
turn:
Étaler les jouets : une seconde. Les ranger : toute une vie.
Les adultes aussi jouent, ils appellent ça autrement.
{K}. L'imagination fonctionne sans piles.
Le tapis n'est plus un tapis, c'est un pays.
reader:
Quel était le vôtre, et portait-il un nom ?
Lequel gardez-vous encore, au fond d'un placard ?
scene:
Pieds nus, dans le noir, une petite pièce sur le chemin : {k}.
« On disait que... » Et on disait.
plain:
{K}. Jouer est un travail sérieux de petites personnes.
L'enfance tient dans une boîte et en déborde.
news:
{K}. Plus personne ne veut passer à table.
invite:
{K}. Venez choisir, et laissez trancher le plus petit.
Ici, on peut appuyer, tourner et demander.

== school 🎒
under: travail
nouns: rentrée, école, maître d'école, cartable, cartables, trousse d'école, cour de récré, récré, récréation
nouns: jour de rentrée, première rentrée, rentrée des classes, collège, maternelle, crèche, fournitures scolaires
nouns: cantine, classe verte, sac d'école
tags: École, Rentrée, Apprendre
turn:
{K}. Le goûter est rentré intact, la veste a disparu.
Apprendre, c'est oser redemander.
{K}. La gomme ne survit jamais à la première semaine.
La meilleure leçon n'était pas au programme.
reader:
Quel prof n'avez-vous jamais oublié, et pourquoi ?
Fond de la classe ou premier rang ?
scene:
Photo devant la porte, chaussures propres, gorge serrée : {k}.
« Vous avez fait quoi ? » « Rien. » Le tee-shirt dit le contraire.
plain:
{K}. Il y a des gens qui sèment la curiosité pour la vie.
On se souvient tous d'une voix qui a dit « tu vas y arriver ».
news:
{K}. Le taille-crayon est au garde-à-vous.
invite:
{K}. Venez visiter, avec toutes vos questions.
La porte est ouverte, et la curiosité aussi.

== trades 🛠️
under: travail
nouns: menuisier, menuiserie, ébéniste, charpentier, électricien, plombier, maçon, peintre en bâtiment, mécanicien
nouns: serrurier, cordonnier, couturier, outil, outils, perceuse, marteau, tournevis, bricolage, boîte à outils
nouns: scie, quincaillerie, garagiste, forgeron, paysagiste, artisan, artisans, chantier
tags: SavoirFaire, Artisan, TravailBienFait
turn:
{K}. On mesure encore quand on a déjà coupé trop court.
Dans la vidéo, ça prenait un instant. Le mur n'a pas vu la vidéo.
{K}. Toute réparation commence par « qui a touché à ça ? ».
« Ça devrait tenir. » Et en général, ça tient.
reader:
Vous appelez tout de suite, ou vous aggravez d'abord ?
Qu'est-ce qui attend d'être réparé chez vous depuis trop longtemps ?
scene:
Crayon sur l'oreille, mètre en main, regard sérieux : {k}.
« J'en ai pour une minute. » Célèbres derniers mots.
plain:
{K}. Le travail bien fait n'a pas besoin de discours.
Des mains qui savent, c'est beau à regarder.
news:
{K}. La caisse à outils bombe le torse.
invite:
{K}. Envoyez une photo du problème, on a déjà vu pire.
Appelez avant la bricole de trop, ou après, sans jugement.

== wedding 💍
under: event-private
nouns: mariage, mariages, mariée, marié, mariés, robe de mariée, bouquet de mariée, fiançailles, témoins
nouns: demoiselles d'honneur, evjf, evg, lune de miel, noces d'or, demande en mariage, pièce montée
nouns: faire-part de mariage, jeunes mariés, voyage de noces, noces
tags: Mariage, JourJ, Amour
turn:
{K}. Les mouchoirs étaient sur la liste avant le gâteau.
Se décider a pris un instant. Le plan de table, beaucoup plus.
{K}. Même ceux qui ne dansent pas répètent en cachette.
S'aimer, c'est aussi choisir la couleur des serviettes sans se fâcher.
reader:
Qui pleure d'abord dans votre famille, sans même se cacher ?
Quel conseil donneriez-vous, à part « soyez patients » ?
scene:
Une grande inspiration, une main serrée : {k}.
« Je peux pleurer ? » Le maquillage vote contre.
plain:
{K}. Un « oui », et toute une vie dedans.
La journée passe vite, la tendresse reste.
news:
{K}. Que personne ne range les mouchoirs.
invite:
{K}. Racontez-nous votre idée, on écoute avec soin.
Venez avec vos envies, et votre mère si vous voulez.

== pantry 🍯
under: table
nouns: miel, miels, huile d'olive, huile, moutarde, pâté, terrine, foie gras, sel, farine, noix, noisette, noisettes
nouns: amandes, caramel au beurre salé, pâte à tartiner, épices, épice, bocaux, conserves, vinaigre, sirop, épicerie
nouns: épicerie fine, apiculteur, ruche
tags: Épicerie, BonnesChoses, Terroir
turn:
{K}. C'était prévu pour le mois. Ça a tenu la conversation.
Le pot revient sur l'étagère plus léger, l'air innocent.
{K}. Une petite cuillère pour goûter, et la raison s'en va.
Dans le placard, place d'honneur, devant les pâtes.
reader:
Vous gardez ça pour les invités, ou vous ouvrez tout de suite ?
Quel goût a la maison de votre enfance ?
scene:
Couvercle ouvert, cuillère suspecte, personne ne sait rien : {k}.
« Qui a fini ça ? » Silence domestique.
plain:
{K}. Un tout petit peu, et l'assiette change.
Le bon goût se reconnaît les yeux fermés.
news:
{K}. L'étagère se sent importante.
invite:
{K}. Goûtez, la petite cuillère est pour nous.
À emporter pour vous, ou pour quelqu'un qui le mérite.

== water 🛶
under: mer
nouns: lac, lacs, rivière, rivières, bateau, bateaux, canoë, kayak, voilier, port, phare, phares, pêcheur, île
nouns: paddle, plongée, natation, nager, piscine, baignade, ruisseau, cascade, étang, croisière, fontaine
tags: AuBordDeLEau, EauDouce, GrandBleu
turn:
{K}. Les soucis ne savent pas nager.
L'eau apprend la patience sans dire un mot.
{K}. La montre a pris l'eau, et personne ne la regrette.
On est venu jeter un œil, on est reparti les pieds mouillés.
reader:
Vous aimez l'eau calme, l'eau vive ou l'eau vue de la terrasse ?
Qui dit toujours « elle est bonne » en claquant des dents ?
scene:
Un reflet qui tremble, un silence mouillé : {k}.
« Encore un moment ? » Encore un moment.
plain:
{K}. Près de l'eau, la tête flotte.
Regarder au loin, c'est déjà se reposer.
news:
{K}. La serviette est prête.
invite:
{K}. Apportez de quoi vous changer, laissez le téléphone au sec.
Venez sans hâte, l'eau ne va nulle part.

== plainly
nouns: j'ai été, a été, ai été, as été, avons été, avez été, ont été, ayant été, je bois, on boit
news:
{K}. Voilà, c'est dit.

== insects 🐜
under: small-animals
nouns: fourmi, fourmis, moustique, moustiques, mouche, mouches, araignée, araignées, cafard, grillon, grillons
nouns: scarabée, sauterelle, guêpe, guêpes, frelon, bourdon, mite, mille-pattes, ver de terre, limace, limaces
nouns: insecte, insectes, punaise
tags: Insectes, Nature, PetitMonde
turn:
{K}. Taille minuscule, et toute la maison debout sur une chaise.
{K}. À notre taille, ce serait la direction.
Personne n'invite, et c'est toujours arrivé avant tout le monde.
Je vous jure, gros comme le poing. Bon, comme un grain de riz.
reader:
Vous êtes plutôt verre et carton, ou appel au secours ?
Qui crie d'abord et regarde ensuite, chez vous ?
scene:
Lumière allumée, pantoufle en main, silence : {k}.
« Il y a quelque chose, là. » La phrase qui fait lever n'importe qui.
plain:
{K}. Chacun a son métier sur terre, même tout petit.
De près, la nature soigne même ce qu'on chasse de la main.
news:
{K}. Le ventilateur est appelé à témoigner.

== cleaning 🧽
under: maison
nouns: ménage, grand ménage, ménage de printemps, balai, serpillière, seau, éponge, lessive, aspirateur, lave-linge
nouns: sèche-linge, fer à repasser, repassage, tache, taches, produit ménager, étendoir, linge, rangement, tri
nouns: poubelle, laverie, chiffon, plumeau, nettoyage
tags: Ménage, MaisonPropre, Rangement
turn:
{K}. Le sol brille jusqu'au premier retour de promenade.
J'ai commencé par un tiroir, j'ai retrouvé ce que je cherchais depuis longtemps.
{K}. La musique forte fait la moitié du travail.
Tout est impeccable, un instant. Pensez à la photo.
reader:
Que gardez-vous pour la fin, au cas où ça disparaîtrait tout seul ?
Qui dit « je le ferai après » avec le plus de conviction ?
scene:
Fenêtre ouverte, radio à fond, manches relevées : {k}.
« Ne marche pas là ! » Trop tard.
plain:
{K}. Amusant, non. Mais quel soulagement après.
L'odeur du propre, c'est déjà du repos.
news:
{K}. On a déplacé le canapé, et le passé est réapparu.
invite:
{K}. On s'occupe du reste, gardez le canapé.
Écrivez-nous, on a vu des désordres de toutes sortes.

== socks 🛍️
under: mode
nouns: chaussette, chaussettes, collants, charentaises, caleçon, culotte, soutien-gorge, lingerie, sous-vêtements
nouns: bonnet, bonnets, casquette, casquettes, gants, gant, moufles, foulard, foulards, ceinture, cravate, chapeau
nouns: chapeaux, béret, vêtements, t-shirt, tee-shirts, short, costume, imperméable, ciré, maillot, pyjama d'hiver
nouns: doudoune
tags: GardeRobe, Basiques, AuQuotidien
turn:
{K}. Le tiroir ne ferme plus, et pourtant rien à se mettre.
{K}. Toujours au fond du tiroir, jamais au bon moment.
Plier joliment, c'est pour les invités. Ici, on pousse.
La machine à laver prélève son péage.
reader:
Vous pliez, vous roulez ou vous avez cette chaise ?
Qu'est-ce qui attend depuis toujours son occasion dans votre armoire ?
scene:
Cheveux mouillés, heure de partir, tiroir sens dessus dessous : {k}.
« C'est nouveau ? » « Mais non, je l'ai depuis des siècles. »
plain:
{K}. Les choses simples ont aussi leur jour de gloire.
À l'aise dans ses habits, on parle déjà mieux.
news:
{K}. Le cintre apprécie la compagnie.
invite:
{K}. Essayez tranquillement, le miroir est de confiance.
Venez choisir avec la main et avec les yeux.

== big-feelings 💬
nouns: jalousie, peur, peurs, colère, honte, anxiété, ennui, trac, doute, doutes, culpabilité, impatience, timidité
nouns: émotions, sentiments, mauvaise humeur, solitude, vertige, stress du lundi, hypersensibilité
nouns: syndrome de l'imposteur, patience
tags: Émotions, VraieVie, DedansDehors
turn:
{K}. Ça arrive sans prévenir et ça ne s'essuie jamais les pieds.
Ça tient dans la poitrine et ça occupe toute la maison.
{K}. Le dire à voix haute lui retire déjà un peu de taille.
Personne ne le publie, tout le monde connaît.
reader:
Avec qui pouvez-vous en parler sans enjoliver ?
Qu'est-ce qui vous aide à traverser ça sans bousculer personne ?
scene:
La nuit, le plafond, une conversation répétée : {k}.
« Ça va ? » « Oui. » Un silence plus sincère que la réponse.
plain:
{K}. Ressentir n'est pas un défaut.
Il y a des nœuds qui ne se défont qu'en parlant.
news:
{K}. Voilà, c'est nommé.

== jobs 💼
under: travail
nouns: maîtresse, professeur, prof, profs, instituteur, institutrice, dentiste, médecin, infirmière, infirmier
nouns: avocate, avocat, facteur, factrice, conducteur, taxi, serveur, serveuse, cuisinier, cuisinière, vendeuse
nouns: vendeur, comptable, vétérinaire, pharmacien, pharmacienne, pompier, pompiers, policier, pilote, journaliste
nouns: psychologue, ingénieure, ingénieur, architecte, chef, mon chef, ma cheffe, patron, patronne, collègue
nouns: gardien, boucher, boulanger, pâtissier, traiteur, pharmacie, notaire, sage-femme, aide-soignante
tags: Métier, VieProfessionnelle, Passionnés
turn:
{K}. Tout le monde croit pouvoir en faire autant, jusqu'à la première heure.
Ça connaît les prénoms de chacun et le café de tous.
{K}. Les histoires d'une seule journée rempliraient une série.
Aux repas de famille, la même question tombe toujours.
reader:
Que vouliez-vous faire quand on vous le demandait, enfant ?
À qui auriez-vous dû dire merci, sans le faire ?
scene:
Café d'un trait, clés en main, la porte s'ouvre : {k}.
« Et vous faites quoi dans la vie ? » Respirez, l'explication est longue.
plain:
{K}. Un travail qu'on remarque quand il manque.
Il y a des gens qui portent la journée des autres sans bruit.
news:
{K}. La plaque de la porte en brille.
invite:
{K}. Prenez rendez-vous et venez avec vos questions.
Écrivez-nous, se parler n'engage à rien.

== flea-market 🧺
under: mode
nouns: brocante, brocantes, vide-grenier, vide-greniers, marché aux puces, puces, braderie, braderies, antiquités
nouns: antiquaire, antiquaires, friperie, friperies, seconde main, chiner, trouvaille, trouvailles, marché artisanal
nouns: marché de créateurs, marché aux livres, troc, vide-dressing
tags: Brocante, SecondeMain, Trouvailles
turn:
{K}. On venait voir, on mesure déjà le couloir.
Pas besoin, pas cherché, pas pu lâcher.
{K}. Chaque chose ici a vécu plus que moi.
« Juste une assiette. » Maintenant, il manque le buffet.
reader:
Vous négociez, ou vous payez aussi l'histoire ?
Votre plus belle trouvaille, sans exagérer ?
scene:
Table pleine, main curieuse, « regarde ça » : {k}.
« À quoi ça sert ? » « Aucune idée, mais je le prends quand même. »
plain:
{K}. Ce qui a un passé a plus de conversation.
Chiner, c'est se promener avec les mains.
news:
{K}. L'étagère se pousse déjà.
invite:
{K}. Venez sans liste et sans montre.
Un grand sac, un œil curieux, et c'est parti.

== shop 🛍️
under: travail
nouns: boutique, boutiques, magasin, magasins, notre boutique, notre magasin, ma boutique, vitrine
nouns: boutique en ligne, commerce, commerce de proximité, petit commerce, papeterie, droguerie, comptoir
nouns: concept store, magasin de jouets, commerçants, quincaillerie du coin
tags: PetitCommerce, CommerceLocal, BoutiqueDeQuartier
turn:
{K}. Derrière le comptoir, quelqu'un a encore tout déplacé.
Ici, l'algorithme a un prénom et prend des nouvelles de votre mère.
{K}. « Je regarde juste » est notre phrase préférée.
La vitrine change, le bonjour reste.
reader:
Quelle boutique de votre quartier vous manquerait le plus ?
Vous demandez, ou vous faites semblant de savoir où c'est ?
scene:
La clochette, une tête qui se lève, un sourire : {k}.
« C'est pour offrir ? » La question qui change le papier.
plain:
{K}. Acheter à côté, la conversation est comprise.
Chaque commande se fête, même en silence.
news:
{K}. Le comptoir ne tient plus en place.
invite:
{K}. Entrez, regardez, demandez, revenez quand vous voulez.
Passez, on adore conseiller.

== sunday 🛋️
under: calm
nouns: dimanche, dimanche matin, dimanche soir, dimanche après-midi, dimanche pluvieux, dimanche à la maison
tags: Dimanche, DimancheTranquille, Repos
turn:
{K}. Le pyjama a pris la direction.
On a mangé tard, et personne ne s'est plaint.
{K}. Même la pendule bâille.
La sieste avait une heure de fin. Avait.
reader:
Pyjama jusqu'à quand, honnêtement ?
À quel moment précis sent-on revenir la veille de reprise ?
scene:
Chaussons, grande tasse, personne de pressé : {k}.
« On fait quelque chose ? » « On le fait déjà. »
plain:
{K}. Un jour pour faire peu, et lentement.
Un canapé, un poulet rôti, une conversation longue.
news:
{K}. Le canapé ne veut rien savoir d'autre.
`;

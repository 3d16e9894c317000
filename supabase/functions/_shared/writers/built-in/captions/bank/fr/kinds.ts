/** Kinds of things, places and pastimes that have lines of their own. */
export const kinds = `
== pots 🪴
under: vert
nouns: pot, pots, pot de fleurs, pots de fleurs, cache-pot, jardinière, jardinières, succulente, succulentes, cactus
nouns: plante grasse, plantes grasses, plante verte, plantes vertes, plante d'intérieur, plantes d'intérieur
nouns: plantes de balcon, balcon fleuri, géranium, géraniums, monstera, pothos, bonsaï, bonsaïs, pilea
tags: Plantes, JungleUrbaine, BalconFleuri
turn:
{K}. J'allais chercher du terreau. Le coffre est plein, sauf de terreau.
Le rebord de fenêtre affiche complet. On pousse un peu.
J'habite en ville, mais mon balcon n'est pas au courant.
{K}. Celui qui arrose a tous les droits.
reader:
À partir de combien de pots parle-t-on de jungle ?
Qui arrose chez vous pendant les vacances, et qui oublie ?
scene:
L'arrosoir d'une main, le café de l'autre : {k}.
« Il n'y a plus de place. » Le rebord de la fenêtre : « Et moi ? »
plain:
{K}. Un coin de vert, même petit, change une pièce.
Arroser, c'est aussi s'arrêter un peu.
{K}. De la terre, de la lumière, de la patience.
news:
{K}. Sur le balcon, on se serre déjà.
invite:
Ce coin vide près de la fenêtre attend quelqu'un.
{K}. Prenez votre temps, les plantes le prennent aussi.

== needlework 🧶
under: culture
nouns: tricot, tricots, tricoter, crochet, crocheter, laine, laines, pelote, pelotes, broderie, broderies, broder
nouns: point de croix, couture, coudre, cours de couture, atelier couture, atelier tricot, machine à coudre
nouns: patchwork, amigurumi, amigurumis, macramé, mercerie, aiguilles à tricoter
tags: FaitMain, Tricot, Couture, LoisirsCréatifs
turn:
{K}. Au début, un passe-temps. Maintenant, une armoire.
J'ai pris de quoi faire « au cas où ». Le cas a son propre tiroir.
Défaire, c'est aussi avancer, mais en soupirant.
{K}. D'autres comptent les moutons, ici on compte les points.
reader:
Vous terminez un ouvrage avant d'en commencer un autre, ou vous faites comme tout le monde ?
Qui vous a mis la première aiguille dans la main ?
scene:
« Chut, je compte. » {K}.
Le canapé, du fil partout, et un « je finis ça et j'arrête » qui dure.
plain:
{K}. Les mains occupées, la tête en paix.
Point après point, la mauvaise journée se défait.
{K}. Ce qu'on fait lentement, on l'aime longtemps.
news:
{K}. La boîte à couture est très fière.
invite:
{K}. Venez avec vos nœuds, on les défera ensemble.
Personne n'est né en sachant enfiler une aiguille.

== pottery 🏺
under: culture
nouns: poterie, poteries, céramique, céramiques, atelier poterie, cours de poterie, stage de poterie
nouns: atelier céramique, argile, grès, porcelaine, faïence, tour de potier, tournage, potier, potière, bol en grès
nouns: tasse en céramique, vase en céramique
tags: Poterie, Céramique, FaitMain
turn:
{K}. Ça devait être un bol. C'est devenu « une pièce ».
L'argile a ses idées, et souvent le dernier mot.
De travers, non. Du caractère, oui.
{K}. Des heures de patience, une seconde pour crier « attention ».
reader:
Vous seriez plutôt geste élégant ou terre au plafond ?
Chez vous aussi, il y a une tasse que personne d'autre ne touche ?
scene:
De la terre jusqu'aux coudes, le téléphone enfin loin.
plain:
La terre garde la trace des doigts, c'est toute sa poésie.
news:
{K}. Dans le placard, la vaisselle se sent jugée.
invite:
{K}. Venez avec des vêtements qui n'ont plus peur de rien.
Ici, se salir les mains fait partie du plaisir.

== shoes 👟
under: mode
nouns: tongs, tong, chaussures, chaussure, baskets, bottes, bottines, sandales, espadrilles, escarpins, ballerines
nouns: talons, talons hauts, mocassins, sabots, chaussons, pantoufles, bottes de pluie, derbies, chaussures de ville
nouns: magasin de chaussures
tags: Chaussures, Souliers, Style
turn:
{K}. Mes pieds ont dit oui sans consulter la banque.
« Encore une paire ? » Encore un chemin.
{K}. Il ne reste plus qu'à trouver où aller.
reader:
Vous les étrennez à la maison ou directement sur le trottoir ?
scene:
Défilé dans le couloir, les yeux baissés : {k}.
La boîte encore sur la table, les pieds déjà à la porte.
plain:
{K}. Une bonne journée commence par les pieds.
La meilleure paire est celle qu'on oublie en marchant.
{K}. Un pas après l'autre, mais avec du style.
news:
{K}. Le paillasson attend le premier pas.
invite:
{K}. Venez essayer, le tour du magasin est offert.
Vos pieds rêvent de s'asseoir depuis ce matin. On a un banc.

== stripes-and-knits 👕
under: mode
nouns: marinière, marinières, pull, pulls, gros pull, cardigan, gilet, chemise, chemises, chemisier, jupe, jupes
nouns: pantalon, pantalons, salopette, blouse, débardeur, tee-shirt, sweat, col roulé
tags: Mode, Vestiaire, BasiquesMode
turn:
{K}. « Encore ? » a soupiré l'armoire. Oui, encore.
Je l'ai dans toutes les couleurs, sauf celle-ci. Enfin, avant.
{K}. Ma chaise de chambre en porte déjà une partie.
reader:
Vous repassez, ou vous faites confiance au cintre ?
Quel vêtement emprunte-t-on toujours chez vous sans le rendre ?
scene:
Un essayage, un demi-tour, un hochement de tête : {k}.
« Tu n'as pas déjà le même ? » « Pas du tout. Enfin, presque. »
plain:
{K}. Simple, et c'est tout le secret.
S'habiller sans réfléchir et tomber juste.
news:
{K}. Le cintre a de la compagnie.
invite:
{K}. La cabine d'essayage est libre et le miroir est de bonne humeur.
Venez voir comment ça tombe, les photos ne disent pas tout.

== pastries 🥐
under: douceurs
nouns: roulés à la cannelle, roulé à la cannelle, cinnamon rolls, croissant, croissants, pain au chocolat
nouns: pains au chocolat, chocolatine, chocolatines, viennoiserie, viennoiseries, brioche, brioches
nouns: pain aux raisins, pains aux raisins, chausson aux pommes, chouquettes, chouquette, beignet, beignets
nouns: cannelés, madeleines, madeleine, financiers, éclair, éclairs, chou à la crème, macarons
tags: Viennoiseries, Boulangerie, Gourmandise
turn:
{K}. D'abord pour goûter, ensuite pour vérifier.
Le sachet est arrivé à la maison un peu plus léger que prévu.
On partage par politesse, jamais par envie.
{K}. Le pull garde les preuves.
reader:
Vous attendez la maison ou le sachet ne passe pas le trottoir ?
Vous en gardez pour plus tard, ou « plus tard » n'a jamais existé ?
scene:
Le papier tiède, les doigts qui brillent, le trottoir pour salle à manger.
« Il en reste ? » Silence, et une bouche pleine : {k}.
plain:
{K}. Il y a des jours qu'on sauve avec les doigts qui collent.
Ni assiette ni couverts, juste le bonheur et quelques miettes.
news:
{K}. Les pigeons du quartier en parlent encore.
invite:
{K}. Prévoyez large, le chemin du retour est traître.
Suivez votre nez, il connaît l'adresse.

== bread 🥖
under: table
nouns: pain, pains, baguette, baguettes, tradition, pain de campagne, pain au levain, levain, miche, miches
nouns: boulangerie, boulangeries, boulangère, fournil, pain complet, pain maison, fougasse, pain de seigle
tags: Boulangerie, Pain, BonPain
turn:
La baguette a quitté la boulangerie entière. Ensuite, il y a eu le trottoir.
{K}. Le beurre attendait ça depuis le matin.
J'avais dit « moins de pain ». Le pain n'était pas d'accord.
{K}. Le reste du repas, c'est de la garniture.
reader:
Quignon ou mie ? On ne se connaît vraiment qu'après.
Qui mange le croûton chez vous ? Les coupables sont invités à se dénoncer.
scene:
La croûte craque, la conversation s'arrête.
« Tu passes prendre le pain ? » Une déclaration d'amour : {k}.
plain:
{K}. De la farine, de l'eau, du sel et du temps.
Avec du bon pain, un rien devient un repas.
news:
{K}. Le couteau à beurre est prêt.
invite:
{K}. Venez à l'odeur, on s'occupe du papier.
Le quignon se mange en chemin, c'est dans le règlement.

== apero 🫒
under: table
nouns: apéro, apéros, apéritif, apéritif dînatoire, apéro dînatoire, planche, planche de fromages
nouns: planche de charcuterie, planche mixte, tapenade, olives, saucisson, gougères, cacahuètes, verrines, toasts
nouns: tapas, rillettes, cornichons, amuse-bouches, feuilletés apéritifs
tags: Apéro, PlancheApéro, EntreAmis
turn:
{K}. On avait dit « vite fait ». On dîne, du coup.
Le dernier morceau reste là, entouré de gens très polis.
Officiellement, ça ouvre l'appétit. En vrai, ça le ferme.
{K}. Le dîner vient d'être annulé à l'unanimité.
reader:
Qui chez vous vide le bol de cacahuètes en disant « je n'ai pas faim » ?
Ça se mange avec les doigts, oui ou oui ?
scene:
Des mains qui se croisent, des histoires qui se coupent : {k}.
« Je passe en vitesse. » La chaise sait que c'est faux.
plain:
{K}. On grignote, on refait le monde.
Le meilleur repas est parfois celui qui n'en est pas un.
news:
{K}. La table basse joue dans la cour des grands.
invite:
{K}. Venez comme vous êtes, mais venez avec faim.
Poussez une chaise, il reste toujours une place et une histoire.

== melted-cheese 🫕
under: table
nouns: raclette, raclettes, fondue, fondues, fondue savoyarde, tartiflette, tartiflettes, croziflette
nouns: mont d'or chaud, aligot, camembert rôti, soirée raclette, fromage fondu
tags: Raclette, FromageFondu, EntreAmis
turn:
{K}. Le pull s'en souviendra plus longtemps que nous.
Personne n'a plus faim, et pourtant personne ne pose sa fourchette.
{K}. La salade est là pour la photo.
Le régime a été fondu avec le reste.
reader:
Cornichons : décoration ou obligation ?
Qui dans la bande prend « juste une dernière » depuis tout à l'heure ?
scene:
Des fils de fromage partout, plus une seule phrase complète : {k}.
« Qui veut le reste ? » Tout le monde regarde le plafond.
plain:
{K}. Ça fond, ça réchauffe, ça rapproche.
Il n'y a pas de mauvaise soirée avec du fromage qui coule.
news:
{K}. L'odeur raconte tout aux voisins.
invite:
{K}. Apportez l'appétit et un pull qui n'a rien à perdre.
Plus on est de fourchettes, plus on rit.

== sunset 🌅
under: saisons
nouns: nuage, nuages, coucher de soleil, couchers de soleil, lever de soleil, levers de soleil, coucher du soleil
nouns: lever du jour, crépuscule, aube, aurore, ciel, ciel rose, ciel du soir, soleil couchant, heure dorée
tags: CoucherDeSoleil, Ciel, Lumière
turn:
{K}. Le ciel met des filtres sans demander la permission.
J'ai pris plus de photos que je ne l'avouerai. Aucune ne suffit.
Il y en a un chaque jour, et on se fait avoir à chaque fois.
{K}. L'agenda disait autre chose. Le ciel ne l'a pas lu.
reader:
Vous regardez ou vous filmez ? Sans tricher.
Plutôt se lever tôt pour le ciel, ou dîner en retard à cause de lui ?
scene:
« Attends, encore une minute. » {K}. Personne ne bouge.
Les visages prennent tous la même couleur et plus personne ne parle.
plain:
La lumière sait soigner ses entrées et ses sorties.
{K}. Lever les yeux, c'est déjà un programme.
news:
{K}. La mémoire du téléphone demande grâce.
invite:
{K}. Trouvez une place, le ciel ne rejoue jamais la même scène.

== rain 🌧️
under: saisons
nouns: odeur de pluie, parfum de pluie, pluie, pluies, averse, averses, jour de pluie, jours de pluie, orage, orages
nouns: bruine, crachin, tonnerre, flaques, grisaille, ciel gris, temps gris, il pleut
tags: Pluie, JourDePluie, Météo
turn:
{K}. Mes cheveux ont déjà leur avis.
Le parapluie est à la maison, bien au sec.
{K}. Le canapé vient de prendre du galon.
J'ai couru entre les gouttes. Elles avaient mon adresse.
reader:
Vous courez ou vous avez renoncé à rester sec ?
Qui d'autre oublie toujours son parapluie au mauvais endroit ?
scene:
Le front contre la vitre, une tasse chaude dans les mains : {k}.
« Ça va passer », dit quelqu'un en tee-shirt.
plain:
{K}. Le plus joli bruit pour ne rien faire.
{K}. Il y a des jours faits pour rester dedans.
news:
{K}. Le plan A est parti se sécher.

== birds 🐦
nouns: oiseau, oiseaux, perruche, perruches, canari, canaris, perroquet, mésange, mésanges, moineau, moineaux
nouns: hirondelle, hirondelles, rouge-gorge, rouges-gorges, merle, merles, inséparables, chardonneret
nouns: oiseaux du jardin
tags: Oiseaux, Nature, ChantDOiseaux
turn:
{K}. Très peu de grammes, énormément d'opinions.
Le réveil a été livré avec des plumes.
{K}. Le concert commence sans consulter personne.
Ma playlist du matin perche dehors et ne prend pas de demandes.
reader:
Qui chante le mieux chez vous, les plumes ou la douche ?
Vous vous levez avec eux ou à cause d'eux ?
scene:
Tête penchée, œil rond, verdict en attente : {k}.
Un « cui », puis un autre, et adieu la grasse matinée.
plain:
{K}. La journée sonne mieux avec des ailes.
Il suffit d'un chant à la fenêtre pour que le matin ait une couleur.
news:
{K}. On en parle sur toutes les branches.

== nostalgia 💭
under: longing
nouns: mélancolie, nostalgie, souvenir, souvenirs, souvenirs d'enfance, enfance, bon vieux temps, tu me manques
nouns: le temps qui passe, vague à l'âme, spleen
tags: Nostalgie, Souvenirs, Mélancolie
turn:
{K}. La mémoire appuie sur lecture sans rien demander.
Une odeur, et j'ai de nouveau l'âge de mes genoux écorchés.
Ce n'est pas du chagrin, c'est de la tendresse en retard.
{K}. Ça se soigne un peu avec un long coup de fil.
reader:
Quelle odeur vous ramène d'un coup ailleurs ?
Quel instant revivriez-vous, sans rien y changer ?
scene:
Une vieille chanson, le regard nulle part : {k}.
« Tu te souviens ? » Et plus personne ne regarde l'heure.
plain:
{K}. Ce qui manque prouve que c'était beau.
Il y a des choses qui s'en vont et qui restent quand même.
{K}. Ça serre un peu, et c'est doux aussi.
news:
{K}. La boîte à photos est ressortie du placard.

== candles 🕯️
under: maison
nouns: bougie, bougies, bougie parfumée, bougies parfumées, bougie artisanale, bougies artisanales, chandelle
nouns: chandelles, bougeoir, bougeoirs, photophore, photophores, encens, guirlande lumineuse, guirlandes lumineuses
nouns: diffuseur de parfum
tags: Bougies, Cocooning, LumièreDouce
turn:
{K}. Le plafonnier l'a mal pris.
Sous cette lumière, même la pile de linge a du charme.
La belle bougie attendait une grande occasion. Être à la maison en est une.
{K}. À la lueur d'une flamme, les soucis ont l'air plus petits.
reader:
Celles qu'on allume, ou celles qu'on n'ose pas entamer ?
Quelle odeur vous dit « ici, c'est chez toi » ?
scene:
On éteint le plafond, on allume le reste : {k}.
Une petite lumière, et personne n'est pressé.
plain:
{K}. La maison se met à parler plus bas.
Certaines heures demandent peu de lumière et beaucoup de calme.
news:
{K}. L'interrupteur a pris sa soirée.
invite:
{K}. Venez sentir, à travers l'écran ça ne passe pas.
Le canapé n'attend plus qu'une petite lumière.

== bouquet 💐
under: vert
nouns: bouquet, bouquets, bouquet de fleurs, fleurs, fleur, pivoine, pivoines, roses, tulipes, tulipe, tournesols
nouns: marguerites, dahlias, renoncules, mimosa, hortensias, fleuriste, fleurs coupées, fleurs séchées
tags: Fleurs, Fleuriste, Bouquet
turn:
{K}. La table de la cuisine se prend pour un tableau.
Un vase vide, c'est une allusion.
{K}. Sans raison, ce qui est la meilleure des raisons.
Les fleurs disent ce qu'on n'ose pas, et elles sentent meilleur.
reader:
Vous vous offrez des fleurs, ou vous attendez patiemment ?
À qui feriez-vous la surprise, là, sans prévenir ?
scene:
Le papier qui se froisse, le visage qui s'ouvre : {k}.
« C'est en quel honneur ? » « Aucun. »
plain:
{K}. De la couleur là où il n'y avait rien.
Quelques jours dans l'eau, bien plus dans la tête.
news:
{K}. On cherche un vase, c'est urgent.
invite:
{K}. Dites-nous pour qui, les couleurs diront le reste.
Repartez avec de quoi faire sourire quelqu'un.

== tea-room 🫖
under: table
nouns: salon de thé, salons de thé, théières, tea time
tags: SalonDeThé, TeaTime, PauseThé
turn:
{K}. La théière a tout son temps, prenez exemple.
Laisser infuser : valable aussi pour les décisions.
{K}. On était venu pour une tasse, on a vidé la théière et le sujet.
Le monde peut bouillir, ici ça infuse.
reader:
Nuage de lait, citron ou rien du tout ? Les familles se divisent.
Le biscuit, vous le trempez en public ?
scene:
Les mains autour de la tasse, la buée sur les lunettes : {k}.
« Encore un peu ? » « Toujours un peu. »
plain:
{K}. Une tasse chaude et rien d'urgent.
Les meilleures confidences se font à petites gorgées.
news:
{K}. La bouilloire en siffle de joie.
invite:
{K}. On vous garde une place près de la théière.
Venez à deux, avec quelque chose à vous raconter.

== dog-salon ✂️🐾
under: chien
nouns: toilettage, toiletteur, toiletteuse, toilettage canin, salon de toilettage, bain du chien, coupe du chien
nouns: spa canin, toilettage pour chiens
tags: Toilettage, Chiens, ToilettageCanin
turn:
{K}. On entre plein de boue, on ressort avec un CV.
Ceux qui grognent contre le séchoir ont aussi un cœur.
{K}. Le client est roi, surtout quand il remue la queue.
Ici, le pourboire se verse en léchouilles.
reader:
Le vôtre entre en courant, ou il faut négocier sur le trottoir ?
Comment s'appelle ce chien qu'on devrait déjà connaître ?
scene:
Oreilles au vent, truffe levée, humain très ému : {k}.
« Qui c'est le plus beau ? » Ils se retournent tous.
plain:
{K}. Du calme, de la douceur et une friandise à la fin.
Un chien content, ça se voit depuis le trottoir d'en face.
news:
{K}. La nouvelle circule déjà de réverbère en réverbère.
invite:
{K}. Amenez votre chien, on se charge du mélodrame.
Entrez à deux, celui qui tient la laisse a droit aux sourires.
`;

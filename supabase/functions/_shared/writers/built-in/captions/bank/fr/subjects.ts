export const subjects = `
== offer 👀
plain:
{K}. On voulait que vous soyez les premiers à le savoir.
{K}. Tout le monde y gagne, même celui qui dit n'avoir besoin de rien.
{K}. Une bonne raison de passer, si jamais il vous en manquait une.
{K}. Ceux qui disent toujours « si j'avais su » savent.
turn:
{K}. Votre porte-monnaie peut souffler.
{K}. Vous attendiez un signe ? Le voilà, en toutes lettres.
{K}. L'excuse « un jour, peut-être » vient d'expirer.
{K}. Faites le calcul, on vous attend.
{K}. La raison dit oui, pour une fois.
{K}. Même votre banquier va sourire.
reader:
{K}. À qui allez-vous le dire en premier ?
{K}. Vous foncez ou vous faites semblant de réfléchir ?
{K}. Qui l'attendait secrètement ?
scene:
Vous : « je verrai plus tard ». Nous : {k}.
Petite voix intérieure : « Allez. » {K}.
invite:
{K}. Passez nous voir, ça nous fait toujours plaisir.
{K}. Amenez l'amie qui n'arrive jamais à se décider.
{K}. La porte est ouverte, le sourire aussi.
{K}. Faites passer, on adore les nouvelles têtes.

== launch-product ✨
plain:
{K}. On y a mis beaucoup d'heures et tout notre cœur.
{K}. Enfin, on peut vous montrer.
{K}. On espère que vous l'aimerez autant que nous.
{K}. À partir de maintenant, c'est à vous.
turn:
{K}. Garder le secret a été le plus dur.
{K}. L'équipe a fêté ça avant même que ce soit fini.
{K}. On fait semblant d'être calmes.
{K}. Une idée de moins dans le tiroir.
{K}. Au départ, une idée et beaucoup de café.
{K}. Oui, on a sautillé dans le couloir.
reader:
{K}. Par quoi commencez-vous ?
{K}. Qui avait deviné ?
{K}. Coup de foudre ou charme lent ?
scene:
Roulement de tambour, sur le coin de la table : {k}.
« Alors, vous prépariez quoi ? » Eh bien voilà : {k}.
Fini les cachotteries : {k}.
invite:
{K}. Venez voir et dites-nous tout, même ce qui pique.
{K}. Jetez-y un œil, puis l'autre.
{K}. On répond à toutes les questions, même aux plus tordues.

== opening 🗝️
plain:
{K}. On rêvait d'écrire cette phrase.
{K}. Merci à celles et ceux qui nous ont poussés jusqu'ici.
{K}. Le trac de la rentrée, mais en format adulte.
{K}. Ici, la lumière est allumée.
turn:
{K}. Le trac est arrivé avant les meubles.
{K}. On a tellement nettoyé qu'on n'ose plus marcher.
{K}. La clé tourne, le cœur aussi.
{K}. Ça a commencé par « et si on osait ? ».
{K}. L'enseigne est droite. Presque.
reader:
{K}. Qui vient étrenner le paillasson ?
{K}. Qui y croyait depuis le début ?
scene:
On lève le rideau, on respire : {k}.
« Vous êtes prêts ? » Non. Mais : {k}.
invite:
{K}. Entrez, on ne mord pas.
{K}. Venez nous dire bonjour, on retient les prénoms.
{K}. Amenez vos amis, on poussera les murs.

== hours 🕘
plain:
{K}. À noter là où vous notez l'essentiel.
{K}. On reste les mêmes, c'est la pendule qui change.
{K}. Histoire que personne ne trouve porte close.
{K}. Un coup d'œil avant de partir, et c'est réglé.
{K}. Une petite photo de l'affiche, ça aide.
turn:
{K}. Notre réveil a déjà protesté.
{K}. Nouveau panneau, même sourire.
{K}. La porte est au courant, à vous maintenant.
{K}. Lève-tôt et retardataires, accordez vos montres.
reader:
{K}. Qui faut-il prévenir dans votre entourage ?
{K}. Plutôt « première heure » ou plutôt « juste avant la fermeture » ?
scene:
Sur la porte, en grandes lettres : {k}.
invite:
{K}. Faites passer le mot à ceux qui arrivent toujours trop tard.
{K}. On a hâte de vous y retrouver.

== hiring 👋
plain:
{K}. Si vous aimez travailler avec des gens sympas, lisez jusqu'au bout.
{K}. Il nous manque quelqu'un, et ça s'entend à la machine à café.
{K}. On lit tout, promis.
{K}. Du travail, il y en a ; des fous rires aussi.
turn:
{K}. L'humour est obligatoire, le reste s'apprend.
{K}. Une chaise vide nous regarde d'un air triste.
{K}. CV bienvenu, gâteaux encore plus.
{K}. On promet de retenir votre prénom tout de suite.
{K}. Personne n'est parfait, mais être à l'heure aide.
reader:
{K}. C'est vous, ou vous connaissez la perle ?
{K}. À qui venez-vous de penser ?
scene:
« Et toi, tu fais quoi ? » La réponse pourrait ressembler à ça : {k}.
invite:
{K}. Écrivez-nous, même sans grande formule.
{K}. À transmettre à l'amie qui veut changer d'air.

== achievement 🏅
plain:
{K}. Je souris encore en l'écrivant.
{K}. C'était long, et c'est pour ça que c'est bon.
{K}. Un pas après l'autre, on finit par arriver.
{K}. Merci à celles et ceux qui y ont cru.
turn:
{K}. J'accepte les félicitations, même bruyantes.
{K}. Je disais « jamais ». Il va falloir trouver un autre mot.
{K}. Des courbatures à force de sourire, ça existe.
{K}. La modestie reprendra plus tard.
reader:
{K}. Et vous, de quoi êtes-vous fiers en ce moment ?
{K}. Qui d'autre a une victoire à raconter ?
scene:
Petit mot à mes vieux doutes : {k}. Vous pouvez disposer.
À encadrer au-dessus du canapé : {k}.
« Ça valait le coup ? » {K}.

== milestone-years 🥂
plain:
{K}. Comme ça file, quand on aime.
{K}. Merci à tous ceux qui en font partie.
{K}. Et l'envie est celle du début.
{K}. Vite dit, longuement vécu.
{K}. À tout ce qui vient après.
turn:
{K}. Le calendrier frime, et nous avec.
{K}. Plus de rides, plus d'histoires, les mêmes bêtises.
{K}. On signerait encore, avec de meilleures chaussures.
reader:
{K}. Quel est votre meilleur souvenir de tout ce temps ?
{K}. Votre secret pour durer ?
scene:
Un petit verre levé à une grande chose : {k}.
« Tu te souviens ? » Oui. De tout. {K}.
Soufflez fort, il y en a des bougies : {k}.

== event-public 🗓️
plain:
{K}. On a hâte de vous y voir.
{K}. Dans l'agenda, il y a la place ; c'est le canapé qui ne rentre pas.
{K}. Le genre de moment qu'on raconte après.
{K}. L'ambiance, c'est vous qui l'apportez.
turn:
{K}. Le canapé ne va pas s'envoler.
{K}. Fini le « il faudrait qu'on se voie ».
{K}. Officiellement un rendez-vous, officieusement une excuse pour se retrouver.
{K}. Ceux qui restent chez eux devront se le faire raconter.
{K}. L'agenda d'abord, les excuses ensuite.
{K}. Même les casaniers peuvent être fiers de sortir pour ça.
reader:
{K}. Vous venez avec qui ?
{K}. Vous êtes du genre en avance, ou « pardon, pardon » entre les chaises ?
{K}. À qui l'envoyez-vous sans rien ajouter ?
{K}. Qui traînez-vous de force, avec amour ?
scene:
Le groupe d'amis, enfin d'accord : {k}.
« On fait quoi ? » La question ne se pose plus : {k}.
invite:
{K}. Venez comme vous êtes, repartez avec des souvenirs.
{K}. Amenez du monde, ou trouvez-en sur place.
{K}. On vous garde une petite place.
{K}. Habillez-vous pour rire.
{K}. Faites-nous signe en arrivant.

== birthday 🎂
plain:
{K}. Et que ça continue longtemps.
{K}. Beaucoup à fêter, et les bonnes personnes pour le faire.
{K}. Tout le gâteau est d'accord : c'est une belle journée.
turn:
{K}. Le gâteau l'a bien mérité.
{K}. Une bougie de plus, le même vœu secret.
{K}. Vieillir, tout le monde sait ; fêter, c'est un talent.
{K}. Le gâteau compte comme repas équilibré.
{K}. On peut tout souhaiter, mais rien avouer.
reader:
{K}. Qui chante le plus faux ? À vous de lancer.
{K}. Chocolat ou fruits ? Des familles se sont fâchées pour moins.
scene:
Lumières éteintes, bougies allumées, tout le monde inspire : {k}.
« Tu as souhaité quoi ? » « Ça ne se dit pas. » {K}.
plain:
{K}. Vive les bougies, et celles et ceux qui les soufflent.
invite:
{K}. Vos vœux sont les bienvenus, ils seront lus à voix haute.
turn:
{K}. Les rides de rire ne comptent pas.
{K}. Confettis dans les cheveux, sourire jusqu'aux oreilles.

== greeting 🤍
plain:
{K} ! Prenez soin les uns des autres.
{K} ! Merci d'être là.
{K} ! De tout cœur et sans chichis.
{K} ! Que tous les feux soient verts.
{K} ! Faites-vous une belle journée.
turn:
{K} ! Le café est prêt, les excuses aussi.
{K} ! On respire un grand coup, et on y va.
{K} ! Servi chaud et de bon cœur.
{K} ! Qui lit ceci gagne une bise imaginaire.
reader:
{K} ! Et vous, ça va, vraiment ?
{K} ! Qu'est-ce qui vous fait sourire en ce moment ?
scene:
D'ici, avec la main qui s'agite : {k} !
« Dis quelque chose de gentil. » {K} !
plain:
{K} ! On pense fort à vous.

== question-opinion 🤔
reader:
{K} ? À notre table, il y a des camps.
{K} ? Réponses honnêtes, s'il vous plaît ; les polies, on les a déjà.
{K} ? J'ai ma théorie, mais je veux d'abord la vôtre.
{K} ? Parlez maintenant ou taisez-vous jusqu'au dessert.
{K} ? Je promets de ne pas me vexer. Longtemps.
{K} ? La question est courte, le débat beaucoup moins.
{K} ? Les réponses argumentées comptent double.
{K} ? Des repas de famille ont dérapé pour moins que ça.
{K} ? Et pas de « ça dépend », merci.
{K} ? Je ne dormirai pas avant de savoir.
{K} ? Dites-le-moi avant que je demande à quelqu'un de compétent.
{K} ? On vote à main levée.
{K} ? Tout le monde a un avis, sortez le vôtre.

== choice 🤔
reader:
{K} ? Choisissez vite, justifiez plus tard.
{K} ? Des amitiés se sont brisées pour moins.
{K} ? Il ne peut en rester qu'un.
{K} ? Le cœur ou la tête, pas de demi-mesure.
{K} ? Qui répond « un peu de tout » fait la vaisselle.
{K} ? Il y a une bonne réponse, et je ne la dirai pas tout haut.
{K} ? Défendez votre camp.
{K} ? On tranche ici, une bonne fois.
{K} ? Les indécis paient la prochaine tournée.
{K} ? Je suis de mauvaise foi et je l'assume.

== how-to 💡
plain:
{K}. Rien de sorcier, juste un peu de patience.
{K}. Ce que personne n'explique et que tout le monde demande.
{K}. Petit effort, grand « ah, d'accord ».
turn:
{K}. La première fois, c'est raté ; c'est la tradition.
{K}. On dirait de la magie, jusqu'à ce qu'on essaie.
{K}. Évidemment, j'ai lu le mode d'emploi après.
{K}. Il y a quelque temps, j'aurais appelé à l'aide.
reader:
{K}. Et vous, vous faites comment ?
{K}. C'est quoi, votre astuce jamais avouée ?
{K}. Qui vous l'a appris ?
{K}. Avec méthode ou au feeling ?

== feeling-good 🙌
plain:
{K}. Et ça fait du bien de le dire.
{K}. Pas besoin d'autre raison.
{K}. Je garde ça encore un moment.
{K}. Je le pose là, au chaud.
{K}. Merci la vie, bien joué.
turn:
{K}. Même mes plantes me regardent autrement.
{K}. Pincez-moi, mais doucement.
{K}. Je fredonne, et pourtant je chante faux.
{K}. Si vous me cherchez, je flotte.
reader:
{K}. Et chez vous, c'est comment ?
{K}. Qui d'autre ressent ça ?
{K}. Qu'est-ce qui vous a fait du bien dernièrement ?

== story
plain:
{K}. Il y a des jours qui se racontent tout seuls.
{K}. Ma mère le racontera mieux, mais j'étais là d'abord.
{K}. Voilà comment un jour devient une anecdote.
{K}. Et oui, exactement comme ça.
turn:
{K}. À la prochaine version, l'histoire aura déjà un peu grandi.
{K}. On en reparlera à chaque repas de famille.
{K}. On me l'aurait raconté, je n'y aurais pas cru.
{K}. Dans un film, on dirait que c'est exagéré.
{K}. Moralité : rien ne se passe comme prévu, et tant mieux.
reader:
{K}. Ça vous est déjà arrivé ?
{K}. Vous auriez fait quoi ?
{K}. Qui dit mieux ?
scene:
« Des nouvelles ? » Eh bien : {k}.
À ressortir au prochain repas de famille : {k}.

== mishap 🙈
plain:
{K}. Un jour on en rira. Bon, on en rit déjà.
{K}. Rien qu'un café et un soupir ne puissent réparer.
{K}. Au moins, maintenant, c'est une histoire.
{K}. Ça arrive. À moi, bien sûr, mais ça arrive.
turn:
{K}. Le plan était différent.
{K}. Je voudrais parler au responsable de cette journée.
{K}. Râler un peu, rire beaucoup.
{K}. À partir d'ici, ça ne peut que s'arranger. Il paraît.
{K}. L'univers a le sens du gag.
reader:
{K}. Racontez-moi pire, par pitié.
{K}. Rire ou pleurer ? J'hésite encore.
scene:
La journée en une ligne : {k}.
« Alors, c'était bien ? » {K}. Question suivante.

== day 🗓️
plain:
{K}. Un jour à qui faire de la place.
{K}. Noté au stylo, pas au crayon.
{K}. Qu'il soit bon, c'est tout ce qu'on demande.
turn:
{K}. Les calendriers aussi ont leurs préférés.
{K}. Il arrive sans sonner et reste pile le temps d'un jour.
{K}. Une date à l'air innocent.
{K}. Il y a toujours quelque chose ; là, au moins, on sait quand.
reader:
{K}. À quoi pensez-vous en premier ?
{K}. Vous le passez comment ?
{K}. Et dans votre agenda, il y a quoi ?
scene:
Entouré en rouge : {k}.
« Il y a quoi ce jour-là ? » « Tu verras. » {K}.

== thanks 🤍
plain:
{K}. Du fond du cœur, et on pèse nos mots.
{K}. Sans vous, ce ne serait qu'une idée.
{K}. Les mots manquent, le sourire est là.
{K}. On ne l'oubliera pas.
{K}. C'est vous, la meilleure partie.
turn:
{K}. On vous doit un café. Plutôt la cafetière.
{K}. Tapez-vous sur l'épaule de notre part.
{K}. À écrire en grand, et à garder.
reader:
{K}. Et vous, à qui aimeriez-vous le dire ?
scene:
On se lève et on applaudit : {k}.
« Dites quelque chose ! » {K}.

== word
turn:
{K}. Le dictionnaire règle ça en une ligne ; chez nous, ça tiendrait tout un repas.
{K}. Certains ont un avis tout de suite, d'autres demandent une chaise.
L'algorithme attendait autre chose. Eh bien voilà : {k}.
{K}. Personne n'a posé la question, et pourtant nous y sommes.
{K}. Le groupe a un sujet, mon téléphone n'a plus de batterie.
Je venais publier quelque chose de profond, et puis : {k}.
plain:
{K}. Vite dit, et pourtant il y a de quoi parler.
Chaque maison a son histoire là-dessus : {k}.
{K}. Je pose ça là, si quelqu'un a envie de bavarder.
{K}. Il suffit parfois d'un mot pour lancer la conversation.
{K}. Derrière, il y a toujours quelqu'un avec quelque chose à raconter.
reader:
{K}. Quel souvenir vous est venu sans le chercher ?
{K}. Comment l'expliqueriez-vous à un enfant qui demande toujours pourquoi ?
{K}. Avec qui en parleriez-vous jusqu'à la fermeture du café ?
{K}. Pour, contre, ou selon la nuit que vous avez passée ?
scene:
Jeu de mimes, tout le monde crie, personne ne trouve : {k}.
Note dans le téléphone, sans contexte, en majuscules : {k}.
« Vous parlez de quoi ? » Tous en même temps : {k}.
Première diapo d'un exposé que personne n'a demandé : {k}.
news:
{K}. À inscrire au procès-verbal du groupe.

== cafe ☕
nouns: chocolat chaud, café, cafés, expresso, espresso, cappuccino, café crème, latte, café au lait, café glacé
nouns: petit noir, pause café, tasse de café, cafetière, torréfaction, torréfacteur, café du matin, flat white
nouns: café gourmand, café filtre, cold brew, barista, salon de café, terrasse de café, grains de café
tags: Café, PauseCafé, CoffeeLover
turn:
D'abord {k}, ensuite les phrases complètes.
{K}. Avant la dernière gorgée, je ne réponds de rien.
Certains méditent. Moi, je touille.
{K}, et mes idées se rangent en file indienne.
{K}. Le seul rendez-vous où j'arrive en avance.
Sans café, je suis la bande-annonce de moi-même.
reader:
Noir, au lait ou sucré : comment prenez-vous le vôtre ?
Café en silence ou café bavard ?
Vous avez une tasse préférée, et gare à qui la prend ?
scene:
La première gorgée, le silence, le monde qui devient net.
« On prend un café ? » Et soudain il fait nuit.
Le bruit de la machine est ma chanson préférée.
plain:
{K}, et la journée prend du sens.
Un café est toujours meilleur quand personne ne presse.
{K}. S'asseoir un peu, ne rien devoir.
invite:
{K}. On fournit la tasse, vous apportez les ragots.
{K}. Asseyez-vous, le reste coule tout seul.
{K}. Entrez avant qu'il refroidisse.
news:
{K}. Le café a un avis là-dessus, et c'est oui.
{K}. Ça mérite bien une gorgée.

== douceurs 🍰
nouns: gâteau, gâteaux, tarte, tartes, pâtisserie, pâtisseries, crêpes, crêpe, gaufres, glace, glaces, sorbet
nouns: chocolat, chocolats, cookies, biscuits, mousse au chocolat, dessert, desserts, galette des rois, bûche
nouns: tarte aux pommes, tarte tatin, flan, fondant, caramel, bonbons
tags: Pâtisserie, Gourmandise, Dessert
turn:
{K}. La raison faisait un tour dehors.
« Juste une petite part » n'est pas une unité de mesure.
{K} : à partager, en théorie.
Le dessert a son propre estomac, c'est la science de ma famille qui le dit.
{K}. La recette disait « laisser refroidir ». On n'a pas entendu.
reader:
Vous gardez le meilleur pour la fin ou vous attaquez par là ?
Plutôt « je goûte juste » ou plutôt la deuxième part assumée ?
scene:
Ça sent bon dans le couloir, et tout le monde apparaît.
Silence à table, cuillères en l'air : {k}.
« Qui veut la dernière part ? » Chacun regarde poliment ailleurs.
plain:
{K}. Une fin sucrée sauve presque toutes les journées.
On parle mieux autour d'un gâteau.
invite:
{K}. Venez avec faim ou avec une excuse, mais venez.
{K}. On vous garde une part et on ne dira rien.
news:
{K}. Les miettes peuvent témoigner.

== table 🍽️
nouns: sandwich, croque-monsieur, poulet rôti, kebab, soupe à l'oignon, velouté, pot-au-feu, cassoulet, choucroute
nouns: steak-frites, gnocchis, riz, lasagnes, sushi maison, nouvelle carte, carte de printemps, plat du jour, dîner
nouns: déjeuner, repas, repas de famille, pizza, pâtes, burger, salade, soupe, quiche, ratatouille, couscous
nouns: galette, galettes, frites, blanquette, bœuf bourguignon, gratin, carte, menu, menu du jour, restaurant
nouns: bistrot, marché du samedi, barbecue, pique-nique, recette, recettes, cuisine, tomates, premières fraises
nouns: food truck
tags: Cuisine, Gourmand, BonnesAdresses
turn:
{K}. Les retardataires feront la vaisselle.
{K} : on parle peu, on se ressert beaucoup.
Rassasié, c'est une notion très souple.
{K}. Je voulais juste goûter, j'ai maintenant ma chaise attitrée.
L'amitié a ses limites, elles font le tour de mon assiette.
{K}. Le régime regarde par la fenêtre.
reader:
Vous êtes recette à la lettre ou « au pif et on verra » ?
Saucer l'assiette : élégance ou devoir ?
Quel plat a le goût de votre enfance ?
scene:
« Je n'ai pas faim », dit quelqu'un en prenant une fourchette.
Les assiettes se tendent, les conversations s'arrêtent : {k}.
Plus personne ne parle, c'est bon signe.
plain:
{K}. Une bonne table, de la bonne compagnie, et le temps qu'il faut.
Ce qui mijote longtemps se mange avec joie.
{K}. À table, la vie est plus bruyante et plus belle.
{K}. À plusieurs, ça a toujours plus de goût.
invite:
{K}. Vous apportez l'appétit, on s'occupe du reste.
{K}. Asseyez-vous, on se serrera.
{K}. Une table, du temps, et vous.
news:
{K}. En cuisine, on applaudit encore.
{K}. La cuillère en bois est très fière.

== chien 🐶
nouns: chien, chiens, chienne, chiot, chiots, mon chien, notre chien, toutou, labrador, golden retriever, teckel
nouns: caniche, berger, bouledogue, balade du chien, promenade du chien, corgi, beagle, border collie
tags: Chien, VieDeChien, AmourDeChien
turn:
{K}. Je paie le loyer, mais le canapé n'est plus à moi.
{K} : service de sécurité, spécialité facteur.
Je parle à mon chien comme à une personne, et ses réponses sont meilleures.
{K}. « Assis » a bien été entendu. C'est à l'étude.
La laisse frémit, et le salon devient un hippodrome.
{K}. Le personnel de maison, c'est moi. Salaire : des regards.
reader:
Le vôtre dort dans son panier, ou vous dormez sur le bord ?
Chez vous aussi, quelqu'un accourt dès que le frigo s'ouvre ?
Combien de surnoms a le vôtre, et répond-il à un seul ?
scene:
Ce regard de « on ne me nourrit jamais », devant une gamelle à peine vidée.
Pattes mouillées, yeux innocents, aucun témoin.
Tête penchée, oreilles dressées : quelqu'un a pensé « friandise ».
plain:
{K}. Personne n'est aussi content quand je rentre des poubelles.
Avec une patte sur le pied, tout va mieux.
invite:
{K}. Venez avec votre compagnon, l'humain est admis aussi.
news:
{K}. Avec ce regard : « c'est pas moi ».
{K}. Les caresses sont acceptées par procuration.
{K}. La queue remue encore.

== chat 🐱
nouns: chat, chats, chatte, chaton, chatons, mon chat, ma chatte, matou, minou, chat roux, chat noir, félin, siamois
nouns: chartreux
tags: Chat, VieDeChat, Chats
turn:
{K}. Moi, ici, je ne fais qu'habiter.
J'ai acheté un panier. Le carton était mieux.
{K} : direction générale, spécialité sieste.
Mon emploi du temps est fait par quelqu'un qui dort le matin.
{K}. Amour sur rendez-vous, croquettes sur ordre.
reader:
Le vôtre aussi vous regarde dans les yeux pendant que le verre tombe ?
Qui commande chez vous, et a-t-il des moustaches ?
scene:
Ronron sur les genoux, interdiction de bouger.
La nuit : galop dans le couloir. Le matin : innocence sur l'oreiller.
Un carton trop petit. Un chat dedans.
plain:
{K}. Le calme à pas feutrés.
Une boule chaude sur les jambes, et la soirée est complète.
news:
{K}. Selon ses dires, c'était prévu.

== vert 🪴
nouns: plante, plantes, balcon, terrasse fleurie, orchidée, herbes
tags: Plantes, Jardin, Vert
turn:
{K}. Ça pousse, et moi je frime.
Encore une et j'arrête. Je le redirai la prochaine fois.
{K}. De très bonne compagnie, et jamais un mot plus haut que l'autre.
La main verte est surtout une main sale.
{K}. Le rebord est plein, le cœur pas encore.
reader:
Vous parlez à vos plantes, ou vous ne l'avouez pas ?
Trop d'eau ou pas assez ? Personne n'est innocent ici.
scene:
De la terre sous les ongles, un sourire idiot.
Une nouvelle feuille. La famille est prévenue.
plain:
{K}. Ce qu'on soigne, ça se voit.
Un peu de vert, et la pièce respire.
invite:
{K}. Choisissez la vôtre, à moins qu'elle ne vous choisisse.
{K}. Passez, ça sent bon.
news:
{K}. Les autres pots sont jaloux.

== mer 🏖️
nouns: parasol, serviette de plage, maillot de bain, mer, plage, océan, vagues, côte, voile, sable, surf
nouns: bord de mer, bretagne, journée à la plage, coquillages
tags: Mer, Plage, BordDeMer
turn:
{K}. Du sable partout, des soucis nulle part.
{K} : le bureau avec la meilleure climatisation.
Je voulais décrocher. L'eau s'en est chargée.
Les pieds dedans, la tête ailleurs.
{K}. Ma coiffure est désormais autonome.
reader:
Vous entrez d'un coup ou vous négociez centimètre par centimètre ?
Serviette au soleil ou à l'ombre : couples, expliquez-vous.
scene:
Du sel sur la peau, du vent dans les oreilles, aucun rendez-vous.
Le sandwich croque. C'est la tradition.
plain:
{K}. L'eau remet en place ce que la semaine a bousculé.
Avec le bruit de l'eau, pas besoin de musique.
{K}. S'asseoir et regarder, c'est un programme.
invite:
{K}. Emportez le maillot, laissez les excuses.
news:
{K}. Les mouettes ont tout vu.

== voyage ✈️
nouns: passeport, carte routière, sac de voyage, gîte, voyage, voyages, vacances, week-end à, escapade, valise, vol
nouns: avion, aéroport, road trip, camping, tente, van, sac à dos, paris, ville, village, balade, ferry, hôtel
nouns: city trip
tags: Voyage, Escapade, Évasion
turn:
{K}. La valise dit non, je dis si.
{K} : se perdre, mais avec vue.
J'ai tout pris, sauf ce qu'il fallait.
{K}. « Le chemin compte plus que le but », dit celui qui tient la carte.
Il me faut des vacances pour décider où partir en vacances.
reader:
Liste de bagages ou confiance aveugle ?
Partir tôt ou partir tard ? C'est là qu'on connaît les gens.
scene:
Carte ouverte, plan discuté, en route : {k}.
Ce premier soir dans un endroit où l'on ne connaît rien.
plain:
{K}. Revenir fatigué et la tête pleine.
Le meilleur n'était dans aucun guide.
{K}. Loin de la lessive.
invite:
{K}. Venez avec nous, au moins en pensée.
news:
{K}. Le frigo fait déjà de la place pour un aimant.

== famille 🏡
nouns: petits-enfants, petit-fils, petite-fille, famille, maman, papa, mère, père, sœur, frère, frères et sœurs
nouns: tante, oncle, enfants, enfant, fille, fils, cousins, cousine, parents, neveu, nièce, jumeaux
nouns: repas du dimanche, dimanche en famille
tags: Famille, EnFamille, Bonheur
turn:
{K}. Tout le monde parle, quelqu'un écoute.
{K} : du bruit, de la tendresse et jamais à l'heure.
Chez nous, « appelle en arrivant » veut dire « je t'aime ».
{K}. Les mêmes histoires, un peu plus longues à chaque fois.
J'ai dit la phrase de mon enfance. Avec le ton.
reader:
Quelle phrase de vos parents dites-vous maintenant vous-même ?
Chez vous, qui quitte la table en dernier ?
scene:
Photo de groupe, on recommence, quelqu'un a cligné.
« Reprends-en. » « J'ai plus faim. » L'assiette est de nouveau pleine.
plain:
{K}. Le meilleur ne s'achète pas.
Là où ils sont, je suis à la maison.
{K}. Beaucoup de bruit, beaucoup d'amour.
news:
{K}. On en reparlera à chaque fête.
{K}. Ça mérite un aimant sur le frigo.

== amis 🥂
nouns: amis, amies, meilleure amie, meilleur ami, copines, copains, soirée, soirée entre filles, fête
nouns: anniversaire surprise, verre, cocktails, terrasse, pot de départ, réveillon, guinguette, bal, crémaillère
nouns: retrouvailles
tags: Amitié, EntreAmis, BonsMoments
turn:
{K}. À la base, on passait juste en vitesse.
{K} : les mêmes histoires, de mieux en mieux racontées.
Chez nous, « j'y vais » dure jusqu'à la nuit.
{K}. Ce qui s'est dit reste à table. Ce qui s'est chanté, hélas non.
Le plan était sage, la compagnie non.
reader:
Qui écrit « j'arrive » depuis la douche ?
Qui paie la dernière ? Silence général.
scene:
« Un dernier et on rentre. » Éclats de rire.
Table trop petite, trop de chaises : {k}.
plain:
{K}. Ceux qui vous connaissent et qui restent quand même.
Avec les bonnes personnes, tout plan est un bon plan.
{K}. Ces soirées devraient être remboursées.
invite:
{K}. Amenez l'ami qui est toujours en retard.
news:
{K}. Le groupe en débat encore.

== sport 💪
nouns: rollers, patins, patins à glace, patinage, skate, sport, entraînement, yoga, pilates, salle de sport
nouns: musculation, foot, match, tennis, padel, escalade, rugby, basket, ski, snowboard, boxe, crossfit, gym
tags: Sport, Entraînement, Motivation
turn:
{K}. Les courbatures ont déjà réservé.
{K} : y aller est dur, frimer après l'est moins.
Le canapé a fait une contre-offre.
{K}. Lentement, c'est aussi une vitesse.
L'escalier et moi, on ne se parle plus.
reader:
Sport au réveil ou « on verra selon l'humeur » ?
Quelle chanson vous sauve le dernier effort ?
scene:
Lacets noués, excuses dénouées.
Visage : détendu. Jambes : en négociation.
plain:
{K}. Après, personne n'a jamais regretté.
Tenir bon, c'est rarement élégant et ça marche.
invite:
{K}. Essayez, les courbatures rapprochent.
news:
{K}. Désormais, les escaliers, de côté seulement.
{K}. Les jambes ont demandé un délai.

== beaute 💇
nouns: coupe, barbe, barbier, ongles, manucure, maquillage, rouge à lèvres, cils, sourcils, soin, soin du visage
nouns: massage, spa, bien-être, tatouage, parfum, skincare, institut
tags: Beauté, NouveauLook, BienÊtre
turn:
{K}. Le miroir a demandé qui c'était.
{K}, et on marche déjà autrement.
« Juste les pointes » : célèbres derniers mots.
{K}. Le vent est prié de rester dehors.
reader:
Tout changer ou « comme d'habitude, mais mieux » ?
Qui vous dit la vérité sur un nouveau look ?
scene:
Le fauteuil tourne, le miroir applaudit : {k}.
Tête à gauche, tête à droite, hochement satisfait.
plain:
{K}. Du temps pour soi, c'est aussi un rendez-vous.
Quand on se sent bien, ça se voit.
{K}. Fermer les yeux un instant, enfin.
invite:
{K}. Vous apportez l'idée, nous la main sûre.
{K}. Installez-vous et racontez, on a déjà tout entendu.
news:
{K}. Les selfies étaient inévitables.

== mode 🛍️
nouns: sacs, robe, robes, tenue, look, veste, manteau, jean, sac, sac à main, lunettes de soleil, collection
nouns: écharpe, vintage, shopping, soldes, solde
tags: Mode, Style, Tenue
turn:
{K}. Le placard dit non, je n'ai rien demandé.
{K}. Chez moi, ça s'appelle un besoin.
Je voulais juste regarder. Ma carte avait d'autres projets.
{K}. Ça va avec tout, surtout avec ma mauvaise foi.
reader:
Vous l'assortissez ou vous lui laissez la vedette ?
Réfléchir puis acheter, ou l'inverse ?
scene:
Essayer, tourner, miroir, sourire : {k}.
Cintre vide, journée réussie.
plain:
{K}. La bonne humeur, ça se porte aussi.
Quand ça tombe bien, ça se voit sur le visage.
{K}. Coup de cœur au premier coup d'œil.
invite:
{K}. Venez fouiller tranquillement, sans « je peux vous aider ? ».
{K}. Essayer n'engage à rien. Presque.
news:
{K}. Le reste du placard exige des explications.

== maison 🏠
nouns: rideau, rideaux, fauteuil, chaises, tabouret, commode, armoire, lampe de chevet, lampes, fenêtre, escalier
nouns: couloir, douche, baignoire, chauffage, voisins, voisin, loyer, colocation, étagères, buffet
nouns: bibliothèque murale, cuisine ouverte, maison, appartement, appart, salon, cuisine équipée, chambre
nouns: salle de bain, canapé, table, chaise, étagère, lampe, tapis, déménagement, cartons, nouvel appart, travaux
nouns: rénovation, déco, décoration, coin lecture, bureau à la maison, cheminée
tags: Maison, Déco, ChezSoi
turn:
{K}. Il ne manque plus que quelqu'un pour le ménage.
{K} : chaussures dehors, monde dehors.
Ça devait être un petit changement. Puis j'ai bougé le canapé.
{K}. Il restait une vis. On n'en parle pas.
reader:
Rangé dans les placards ou seulement devant ?
Quel coin de chez vous n'appartient qu'à vous ?
scene:
Plaid, lumière douce, personne ne sonne : {k}.
Cartons ouverts, fourchettes disparues, moral intact.
plain:
Chez soi, c'est là où la journée reste dehors.
Ce sont les miettes qui font le confort.
Rentrer chez soi, ça a un bruit : les clés dans le vide-poche.
invite:
{K}. Passez et faites comme chez vous.
news:
{K}. Le paillasson se sent important.

== saisons 🍂
nouns: brouillard, brume, promenade, campagne
tags: Nature, Saison, LeMoment
turn:
{K}. Le temps fait ce qu'il veut, on suit.
{K} : tout s'arrête un instant, et personne ne râle.
Sortie sans veste, par pur optimisme.
{K}. Même le téléphone se tait.
reader:
Équipe plaid ou équipe « on sort quand même » ?
Dehors pour en profiter, ou derrière la vitre avec une tasse ?
scene:
Dehors, c'est le spectacle, et il suffit de lever les yeux.
Dehors, on a changé le décor : {k}.
plain:
{K}. Il faut s'arrêter pour regarder, parfois.
Les belles choses préviennent rarement.
{K}. Respirer à fond, puis continuer.
invite:
{K}. Habillez-vous comme il faut, et venez.
news:
{K}. La conversation d'ascenseur est sauvée.

== travail 💼
nouns: visio, mails, retraite, pause déjeuner, open space, travail, bureau, réunion, télétravail, collègues, équipe
nouns: entreprise, projet, indépendant, freelance, commandes, colis, atelier, artisanat, formation, cours, stage
nouns: alternance, deadline, client, clients, ouverture de notre librairie
tags: Travail, Équipe, Quotidien
turn:
{K}. Café à gauche, bonne volonté à droite.
{K} : ça aurait pu être un mail, mais avec moins de biscuits.
Mon patron, c'est moi, et je suis pénible.
{K}. La liste de tâches s'est reproduite en douce.
reader:
Répondre tout de suite ou laisser mûrir ?
Comment commence chez vous une journée de travail digne ?
scene:
« Vous m'entendez ? » Un classique indémodable.
Liste écrite, stylo prêt, fenêtre contemplée.
plain:
{K}. Pas à pas, ça devient un métier.
On aime ce qu'on fait, et on croit que ça se voit.
{K}. Avec les bonnes personnes, le quotidien a de l'allure.
invite:
{K}. On est là si vous avez besoin de nous.
news:
{K}. L'équipe fête ça aux biscuits.
{K}. L'écran a souri, brièvement.

== culture 🎶
nouns: album, théâtre, exposition, expo, musée, puzzle, loisirs créatifs, spectacle
tags: Culture, Passion, FaitMain
turn:
{K}. Encore un peu et j'arrête. Je le dis depuis des heures.
{K} : là où la montre perd le nord.
Je voulais juste essayer, j'ai maintenant une étagère dédiée.
{K}. Le talent aide, l'entêtement fait le reste.
reader:
Finir d'abord, ou commencer autre chose ?
Qui vous a transmis le virus ?
scene:
Téléphone loin, mains occupées, tête ailleurs.
Le téléphone au fond du sac, le temps au ralenti : {k}.
plain:
{K}. Faire quelque chose lentement, quel luxe.
Il y a des choses qui ne servent à rien et qui manquent aussitôt.
{K}. La tête en avait besoin.
invite:
{K}. Venez même si vous pensez ne pas savoir faire.

== voice/thing
plain:
{K}, et tout va bien.
{K}. Petit bonheur, grand effet.
En ce moment chez nous : {k}.
turn:
« Je regarde juste. » {K}.
{K}. Je l'ai mérité, c'est ce que je me dis.
{K}. Le reste attendra.
reader:
{K}. Je vous en garde ?
{K}. Qui est partant ?
scene:
La porte s'ouvre, surprise : {k}.
news:
{K}. Alors, ça vous tente ?

== voice/statement
plain:
{K}. On avait hâte de vous le dire.
{K}. On vous attend.
{K}. Et on sourit encore.
turn:
{K}. Il était temps.
reader:
{K}. Vous le dites à qui ?
{K}. Vous en pensez quoi ?
scene:
Regardez un peu : {k}.
invite:
{K}. Passez nous dire bonjour.

== closed
turn:
{K}. La porte se repose, nous aussi un peu.
{K}. La clé prend une petite pause.
scene:
Sur la porte, en grandes lettres : {k}.
Lumières éteintes, panneau accroché : {k}.
plain:
{K}. Merci de votre compréhension.
{K}. On se retrouve très vite, avec la même envie.
{K}. On le dit ici, pour que personne ne vienne pour rien.
{K}. À bientôt, promis.
reader:
{K}. Vous passez le mot à ceux qui viennent avec vous ?
{K}. Vous commencerez par quoi, au retour ?
news:
{K}. Gardez-nous une petite place dans vos habitudes.

== booking 🗓️
turn:
{K}. Ne dites pas après que personne ne vous a prévenus.
{K}. Votre agenda vous regarde avec espoir.
scene:
« J'appellerai plus tard. » Célèbres dernières paroles. {K}.
Le carnet s'ouvre, on cherche le stylo : {k}.
plain:
{K}. Écrivez-nous, on trouvera ce qui vous arrange.
{K}. Un message, et c'est noté.
{K}. On a hâte de vous voir.
reader:
{K}. Il y en a une pour vous ?
{K}. À qui cela ferait-il du bien ?
invite:
{K}. Transmettez à la personne qui remet toujours à plus tard.
{K}. Vous choisissez l'heure, on s'occupe du reste.

== longing 💭
turn:
{K}. La tête est déjà partie, le reste est assis là.
{K}. Je le dis tout bas, sinon l'émotion passe devant.
{K}. Le cœur a ses propres horaires.
scene:
Regard par la fenêtre, musique dans la tête : {k}.
« Tu penses à quoi ? » À la même chose que d'habitude. {K}.
Une chanson quelconque, et soudain : {k}.
plain:
{K}. Il y a des choses qu'on garde en soi, bien au chaud.
{K}. Quelle chance d'avoir quelque chose à regretter un peu.
{K}. La tendresse ne regarde pas le calendrier.
reader:
{K}. Et vous, qu'est-ce qui vous manque ?
{K}. Quelle odeur vous le rend, un instant ?
news:
{K}. Et c'est permis de le dire.

== milestone-number 🎉
plain:
{K}. Derrière chaque chiffre, quelqu'un, et on ne l'oublie pas.
{K}. Merci d'être là, vraiment.
{K}. Petit à petit, de bouche à oreille.
turn:
{K}. On a rechargé la page, au cas où. C'était vrai.
{K}. Dire qu'au début, seuls les copains cliquaient.
{K}. On avait le gâteau, il manquait le prétexte.
reader:
{K}. Qui est là depuis le tout début ? Levez la main.
{K}. Vous nous suivez depuis quand ?
scene:
« Arrête de regarder le compteur. » « Encore un coup. » {K}.
On trinque avec ce qu'il y a au frigo : {k}.
« On n'y arrivera jamais. » Eh bien si : {k}.

== achievement-child 🌟
plain:
{K}. Ça va si vite, et c'est si beau à voir.
{K}. La fierté ne tient plus dans la maison.
{K}. Petit pas, grande émotion.
turn:
{K}. Et les grands qui font semblant d'avoir une poussière dans l'œil.
{K}. Personne n'avait prévenu que ce serait si rapide.
{K}. Chez les grands-parents, tout l'immeuble est déjà au courant.
reader:
{K}. Qui a pleuré le plus chez vous, les petits ou les grands ?
{K}. Vous vous souvenez de votre première fois ?
scene:
Applaudissements dans la cuisine, tour d'honneur dans le couloir : {k}.
« Vous avez vu ? » On a tous vu. {K}.

== event-private 🥂
plain:
{K}. De ces jours qu'on range pour toujours.
{K}. Tous les nôtres sur la même photo.
{K}. Beaucoup de bras ouverts, et personne de pressé.
turn:
{K}. On avait promis de ne pas pleurer. On a tenu jusqu'à l'entrée.
{K}. Celui qui « ne danse pas » n'a plus quitté la piste.
{K}. Il y avait un programme. Puis la famille est arrivée.
reader:
{K}. Qui sort le premier mouchoir dans votre famille ?
{K}. Quel moment garderiez-vous d'un jour pareil ?
scene:
« Une dernière photo. » Personne n'y a cru.
Les chaussures sous la table, la musique encore forte : {k}.
Un toast, un rire, une larme, et encore un toast : {k}.
`;

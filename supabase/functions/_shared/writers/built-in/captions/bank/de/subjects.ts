export const subjects = `
== offer 👀
plain:
{K}. Wir wollten, dass ihr es zuerst erfahrt.
{K}. Ein kleines Dankeschön an alle, die gern vorbeischauen.
{K}. Alle, die sonst „hätte ich das gewusst“ sagen, wissen es jetzt.
turn:
{K}. Das Sparschwein darf aufatmen.
{K}. Falls ihr auf ein Zeichen gewartet habt: Hier steht es.
{K}. Eure Ausrede für „irgendwann mal“ ist soeben abgelaufen.
{K}. Rechnet ruhig nach, wir warten.
{K}. Der Kopf sagt „vernünftig“, das Herz sagt „endlich“.
{K}. Da nickt selbst der sparsamste Onkel der Welt.
reader:
{K}. Wem sagt ihr es zuerst, und wem lieber gar nicht?
{K}. Wer von euch hat genau darauf gewartet?
{K}. Gleich zuschlagen oder erst eine Nacht drüber schlafen?
scene:
Kurze Durchsage an alle, die immer „demnächst“ sagen: {k}.
Innerer Dialog: „Brauche ich das?“ „Ja.“ {K}.
invite:
{K}. Schaut rein, wir freuen uns auf euch.
{K}. Bringt ruhig die Freundin mit, die sich nie entscheiden kann.
{K}. Die Tür steht offen, der Rest ergibt sich.
{K}. Kommt vorbei und sagt, ihr hättet zufällig reingeschaut.
{K}. Gern weitersagen, wir können Gesellschaft vertragen.

== launch-product ✨
plain:
{K}. Wir haben lange daran gefeilt und sind ein bisschen stolz.
{K}. Endlich dürfen wir es zeigen.
{K}. Wir hoffen, ihr mögt es so sehr wie wir.
{K}. Ab jetzt seid ihr dran.
turn:
{K}. Geheimhaltung war noch nie unsere Stärke.
{K}. Das Team hat es gefeiert, bevor es fertig war.
{K}. Wir tun jetzt so, als wären wir ganz ruhig.
{K}. Eine Idee weniger in der Schublade.
{K}. Am Anfang standen eine Idee und sehr viel Kaffee.
{K}. Ja, wir haben vor Freude ein bisschen gequietscht.
reader:
{K}. Was schaut ihr euch zuerst an?
{K}. Wer hat es kommen sehen?
{K}. Liebe auf den ersten Blick oder erst auf den zweiten?
scene:
Trommelwirbel, aber auf der Tischkante: {k}.
„Was heckt ihr da eigentlich aus?“ Bitte sehr: {k}.
invite:
{K}. Kommt gucken und sagt uns ehrlich, was ihr denkt.
{K}. Schaut es euch an, gern auch zweimal.
{K}. Wir sind da und beantworten alles, auch die kniffligen Fragen.

== opening 🗝️
plain:
{K}. Diesen Satz wollten wir schon so lange schreiben.
{K}. Danke an alle, die uns bis hierher den Rücken gestärkt haben.
{K}. Wir sind aufgeregt wie am ersten Schultag.
{K}. Ab jetzt brennt hier Licht.
turn:
{K}. Der Schlüssel passt, der Rest findet sich.
{K}. Wir haben so viel geputzt, dass man sich kaum reintraut.
{K}. Das Lampenfieber war vor den Möbeln da.
{K}. Das Schild hängt gerade. Meistens.
{K}. Aus „man müsste mal“ wurde eine Adresse.
reader:
{K}. Wer weiht mit uns den Fußabtreter ein?
{K}. Wer war von Anfang an dabei und darf angeben?
scene:
Schlüssel umdrehen, tief durchatmen: {k}.
„Und, seid ihr so weit?“ Nein. Aber: {k}.
invite:
{K}. Kommt rein, wir beißen nicht.
{K}. Bringt Neugier mit, den Rest haben wir.
{K}. Sagt Hallo, wir lernen gern Namen.

== hours 🕘
plain:
{K}. Bitte Kalender zücken.
{K}. Wir sind dieselben geblieben, nur die Uhr geht anders.
{K}. Damit niemand umsonst vor der Tür steht.
{K}. Schaut kurz drauf, bevor ihr losgeht.
turn:
{K}. Unser Wecker hat schon protestiert.
{K}. Neues Schild, altes Lächeln.
{K}. Die Tür weiß schon Bescheid, jetzt ihr.
{K}. Frühaufsteher und Spätzünder, bitte kurz vergleichen.
reader:
{K}. Wen müsst ihr vorwarnen, damit niemand zu spät kommt?
{K}. Gehört ihr zu „früh“ oder zu „kurz vor knapp“?
scene:
An der Tür, in großer Schrift: {k}.
invite:
{K}. Sagt es gern weiter.
{K}. Wir freuen uns, wenn ihr es gleich ausprobiert.

== hiring 👋
plain:
{K}. Wer gern mit netten Leuten arbeitet, liest bitte weiter.
{K}. Uns fehlt jemand, und man merkt es an der Stimmung in der Kaffeeküche.
{K}. Wir lesen jede Nachricht, versprochen.
{K}. Es gibt viel zu tun und genug zu lachen.
turn:
{K}. Humor ist Pflicht, der Rest ist Übung.
{K}. Ein Stuhl ist frei und schaut schon ganz traurig.
{K}. Lebenslauf gut, Lieblingskeks besser.
{K}. Wir merken uns Namen, sogar vor dem Kaffee.
{K}. Perfekt muss niemand sein, pünktlich wäre schön.
reader:
{K}. Bist du das, oder kennst du die Person?
{K}. An wen habt ihr gerade gedacht?
scene:
„Und was machst du so?“ Die Antwort könnte so klingen: {k}.
invite:
{K}. Schreibt uns, gern auch einfach so.
{K}. Leitet es an die Freundin weiter, die seit Ewigkeiten wechseln will.

== achievement 🏅
plain:
{K}. Ich grinse immer noch.
{K}. Es war zäh, und genau deshalb fühlt es sich so gut an.
{K}. Schritt für Schritt kommt man tatsächlich an.
{K}. Danke an alle, die mitgefiebert haben.
turn:
{K}. Ich nehme Glückwünsche ab sofort entgegen, gern auch laut.
{K}. Früher hieß es „kann ich nicht“. Der Satz ist jetzt frei.
{K}. Muskelkater vom Grinsen gibt es wirklich.
{K}. Bescheidenheit fängt später wieder an.
reader:
{K}. Worauf seid ihr zuletzt richtig stolz gewesen?
{K}. Wer ist als Nächstes dran?
scene:
Nachricht an meine alten Zweifel: {k}. Ihr könnt gehen.
Kommt eingerahmt über das Sofa: {k}.
„Und, hat es sich gelohnt?“ {K}.

== milestone-years 🥂
plain:
{K}. Wie schnell das geht, wenn man es mag.
{K}. Danke an alle, die dazugehören.
{K}. Und die Lust ist noch die vom Anfang.
{K}. Schnell gesagt, lange gewachsen.
turn:
{K}. Der Kalender prahlt, wir prahlen mit.
{K}. Mehr Geschichten als am Anfang, derselbe Quatsch.
{K}. Gezählt haben wir erst, als jemand gefragt hat.
{K}. Wir würden es wieder tun, nur mit besserem Schuhwerk.
reader:
{K}. Woran erinnert ihr euch am liebsten?
{K}. Was ist euer Geheimnis fürs Dranbleiben?
scene:
Ein kleines Prosit auf etwas Großes: {k}.
„Weißt du noch?“ Ja. Alles. {K}.
plain:
{K}. Auf alles, was noch kommt.

== event-public 🗓️
plain:
{K}. Wir freuen uns auf bekannte und neue Gesichter.
{K}. In den Kalender passt es, nur das Sofa passt nicht mit rein.
{K}. Davon erzählt man sich hinterher noch lange.
{K}. Die Stimmung bringt ihr mit, das kann sonst keiner.
turn:
{K}. Das Sofa läuft euch nicht weg.
{K}. Ab jetzt gilt „wir müssten mal wieder was machen“ nicht mehr.
{K}. Offiziell ein Termin, inoffiziell eine Ausrede, sich wiederzusehen.
{K}. Wer zu Hause bleibt, muss es sich erzählen lassen.
{K}. Der innere Schweinehund darf mit, wenn er sich benimmt.
{K}. Kalender auf, Stift raus, Kuli ist verbindlicher.
reader:
{K}. Mit wem kommt ihr?
{K}. Seid ihr zu früh da oder murmelt ihr „Entschuldigung“ durch die Reihe?
{K}. Wem schickt ihr das, ganz ohne Kommentar?
{K}. Wen schleppt ihr mit, der sonst immer absagt?
scene:
Die Freundesgruppe, ausnahmsweise einig: {k}.
„Was machen wir?“ Na, was schon: {k}.
invite:
{K}. Kommt rum, allein ist auch keine Lösung.
{K}. Bringt Freunde mit oder findet welche.
{K}. Wir halten euch einen Platz warm.
{K}. Zieht an, worin ihr lachen könnt.
{K}. Sagt Bescheid, dann winken wir.

== birthday 🎂
plain:
{K}. Auf alles, was noch kommt.
{K}. Ein Hoch, und bitte laut.
{K}. Schön, dass es dich gibt, sagt die ganze Torte.
{K}. Gefeiert wird mit allem, was klingt und klebt.
turn:
{K}. Die Torte hat es sich verdient.
{K}. Eine Kerze mehr, derselbe geheime Wunsch.
{K}. Älter werden alle, feiern muss man können.
{K}. Kuchen zählt ab sofort als Grundnahrungsmittel.
{K}. Wünschen darf man sich alles, verraten nichts.
reader:
{K}. Wer singt am schiefsten? Bitte anfangen.
{K}. Schoko oder Obst? Am Kuchen scheiden sich die Familien.
scene:
Licht aus, Kerzen an, alle einatmen: {k}.
„Was hast du dir gewünscht?“ „Sag ich nicht.“ {K}.
invite:
{K}. Glückwünsche werden unten gesammelt und vorgelesen.

== greeting 🤍
plain:
{K}! Kommt gut durch.
{K}! Schön, dass ihr da seid.
{K}! Mit einem Gruß von Herzen.
{K}! Passt aufeinander auf.
{K}! Mögen alle Ampeln grün sein.
turn:
{K}! Der Kaffee ist gekocht, die Ausreden auch.
{K}! Einmal tief durchatmen, dann zählt es.
{K}! Frisch serviert und gut gemeint.
{K}! Wer das liest, bekommt einen gedachten Keks.
reader:
{K}! Und wie geht es euch, ganz ehrlich?
{K}! Was macht euch gerade Freude?
scene:
Von hier aus, mit winkender Hand: {k}!
„Sag was Nettes.“ {K}!
plain:
{K}! Macht es euch schön.

== question-opinion 🤔
reader:
{K}? Bei uns am Tisch gibt es Lager.
{K}? Ehrliche Antworten bitte, höfliche haben wir schon.
{K}? Ich habe eine Theorie, will aber erst eure hören.
{K}? Jetzt sprechen oder bis zum Nachtisch schweigen.
{K}? Ich verspreche, nicht beleidigt zu sein. Lange.
{K}? Die Frage ist kurz, die Diskussion erfahrungsgemäß nicht.
{K}? Antworten mit Begründung zählen doppelt.
{K}? Wer es weiß, hebt die Hand.
{K}? Darüber haben sich schon Familien entzweit.
{K}? Und bitte nicht „kommt drauf an“.
{K}? Frage für mein sehr neugieriges Ich.
{K}? Ich bleibe wach, bis das geklärt ist.
{K}? Sagt es mir, bevor ich jemanden frage, der es besser weiß.

== choice 🤔
reader:
{K}? Schnell wählen, später rechtfertigen.
{K}? Daran sind schon Freundschaften zerbrochen.
{K}? Es kann nur eins geben.
{K}? Herz oder Kopf, beides geht nicht.
{K}? Wer „beides“ sagt, spült ab.
{K}? Es gibt eine richtige Antwort, und ich sage sie nicht laut.
{K}? Bitte verteidigt euch im Kommentar.
{K}? Wir klären das jetzt, ein für alle Mal.
{K}? Unentschlossene zahlen die nächste Runde.
{K}? Ich bin voreingenommen und stehe dazu.

== how-to 💡
plain:
{K}. Kein Hexenwerk, nur ein bisschen Geduld.
{K}. Das erklärt einem ja sonst keiner.
{K}. Kleiner Aufwand, großes Ach-so.
turn:
{K}. Beim ersten Mal geht es schief, das gehört dazu.
{K}. Sieht aus wie Zauberei, ist aber Übung.
{K}. Die Anleitung habe ich natürlich erst hinterher gelesen.
{K}. Mein früheres Ich hätte dafür Hilfe gerufen.
reader:
{K}. Wie macht ihr das?
{K}. Was ist euer Trick, den ihr sonst niemandem verratet?
{K}. Wer hat es euch beigebracht?
{K}. Mit Plan oder nach Gefühl?

== feeling-good 🙌
plain:
{K}. Und es tut gut, das mal zu sagen.
{K}. Mehr Grund braucht es nicht.
{K}. Das behalte ich noch ein Weilchen.
{K}. Einfach mal so stehen lassen.
{K}. Danke, Leben, das war nett.
turn:
{K}. Selbst die Zimmerpflanzen gucken freundlicher.
{K}. Bitte einmal kneifen, aber sanft.
{K}. Ich summe schon, und ich kann nicht singen.
{K}. Wer mich sucht: Ich schwebe.
reader:
{K}. Und wie ist es bei euch?
{K}. Wer kennt das auch?
{K}. Was hat euch zuletzt so gutgetan?

== story
plain:
{K}. Manche Tage erzählen sich von selbst.
{K}. Meine Mutter erzählt das besser, aber ich war schneller.
{K}. So wird aus einem Tag eine Geschichte.
{K}. Und ja, genau so war es.
turn:
{K}. Beim nächsten Erzählen ist die Geschichte schon ein bisschen gewachsen.
{K}. Das wird bei jedem Geburtstag wieder erzählt.
{K}. Hätte es mir jemand erzählt, ich hätte es nicht geglaubt.
{K}. Im Film hätte man gesagt: unrealistisch.
{K}. Merke: Es kommt immer anders, und dann noch mal anders.
reader:
{K}. Ist euch so was auch schon passiert?
{K}. Was hättet ihr gemacht?
{K}. Kann das jemand überbieten?
scene:
„Gibt’s was Neues?“ Na ja: {k}.
Fürs Familienarchiv, Abteilung Unglaubliches: {k}.

== mishap 🙈
plain:
{K}. Irgendwann lachen wir darüber. Also jetzt.
{K}. Nichts, was ein Kaffee und ein Seufzer nicht richten.
{K}. Wenigstens ist es jetzt eine Geschichte.
{K}. Passiert. Ausgerechnet mir, aber passiert.
turn:
{K}. Der Plan war ein anderer.
{K}. Ich möchte bitte mit der Geschäftsführung dieses Tages sprechen.
{K}. Kurz geärgert, lang gelacht.
{K}. Ab hier kann es nur besser werden. Behaupte ich.
{K}. Murphy lässt schön grüßen.
reader:
{K}. Erzählt mir bitte etwas Schlimmeres.
{K}. Wer leidet mit?
{K}. Lachen oder weinen? Ich bin noch unentschieden.
scene:
Der Tag in einer Zeile: {k}.
„Und wie war’s?“ {K}. Nächste Frage.

== day 🗓️
plain:
{K}. Ein Tag, dem man Platz machen darf.
{K}. Mit Kugelschreiber eingetragen, nicht mit Bleistift.
{K}. Möge er gut werden, das genügt.
turn:
{K}. Auch Kalender haben Lieblinge.
{K}. Kommt ohne zu klingeln und bleibt genau einen Tag.
{K}. Irgendwas ist immer, hier steht wenigstens, wann.
{K}. Das Datum schaut so unschuldig.
reader:
{K}. Woran denkt ihr dabei zuerst?
{K}. Wie verbringt ihr ihn?
{K}. Was steht bei euch im Kalender?
scene:
„Was ist da?“ „Wirst schon sehen.“ {K}.

== thanks 🤍
plain:
{K}. Von Herzen und ohne Eile.
{K}. Ohne euch wäre das nur eine Idee geblieben.
{K}. Uns fehlen die Worte, das Grinsen ist da.
{K}. Das vergessen wir nicht.
{K}. Ihr seid der Grund, warum das Spaß macht.
turn:
{K}. Wir schulden euch einen Kaffee. Eher eine Kanne.
{K}. Bitte einmal selbst auf die Schulter klopfen, von uns.
{K}. Das gehört in Schönschrift an die Wand.
reader:
{K}. Wem würdet ihr das auch gern mal sagen?
scene:
Wir stehen auf und klatschen: {k}.
„Sagt doch was!“ {K}.

== word
turn:
{K}. Im Lexikon steht dazu eine Zeile, bei uns reicht es für ein ganzes Mittagessen.
{K}. Manche haben sofort eine Meinung, andere bitten um einen Stuhl.
Der Algorithmus hatte etwas anderes erwartet. Tja: {k}.
{K}. Gefragt hat keiner, und doch sind wir hier.
{K}. Die Gruppe hat jetzt ein Thema, mein Handy keinen Akku mehr.
Eigentlich sollte hier etwas Tiefsinniges stehen, und dann: {k}.
plain:
{K}. Schnell gesagt, und doch gibt es einiges zu erzählen.
Jedes Haus hat dazu seine eigene Geschichte: {k}.
{K}. Das lege ich mal hier hin, falls jemand reden mag.
{K}. Manchmal genügt ein Wort, und das Gespräch läuft.
{K}. Dahinter steckt immer jemand, der etwas zu erzählen hat.
reader:
{K}. Welche Erinnerung kam ganz von allein?
{K}. Wie würdet ihr es einem Kind erklären, das immer „warum“ fragt?
{K}. Mit wem würdet ihr darüber reden, bis die Kneipe zumacht?
{K}. Dafür, dagegen oder je nachdem, wie ihr geschlafen habt?
scene:
Pantomime-Runde, alle rufen durcheinander, keiner kommt drauf: {k}.
Notiz im Handy, ohne Zusammenhang, in Großbuchstaben: {k}.
„Worüber redet ihr?“ Alle gleichzeitig: {k}.
Erste Folie eines Vortrags, um den niemand gebeten hat: {k}.
news:
{K}. Kommt ins Protokoll der Gruppe.

== coffee ☕
nouns: kaffee, kaffees, espresso, cappuccino, latte, latte macchiato, filterkaffee, milchkaffee, flat white
nouns: eiskaffee, cold brew, kaffeepause, kaffeeklatsch, café, cafés, kaffeetasse, kaffeebohnen, morgenkaffee
nouns: kännchen, rösterei, kaffeemaschine, tasse kaffee, kaffee und kuchen, barista
tags: Kaffee, Kaffeeliebe, Kaffeezeit
turn:
Erst {k}, dann Sätze mit Verb.
{K}. Ansprechbar ab dem letzten Schluck.
Andere meditieren. Ich warte, bis es durchgelaufen ist.
{K}, und die Gedanken stellen sich ordentlich in einer Reihe auf.
{K}. Der einzige Termin, zu dem ich zu früh komme.
Ohne Kaffee bin ich eine Vorschau auf mich.
reader:
Mit Milch, mit Zucker oder mit Haltung: Wie trinkt ihr euren Kaffee?
Erst Kaffee, dann reden, oder geht bei euch beides?
Tasse mit Lieblingsspruch oder immer die gleiche alte?
scene:
Dieser erste Schluck, kurz Stille, und die Welt bekommt Konturen.
„Gehen wir auf einen Kaffee?“ Danach ist es dunkel.
Das Geräusch der Maschine ist mein Lieblingslied.
plain:
{K}, und der Tag ergibt plötzlich Sinn.
Am besten schmeckt Kaffee, wenn niemand drängelt.
{K}. Kurz sitzen, kurz nichts müssen.
invite:
{K}. Die Tasse haben wir, ihr bringt das Gerede mit.
{K}. Setzt euch, der Rest läuft durch.
{K}. Kommt rein, bevor er kalt wird.
news:
{K}. Der Kaffee hat dazu eine Meinung, und die ist: ja.
{K}. Darauf erst mal einen kräftigen Schluck.

== suess 🍰
nouns: zitronentarte, tarte, vanillepudding, kuchen, torte, torten, plätzchen, kekse, keks, muffins, waffeln
nouns: zimtschnecken, zimtschnecke, franzbrötchen, zwetschgenkuchen, apfelkuchen, käsekuchen, streuselkuchen
nouns: schokolade, eis, eisdiele, eisbecher, dessert, nachtisch, pfannkuchen, kaiserschmarrn, stollen, lebkuchen
nouns: croissants, croissant, brownies, cupcakes, donuts, berliner, krapfen, konditorei, backen, gebäck, pudding
nouns: tiramisu
tags: Backen, Süßes, Kuchenliebe
turn:
{K}. Die Vernunft war kurz spazieren.
„Nur ein kleines Stück“ ist keine Maßeinheit.
{K}: zum Teilen gedacht, theoretisch.
Nachtisch hat einen eigenen Magen, das ist erforscht, bei uns am Tisch.
{K}. Das Rezept sagte „abkühlen lassen“. Wir haben nicht hingehört.
reader:
Rand oder Mitte vom Kuchen? Bitte offen darüber sprechen.
Esst ihr zuerst das Beste oder hebt ihr es auf?
scene:
Der ganze Flur riecht danach, und plötzlich sind alle da.
Stille am Tisch, nur Gabeln: {k}.
„Wer will das letzte Stück?“ Alle schauen höflich weg.
plain:
{K}. Ein süßes Ende rettet fast jeden Tag.
Mit Kuchen redet es sich einfach besser.
invite:
{K}. Kommt mit Hunger oder mit Ausreden, aber kommt.
{K}. Wir legen euch ein Stück zur Seite und sagen nichts.
news:
{K}. Die Krümel bezeugen es.

== essen 🍽️
nouns: reis, speisekarte, frühlingskarte, sommerkarte, winterkarte, neue karte, mittagspause, wurst, bratwurst
nouns: currywurst mit pommes, pilzpfanne, chili, essen, abendessen, mittagessen, pizza, pasta, nudeln, burger, döner
nouns: currywurst, suppe, salat, grillen, grillabend, pommes, ramen, curry, tacos, menü, herbstkarte, mittagstisch
nouns: restaurant, imbiss, foodtruck, wirtshaus, rezept, rezepte, kochen, brotzeit, abendbrot, picknick
tags: Essen, Genuss, Lecker
turn:
{K}. Wer zu spät kommt, darf zuschauen.
{K}: wenig reden, viel nachnehmen.
Satt ist ein dehnbarer Begriff.
{K}. Ich wollte nur kurz probieren und habe jetzt Nachschlag.
Beim Essen kennt die Freundschaft Grenzen, sie verlaufen um meinen Teller.
{K}. Die Diät schaut aus dem Fenster.
reader:
Resteverwerter oder „ich koch lieber neu“: Zu wem gehört ihr?
Nach Rezept oder nach Gefühl? In unserer Küche wird gestritten.
Welches Essen schmeckt nach eurer Kindheit?
scene:
„Ich hab gar keinen Hunger“, sagte jemand und holte eine Gabel.
Alle beugen sich vor, keiner sagt mehr etwas: {k}.
Kein Gespräch mehr, nur noch zufriedenes Murmeln.
plain:
{K}. Gutes Essen, gute Leute, mehr stand nicht auf dem Zettel.
Was langsam kocht, wird gern gegessen.
{K}. Am Tisch ist das Leben am lautesten und am besten.
{K}. Zusammen schmeckt es nach mehr.
invite:
{K}. Ihr bringt den Hunger, wir den Rest.
{K}. Setzt euch dazu, wir rücken zusammen.
{K}. Ein Tisch, ein Teller, viel Zeit.
news:
{K}. In der Küche wird noch geklatscht.
{K}. Der Kochlöffel ist sichtlich stolz.

== hund 🐶
nouns: hund, hunde, welpe, welpen, hündin, mein hund, unser hund, dackel, labrador, golden retriever, pudel
nouns: schäferhund, mops, terrier, gassi, gassirunde, hundespaziergang, bürohund, hundeschule, hundekuchen
nouns: vierbeiner
tags: Hundeliebe, Hundeleben, Hund
turn:
{K}. Die Miete zahle ich, das Sofa gehört mir trotzdem nicht.
{K}: Abteilung Sicherheit, Schwerpunkt Postbote.
Ich rede mit meinem Hund wie mit einem Menschen und bekomme bessere Antworten.
{K}. „Sitz“ wurde gehört und wird gerade geprüft.
Die Leine raschelt, und das Wohnzimmer wird zur Rennbahn.
{K}. Personal gesucht, Bezahlung in Blicken.
reader:
Schläft eurer im Körbchen oder schlaft ihr auf der Kante?
Macht eurer auch dieses Gesicht, wenn der Kühlschrank aufgeht?
Wie viele Spitznamen hat euer Hund, und hört er auf einen?
scene:
Dieser Blick von „noch nie gefüttert“, direkt neben dem leeren Napf.
Nasse Pfoten, unschuldige Augen, keine Zeugen.
Kopf schief, Ohren auf: Irgendwo wurde „Leckerli“ gedacht.
plain:
{K}. Niemand freut sich so, wenn ich den Müll rausgebracht habe.
Mit Pfote auf dem Fuß ist alles halb so wild.
news:
{K}. Und dann dieser Blick: „Ich war’s nicht.“
{K}. Streicheleinheiten werden stellvertretend entgegengenommen.
{K}. Die Rute wedelt noch.
invite:
{K}. Bringt den Vierbeiner mit, der Mensch darf auch.

== katze 🐱
nouns: katze, katzen, kater, kätzchen, stubentiger, mein kater, meine katze, samtpfote, katzenbaby, hauskatze
nouns: perserkatze
tags: Katzenliebe, Katzenleben, Katzen
turn:
{K}. Ich wohne hier nur.
Ich habe ein Körbchen gekauft. Der Karton war besser.
{K}: Geschäftsführung, Schwerpunkt Schlaf.
Mein Tagesplan wird von jemandem gemacht, der vormittags schläft.
{K}. Liebe auf Abruf, Fütterung auf Befehl.
reader:
Schaut eure euch auch in die Augen, während das Glas fällt?
Wer hat bei euch das Sagen, und hat es Schnurrhaare?
scene:
Schnurren auf dem Schoß, und niemand darf aufstehen.
Nachts: Galopp im Flur. Morgens: Unschuld auf dem Kissen.
Ein Karton, zu klein. Eine Katze, drin.
plain:
{K}. Ruhe auf leisen Pfoten.
Ein warmes Knäuel auf den Beinen, mehr braucht der Abend nicht.
news:
{K}. Laut eigener Aussage alles Absicht.

== gruen 🪴
nouns: pflanze, pflanzen, blume, balkon, orchidee
tags: Pflanzenliebe, Gartenglück, Grün
turn:
{K}. Das Grün wächst, ich gebe an.
Noch eine, dann ist Schluss. Das sage ich auch nächstes Mal.
{K}. Gutes Zuhören, kein Widerspruch, regelmäßig Durst.
Der grüne Daumen ist vor allem schmutzig.
{K}. Das Fensterbrett ist voll, das Herz noch nicht.
reader:
Redet ihr mit euren Pflanzen, oder gebt ihr es nur nicht zu?
Zu viel gegossen oder zu wenig? Hier ist niemand ohne Schuld.
scene:
Erde unter den Nägeln, Grinsen im Gesicht.
Ein neues Blatt. Die Familie wird informiert.
plain:
{K}. Was man pflegt, das zeigt sich.
Ein bisschen Grün, und der Raum atmet auf.
invite:
{K}. Sucht euch eine aus, oder lasst euch aussuchen.
{K}. Schaut rein, es blüht euch was.
news:
{K}. Die anderen Töpfe sind neidisch.

== meer 🏖️
nouns: sonnenschirm, strandtuch, meer, strand, ostsee, nordsee, küste, wellen, ufer, strandkorb, watt, wasser
nouns: segeln am fluss, strandtag
tags: Meerliebe, AmWasser, Auszeit
turn:
{K}. Sand überall, Sorgen nirgends.
{K}: das Büro mit der besten Klimaanlage.
Ich wollte abschalten. Das Wasser hat übernommen.
Füße rein, Kopf aus.
{K}. Die Frisur macht ab hier, was sie will.
reader:
Reinspringen oder Zentimeter für Zentimeter verhandeln?
Handtuch in die Sonne oder in den Schatten: Wer gewinnt bei euch?
scene:
Salz auf der Haut, Wind im Ohr, kein Termin.
Das Brötchen knirscht. Gehört dazu.
plain:
{K}. Wasser bringt in Ordnung, was die Woche durcheinandergebracht hat.
Wo es rauscht, braucht es keine Musik.
{K}. Einfach sitzen und gucken gilt als Programm.
invite:
{K}. Badesachen einpacken, Ausreden auspacken.
news:
{K}. Die Möwen haben alles gesehen.

== reise ✈️
nouns: pass, reisepass, rom, paris, städtetrip, reise, reisen, urlaub, kurzurlaub, städtereise, roadtrip
nouns: wochenende in, wochenendtrip, flug, flughafen, camping, zelt, ausflug, schwarzwald, stadt, altstadt
tags: Reisen, Fernweh, Unterwegs
turn:
{K}. Der Koffer sagt nein, ich sage doch.
{K}: sich verlaufen, aber mit Aussicht.
Alles eingepackt außer dem, was man braucht.
{K}. Der Weg war das Ziel, sagt jedenfalls, wer die Karte hielt.
Ich brauche Urlaub, um zu entscheiden, wohin ich in Urlaub fahre.
reader:
Packliste oder Gottvertrauen: Wie reist ihr?
Früh los oder spät los? Daran erkennt man Menschen.
scene:
Karte auf, Plan zu, los: {k}.
Dieser erste Abend an einem Ort, an dem man nichts kennt.
plain:
{K}. Müde zurückkommen und den Kopf voll haben.
Das Beste stand in keinem Reiseführer.
{K}. Weit weg von der Wäsche.
news:
{K}. Am Kühlschrank wird schon Platz gemacht.
invite:
{K}. Kommt mit, notfalls in Gedanken.

== familie 🏡
nouns: enkel, enkelin, enkelkind, enkelkinder, familie, mama, papa, mutter, vater, schwester, bruder, geschwister
nouns: tante, onkel, kinder, kind, tochter, sohn, eltern, familienfest, familienessen, cousins, nichte, neffe
nouns: zwillinge
tags: Familie, Familienzeit, Zuhause
turn:
{K}. Alle reden, irgendwer hört zu.
{K}: laut, lieb und nie pünktlich.
„Ruf an, wenn du da bist“ heißt bei uns „ich hab dich lieb“.
{K}. Die Geschichten kennt jeder, sie werden nur jedes Mal länger.
Ich habe den Satz meiner Kindheit gesagt. In dem Tonfall.
reader:
Welchen Familienspruch sagt ihr inzwischen selbst?
Wer steht bei euch immer zuletzt vom Tisch auf?
scene:
Gruppenfoto, noch mal, jemand hat geblinzelt.
„Nimm noch was.“ „Ich bin satt.“ Der Teller ist wieder voll.
plain:
{K}. Das Beste, was man nicht kaufen kann.
Wo diese Menschen sind, ziehe ich die Schuhe aus.
{K}. Viel Lärm, viel Liebe.
news:
{K}. Das wird bei jedem Fest erzählt.
{K}. Am Kühlschrank ist dafür schon ein Magnet frei.

== freunde 🥂
nouns: freunde, freundin, beste freundin, bester freund, freundinnen, mädelsabend, party, feier, sommerfest
nouns: geburtstagsparty, aperitif, karneval, oktoberfest, grillparty, silvester, wg-party
tags: Freundschaft, GuteZeit, Lieblingsmenschen
turn:
{K}. Eigentlich wollten wir nur kurz.
{K}: dieselben Geschichten, jedes Mal besser erzählt.
„Ich geh dann mal“ dauert bei uns eine Stunde.
{K}. Was gesagt wurde, bleibt am Tisch. Was gesungen wurde, leider nicht.
Der Plan war vernünftig, die Gesellschaft nicht.
reader:
Wer schreibt bei euch „bin gleich da“ und steht noch unter der Dusche?
Wer zahlt die letzte Runde? Betretenes Schweigen.
scene:
„Einer noch, dann gehen wir.“ Gelächter.
Zu kleiner Tisch, zu viele Stühle: {k}.
plain:
{K}. Die Leute, die einen kennen und trotzdem bleiben.
Mit den Richtigen ist jeder Plan ein guter.
{K}. Solche Abende sollte es auf Rezept geben.
invite:
{K}. Bringt den mit, der immer zu spät kommt.
news:
{K}. Die Gruppe diskutiert noch.

== sport 💪
nouns: sport, training, fitness, fitnessstudio, yoga, pilates, fußball, spiel, tennis, klettern, bouldern
nouns: schwimmtraining, handball, volleyball, turnen, skifahren, snowboard, workout, beintag, parkrun, wettkampf
nouns: verein
tags: Sport, Training, Dranbleiben
turn:
{K}. Der Muskelkater hat schon reserviert.
{K}: hingehen ist schwer, angeben hinterher leicht.
Das Sofa hat ein Gegenangebot gemacht.
{K}. Langsam ist auch eine Geschwindigkeit.
Die Treppe und ich reden gerade nicht miteinander.
reader:
Frühsport oder „mal sehen, wie der Tag wird“?
Welches Lied rettet euch den letzten Kilometer?
scene:
Schuhe gebunden, Ausreden offen.
Gesicht: entspannt. Beine: in Verhandlungen.
plain:
{K}. Hinterher hat es noch niemand bereut.
Dranbleiben sieht selten schick aus und wirkt trotzdem.
invite:
{K}. Probiert es aus, Muskelkater verbindet.
news:
{K}. Ab jetzt Treppen nur noch seitwärts.
{K}. Die Beine haben um Bedenkzeit gebeten.

== schoen 💇
nouns: bart, barbier, barbershop, nägel, maniküre, make-up, wimpern, augenbrauen, kosmetik, massage
nouns: gesichtsbehandlung, spa, wellness, tattoo, piercing, parfum, hautpflege, lippenstift
tags: Beauty, NeuerLook, Wohlfühlen
turn:
{K}. Der Spiegel hat gefragt, wer das ist.
{K}, und schon läuft man anders.
„Nur die Spitzen“: berühmte letzte Worte.
{K}. Der Wind hat ab sofort Hausverbot.
reader:
Radikal anders oder „wie immer, nur besser“?
Wer sagt euch ehrlich, wenn ein neuer Look danebenging?
scene:
Der Stuhl dreht sich, der Spiegel applaudiert: {k}.
Kopf nach links, Kopf nach rechts, zufriedenes Nicken.
plain:
{K}. Zeit für sich ist auch ein Termin.
Wer sich wohlfühlt, sieht auch so aus.
{K}. Kurz zurücklehnen, Augen zu.
invite:
{K}. Ihr bringt die Idee, wir die ruhige Hand.
{K}. Setzt euch und erzählt, wir haben schon alles gehört.
news:
{K}. Selfies ließen sich nicht vermeiden.

== mode 🛍️
nouns: taschen, kleid, kleider, outfit, jacke, mantel, jeans, tasche, handtasche, rucksacktasche, sonnenbrille
nouns: kollektion, herbstkollektion, secondhand, vintage, shopping, einkauf, schlussverkauf, sale
tags: Mode, Stil, Lieblingsstück
turn:
{K}. Der Schrank sagt nein, ich habe nicht gefragt.
{K}: in meiner Sprache heißt das „brauche ich“.
Ich wollte nur schauen. Meine Karte wollte mehr.
{K}. Passt zu allem, sagt jedenfalls mein Gewissen.
reader:
Kombinieren oder allein wirken lassen?
Erst denken, dann kaufen, oder umgekehrt?
scene:
Anprobieren, drehen, Spiegel, Grinsen: {k}.
Leerer Bügel, voller Erfolg.
plain:
{K}. Gute Laune kann man auch anziehen.
Was gut sitzt, sieht man dem Gesicht an.
{K}. Liebe auf den ersten Griff.
invite:
{K}. Kommt stöbern, in Ruhe und ohne „kann ich helfen“.
{K}. Anprobieren kostet nur Überwindung.
news:
{K}. Der Rest des Schranks verlangt eine Erklärung.

== zuhause 🏠
nouns: vorhang, gardinen, hocker, sessel, schrank, kommode, nachttisch, nachttischlampe, stehlampe, bücherregal
nouns: spiegelschrank, fenster, tür, treppe, flur, keller, dachboden, badewanne, dusche, heizung
nouns: kamin im wohnzimmer, nachbarn, nachbar, wg, untermiete, wohnung, haus, zuhause, wohnzimmer, küche
nouns: schlafzimmer, badezimmer, sofa, tisch, stuhl, regal, lampe, teppich, umzug, einzug, umzugskartons
nouns: neue wohnung, renovierung, balkonien, deko, dekoration, ikea, couch, terrasse, schreibtisch
tags: Zuhause, Wohnen, Gemütlich
turn:
{K}. Fehlt nur noch jemand, der putzt.
{K}: Schuhe aus, Welt aus.
Es sollte nur eine kleine Veränderung werden. Dann habe ich das Sofa verschoben.
{K}. Eine Schraube blieb übrig. Wir sprechen nicht darüber.
reader:
Ordnung im Schrank oder nur davor?
Welche Ecke gehört bei euch nur euch?
scene:
Decke, Licht aus, niemand klingelt: {k}.
Kartons offen, Gabeln verschollen, Laune ungebrochen.
plain:
Zuhause ist, wo der Tag draußen bleibt.
Gemütlich wird es erst durch Krümel.
{K}. Ankommen hat ein Geräusch: Schlüssel in die Schale.
invite:
{K}. Schaut rein und fühlt euch wie zu Hause.
news:
{K}. Der Fußabtreter fühlt sich jetzt wichtig.

== wetter 🍂
nouns: sturm, spaziergang
tags: Draußen, Naturliebe, Augenblick
turn:
{K}. Das Wetter macht, was es will, wir machen mit.
{K}: kurz steht alles still, und niemand beschwert sich.
Ohne Jacke los, aus reinem Optimismus.
{K}. Da legt sich selbst das Handy kurz hin.
reader:
Team Decke oder Team „schnell noch mal raus“?
Raus vor die Tür oder Logenplatz am Fenster?
scene:
Draußen ist Theater, und der Eintritt besteht aus Hinschauen.
Vor der Tür ist umdekoriert worden: {k}.
plain:
{K}. Manchmal muss man stehen bleiben und gucken.
Das Schöne kündigt sich selten an.
{K}. Tief einatmen, weitergehen.
news:
{K}. Das Treppenhausgespräch ist gerettet.
invite:
{K}. Anziehen, was passt, und mitkommen.

== arbeit 💼
nouns: homeoffice, arbeit, büro, meeting, kollegen, kollegin, team, firma, projekt, gründung, selbstständig
nouns: laden eröffnung, bestellungen, pakete, seminar, kurs, workshop, weiterbildung, deadline, kunde, kunden
tags: Arbeitsleben, Team, Alltag
turn:
{K}. Kaffee links, guter Wille rechts.
{K}: hätte eine Mail sein können, aber mit weniger Keksen.
Mein Chef bin ich, und ich bin schwierig.
{K}. Die To-do-Liste hat sich heimlich vermehrt.
reader:
Gleich antworten oder erst drüber nachdenken?
Womit beginnt bei euch ein Arbeitstag in Würde?
scene:
„Könnt ihr mich hören?“ Ein Klassiker, der nie altert.
Liste geschrieben, Stift gespitzt, Fenster angestarrt.
plain:
{K}. Schritt für Schritt wird daraus etwas.
Wir machen das gern, und wir glauben, das merkt man.
{K}. Gute Leute machen aus Arbeit Alltag.
invite:
{K}. Wir sind da, wenn ihr uns braucht.
news:
{K}. Im Team gibt es darauf Kekse.
{K}. Der Bildschirm hat kurz gelächelt.

== kultur 🎶
nouns: album, theater, bild, basteln, ausstellung, museum, modelleisenbahn, kunst
tags: Kultur, Lieblingshobby, Kreativ
turn:
{K}. Nur noch kurz. Das sage ich seit Stunden.
{K}: wo die Uhr die Orientierung verliert.
Ich wollte es nur ausprobieren und habe jetzt ein eigenes Regal dafür.
{K}. Talent ist nett, Sturheit hilft mehr.
reader:
Erst fertig machen oder gleich das Nächste anfangen?
Wer hat euch damit angesteckt?
scene:
Handy weit weg, Hände beschäftigt, Kopf woanders.
Das Handy liegt weit weg, die Uhr auch: {k}.
plain:
{K}. Etwas in Ruhe zu tun ist auch ein Luxus.
Manches nützt nichts und fehlt trotzdem sofort.
{K}. Das hat der Kopf gebraucht.
invite:
{K}. Kommt auch dann, wenn ihr meint, ihr könnt das nicht.
news:
{K}. Fortsetzung nicht ausgeschlossen.

== voice/thing
plain:
Jetzt im Programm: {k}.
{K}, und gut ist.
{K}. Kleines Glück, große Wirkung.
Bei uns gerade: {k}.
turn:
„Nur kurz schauen“, hieß es. {K}.
{K}. Habe ich mir verdient, sage ich mir jedenfalls.
{K}. Der Rest kann warten.
reader:
{K}. Soll ich euch was aufheben?
{K}. Wer ist dabei?
scene:
Tür auf, Überraschung: {k}.
news:
{K}. Na, wer bekommt Lust?

== voice/statement
plain:
{K}. Wir konnten es kaum erwarten, das zu erzählen.
{K}. Wir freuen uns auf euch.
{K}. Und wir grinsen immer noch.
turn:
{K}. Wurde auch Zeit.
reader:
{K}. Wem erzählt ihr es?
{K}. Was sagt ihr dazu?
scene:
Schaut mal her: {k}.
invite:
{K}. Kommt rum und sagt Hallo.

== closed
turn:
{K}. Die Tür ruht sich aus, wir auch ein bisschen.
{K}. Der Schlüssel macht kurz Pause.
scene:
An der Tür, in großer Schrift: {k}.
Licht aus, Schild dran: {k}.
plain:
{K}. Danke für euer Verständnis.
{K}. Wir freuen uns auf das Wiedersehen.
{K}. Wir sagen es lieber hier, bevor jemand umsonst kommt.
{K}. Bis ganz bald, mit der gleichen guten Laune.
reader:
{K}. Sagt ihr es denen weiter, mit denen ihr sonst kommt?
{K}. Worauf freut ihr euch danach zuerst?
news:
{K}. Haltet uns einen Platz in eurer Runde frei.

== booking 🗓️
turn:
{K}. Später heißt es wieder, es hätte keiner was gesagt.
{K}. Euer Kalender schaut schon ganz hoffnungsvoll.
scene:
„Ich ruf die Tage mal an.“ Berühmte letzte Worte. {K}.
Buch auf, Stift gesucht: {k}.
plain:
{K}. Schreibt uns, wir finden etwas Passendes.
{K}. Eine kurze Nachricht, und es steht im Buch.
{K}. Wir freuen uns auf euch.
reader:
{K}. Ist einer davon eurer?
{K}. Wem würde das gerade richtig guttun?
invite:
{K}. Leitet es an die Person weiter, die es immer aufschiebt.
{K}. Ihr wählt die Zeit, wir bringen die gute Laune mit.

== longing 💭
turn:
{K}. Der Kopf ist schon weg, der Rest sitzt noch hier.
{K}. Ich sage es leise, sonst werde ich gefühlig.
{K}. Das Herz hat seinen eigenen Fahrplan.
scene:
Blick aus dem Fenster, Musik im Kopf: {k}.
„Woran denkst du?“ Wie immer. {K}.
Irgendein Lied, und plötzlich: {k}.
plain:
{K}. Manches trägt man in sich, gut aufgehoben.
{K}. Was für ein Glück, etwas zu haben, das fehlt.
{K}. Zuneigung schaut nicht auf den Kalender.
reader:
{K}. Und was fehlt euch?
{K}. Welcher Geruch bringt es für einen Moment zurück?
news:
{K}. Das darf man sagen.

== milestone-number 🎉
plain:
{K}. Hinter jeder Zahl steckt ein Mensch, und das vergessen wir nicht.
{K}. Schön, dass ihr da seid.
{K}. Langsam gewachsen, weitererzählt, angekommen.
turn:
{K}. Seite neu geladen, könnte ja ein Fehler sein. War keiner.
{K}. Am Anfang haben nur Freunde geklickt, aus Mitleid.
{K}. Der Kuchen stand schon bereit, es fehlte nur der Anlass.
reader:
{K}. Wer ist von Anfang an dabei? Hand hoch.
{K}. Seit wann lest ihr hier mit?
scene:
„Hör auf, auf den Zähler zu gucken.“ „Gleich.“ {K}.
Angestoßen wird mit dem, was der Kühlschrank hergibt: {k}.
„Das schaffen wir nie.“ Doch: {k}.

== achievement-child 🌟
plain:
{K}. Es geht so schnell, und es ist so schön, dabei zu sein.
{K}. Der Stolz passt kaum durch die Tür.
{K}. Kleiner Schritt, riesiges Gefühl.
turn:
{K}. Und die Großen haben alle etwas im Auge.
{K}. Niemand hat uns gesagt, dass das so schnell geht.
{K}. Bei Oma und Opa weiß es schon das ganze Haus.
reader:
{K}. Wer hat bei euch mehr geweint, Groß oder Klein?
{K}. Wisst ihr noch, wie das bei euch war?
scene:
Applaus in der Küche, Ehrenrunde durch den Flur: {k}.
„Habt ihr das gesehen?“ Wir haben es alle gesehen. {K}.

== event-private 🥂
plain:
{K}. Einer von den Tagen, die man für immer aufhebt.
{K}. Alle Lieblingsmenschen auf einem Foto.
{K}. Viele Umarmungen, keine Eile.
turn:
{K}. Wir wollten nicht weinen. Es hat bis zur Begrüßung gehalten.
{K}. Wer „ich tanze nicht“ gesagt hat, war nicht mehr von der Tanzfläche zu kriegen.
{K}. Es gab einen Plan. Dann kam die Familie.
reader:
{K}. Wer zückt bei euch als Erstes das Taschentuch?
{K}. Welchen Moment behaltet ihr von so einem Tag?
scene:
„Ein letztes Foto.“ Geglaubt hat das niemand.
Schuhe unterm Tisch, die Musik noch laut: {k}.
Anstoßen, lachen, schniefen, noch mal anstoßen: {k}.
`;

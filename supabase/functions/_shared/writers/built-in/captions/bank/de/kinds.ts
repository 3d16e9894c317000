/** Kinds of things, places and pastimes that have lines of their own. */
export const kinds = `
== pots 🪴
under: gruen
nouns: balkonpflanze, balkonpflanzen, balkonkasten, balkonkästen, blumenkasten, blumenkästen, blumentopf
nouns: blumentöpfe, topfpflanze, topfpflanzen, zimmerpflanze, zimmerpflanzen, sukkulente, sukkulenten, kaktus
nouns: kakteen, geranie, geranien, petunien, monstera, gummibaum, übertopf, übertöpfe, balkon bepflanzen
nouns: balkongarten, bonsai, efeutute
tags: Balkonpflanzen, Zimmerpflanzen, Pflanzenliebe
turn:
{K}. Ich war nur wegen Erde da. Die Erde habe ich vergessen.
Das Fensterbrett meldet „belegt“. Wir haben nicht hingehört.
Drinnen Mietwohnung, draußen Dschungel, dazwischen nur eine Balkontür.
{K}. Wer gießt, hat hier das Sagen.
reader:
Ab wie vielen Töpfen spricht man von Urwald?
Wer gießt bei euch, wenn ihr verreist, und wer tut nur so?
scene:
Gießkanne links, Kaffee rechts: {k}.
„Mehr Platz haben wir nicht.“ Die Ecke am Fenster räuspert sich.
plain:
{K}. Ein bisschen Grün passt in jede Ecke.
Gießen ist auch eine Art, kurz stehen zu bleiben.
{K}. Erde, Licht und etwas Geduld.
news:
{K}. Auf dem Balkon wird schon gerückt.
invite:
{K}. Sucht euch in Ruhe etwas aus, Pflanzen drängeln nicht.
Die leere Ecke am Fenster wartet schon eine ganze Weile.

== needlework 🧶
under: kultur
nouns: stricken, häkeln, nähen, sticken, handarbeit, handarbeiten, wolle, wollknäuel, garn, strickzeug, strickkurs
nouns: nähkurs, häkelkurs, nähmaschine, strickjacke stricken, stickerei, kreuzstich, amigurumi, makramee, patchwork
nouns: quilten, stoffe, stoffladen, wollladen, stricktreff
tags: Handarbeit, Stricken, Nähen, Selbstgemacht
turn:
{K}. Angefangen hat es als Hobby, jetzt hat es einen eigenen Schrank.
Material gekauft, „für alle Fälle“. Es müssten sehr viele Fälle kommen.
Auftrennen ist auch Fortschritt, nur mit Seufzen.
{K}. Andere zählen Schäfchen, hier zählen wir weiter.
reader:
Macht ihr erst eins fertig, oder liegt bei euch auch überall Angefangenes?
Wer hat euch die erste Nadel in die Hand gedrückt?
scene:
„Nicht ansprechen, ich zähle.“ {K}.
Sofa, Fadenreste, und ein „nur noch das hier“, das keiner glaubt.
plain:
{K}. Hände beschäftigt, Kopf zufrieden.
Stich für Stich wird auch ein schlechter Tag kleiner.
{K}. Was langsam entsteht, mag man länger.
news:
{K}. Der Nähkorb platzt vor Stolz.
invite:
{K}. Bringt eure Knoten mit, wir lösen sie zusammen.
Mit ruhigen Händen ist noch niemand geboren worden. Kommt trotzdem.

== pottery 🏺
under: kultur
nouns: töpferworkshop, keramikworkshop, töpfern, töpferkurs, töpferei, keramik, keramiken, keramikkurs
nouns: keramikwerkstatt, ton, tonkurs, drehscheibe, steinzeug, porzellan, keramiktasse, keramiktassen, keramikschale
nouns: töpferware, glasur, töpfermarkt
tags: Töpfern, Keramik, Handgemacht
turn:
{K}. Sollte eine Schale werden. Ist jetzt „ein Objekt“.
Der Ton hat eigene Pläne und meistens das letzte Wort.
Schief? Das heißt Charakter.
{K}. Viel Geduld beim Formen, eine Sekunde für „Vorsicht!“.
reader:
Wärt ihr eher ruhige Hand oder Ton an der Decke?
Habt ihr auch diese eine Tasse, die sonst niemand benutzen darf?
scene:
Matsch bis zum Ellbogen und das Handy endlich weit weg.
Der Ofen geht auf, niemand atmet: {k}.
plain:
Ton merkt sich jeden Fingerabdruck.
news:
{K}. Im Schrank schauen die anderen Tassen nervös.
invite:
{K}. Kommt in Sachen, denen nichts mehr peinlich ist.
Dreckige Hände gehören hier zum guten Ton.

== shoes 👟
under: mode
nouns: flipflops, flip-flops, schuhe, schuh, sneaker, turnschuhe, stiefel, gummistiefel, stiefeletten, sandalen
nouns: hausschuhe, pantoffeln, wanderschuhe, laufschuhe, kinderschuhe, winterschuhe, pumps, ballerinas, clogs
nouns: schuhladen, schuhgeschäft, lederschuhe, halbschuhe
tags: Schuhe, Schuhliebe, SchrittFürSchritt
turn:
{K}. Meine Füße haben Ja gesagt, das Konto wurde nicht gefragt.
„Noch ein Paar?“ Noch ein Weg.
{K}. Jetzt fehlt nur noch ein Ziel.
reader:
Lauft ihr sie erst zu Hause ein oder gleich auf der Straße?
Bequem oder schick? „Beides“ sagen nur Verkäufer.
scene:
Einmal den Flur auf und ab, Blick nach unten: {k}.
Der Karton steht noch auf dem Tisch, die Füße sind schon an der Tür.
plain:
{K}. Ein guter Tag fängt unten an.
Das beste Paar ist das, an das man beim Laufen nicht denkt.
{K}. Schritt für Schritt, aber mit Haltung.
news:
{K}. Der Fußabtreter erwartet den ersten Auftritt.
invite:
{K}. Anprobieren, eine Runde drehen, Gesicht beobachten.
Eure Füße wollten sich sowieso kurz setzen. Die Bank steht bereit.

== bread 🥨
under: essen
nouns: brezel, brezeln, brezn, laugenbrezel, laugenbrezeln, laugengebäck, brot, brote, brötchen, semmel, semmeln
nouns: schrippen, sauerteig, sauerteigbrot, bauernbrot, roggenbrot, bäckerei, bäckereien, brotbacken, hefezopf
nouns: butterbrot, baguette, vollkornbrot, laugenstange, laugenstangen
tags: Bäckerei, Brotliebe, FrischGebacken
turn:
Die Tüte war beim Bäcker noch voll. Der Heimweg war lang.
{K}. Die Butter steht schon länger bereit, als sie zugibt.
Ich wollte weniger Brot essen. Das Brot wusste davon nichts.
{K}. Der Rest vom Tisch ist Belag.
reader:
Kante oder Mitte? Daran erkennt man sich.
Wer bei euch isst schon auf dem Heimweg? Hand hoch.
scene:
Es kracht, es krümelt, es ist kurz still.
plain:
{K}. Mehl, Zeit und ein heißer Ofen.
Mit guter Butter ist das schon eine Mahlzeit.
news:
{K}. Das Buttermesser ist informiert.
invite:
{K}. Immer der Nase nach, die Tüte haben wir.
Kommt früh, der Duft lässt sich so schlecht zurücklegen.

== asparagus 🍽️
under: essen
nouns: spargel, spargelzeit, spargelessen, spargelsaison, spargelhof, spargelsuppe, weißer spargel, grüner spargel
nouns: spargelkarte, spargelfest, spargel mit schinken, spargel mit hollandaise
tags: Spargelzeit, Spargel, Spargelliebe
turn:
{K}. Das Land redet wochenlang über Stangen, und alle nicken ernst.
Die Kartoffel spielt die Nebenrolle und nimmt es sportlich.
{K}. Der Schäler hat mehr Einsätze als das Auto.
Man freut sich ein Jahr lang und isst dann, als gäbe es eine Frist. Gibt es ja auch.
reader:
Weiß oder grün? Bitte sachlich bleiben.
Hollandaise oder Butter? Ab hier trennen sich die Tische.
scene:
„Wer schält?“ Plötzlich haben alle etwas im Keller zu tun: {k}.
Der Teller kommt, das Gespräch geht.
plain:
{K}. Kurz ist die Saison, lang ist die Vorfreude.
Dazu Kartoffeln, mehr Plan braucht es nicht.
news:
{K}. Der große Topf darf endlich wieder mitspielen.
invite:
{K}. Bringt Hunger mit, geschält wird bei uns.
Setzt euch, die Saison wartet auf niemanden.

== hearty 🍲
under: essen
nouns: schnitzel, rouladen, sauerbraten, schweinebraten, braten, gulasch, spätzle, käsespätzle, knödel, klöße
nouns: maultaschen, grünkohl, eintopf, eintöpfe, linsen mit spätzle, königsberger klopse, frikadellen, buletten
nouns: kartoffelpuffer, reibekuchen, bratkartoffeln, hausmannskost, schupfnudeln, kohlrouladen, leberkäse, labskaus
tags: Hausmannskost, Heimatküche, Leibgericht
turn:
{K}. Jede Familie hat das einzig wahre Rezept, und keins stimmt überein.
„Nur eine kleine Portion“, sagte der Teller und lachte.
{K}. Danach ist Bewegung eine Meinung von anderen.
Kalorien zählen wir nicht. Wir zählen, wer noch mag.
reader:
Wessen Rezept verteidigt ihr bis zum letzten Bissen?
Was gehört unbedingt dazu, und wer sieht das bei euch falsch?
scene:
Der Duft im Treppenhaus, und plötzlich kennt man die Nachbarn: {k}.
„Schmeckt wie bei Oma.“ Das höchste deutsche Prädikat.
plain:
{K}. Das macht satt und ein bisschen sentimental.
Manches Essen ist eine Decke zum Kauen.
news:
{K}. Wer „nur probieren“ wollte, hat den Nachschlag schon.
invite:
{K}. Kommt hungrig und plant danach nichts.
Ein Platz ist schnell gemacht, ein Nachschlag noch schneller.

== sunset 🌅
under: wetter
nouns: wolke, wolken, schäfchenwolken, sonnenuntergang, sonnenuntergänge, sonnenaufgang, sonnenaufgänge, abendrot
nouns: morgenrot, abendhimmel, himmel, dämmerung, abendsonne, morgensonne, goldene stunde, rosa himmel, blaue stunde
tags: Sonnenuntergang, Himmel, Abendrot
turn:
{K}. Der Himmel nimmt einfach den Filter, den er will.
Mehr Fotos gemacht, als ich zugebe. Keins kommt ran.
Gibt es jeden Tag, und wir fallen jedes Mal drauf rein.
{K}. Im Kalender stand etwas anderes. Der Himmel liest keine Kalender.
reader:
Schaut ihr, oder filmt ihr? Ehrlich.
Für welchen Himmel würdet ihr freiwillig früh aufstehen?
scene:
„Warte, gleich ist er weg.“ {K}. Niemand bewegt sich.
Alle Gesichter in derselben Farbe, und keiner sagt etwas.
plain:
{K}. Kostet nichts und ändert kurz alles.
Licht kann besser Abschied nehmen als die meisten von uns.
{K}. Nach oben schauen zählt als Programm.
news:
{K}. Der Handyspeicher bittet um Gnade.
invite:
{K}. Sucht euch einen Platz, der Himmel gibt keine Zugabe.

== rain 🌧️
under: wetter
nouns: regengeruch, duft nach regen, regen, regentag, regentage, regenwetter, sommerregen, nieselregen, schauer
nouns: gewitter, wolkenbruch, donner, pfütze, pfützen, regenwolken, regenjacke, schietwetter, schmuddelwetter
nouns: dauerregen
tags: Regen, Regentag, Schietwetter
turn:
{K}. Meine Haare haben dazu schon eine Meinung.
Der Schirm liegt zu Hause, schön trocken.
{K}. Das Sofa wurde soeben befördert.
Ich bin zwischen den Tropfen durchgelaufen. Sie haben mich gefunden.
reader:
Drinnen zuhören oder draußen durch die Pfützen?
Wer lässt den Schirm auch immer dort stehen, wo es trocken ist?
scene:
Tropfen an der Scheibe, Tasse in beiden Händen: {k}.
„Das zieht vorbei“, sagte jemand im T-Shirt.
plain:
{K}. Das schönste Geräusch, um nichts zu tun.
Es riecht nach nasser Erde, und die Straße glänzt.
{K}. Manche Tage sind zum Drinbleiben gemacht.
news:
{K}. Plan A trocknet gerade.

== fog 🌫️
under: wetter
nouns: nebel, morgennebel, nebeltag, herbstnebel, hochnebel, nebelwald, nebelschwaden, dunst, bodennebel
nouns: nebelwetter
tags: Nebel, Nebelstimmung, Stille
turn:
{K}. Die Aussicht hat sich freigenommen.
Der Kirchturm ist weg. Er kommt sonst immer wieder.
{K}. Die Welt lädt noch.
reader:
Was seht ihr als Erstes, wenn er sich hebt?
scene:
Schritte, die man hört, bevor man jemanden sieht: {k}.
Irgendwo bellt ein Hund. Wo, bleibt offen.
plain:
{K}. Alles ein bisschen leiser, alles ein bisschen näher.
{K}. Auch wenig sehen kann schön aussehen.
news:
{K}. Der Weg ist bekannt, der Rest ist Vertrauenssache.

== birds 🐦
nouns: vogel, vögel, wellensittich, wellensittiche, kanarienvogel, papagei, papageien, nymphensittich
nouns: nymphensittiche, meise, meisen, spatz, spatzen, schwalbe, schwalben, rotkehlchen, amsel, amseln, gartenvögel
nouns: stare, singvögel
tags: Vögel, Vogelliebe, Gezwitscher
turn:
{K}. Kaum Gewicht, aber zu allem eine Meinung.
Der Wecker wurde mit Federn geliefert.
{K}. Das Konzert beginnt, ohne jemanden zu fragen.
Meine Morgenplaylist sitzt im Baum und nimmt keine Wünsche an.
reader:
Wer singt bei euch besser, die mit Federn oder der unter der Dusche?
Steht ihr mit ihnen auf oder ihretwegen?
scene:
Kopf schief, Blick streng, Urteil steht noch aus: {k}.
Erst ein Piep, dann noch einer, dann ist die Nacht offiziell vorbei.
plain:
{K}. Mit Flügeln klingt der Tag gleich besser.
Ein Lied vor dem Fenster, und der Morgen hat Farbe.
news:
{K}. Auf allen Ästen wird getuschelt.

== wanderlust 🌍
under: longing
nouns: fernweh, reiselust, reisefieber, reiseträume, ab in die ferne, weit weg, raus hier
tags: Fernweh, Reiselust, Weltenbummler
turn:
{K}. Der Koffer schaut schon so verständnisvoll.
Der Körper sitzt am Schreibtisch, der Rest steht am Gate.
{K}. Ich lese Fahrpläne wie andere Leute Romane.
Zuhause ist schön. Woanders war ich aber noch nicht überall.
reader:
Wohin würdet ihr einsteigen, ohne zu fragen, wann es zurückgeht?
Meer, Berge oder Hauptsache, andere Straßenschilder?
scene:
Finger auf dem Globus, Augen zu, Stopp: {k}.
„Was machst du?“ „Ich gucke nur.“ Auf dem Bildschirm: eine Landkarte.
plain:
{K}. Heimweh nach Orten, die man noch nicht kennt.
Manche Karten hängt man auf, um sie anzuschauen wie ein Fenster.
{K}. Geht vorbei, sobald man unterwegs ist.
news:
{K}. Der Reisepass hat sich schon ans Licht getastet.
invite:
{K}. Der erste Schritt ist, darüber zu reden. Der zweite ist ein Ticket.

== nostalgia 💭
under: longing
nouns: sehnsucht, heimweh, wehmut, melancholie, nostalgie, erinnerung, erinnerungen, kindheitserinnerungen
nouns: alte zeiten, früher, kindheit
tags: Erinnerungen, Nostalgie, Sehnsucht
turn:
{K}. Das Gedächtnis spult zurück, ohne dass jemand gedrückt hat.
Ein Geruch, und schon sind die Knie wieder aufgeschlagen.
Das ist keine Traurigkeit, das ist Liebe mit Verspätung.
{K}. Ein langes Telefonat hilft, wenigstens eine Weile.
reader:
Welcher Geruch bringt euch sofort woandershin?
Welchen Augenblick würdet ihr noch mal erleben, ohne etwas zu ändern?
scene:
Altes Lied, Blick ins Nirgendwo: {k}.
„Weißt du noch?“ Danach schaut niemand mehr auf die Uhr.
plain:
{K}. Was fehlt, war schön.
Manches geht und bleibt trotzdem.
{K}. Zieht ein bisschen und wärmt ein bisschen.
news:
{K}. Die Fotokiste steht wieder auf dem Tisch.

== candles 🕯️
under: zuhause
nouns: kerze, kerzen, duftkerze, duftkerzen, teelicht, teelichter, kerzenschein, kerzenlicht, kerzenständer
nouns: windlicht, windlichter, bienenwachskerzen
tags: Kerzenschein, Gemütlich, Kerzenliebe
turn:
{K}. Die Deckenlampe ist beleidigt.
In diesem Licht hat sogar der Wäscheberg Charme.
Die schöne Kerze war für einen besonderen Anlass. Zuhausesein ist einer.
{K}. Bei kleinem Licht sehen auch die Sorgen kleiner aus.
reader:
Anzünden oder zu schade zum Anzünden?
Welcher Duft heißt bei euch „angekommen“?
scene:
Oben aus, unten an: {k}.
Ein kleines Licht, und keiner hat es eilig.
plain:
{K}. Die Wohnung spricht gleich leiser.
Manche Stunden wollen wenig Licht und viel Ruhe.
news:
{K}. Der Lichtschalter hat frei.
invite:
{K}. Kommt schnuppern, durch den Bildschirm geht das so schlecht.
Das Sofa wartet nur noch auf das passende Licht.

== bouquet 💐
under: gruen
nouns: blumenstrauß, blumensträuße, strauß, sträuße, schnittblumen, blumen, rosen, rosenstrauß, tulpen, pfingstrose
nouns: pfingstrosen, sonnenblume, sonnenblumen, hortensien, dahlien, narzissen, lilien, nelken, margeriten
nouns: blumenladen, trockenblumen, wildblumenstrauß, floristin, ranunkeln
tags: Blumenliebe, Blumenstrauß, Floristik
turn:
{K}. Der Küchentisch hält sich jetzt für ein Gemälde.
Eine leere Vase ist ein Wink.
{K}. Ohne Grund, und das ist der beste.
Blumen sagen, was man sich nicht traut, und sie duften dabei.
reader:
Kauft ihr euch selbst Blumen, oder wartet ihr tapfer?
Wem würdet ihr gern einfach so einen Strauß vor die Tür stellen?
scene:
Papier raschelt, Gesicht geht auf: {k}.
„Wofür ist das denn?“ „Für nichts.“
plain:
{K}. Farbe, wo vorher keine war.
Ein paar Tage in der Vase, viel länger im Kopf.
news:
{K}. Vase gesucht, dringend.
invite:
{K}. Sagt uns, für wen, den Rest erzählen die Farben.
Nehmt etwas mit, das jemanden zum Lächeln bringt.

== first-school-day 🎒
under: familie
nouns: einschulung, einschulungsfeier, schultüte, schultüten, zuckertüte, zuckertüten, schulanfang, schulanfänger
nouns: schulkind, erster schultag, erstklässler, erstklässlerin, schulranzen, abc-schütze, schulstart
tags: Einschulung, Schulkind, ErsterSchultag
turn:
{K}. Der Ranzen ist groß, der Stolz ist größer.
Die Tüte ist voller Süßes, die Eltern sind voller Gefühle.
{K}. Eben noch Bauklötze, jetzt Buchstaben.
Aufgeregt sind alle. Die Großen verstecken es nur schlechter.
reader:
Was war in eurer Schultüte, und was davon gab es nie wieder?
Wisst ihr noch, neben wem ihr gesessen habt?
scene:
Tüte im Arm, Lücke im Lächeln: {k}.
„Weinst du?“ „Nein, mir ist was ins Auge geflogen.“
plain:
{K}. Ein kleiner Mensch, ein großer Weg.
Alles Gute für die Jahre mit Brotdose und Bleistift.
{K}. Möge das Lernen Spaß machen und die Pause lang sein.
news:
{K}. Die Stifte sind gespitzt, die Taschentücher auch bereit.

== apprentices 🧰
under: arbeit
nouns: azubi, azubis, auszubildende, auszubildender, lehrling, lehrlinge, lehrstelle, ausbildungsplatz
nouns: ausbildungsplätze, ausbildung, ausbildungsstart, praktikant, praktikantin, praktikum, werkstudent
nouns: werkstudentin, berufsstart
tags: Ausbildung, Azubi, Berufsstart
turn:
{K}. Auch Meister haben mal falsch herum geschraubt.
Fragen kostet nichts, Nichtfragen kostet Nerven.
Alle fangen an, und keiner fängt fertig an.
reader:
Welchen Satz vom ersten Arbeitstag habt ihr nie vergessen?
Was hat euch am ersten Arbeitstag keiner gesagt?
scene:
„Darf ich das mal versuchen?“ Der beste Satz im ganzen Betrieb: {k}.
Erster Tag, neuer Spind, alle Namen gleich wieder vergessen.
plain:
{K}. Fehler gehören dazu, sonst wäre es ja kein Lernen.
Aus „zeig mal“ wird „schau mal“, und das ist schön zu sehen.
news:
{K}. Im Pausenraum wird schon ein Platz freigeräumt.
invite:
{K}. Schreib uns, gern auch ohne perfekte Formulierung.
Kaffee kochen können wir selbst, wir zeigen dir lieber, wie es geht.
{K}. Neugier bringst du mit, Geduld haben wir.

== dog-salon ✂️🐾
under: hund
nouns: hundefriseur, hundefriseurin, hundesalon, hundepflege, hundebad, fellpflege, hundewäsche, hundestudio
tags: Hundefriseur, Hundesalon, Fellpflege
turn:
{K}. Rein mit Matsch, raus mit Lebenslauf.
Wer den Föhn anknurrt, hat trotzdem ein gutes Herz.
{K}. Der Kunde ist König, besonders wenn er wedelt.
Trinkgeld wird hier geschleckt.
reader:
Läuft eurer freiwillig rein, oder wird an der Tür verhandelt?
Wie heißt der Hund, den wir unbedingt kennenlernen müssen?
scene:
Ohren hoch, Rute an, Mensch gerührt: {k}.
„Wer ist der Schönste?“ Alle drehen sich um.
plain:
{K}. Mit Ruhe, mit Streicheln und mit Leckerli zum Schluss.
Einen zufriedenen Hund erkennt man schon vom anderen Gehweg.
news:
{K}. Die Nachricht geht gerade von Laterne zu Laterne.
invite:
{K}. Bringt euren Hund, das Drama übernehmen wir.
Kommt beide rein, am anderen Ende der Leine wird auch gelobt.
`;

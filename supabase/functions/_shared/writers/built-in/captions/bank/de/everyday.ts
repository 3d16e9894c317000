/** Kinds of everyday things: an umbrella, small animals, the market, the heat. */
export const everyday = `
== umbrella ☂️
under: mode
nouns: regenschirm, regenschirme, schirm, schirme, taschenschirm, knirps
tags: Regenschirm, Regentag, Unterwegs
turn:
{K}. Wenn man etwas dabeihat, braucht man es nicht. Alte Wetterregel.
Im Fundbüro gibt es eine eigene Abteilung. Sie ist gut sortiert.
{K}. Einmal Wind, und die Würde steht Kopf.
Kein Gegenstand wechselt so oft den Besitzer, ohne dass jemand es merkt.
reader:
Wo sind eigentlich all die Schirme hin, die ihr je gekauft habt?
Immer dabei, oder lieber Optimismus und nasse Haare?
scene:
Alle Köpfe drunter, die Schultern leider draußen: {k}.
Aufspannen, umklappen, fluchen, weitergehen.
plain:
{K}. Ein kleines Dach zum Mitnehmen.
Wer vorgesorgt hat, darf gelassen nach oben schauen.
news:
{K}. Die Wolken sind informiert.
invite:
{K}. Am besten im Trockenen aussuchen, da entscheidet es sich leichter.
Kommt probeweise aufspannen, hier ist niemand abergläubisch.

== small-animals 🐾
nouns: glühwürmchen, igel, eichhörnchen, schnecke, schnecken, hase, hasen, kaninchen, meerschweinchen, hamster
nouns: schildkröte, schildkröten, schmetterling, schmetterlinge, marienkäfer, biene, bienen, hummel, hummeln, frosch
nouns: frösche, eidechse, libelle, libellen, feldhase, reh, rehe
tags: Tierliebe, Tierwelt, Naturmomente
turn:
{K}. Keine Termine, und trotzdem sehr beschäftigt.
Ich blieb stehen, um zu gucken. Zurückgeguckt wurde auch.
{K}. Miete zahlt hier niemand, willkommen ist der Besuch trotzdem.
Man plant einen Gang durch den Garten und verpasst dann das Abendessen.
reader:
Ruft ihr auch das ganze Haus zusammen, wenn ihr so jemanden entdeckt?
Welches Tier hatte in eurer Kindheit einen heimlichen Namen?
scene:
„Nicht bewegen.“ „Warum?“ „Da.“ {K}.
Auf allen vieren im Gras, und niemand fragt warum.
plain:
{K}. Für so etwas bleibt man gern stehen.
Wer leise ist, sieht mehr.
news:
{K}. Im Gebüsch ist es Gesprächsthema.

== knitwear 🧥
under: mode
nouns: strickjacke, strickjacken, pullover, pulli, pullis, wollpullover, strickpullover, strickpulli, cardigan
nouns: rollkragen, rollkragenpullover, hoodie, hoodies, sweatshirt, schal, schals, mütze, mützen, wollmütze
nouns: handschuhe, wollsocken
tags: Strick, Lieblingsstück, Kuschelig
turn:
{K}. Eigentlich für draußen gekauft, wohnt jetzt auf dem Sofa.
Offiziell Kleidung, inoffiziell eine Decke mit guter Ausrede.
{K}. Der Stuhl im Schlafzimmer hat schon Besitzansprüche.
Wer friert, hat nur noch nicht das Richtige ausgeliehen.
reader:
Kratzt es, oder seid ihr nur empfindlich?
Wessen Lieblingsstück tragt ihr heimlich?
scene:
Ärmel über die Hände, Tasse dazu: {k}.
„Ist das neu?“ „Das? Schon ewig.“ Das Preisschild hängt noch dran.
plain:
{K}. Weich gewinnt.
Manche Kleidung ist eine Umarmung mit Waschanleitung.
news:
{K}. Der Rest des Schranks rückt enger zusammen.
invite:
{K}. Anfassen ist ausdrücklich erlaubt.
Kommt fühlen, auf Fotos ist alles gleich weich.

== cycling 🚲
under: sport
nouns: fahrrad, fahrräder, rad, räder, radtour, fahrradtour, radfahren, rennrad, rennräder, mountainbike, e-bike
nouns: e-bikes, lastenrad, gravelbike, radweg, fahrradladen, fahrradwerkstatt, kinderfahrrad, tandem
tags: Fahrrad, Radtour, Radliebe
turn:
{K}. Bergauf wird philosophiert, bergab gejubelt.
Gegenwind auf dem Hinweg. Zurück hat er es sich anders überlegt, leider auch.
{K}. Keine Parkplatzsuche, nur die Suche nach dem Schlüssel.
Die Waden haben einen Betriebsrat gegründet.
reader:
Freundlich klingeln oder höflich hinterherfahren?
Wer hat bei euch damals losgelassen, ohne etwas zu sagen?
scene:
„Das ist ganz flach“, sagte jemand mit sehr trainierten Beinen: {k}.
Helm schief, Fahrtwind im Grinsen.
plain:
{K}. Vom Sattel aus hat die Stadt eine andere Größe.
Treten, schauen, nichts müssen.
news:
{K}. Die Kette glänzt vor Freude.
invite:
{K}. Reifen aufpumpen und vorbeikommen.
Probefahrt zählt auch als Ausflug.

== hiking 🥾
under: reise
nouns: wanderung, wanderungen, wandern, wandertag, wanderweg, wanderwege, berge, berg, gipfel, gipfelkreuz, alm
nouns: almhütte, hütte, hüttentour, alpen, bergtour, pilgern, waldspaziergang, waldweg, wald, wälder
tags: Wandern, Bergliebe, Draußen
turn:
{K}. „Gleich sind wir da“, sagte, wer die Karte falsch herum hielt.
Kein Empfang. Endlich mal ein richtiges Gespräch.
{K}. Das zerdrückte Brot schmeckt hier besser als jedes Menü.
Oben die Aussicht, unten die Knie mit ihrer Beschwerde.
reader:
Karte, App oder „ich glaube, da lang“?
Was tragt ihr jedes Mal mit hoch und nie wird es gebraucht?
scene:
„Ist es noch weit?“ „Nur noch um die Kurve.“ Es ist immer noch eine Kurve.
Matsch bis zum Knöchel, Grinsen bis zum Ohr: {k}.
plain:
{K}. Der Lärm bleibt auf dem Parkplatz.
Ein Schritt, noch einer, und der Kopf räumt sich von selbst auf.
news:
{K}. Die Schuhe erzählen es noch der Fußmatte.
invite:
{K}. Wasser, gute Sohlen, mehr Vorbereitung braucht es kaum.
Kommt mit, bergauf wird geschwiegen, bergab wird erzählt.

== hair 💇
under: schoen
nouns: haare, haar, haarschnitt, frisur, frisuren, friseur, friseurin, friseursalon, friseursalons, pony, strähnen
nouns: balayage, haarfarbe, locken, zopf, zöpfe, dutt, dauerwelle, bob, waschen schneiden föhnen
tags: Friseur, NeueFrisur, Haarliebe
turn:
{K}. Dem Wind wurde schriftlich abgesagt.
„Nur ein bisschen“, hieß es. Der Boden sagt etwas anderes.
{K}. Plötzlich ist jedes Schaufenster ein Spiegel.
Mit einem Foto gekommen, mit einer neuen Meinung gegangen.
reader:
Pony: Mut oder Erinnerung?
Macht ihr zu Hause erst mal alles wieder anders? Ehrlich.
scene:
Umhang um, Zeitschrift auf den Knien, Neuigkeiten auf dem Tisch.
Der Stuhl dreht sich, kurze Stille, Grinsen: {k}.
plain:
{K}. Manche Wochen bringt man von oben her in Ordnung.
Leichter rausgehen, das ist hier wörtlich gemeint.
news:
{K}. Der Rückspiegel bekommt jetzt viel zu tun.
invite:
{K}. Augen zu, die Schere kennt den Weg.
Kommt mit einer Idee oder mit „mal sehen“, beides geht.

== books 📚
under: kultur
nouns: buch, bücher, lesen, roman, romane, krimi, krimis, buchhandlung, buchhandlungen, bücherei, bibliothek
nouns: buchclub, lesekreis, lesung, lesungen, gedichte, gedichtband, comic, comics, leseabend, leseecke, lesestoff
tags: Bücherliebe, Lesen, Buchtipp
turn:
{K}. Der Stapel neben dem Bett hat inzwischen Aussicht.
„Nur noch ein Kapitel“ ist die höflichste aller Lügen.
{K}. Kaufen und Lesen sind verschiedene Hobbys.
Verleihen heißt Abschied nehmen, nur mit Lächeln.
reader:
Lesezeichen, Fahrschein oder Eselsohr? Wir urteilen kaum.
Welches Buch verschenkt ihr immer wieder?
scene:
„Hörst du mir zu?“ „Gleich, nur noch die Seite.“ {K}.
Alles schläft, eine Lampe hält die Stellung.
plain:
{K}. Weit weg, ohne aufzustehen.
Manche Seiten kommen genau im richtigen Moment.
news:
{K}. Das Regal ist noch ein Stück enger geworden.
invite:
{K}. Kommt stöbern, Klappentexte sind zum Lesen da.
Geht mit dem raus, was ihr gar nicht gesucht habt.

== music 🎶
under: kultur
nouns: flöte, trompete, trommel, akkordeon, mundharmonika, playlist, ohrwurm, musik, konzert, konzerte, konzertabend
nouns: gitarre, gitarren, klavier, geige, schlagzeug, chor, chöre, chorprobe, band, blaskapelle, orchester, lied
nouns: lieder, singen, karaoke, gitarrenunterricht, klavierunterricht, schallplatte, schallplatten, vinyl, festival
tags: Musik, Livemusik, Musikliebe
turn:
{K}. Der Refrain ist eingezogen und hilft nicht im Haushalt.
Die Nachbarn haben keine Zugabe verlangt. Mitgesummt haben sie trotzdem.
{K}. Lauter singen gleicht fast jeden falschen Ton aus.
Der Fuß hat angefangen, der Rest kam nach.
reader:
Welches Lied könnt ihr komplett, obwohl ihr es nie wolltet?
Dusche, Auto oder Bühne: Wo singt ihr am besten?
scene:
Ein Akkord, eine Pause, dann alle: {k}.
„Eins noch!“ Eins geht immer noch.
plain:
{K}. Was man nicht sagen kann, klingt.
Ein paar Töne, und der Tag hat eine andere Farbe.
news:
{K}. Das Summen ist jetzt amtlich ansteckend.
invite:
{K}. Kommt mit gutem Gehör oder nur mit guter Laune.
Bringt die Person mit, die immer auf den Tisch trommelt.

== running 🏃
under: sport
nouns: laufen, lauf, läufe, joggen, laufrunde, marathon, halbmarathon, volkslauf, stadtlauf, läufer, läuferin
nouns: lauftreff, laufgruppe, trailrun, 10 km, 5 km, intervalltraining, startnummer
tags: Laufen, Läuferleben, Laufliebe
turn:
{K}. Schwer ist nur der Anfang. Und die Mitte. Und die Schnürsenkel.
Niemand ist hinter mir her, und trotzdem.
{K}. Meine Knie möchten ihre Bedenken festhalten.
Mit einem Problem losgelaufen, mit Seitenstechen und einer Lösung zurück.
reader:
Mit Musik, mit Begleitung oder mit den eigenen Ausreden?
An welcher Stelle fragt ihr euch jedes Mal, warum?
scene:
Schleife, Uhr, Seufzer: {k}.
„Geht’s?“ Daumen hoch, reden ist gerade nicht drin.
plain:
{K}. Der Körper wird müde, der Rest wird wach.
Ankommen ist schön, die Dusche danach schöner.
news:
{K}. Die Laufschuhe bitten um einen freien Tag.
invite:
{K}. Jeder in seinem Tempo, die Strecke ist für alle da.
Kommt dazu, in der Gruppe schrumpfen die Steigungen.

== jewelry ✨
under: mode
nouns: schmuck, ohrringe, kette, ketten, halskette, ring, ringe, armband, armbänder, ehering, eheringe, trauringe
nouns: verlobungsring, anhänger, brosche, broschen, schmuckladen, juwelier, goldschmied, goldschmiede, goldschmiedin
nouns: schmuckstück
tags: Schmuck, Schmuckliebe, Details
turn:
{K}. Kleines Ding, großes Gesprächsthema.
Der Rest vom Outfit ergibt sich danach.
{K}. Selbst die Jogginghose steht jetzt gerader.
Was funkelt, darf ruhig auch mal zum Bäcker.
reader:
Was legt ihr nie ab, nicht mal zum Schlafen?
Welches Familienstück hat bei euch eine Geschichte?
scene:
„Ist das neu?“ Endlich fragt jemand.
Kleine Schachtel, kurze Stille, „für mich?“: {k}.
plain:
{K}. Ein kleines Funkeln, das den ganzen Tag mitgeht.
Details reden leise und werden trotzdem gehört.
news:
{K}. Das Schmuckkästchen bittet um einen Anbau.
invite:
{K}. Probiert in Ruhe, der Spiegel hat Zeit.
Zum Verschenken oder um den Bildschirm offen liegen zu lassen.

== baby 🍼
under: familie
nouns: ist geboren, ist da und gesund, meine enkelin ist geboren, mein enkel ist geboren, unsere tochter ist geboren
nouns: unser sohn ist geboren, baby, babys, neugeborenes, neugeborene, babyparty, babybauch, kinderwagen, schnuller
nouns: fläschchen, wiege, babybett, strampler, babydecke, babysachen, geburtskarte, krabbelgruppe
tags: Baby, Babyglück, KleinesWunder
turn:
{K}. Kaum Gewicht, aber das ganze Haus ist voll davon.
Die neue Leitung schreibt keine Mails, sie ruft.
{K}. Jetzt rührt einen schon eine Socke.
Wenn es still ist: schläft jemand oder gleich nachsehen.
reader:
Wem ähnelt das Gesicht? Die Familie berät noch.
Welches Schlaflied könnt ihr, ohne zu wissen woher?
scene:
Zehenspitzen, Tür angelehnt: {k}.
„Endlich Ruhe.“ Die Diele knarrt.
plain:
{K}. So kleine Hände und so viel Platz im Herzen.
Man schaut nur kurz hin, und alles andere kann warten.
news:
{K}. Hier flüstern jetzt alle.
invite:
{K}. Kommt winzige Dinge anschauen und laut seufzen.
Für den kleinsten Menschen im Haus und alle, die dahinschmelzen.

== grandparents ❤️
under: familie
nouns: oma, opa, omas, opas, großeltern, großmutter, großvater, oma und opa, bei oma, omi, opi
tags: Oma, Großeltern, Familie
turn:
{K}. „Nein danke“ gibt es in dieser Sprache nicht.
Die Hausregeln gelten nur bis zu dieser Haustür.
{K}. Manche Rezepte stehen nirgends, damit man wiederkommt.
In der Schürze steckt immer ein Bonbon und ein Rat.
reader:
Welchen Spruch habt ihr geerbt, ohne gefragt zu werden?
Wonach riecht diese Küche in eurer Erinnerung?
scene:
„Hast du gegessen?“ „Ja.“ „Dann setz dich.“ {K}.
Dieselbe Geschichte noch mal, und keiner fällt ins Wort.
plain:
{K}. Zeit, ein Schoß und immer ein freier Stuhl.
Es gibt Umarmungen mit Schürze.
news:
{K}. Das ganze Treppenhaus weiß Bescheid.

== exams ✏️
under: arbeit
nouns: prüfung, prüfungen, klausur, klausuren, abitur, abi, abschlussprüfung, gesellenprüfung, studium, uni
nouns: bachelorarbeit, masterarbeit, hausarbeit, zeugnis, zeugnisse, hausaufgaben, lernen, staatsexamen
nouns: meisterprüfung, abiball
tags: Lernen, Prüfungszeit, Studium
turn:
{K}. So aufgeräumt war das Zimmer noch nie.
Der Textmarker hat am meisten gearbeitet.
{K}. Im Ordner ist alles drin. Jetzt müsste es nur noch umziehen.
Lernen heißt: mit Stift in der Hand aus dem Fenster schauen.
reader:
Mit Ruhe, mit Musik oder mit Panik: Wie lernt ihr?
Was kam „ganz sicher dran“ und dann doch nicht?
scene:
„Kannst du das Kapitel?“ „Vom Sehen.“ {K}.
Kaffee, Karteikarten, Gottvertrauen.
plain:
{K}. Dahinter stecken viele Stunden, die niemand gesehen hat.
Daumen drücken kann man nie genug, meine sind schon platt.
news:
{K}. Die Karteikarten haben sich Urlaub verdient.
invite:
{K}. Bringt eure Fragen mit, damit fängt es an.

== train 🚆
under: reise
nouns: zug, züge, bahn, bahnfahrt, zugfahrt, zugfahrten, bahnhof, bahnhöfe, nachtzug, ice, regionalbahn, interrail
nouns: bahnsteig, fahrkarte, abteil, speisewagen, straßenbahn
tags: Zugfahrt, Unterwegs, Bahnfahren
turn:
{K}. Die Landschaft fährt vorbei, die Sorgen verpassen den Anschluss.
Der Kopf fährt voraus, der Koffer kommt nach.
{K}. Das belegte Brot hat noch nie den zweiten Halt erlebt.
Ich bin immer zu früh da, das ist meine Art, nicht zu spät zu kommen.
reader:
Fenster zum Träumen oder Gang zum Flüchten?
Redet ihr mit Sitznachbarn, oder setzt ihr vorsichtshalber Kopfhörer auf?
scene:
Stirn an der Scheibe, Gedanken schon da: {k}.
„Ist hier noch frei?“ So fangen manche Geschichten an.
plain:
{K}. Eine Weile unterwegs, ohne irgendwo sein zu müssen.
Aus dem Fenster schauen ist auch eine Beschäftigung.
news:
{K}. Die Bahnhofsuhr hat alles gesehen.

== garden 🌱
under: gruen
nouns: gießkanne, schubkarre, harke, spaten, rasenmäher, rasen, gartenschlauch, vogelhaus, gartenhaus, bienenstock
nouns: insektenhotel, garten, gärten, schrebergarten, kleingarten, gemüsegarten, gemüsebeet, hochbeet, hochbeete
nouns: beet, beete, gartenarbeit, gärtnerei, gärtner, gärtnerin, tomaten, kräuter, kräuterbeet, saatgut, setzlinge
nouns: gewächshaus, kompost, ernte, zucchini, obstbaum, obstbäume, lavendel
tags: Gartenliebe, Gartenglück, Gemüsegarten
turn:
{K}. Die Natur macht den Plan, ich stelle den Rücken.
Nur schnell ein Unkraut raus, und plötzlich ist es dunkel.
{K}. Die Schnecken haben eine sehr gute Bewertung hinterlassen.
Gesät wird Hoffnung, geerntet werden vor allem Zucchini.
reader:
Was wächst bei euch, obwohl es niemand gepflanzt hat?
Redet ihr mit euren Setzlingen? Es liest ja keiner mit.
scene:
Grüne Knie, schwarze Nägel, breites Grinsen: {k}.
„Kommt gucken, da kommt was!“ Alle stehen vor einem sehr kleinen Blatt.
plain:
{K}. Eile wächst hier nicht.
Was man selbst gegossen hat, schmeckt anders.
news:
{K}. Die Gießkanne trägt die Nase hoch.
invite:
{K}. Kommt gucken, ihr geht mit Erde an den Schuhen.
Für alle, die etwas anderes wachsen sehen wollen als die To-do-Liste.

== flea-market 🧺
under: mode
nouns: flohmarkt, flohmärkte, trödelmarkt, trödel, hofflohmarkt, kinderflohmarkt, antikmarkt, flohmarktfund
nouns: flohmarktfunde, secondhandladen, kleiderflohmarkt, garagenflohmarkt, bücherflohmarkt
tags: Flohmarkt, Fundstück, Trödel
turn:
{K}. Man sucht nichts und trägt es dann zu zweit nach Hause.
Der Keller ist leer. Also jetzt wieder voll, aber anders.
{K}. Handeln ist Sport, und hier sind alle im Verein.
Des einen Staubfänger ist des anderen Hauptgewinn.
reader:
Frühes Stöbern oder spätes Handeln?
Was war euer bester Fund, und warum steht er im Keller?
scene:
„Was soll der kosten?“ „Was geben Sie denn?“ Das Spiel beginnt: {k}.
Eine Kiste „alles muss raus“ und lauter Leute mit dem Kopf darin.
plain:
{K}. Alte Dinge, neue Besitzer, gute Gespräche.
Hier hat jedes Teil schon eine Geschichte.
news:
{K}. Zu Hause wird bereits Platz freigeredet.
invite:
{K}. Kommt mit Kleingeld und großer Tasche.
Stöbern ist erlaubt, Herumstehen auch.

== market 🥕
under: essen
nouns: zitrone, zitronen, orange, orangen, banane, bananen, apfel, birne, pfirsich, pfirsiche, pflaume, pflaumen
nouns: aprikosen, trauben, ananas, melone, wassermelone, heidelbeeren, brombeeren, johannisbeeren, tomate, gurke
nouns: gurken, paprika, zwiebel, zwiebeln, knoblauch, möhren, karotte, kartoffel, kohl, blumenkohl, brokkoli, spinat
nouns: salatkopf, radieschen, rhabarber, aubergine, avocado, lauch, rote bete, wochenmarkt, wochenmärkte
nouns: bauernmarkt, markt, marktstand, hofladen, hofläden, obst, gemüse, obst und gemüse, äpfel, birnen, kirschen
nouns: erdbeeren, himbeeren, zwetschgen, kartoffeln, karotten, gemüsekiste, obststand
tags: Wochenmarkt, Hofladen, ObstUndGemüse
turn:
{K}. Mit Liste los, mit Rezepten im Kopf zurück.
„Nur mal gucken.“ Der Korb ist anderer Meinung.
{K}. Die Farben erledigen den halben Einkauf.
Am Stand kennt man meinen Namen und meine Schwächen.
reader:
Drücken, riechen oder vertrauen?
Wer nascht schon vor dem Bezahlen? Hand hoch, auch die volle.
scene:
„Probieren Sie mal.“ Gefährliche Worte: {k}.
Korb voll, Schwätzchen offen, keiner hat es eilig.
plain:
{K}. Einkaufen, bei dem man sich noch grüßt.
Der Korb wird voll und die Laune besser.
news:
{K}. Der Kühlschrank hat Farbe bekommen.
invite:
{K}. Bringt einen Korb mit und lasst die Uhr daheim.
Fragt ruhig, geantwortet wird mit Rezept.

== beer 🍺
under: freunde
nouns: bier, biere, biergarten, brauerei, brauereien, craftbier, weizen, hefeweizen, pils, kölsch, radler
nouns: feierabendbier, bierchen, bierprobe, stammtisch, kneipe, kneipenabend, maß bier
tags: Bier, Biergarten, Prost
turn:
{K}. Auf eins, sagten sie, und meinten den Abend.
Der Deckel erinnert sich an alles.
{K}. Hier wird die Welt gerettet und dann vertagt.
Große Reden brauchen einen kleinen Schluck Anlauf.
reader:
Wer ruft bei euch zuerst „Prost“, und wer schaut nicht in die Augen?
Bank in der Sonne oder Tresen mit Meinung?
scene:
Schaum auf der Lippe, Geschichte noch nicht zu Ende: {k}.
„Noch eins?“ „Na ja.“ Das gilt hierzulande als Ja.
plain:
{K}. Das klingt nach Stühlerücken und Feierabend.
Das Gute steht im Glas, das Beste sitzt daneben.
news:
{K}. Der Stammtisch berät sich schon.
invite:
{K}. Rückt zusammen, auf der Bank passt immer noch wer.
Bringt Durst und eine gute Geschichte mit.

== wine 🍷
under: freunde
nouns: wein, weine, weißwein, rotwein, weinprobe, weinproben, winzer, winzerin, weingut, weinfest, weinladen
nouns: weinlese, riesling, federweißer, weinbar, weinabend, schoppen
tags: Wein, Weinliebe, Weinprobe
turn:
{K}. Mein Fachwissen reicht von „mag ich“ bis „mag ich sehr“.
Schwenken, schnuppern, wichtig schauen. Den Rest denkt sich der Nachbar.
{K}. Das Gespräch hat einen langen Abgang.
Angeblich schmeckt man Steine. Ich schmecke gute Gesellschaft.
reader:
Kenner, Genießer oder „der mit dem schönen Etikett“?
Käse dazu oder lieber noch eine Geschichte?
scene:
Glas gegen Licht, Kopf schief, allgemeines Nicken: {k}.
„Was schmeckst du?“ „Trauben.“ Stille.
plain:
{K}. Ein Schluck, der langsamer macht.
Gute Abende werden eingeschenkt.
news:
{K}. Der Korkenzieher strahlt.
invite:
{K}. Kommt probieren, Fachwissen ist nicht nötig.
Setzt euch, den Rest erklärt das Glas.

== summer ☀️
under: wetter
nouns: sonnentag, sonnentage, hitze, hitzewelle, sommerhitze, sonne, sonnenschein, sommer, sommertag, sommertage
nouns: sommerabend, sommerabende, ventilator, sommernacht, hochsommer, hitzefrei
tags: Sommer, Sonne, Sommerzeit
turn:
{K}. Der Schatten ist jetzt die beste Lage der Stadt.
Mein Plan: wenig bewegen, elegant jammern.
{K}. Eiswürfel gehören ab sofort zur Familie.
Ich stehe vor dem offenen Kühlschrank, aber nur zum Nachdenken.
reader:
Rollladen runter oder Balkon um jeden Preis?
See, Freibad oder Füße in die Waschwanne?
scene:
„Endlich mal warm“, sagte jemand und ward nicht mehr gesehen: {k}.
Vorhang zu, Ventilator an, niemand spricht.
plain:
{K}. Alles ein bisschen langsamer, und keiner beschwert sich darüber.
Ein bisschen Schatten, etwas Kaltes, mehr braucht es nicht.
news:
{K}. Der Ventilator verlangt eine Gehaltserhöhung.

== tea 🫖
under: coffee
nouns: tee, tees, kräutertee, pfefferminztee, kamillentee, schwarztee, grüntee, früchtetee, teekanne, teetasse
nouns: tasse tee, teezeit, teebeutel, eistee, chai, teestunde, matcha, ostfriesentee, teeladen
tags: Tee, Teezeit, Auszeit
turn:
{K}. Löst kein Problem und macht fast alle kleiner.
Zu heiß, zu heiß, zu heiß, kalt. Dazwischen war nichts.
{K}. Die Eile steht draußen und klopft.
Irgendwo im Haus steht noch eine Tasse von mir.
reader:
Ziehzeit auf die Sekunde oder raus, wenn es passt?
Wer hat euch beigebracht, dass das gegen alles hilft?
scene:
Dampf, Hände drumherum, kein Wort: {k}.
„Ich setz Wasser auf.“ Damit fängt das Gespräch an.
plain:
{K}. Eine Pause, die in beide Hände passt.
Lange Gespräche beginnen oft mit heißem Wasser.
{K}. Langsam wird einem auch warm.
news:
{K}. Der Wasserkocher pfeift vor Stolz.
invite:
{K}. Das Wasser kocht gleich, es fehlt nur ihr.
Setzt euch, hier dauert das Reden länger als die Tasse.

== cheese 🧀
under: essen
nouns: käse, käseplatte, käsebrett, bergkäse, ziegenkäse, camembert, mozzarella, parmesan, gouda, emmentaler, feta
nouns: raclette, fondue, käsefondue, käsetheke, käserei, käseladen, obazda, harzer, frischkäse, quark, käsebrot
tags: Käse, Käseliebe, Genuss
turn:
{K}. Die Scheibe war dünn. Die dünne Scheibe hat nicht gereicht.
Es war noch Brot übrig, also wurde nachgelegt. Dann fehlte Brot.
{K}. Die Vernunft sitzt nicht mit am Tisch.
Niemand steht nachts auf, um nach dem Salat zu sehen.
reader:
Mit Trauben, mit Senf oder direkt vom Messer?
Rinde mitessen oder heldenhaft übrig lassen?
scene:
Messer in der Hand, „nur noch begradigen“: {k}.
Der Kühlschrank geht auf, und alle tun so, als schliefen sie.
plain:
{K}. Wenig Aufwand, viel Zufriedenheit.
Was schmilzt, bringt Leute zusammen.
news:
{K}. Das Brot hat sich freiwillig gemeldet.
invite:
{K}. Erst probieren, dann wählen, dann noch mal probieren.
Sagt, was ihr mögt, wir gehen einen Schritt weiter.

== breakfast 🍳
under: essen
nouns: frühstück, frühstücken, brunch, ei, eier, rührei, spiegelei, frühstücksei, müsli, porridge, joghurt
nouns: marmelade, orangensaft, saft, omelett, haferflocken, toast, frühstückstisch, nutella, sonntagsfrühstück
nouns: frühstücksbuffet, butter
tags: Frühstück, GutenMorgen, Genuss
turn:
{K}. Vorher antworte ich nur mit dem Kopf.
Der Wecker hat mich geholt, geblieben bin ich deswegen.
{K}. Der Tag darf danach verhandeln.
Angeblich die wichtigste Mahlzeit. Ich nehme das sehr ernst.
reader:
Süß oder herzhaft, direkt nach dem Aufstehen? Hier zeigt sich Charakter.
Am Tisch oder im Stehen, mit dem Schlüssel in der Hand?
scene:
Sonne auf dem Tisch, Kissenabdruck im Gesicht: {k}.
„Noch nicht reden.“ Ein Bissen. „Jetzt.“
plain:
{K}. Mit vollem Bauch ist die Welt freundlicher.
Ein guter Anfang braucht nicht viel.
news:
{K}. Der Schlafanzug ist einverstanden.
invite:
{K}. Kommt hungrig und verknittert, hier schaut niemand.
Nehmt den Tisch am Fenster und lasst euch Zeit.

== seafood 🐟
under: essen
nouns: fisch, fische, fischbrötchen, matjes, krabben, garnelen, lachs, forelle, thunfisch, muscheln, scampi
nouns: tintenfisch, austern, hering, backfisch, fischmarkt, hummer, sushi, calamari, fischsuppe, zander
nouns: räucherfisch, sardinen, dorade
tags: Fischliebe, Küstenküche, Genuss
turn:
{K}. Das Meer hat geschrieben, geantwortet wird mit Zitrone.
Es war zum Teilen gedacht. Geteilt wurde die Rechnung.
{K}. Die Finger riechen nach Urlaub, und das ist gut so.
Die Gabel hat geangelt, bevor alle saßen.
reader:
Mit Zitrone, mit Zwiebel oder ganz ohne Gerede?
Wer bereitet bei euch zu, und wer wartet nur auf den Teller?
scene:
Platte in der Mitte, Gabeln drumherum: {k}.
„Ist der Fang gut?“ „Probier.“ Ende der Debatte.
plain:
{K}. Wenig drumherum, viel Geschmack.
Ein Essen mit Hafenakzent.
news:
{K}. Die Möwe vorm Fenster ist sehr interessiert.
invite:
{K}. Fragt, was gerade gut ist, wir antworten gern.
Kommt mit Hunger und ohne Anschlusstermin.

== farm-animals 🐴
nouns: pferd, pferde, pony reiten, ponys, fohlen, stute, kuh, kühe, kalb, kälbchen, schaf, schafe, lamm, lämmer
nouns: ziege, ziegen, huhn, hühner, hahn, küken, schwein, schweine, ferkel, esel, ente, gans, gänse, reiten
nouns: reitstall, alpaka, alpakas
tags: Landleben, Tierliebe, Hofleben
turn:
{K}. Ein Blick, und man fühlt sich sehr nach Stadt.
Über Uhrzeiten wird hier nicht verhandelt.
{K}. Matsch tut der Würde keinen Abbruch.
Ich wollte nur Hallo sagen und wurde geprüft.
reader:
Redet ihr auch über den Zaun hinweg mit?
Wer ist mit einem Wecker aufgewachsen, der Federn oder Hufe hatte?
scene:
Ein Zaun, ein langer Blick, Stroh im Haar: {k}.
Gummistiefel, Nebel, und irgendwer hat schon Hunger.
plain:
{K}. Da draußen geht eine andere Uhr.
Diese Ruhe gibt es nur am Gatter.
news:
{K}. Auf dem Hof spricht man von nichts anderem.
invite:
{K}. Kommt gucken, in Schuhen ohne Ansprüche.
Bringt Kinder mit, die stellen die besseren Fragen.

== wild-animals 🦊
nouns: fuchs, füchse, wolf, wölfe, bär, bären, hirsch, hirsche, wildschwein, luchs, dachs, biber, löwe, löwen
nouns: elefant, elefanten, giraffe, zebra, panda, affe, faultier, koala, känguru, delfin, delfine, wal, wale, robbe
nouns: seehund, pinguin, pinguine, eule, eulen, uhu, adler, murmeltier, zoo, wildpark, tierpark
tags: Wildtiere, Natur, Tierliebe
turn:
{K}. Null Mühe und immer gutes Licht.
Die Natur hat sich Mühe gegeben, ganz ohne Meeting.
{K}. Zahlt keine Miete, und man sieht es am Gesicht.
Keiner atmet, keiner rührt sich, keiner findet das Handy.
reader:
Welches Tier wärt ihr an einem zähen Tag?
Wen davon hättet ihr gern als Nachbarn, ehrlich?
scene:
Ein Blick, Stille, und man vergisst zu blinzeln: {k}.
Ausgestreckter Finger, ganz leise Stimme: „Da drüben, schau!“
plain:
{K}. Die Welt ist größer als jeder Bildschirm.
Manche Schönheit posiert nicht.
news:
{K}. Das Fernglas hat zu tun.

== love ❤️
nouns: liebe, kuss, küsse, umarmung, umarmungen, zärtlichkeit, valentinstag, liebesbrief, herz, herzen, verliebt
nouns: schmetterlinge im bauch, seelenverwandte, romantik, zweisamkeit, kuscheln, geborgenheit
tags: Liebe, VonHerzen, Zweisamkeit
turn:
{K}. Erklären kann es niemand, erkennen tun es alle.
Die letzte Pommes abgeben: Das ist ein Geständnis.
{K}. Wenig Worte, viele Handgriffe.
Große Reden sind schön. „Hast du gegessen?“ ist schöner.
reader:
Welche winzige Geste habt ihr nie vergessen?
Sagt ihr es, schreibt ihr es, oder kocht ihr Kaffee?
scene:
Eiskalte Füße unter der Decke, und niemand protestiert. Fast: {k}.
„Meld dich, wenn du da bist.“ Damit ist alles gesagt.
plain:
{K}. Drumherum wiegt der Rest nur halb so viel.
Wer sich von Weitem kümmert, ist auch da.
{K}. Macht keinen Lärm und verändert das ganze Haus.
news:
{K}. Das Herz hat es geahnt.

== calm 🍃
nouns: ruhe, stille, frieden, gelassenheit, entspannung, pause, auszeit, mittagsschlaf, nickerchen, feierabend
nouns: geduld, meditation, achtsamkeit, nichtstun, müßiggang, langsamkeit, entschleunigung, sonntagsruhe
nouns: ausschlafen
tags: Ruhe, Auszeit, Durchatmen
turn:
{K}. Das Handy macht sich Sorgen und fragt, ob alles gut ist.
Nichtstun ist ein Talent, und ich übe fleißig.
{K}. Die To-do-Liste hat geklingelt. Es war niemand da.
In Zeitlupe ist alles ein bisschen schöner.
reader:
Wo ist euer Kopf am leisesten?
Was schaltet ihr zuerst aus, das Telefon oder das schlechte Gewissen?
scene:
Fenster offen, Vorhang bewegt sich, keiner ruft: {k}.
„Was hast du gemacht?“ „Fast nichts.“ Es war perfekt.
plain:
{K}. Hat gefehlt, bevor man es gemerkt hat.
Manchmal ist Durchatmen das ganze Programm.
{K}. Lautstärke runter, Leben an.
news:
{K}. Die Schultern sind ein Stockwerk tiefer.

== joy 😊
nouns: freude, vorfreude, glück, glücksmoment, lachen, lächeln, dankbarkeit, hoffnung, zuversicht, optimismus
nouns: gute laune, stolz, mut, träume, traum, begeisterung, motivation, selbstvertrauen, lebensfreude, gänsehaut
tags: Freude, Glücksmomente, Lebensfreude
turn:
{K}. Kommt ohne Anleitung und funktioniert.
Wohnt im Kleinen und schließt nie ab.
{K}. Passt in keine Schublade.
Kommt auf Zehenspitzen und nimmt das ganze Wohnzimmer.
reader:
Was gibt es euch zurück, wenn der Tag schief hängt?
Von wem habt ihr das gelernt, ohne Unterricht?
scene:
Mitten an einem gewöhnlichen Tag: {k}.
„Was ist denn mit dir los?“ Keine Ahnung, aber es darf bleiben.
plain:
{K}. Wird beim Teilen nicht weniger.
Manches wächst, je öfter man es benutzt.
{K}. Täglich ein bisschen, und die Woche hat ein anderes Gesicht.
news:
{K}. Der Spiegel hat es zuerst gemerkt.

== tired 😴
nouns: müdigkeit, müde, schlaflosigkeit, wecker, erschöpfung, stress, augenringe, morgenmuffel, faulheit
nouns: kater am morgen, schlafmangel, prokrastination, nachtschicht, frühschicht, frühaufstehen, montagsmüdigkeit
tags: Müde, Alltag, EnergieSparModus
turn:
{K}. Mein Bett hat geschrieben, ich habe es auf gelesen gelassen.
Das Kissen und ich waren mitten im Gespräch.
{K}. Ich laufe im Energiesparmodus.
Der Körper ist da. Der Rest nimmt den nächsten Bus.
reader:
Rechnet ihr auch nachts aus, wie viel Schlaf noch übrig ist?
Wie oft drückt ihr auf „Schlummern“? Ehrlich.
scene:
Kaffee, leerer Blick, die Welt lädt: {k}.
„Gut geschlafen?“ Nächste Frage.
plain:
{K}. Der Körper hat eine Meinung, man darf sie hören.
Anhalten gehört auch zum Weg.
news:
{K}. Das Sofa breitet schon die Arme aus.

== night-sky 🌙
under: wetter
nouns: mond, vollmond, neumond, sterne, sternenhimmel, sternschnuppe, sternschnuppen, milchstraße, mondfinsternis
nouns: mondschein, nachthimmel, sternbild, polarlicht, polarlichter, sternenklar, halbmond, sternwarte
tags: Nachthimmel, Sterne, Mondlicht
turn:
{K}. Auf dem Foto ein weißer Punkt. Im Kopf alles andere.
Da oben fragt niemand nach Likes.
{K}. Die schönste Decke ist die, die fehlt.
Kurz hochgeschaut und den Faden verloren.
reader:
Wünscht ihr euch noch etwas, wenn ihr den Kopf hebt?
Wen holt ihr aus dem Bett, wenn der Himmel so aussieht?
scene:
Licht aus, Kopf in den Nacken, Mund offen: {k}.
„Komm mal raus.“ Schlafanzug, Mantel, Garten.
plain:
{K}. Man wird klein, aber auf die gute Art.
Auch im Dunkeln gibt es viel zu sehen.
news:
{K}. Der Nacken beschwert sich, der Rest bedankt sich.

== winter ❄️
under: wetter
nouns: winter, kälte, schnee, schneemann, schneeballschlacht, schneeflocke, schneeflocken, neuschnee, erster schnee
nouns: frost, raureif, glatteis, eiskalt, wintertag, winterspaziergang, rodeln, schlitten, schlittenfahrt
nouns: schneespaziergang, kaminfeuer, minusgrade
tags: Winter, Winterzeit, Eingemummelt
turn:
{K}. Aufstehen ist jetzt Extremsport.
Den halben Schrank angezogen, und die Nase ist trotzdem dagegen.
{K}. Die Wolldecke gehört inzwischen zur Familie.
Die Finger spüre ich nicht, aber diese Kulisse.
reader:
Team „herrlich“ oder Team „weckt mich, wenn es vorbei ist“?
Wie viele einzelne Handschuhe wohnen bei euch?
scene:
Atemwolke, rote Nase, Schlüssel unauffindbar: {k}.
Nur die Nasenspitze schaut noch unter der Decke hervor.
plain:
{K}. Zeit für Suppe und leise Gespräche.
Man rückt zusammen, und das ist das Beste daran.
news:
{K}. Die dicken Socken haben übernommen.

== autumn 🍁
under: wetter
nouns: herbst, laub, herbstlaub, blätter, kastanie, kastanien, pilze, pilze sammeln, pilzsuche, herbstspaziergang
nouns: herbsttag, herbstfarben, kürbis, kürbisse, kürbissuppe, halloween, drachensteigen, eicheln, goldener herbst
nouns: herbstwald, pfifferlinge, steinpilze
tags: Herbst, Herbstliebe, GoldenerHerbst
turn:
{K}. Kurz raus, und die Jackentaschen sind voll.
Der Lieblingspulli ist wieder im Dienst.
{K}. Die Bäume ziehen sich aus, ich ziehe mich an.
Man läuft absichtlich da, wo es raschelt.
reader:
Stiefel im Laub oder Tasse hinter der Scheibe?
Welcher Geruch sagt euch, dass die Jahreszeit gewechselt hat?
scene:
Korb am Arm, Moos an den Knien: {k}.
„Kehren wir um?“ „Bis zu dem Baum da noch.“
plain:
{K}. Alles wird langsamer, und das ist kein Vorwurf.
Das Licht steht tiefer und steht allen gut.
news:
{K}. Die Wolldecke ist wieder da.

== spring 🌸
under: wetter
nouns: frühling, kirschblüte, kirschblüten, kirschbaum, krokusse, krokus, schneeglöckchen, osterglocken, flieder
nouns: maiglöckchen, gänseblümchen, ostern, osterei, ostereier, osterhase, ostereiersuche, knospen, apfelblüte
nouns: frühlingssonne, frühlingsblumen, löwenzahn, magnolie, veilchen
tags: Frühling, Frühlingsgefühle, EsBlüht
turn:
{K}. Die Winterjacke ist beleidigt, niemand hält sie auf.
Ein Sonnenstrahl, und alle sitzen draußen.
{K}. Die Nase niest, dem Herzen ist es egal.
Draußen treibt alles aus, sogar die Unternehmungslust.
reader:
Was ist euer erstes Zeichen, das nie trügt?
Jacke weg oder Jacke „für später“ dabei?
scene:
Fenster weit auf, Teppich auf den Balkon: {k}.
„Riechst du das?“ Endlich.
plain:
{K}. Es fängt wieder an, ganz ohne Erklärung.
Die Tage werden länger, die Umwege auch.
news:
{K}. Der Balkon streckt sich.

== christmas-time 🎄
nouns: weihnachten, weihnachtsbaum, tannenbaum, christbaum, weihnachtsmarkt, christkindlmarkt, nikolaus, heiligabend
nouns: advent, adventskranz, adventskalender, adventszeit, plätzchen backen, weihnachtsfeier, weihnachtsessen
nouns: lichterkette, lichterketten, krippe, wichteln, weihnachtsdeko, weihnachtspullover, weihnachtsmann, christkind
tags: Weihnachten, Weihnachtszeit, Lichterglanz
turn:
{K}. Die Lichterkette hat sich im Karton selbst verknotet. Wieder.
Es hieß „dieses Jahr ganz schlicht“. Es ist nicht schlicht.
{K}. Der Rentierpulli ist da, die Würde macht Urlaub.
Klebeband: vorhanden. Schere: vermisst.
reader:
Wer schmückt bei euch, und wer hängt heimlich um?
Welcher Geruch sagt bei euch „jetzt ist es so weit“?
scene:
Überall Lichter, Kinder viel zu früh wach: {k}.
„Wir schenken uns doch nichts?“ „Genau.“ Es raschelt.
plain:
{K}. Am schönsten verpackt ist immer noch ein voller Tisch.
Manche Bräuche behält man nur, um darüber zu lachen.
news:
{K}. Die Spitze sitzt schief, wie es sich gehört.
invite:
{K}. Kommt bummeln, um die Schleife kümmern wir uns.
Bringt die Liste mit, wir streichen gemeinsam.

== gift 🎁
nouns: geschenk, geschenke, überraschung, gutschein, gutscheine, geschenkgutschein, geschenkidee, geschenkideen
nouns: mitbringsel, geschenkpapier, geschenkkorb, geschenkbox, geburtstagsgeschenk, päckchen, präsent
tags: Geschenk, Geschenkidee, Überraschung
turn:
{K}. Die Schleife hat mehr gezittert als die Hand.
„Das wäre doch nicht nötig gewesen“: die höflichste Lüge der Welt.
{K}. Aussuchen heißt: länger an jemanden denken.
Das Papier hat den Satz nicht überlebt.
reader:
Schütteln, reißen oder das Papier glatt streichen und aufheben?
Wer findet bei euch jedes Versteck vor der Zeit?
scene:
Hände hinterm Rücken, ein Grinsen, das alles verrät: {k}.
„Für mich?“ Dieses Gesicht reicht schon.
plain:
{K}. Die Mühe steckt drin und steht auf keinem Kassenzettel.
Groß oder klein, was bleibt, ist die Geste.
news:
{K}. Das Seidenpapier raschelt nervös.
invite:
{K}. Sagt uns, für wen, dann treffen wir zusammen.
Schreibt die Karte gleich hier, der Stift liegt bereit.

== weekend 🎉
nouns: wochenende, freitag, freitagabend, samstag, samstagabend, langes wochenende, brückentag, feiertag, freier tag
nouns: langes schlafen, wochenendgefühl
tags: Wochenende, Freizeit, EndlichFrei
turn:
{K}. Der Wecker darf auch freimachen.
Es gab Pläne. Das Sofa hatte bessere.
{K}. Die Arbeitswoche wartet bitte um die Ecke.
Geht so schnell vorbei, weil es weiß, dass man es mag.
reader:
Raus, rein oder „schauen wir mal“ bis zum Schluss?
Welchen Termin sagt ihr am liebsten ab?
scene:
Handy umgedreht, Schuhe irgendwo: {k}.
„Gehen wir aus?“ „Klar.“ Niemand stand auf.
plain:
{K}. Zeit ohne Etikett, was für ein Luxus.
Ausruhen ist ein Plan und braucht kein Attest.
{K}. Sogar die Uhr trägt Badelatschen.
news:
{K}. Der Kalender atmet auf.

== monday ☕
under: arbeit
nouns: montag, montagmorgen, wochenanfang, wochenstart, alltag, routine, erster arbeitstag nach dem urlaub
nouns: zurück im büro, montagsmodus
tags: Montag, Alltag, Wochenstart
turn:
{K}. Der Kaffee und ich sind gemeinsam ins Meeting gegangen.
Wir suchen noch, wer das bestellt hat.
{K}. Langsam anfangen, es schaut keiner.
Meine Begeisterung kommt später, sie steht im Stau.
reader:
Erst das Leichte oder erst das Lästige?
Wie viele Kaffees bis zu ganzen Sätzen?
scene:
Schreibtisch gerade gerückt, Seufzer, los: {k}.
„Na, wie waren die freien Tage?“ „Kurz.“
plain:
{K}. Eins nach dem anderen.
Das Gute an Gewohnheiten: Man weiß, wo der Kaffee steht.
news:
{K}. Der Kalender kennt kein Erbarmen.

== car 🚗
nouns: auto, autos, oldtimer, wagen, motorrad, motorräder, roller, vespa, cabrio, garage, lkw, traktor, trecker
nouns: camper, campingbus, bulli, wohnmobil, elektroauto, e-auto, wohnwagen, käfer cabrio, motorradtour
tags: Unterwegs, Fahrspaß, InDerGarage
turn:
{K}. Dieses Geräusch versteht nur, wer es liebt.
Andere sammeln Briefmarken. Die lassen sich leichter parken.
{K}. Die Playlist hat die Strecke ausgesucht.
Der Rückspiegel hat große Konzerte gesehen.
reader:
Mit Namen oder nur mit Klaps aufs Blech?
Wer singt bei euch am lautesten im Stau?
scene:
Schlüssel in der Hand, Grinsen im Rückspiegel: {k}.
„Hast du das gehört?“ „Was denn?“ Und schon geht es los.
plain:
{K}. Die halbe Freude ist die Strecke.
Manche Abfahrt riecht schon nach Ferien.
news:
{K}. Die Garage gibt ein bisschen an.
invite:
{K}. Bringt eure Fragen mit, wir reden verständlich.
Kommt vorbei, wir hören uns den Motor und seine Geschichte an.

== devices 📱
nouns: handy, handys, smartphone, telefon, computer, rechner, laptop, tablet, tastatur, bildschirm, monitor
nouns: kopfhörer, ladekabel, ladegerät, drucker, fernseher, fernbedienung, app, smartwatch, konsole, lautsprecher
nouns: wlan, maus und tastatur
tags: Technik, Digital, Techliebe
turn:
{K}. Läuft einwandfrei, sobald jemand hinschaut, der sich auskennt.
Aus und wieder an: die Weisheit der Alten.
{K}. Updates suchen sich immer den besten Moment aus.
Ab sofort weniger Bildschirm. Gleich nach diesem Video.
reader:
Anleitung lesen oder drücken, bis etwas passiert?
Wie viele herrenlose Kabel wohnen in dieser einen Schublade?
scene:
So viele Knöpfe, und immer derselbe wird gedrückt: {k}.
„Schon neu gestartet?“ Beleidigte Stille.
plain:
{K}. Am besten ist es, wenn man vergisst, dass man es benutzt.
Gute Technik lässt Zeit übrig.
news:
{K}. Die Steckdose ist schon reserviert.
invite:
{K}. Kommt und probiert, Datenblätter erzählen nicht alles.
Fragt ruhig, hier redet niemand in Abkürzungen.

== photo 📷
under: kultur
nouns: foto, fotos, fotografie, fotograf, fotografin, kamera, fotoshooting, selfie, porträt, portrait, fotoalbum
nouns: polaroid, analogkamera, analogfotografie, bilderrahmen, familienfoto, schnappschuss, klassenfoto
nouns: hochzeitsfotograf, fotobuch
tags: Fotografie, Augenblick, GutesLicht
turn:
{K}. Das erste war verwackelt und ist das liebste.
„Ganz natürlich bleiben!“ Alle erstarren.
{K}. Posieren will keiner, sehen wollen es alle.
Der Klick ist kurz. Auf Licht warten ist das Handwerk.
reader:
Welche ist eure Schokoladenseite, oder ist das geheim?
Welches Bild würdet ihr als Erstes vom Handy retten?
scene:
„Noch mal, jemand hat geblinzelt“: {k}.
Ein Klick, eine Pause, „oh, das da“.
plain:
{K}. Einen Augenblick am Ärmel festhalten.
Was man aufhebt, erzählt, was man mag.
news:
{K}. Der Rahmen sucht schon eine Wand.
invite:
{K}. Kommt, wie ihr seid, ums Licht kümmern wir uns.
Mit Idee oder ganz ohne, beides geht.

== games 🎲
under: freunde
nouns: brettspiel, brettspiele, spieleabend, gesellschaftsspiel, gesellschaftsspiele, kartenspiel, skat, doppelkopf
nouns: schach, würfel, videospiel, videospiele, zocken, puzzle, dart, billard, kegeln, bowling, escape room, kniffel
nouns: mensch ärgere dich nicht, monopoly, minigolf, tischkicker, spielenachmittag
tags: Spieleabend, Spielezeit, NochEineRunde
turn:
{K}. Nur zum Spaß, bis jemand gewinnt.
Ich habe die Regeln laut vorgelesen. Keiner hat zugehört, alle protestieren.
{K}. „Letzte Runde“ wurde schon mehrmals ausgerufen.
Mit Würde verlieren steht in der Anleitung, ganz klein.
reader:
Spielt ihr zum Gewinnen oder wegen der Gesichter?
Wer erfindet bei euch mittendrin neue Regeln?
scene:
Alle vorgebeugt, kein Mucks, ein schiefes Lächeln: {k}.
„Das gilt nicht!“ „Wo steht das?“
plain:
{K}. Der schönste Preis ist die Revanche.
Eine gute Partie, und keiner schaut auf die Uhr.
news:
{K}. Die Revanche ist bereits gefordert.
invite:
{K}. Kommt mitspielen, wir erklären ohne zu seufzen.
Bringt schlechte Verlierer mit, das macht mehr Spaß.

== dance 💃
under: kultur
nouns: tanz, tanzen, tanzkurs, tanzschule, ballett, salsa, tango, walzer, discofox, hip-hop, stepptanz, tänzerin
nouns: tänzer, tanzstunde, tanzabend, zumba, line dance, bauchtanz, tanzcafé, tutu, ballettschuhe
tags: Tanzen, Tanzliebe, ImTakt
turn:
{K}. Der Kopf hat es verstanden, die Füße beraten noch.
Das Wohnzimmer wird zur Bühne, wenn keiner schaut.
{K}. Falsch, aber im Takt, ist auch Choreografie.
Der Körper redet, manchmal sehr laut.
reader:
Tanzt ihr vor Leuten oder nur vor dem Kühlschrank?
Welches Lied holt euch ungefragt vom Stuhl?
scene:
Es wird angezählt, und irgendwer startet zur falschen Seite: {k}.
Möbel an die Wand, Lautstärke hoch.
plain:
{K}. Macht die Beine müde und den Kopf frei.
Wer tanzt, erzählt vom Tag, ohne zu reden.
news:
{K}. Das Parkett bittet um Verstärkung.
invite:
{K}. Kommt ohne Vorkenntnisse, so fangen alle an.
Bequeme Kleidung an, Schüchternheit an die Garderobe.

== cinema 🎬
under: kultur
nouns: film, filme, kino, kinoabend, serie, serien, popcorn, serienmarathon, netflix, dokumentation, filmabend
nouns: krimiabend, tatort, horrorfilm, komödie, leinwand, autokino, zeichentrick
tags: Filmabend, Kino, Serienliebe
turn:
{K}. Aussuchen dauert länger als Anschauen.
Ich habe geweint, aber das war das Salz.
{K}. Die Fernbedienung verschwindet immer an der besten Stelle.
Kaum ist es dunkel, fragt jemand: „Und wer ist das?“
reader:
Wollt ihr das Ende wissen, oder haltet ihr euch die Ohren zu?
Wer schläft zuerst ein und schwört, alles gesehen zu haben?
scene:
Licht aus, Decke geteilt, „psst“: {k}.
„Ich hab’s gewusst!“ Keiner hat es gewusst.
plain:
{K}. Kurz raus aus dem eigenen Leben und mit besserer Laune zurück.
Eine gute Geschichte, und die Hand bleibt in der Tüte stehen.
news:
{K}. Das Sofa hat im Stehen applaudiert.
invite:
{K}. Kommt früh, die Mitte der Reihe wartet nicht.
Bringt jemanden mit, dem ihr hinterher widersprechen könnt.

== painting 🎨
under: kultur
nouns: malen, malerei, gemälde, zeichnung, zeichnungen, zeichnen, aquarell, aquarelle, leinwandbild, pinsel
nouns: acrylfarben, wasserfarben, skizze, skizzenbuch, illustration, illustratorin, illustrator, kalligrafie
nouns: handlettering, malkurs, zeichenkurs, ölgemälde, wandbild, acrylbild, staffelei, buntstifte
tags: Malerei, Zeichnen, Kreativ
turn:
{K}. Die Hand wusste es vor dem Kopf.
Der Klecks wurde ein Detail, und das Detail hat alles gerettet.
{K}. Farbe bis hinter die Ohren.
„Ist das fertig?“ Fast. Schon länger.
reader:
Könnt ihr aufhören, oder macht ihr immer den einen Strich zu viel?
Nach welcher Farbe greift eure Hand zuerst?
scene:
Kopf schief, Schritt zurück, Augen schmal: {k}.
„Was soll das sein?“ „Was siehst du denn?“
plain:
{K}. Etwas sagen, ohne zu reden.
Wer zeichnet, schaut langsamer hin.
news:
{K}. Die weiße Wand ist eifersüchtig.
invite:
{K}. Kommt ohne Angst vor dem leeren Blatt.
Probiert es, hier gilt der Klecks als Technik.

== everyday-objects 🗝️
nouns: schlüssel, schlüsselbund, uhr, armbanduhr, geldbeutel, portemonnaie, notizbuch, notizbücher, stift, stifte
nouns: kugelschreiber, bleistift, kalender, spiegel, kiste, schachtel, federmäppchen, schere, korb, feuerzeug, kamm
nouns: taschenlampe, trinkflasche, thermoskanne, brille, lesebrille, koffer, rucksack, turnbeutel, einkaufstasche
nouns: wanduhr, zettel
tags: Alltagsdinge, Alltag, KleineDinge
turn:
{K}. Weg, wenn man danach sucht, da, wenn man aufgibt.
So ein schlichtes Ding, und so viele Geschichten.
{K}. Vor lauter Sehen schaut keiner mehr hin.
Niemand denkt daran, bis der Platz leer ist.
reader:
Wo sucht ihr zuerst, und wo liegt es immer?
Welchen unscheinbaren Gegenstand konntet ihr nie wegwerfen?
scene:
Immer an derselben Stelle, mit Unschuldsmiene: {k}.
„Wo hattest du es zuletzt?“ Die Frage, die nie hilft.
plain:
{K}. Auch Alltägliches hat ein Foto verdient.
Das Leben spielt zwischen kleinen Dingen.
news:
{K}. Die Schublade macht schon Platz.

== bed 🛏️
under: zuhause
nouns: bett, betten, decke, wolldecke, kuscheldecke, bettdecke, kissen, kopfkissen, bettwäsche, schlafanzug, pyjama
nouns: matratze, schlafen, schlaf, hängematte, bademantel, daunendecke, nachthemd, bettlaken, sofakissen
tags: Gemütlich, Kuschelzeit, Daheim
turn:
{K}. Die Welt hinterlässt bitte eine Nachricht.
Es war nur zum Probeliegen. Die Probe läuft noch.
{K}. Der beste Termin im Kalender, und er fällt nie aus.
Früh wiegt alles eine Tonne, abends ist alles Wolke.
reader:
Wer klaut bei euch die Decke? Bitte Namen.
Fenster auf oder zu beim Schlafen? Paare, bitte melden.
scene:
Licht aus, ein Fuß sucht die kühle Seite: {k}.
„Ich komm gleich.“ Das ist eine Weile her.
plain:
{K}. Eine Umarmung ohne Schlusszeit.
Gemütlichkeit ist eine ernste Sache.
news:
{K}. Der Schlaf hat zugestimmt.
invite:
{K}. Erst anfassen, Augen lassen sich täuschen.
Versucht mal, nicht wohlig zu seufzen.

== kitchen 🍳
under: zuhause
nouns: nudelsieb, sieb, reibe, kelle, topf, kochtopf, pfanne, pfannen, löffel, kochlöffel, messer, gabel, gabeln
nouns: besteck, teller, glas, gläser, tasse, tassen, becher, backofen, ofen, kühlschrank, herd, mixer, toaster
nouns: wasserkocher, heißluftfritteuse, airfryer, thermomix, schneidebrett, schürze, geschirr, tischdecke, schüssel
nouns: schüsseln, backform, auflaufform, tupperdose, tupperdosen, brotdose, spülmaschine
tags: Küche, Küchenliebe, Daheim
turn:
{K}. In fremden Küchen fragt man, bevor man etwas anfasst.
Irgendein Deckel fehlt immer. Das ist ein Gesetz.
{K}. Jeden Tag im Einsatz, nie Applaus.
„Haben wir so was nicht schon?“ So was schon. Das nicht.
reader:
Wer spült, und wer „lässt einweichen“?
Was in eurer Küche ist älter als ihr?
scene:
Duft im Flur, Geklapper, jemand ruft: {k}.
„Vorsicht, heiß.“ Zu spät.
plain:
{K}. Küchen mit Gebrauchsspuren kochen besser.
Gutes hält und hat etwas zu erzählen.
news:
{K}. Der Schrank ist zusammengerückt.
invite:
{K}. Nehmt es in die Hand und denkt ans Abendessen.
Sucht in Ruhe aus, eine Küche wächst langsam.

== soap 🧼
under: schoen
nouns: seife, seifen, naturseife, handcreme, creme, gesichtscreme, shampoo, haarseife, duschgel, sonnencreme
nouns: peeling, gesichtsmaske, bodylotion, lippenpflege, badesalz, badekugel, badekugeln, naturkosmetik, massageöl
nouns: seifenmanufaktur, bodybutter
tags: Pflege, Badezimmer, ZeitFürDich
turn:
{K}. Tür zu, die Welt hat Pause.
Der Duft war vor mir im Wohnzimmer.
{K}. Kurz Ruhe, mit Schaum oder ohne.
Hier stört mich niemand. Fast niemand.
reader:
Braucht ihr auf, oder öffnet ihr vorher das Nächste?
Welcher Badezimmergeruch bringt euch zurück zu Oma?
scene:
Beschlagener Spiegel, leise Musik, keine Eile: {k}.
„Brauchst du noch lange?“ „Ja.“
plain:
{K}. Sich zu pflegen ist auch eine gute Gewohnheit.
Eine Kleinigkeit, die die Laune wendet.
news:
{K}. Das Bad riecht schon nach Urlaub.
invite:
{K}. Kommt schnuppern, Bilder haben keinen Duft.
Zum Verschenken oder Behalten, wir verraten nichts.

== toys 🧸
under: familie
nouns: spielzeug, puppe, puppen, kuscheltier, kuscheltiere, teddy, teddybär, lego, spielzeugauto, bauklötze, drachen
nouns: kreisel, murmeln, seifenblasen, knete, schaukel, rutsche, spielplatz, sandkasten, puppenhaus, dreirad
nouns: laufrad, baumhaus, holzspielzeug, kinderzimmer
tags: Spielzeug, Kindheit, Spielen
turn:
Spielzeug verteilen: ein Augenblick. Aufräumen: ein Leben lang.
Erwachsene spielen auch, sie nennen es nur anders.
{K}. Fantasie läuft ohne Batterien.
Der Teppich ist kein Teppich mehr, sondern ein fernes Land.
reader:
Was war eures, und hatte es einen Namen?
Was davon liegt heimlich noch im Schrank?
scene:
Barfuß, dunkel, ein kleines Teil im Weg: {k}.
„Ich wär jetzt mal ...“ Und schon war man es.
plain:
{K}. Spielen ist die ernste Arbeit kleiner Leute.
Kindheit passt in eine Kiste und quillt heraus.
news:
{K}. Zum Essen kommt jetzt niemand mehr.
invite:
{K}. Sucht gemeinsam aus, die Kleinsten haben das letzte Wort.
Hier darf man drücken, drehen und fragen.

== school 🎒
under: arbeit
nouns: schule, klassenzimmer, schulhof, große pause, schulausflug, klassenfahrt, kindergarten, kita, schulbrot
nouns: mäppchen, schulsachen, grundschule, gymnasium, schulkantine, sommerferien, letzter schultag, hort
tags: Schule, Schulzeit, Lernen
turn:
{K}. Das Pausenbrot kam zurück, die Jacke nicht.
Lernen heißt, sich noch mal zu fragen trauen.
{K}. Der Radiergummi überlebt die erste Zeit nie.
Die beste Lektion stand nicht im Buch.
reader:
Wen aus dem Lehrerzimmer habt ihr nie vergessen, und warum?
Letzte Reihe oder erste?
scene:
Foto vor der Tür, saubere Schuhe, Kloß im Hals: {k}.
„Was habt ihr gemacht?“ „Nichts.“ Das T-Shirt sagt etwas anderes.
plain:
{K}. Manche säen Neugier fürs ganze Leben.
Alle erinnern sich an eine Stimme, die „du kannst das“ gesagt hat.
news:
{K}. Der Anspitzer steht stramm.
invite:
{K}. Kommt schauen, mit allen Fragen.
Die Tür ist offen, die Neugier auch.

== trades 🛠️
under: arbeit
nouns: tischler, tischlerei, schreiner, schreinerei, zimmermann, elektriker, installateur, klempner, maurer, maler
nouns: malerbetrieb, mechaniker, kfz-werkstatt, autowerkstatt, schlosser, schuster, schneiderin, werkzeug
nouns: werkzeugkasten, bohrmaschine, hammer, schraubenzieher, heimwerken, holz, baumarkt, schmied, dachdecker
nouns: fliesenleger, handwerk, handwerker, werkstatt, baustelle, säge
tags: Handwerk, GuteArbeit, Werkstatt
turn:
{K}. Nachgemessen wird, sobald man zu kurz gesägt hat.
Im Video ging es ganz schnell. Die Wand kennt das Video nicht.
{K}. Jede Reparatur beginnt mit „Wer war da dran?“.
„Das hält.“ Und meistens hält es.
reader:
Ruft ihr gleich an, oder macht ihr es erst schlimmer?
Was wartet bei euch schon viel zu lange auf eine Reparatur?
scene:
Bleistift hinterm Ohr, Zollstock auf, ernster Blick: {k}.
„Das haben wir gleich.“ Berühmte letzte Worte.
plain:
{K}. Gute Arbeit braucht keine Rede.
Händen, die es können, schaut man gern zu.
news:
{K}. Der Werkzeugkasten streckt die Brust raus.
invite:
{K}. Schickt ein Foto vom Problem, wir haben Schlimmeres gesehen.
Ruft vor dem Pfusch an oder danach, ganz ohne Vorwurf.

== wedding 💍
under: event-private
nouns: hochzeit, hochzeiten, braut, bräutigam, brautpaar, brautkleid, brautstrauß, trauung, standesamt, verlobung
nouns: heiratsantrag, junggesellenabschied, junggesellinnenabschied, polterabend, flitterwochen, goldene hochzeit
nouns: silberhochzeit, trauzeugin, trauzeuge, hochzeitstorte, hochzeitsfeier, hochzeitseinladung, frisch verheiratet
tags: Hochzeit, JaWort, Brautpaar
turn:
{K}. Die Taschentücher standen vor der Torte auf der Liste.
Ja sagen ging schnell. Die Sitzordnung dauerte.
{K}. Sogar die Tanzmuffel üben heimlich.
Liebe ist auch, sich bei den Servietten einig zu werden.
reader:
Wer weint bei euch zuerst und versteckt es nicht einmal?
Welchen Rat hättet ihr, außer „habt Geduld“?
scene:
Einmal tief Luft, eine Hand ganz fest: {k}.
„Darf ich weinen?“ Das Make-up stimmt dagegen.
plain:
{K}. Ein kurzes Ja mit einem ganzen Leben drin.
Der Tag geht schnell, das Gefühl bleibt.
news:
{K}. Die Taschentücher bleiben bitte griffbereit.
invite:
{K}. Erzählt uns eure Idee, wir hören gut zu.
Kommt mit euren Wünschen, und gern mit der Mutter.

== pantry 🍯
under: essen
nouns: honig, bienenhonig, olivenöl, senf, nüsse, mandeln, haselnüsse, walnüsse, gewürze, gewürz, salz, mehl, essig
nouns: sirup, chutney, pesto, erdnussbutter, eingemachtes, einmachgläser, gewürzgurken, imker, imkerei, feinkost
nouns: feinkostladen, unverpacktladen, tante-emma-laden, gelee
tags: Vorratskammer, Feinkost, Hausgemacht
turn:
{K}. Sollte den Monat reichen. Hat das Gespräch gereicht.
Kommt leichter ins Regal zurück und schaut unschuldig.
{K}. Ein Löffelchen zum Probieren, und die Vernunft geht.
In der Speisekammer Ehrenplatz, direkt vor den Nudeln.
reader:
Aufheben für Besuch oder gleich aufmachen?
Wonach schmeckt das Haus, in dem ihr groß geworden seid?
scene:
Deckel offen, Löffel verdächtig, keiner weiß etwas: {k}.
„Wer hat das leer gemacht?“ Häusliches Schweigen.
plain:
{K}. Ein klein wenig, und der Teller ist ein anderer.
Guten Geschmack erkennt man mit geschlossenen Augen.
news:
{K}. Das Regal fühlt sich wichtig.
invite:
{K}. Probiert gern, das Löffelchen geht auf uns.
Eins für euch, eins für jemanden, der es verdient.

== water 🛶
under: meer
nouns: see, seen, fluss, badesee, boot, boote, kanu, kajak, segelboot, segeln, hafen, leuchtturm, leuchttürme
nouns: angeln, angler, insel, stand-up-paddling, sup, tauchen, schwimmen, freibad, schwimmbad, hallenbad
nouns: seepferdchen, wasserfall, bach, brunnen, paddeln, steg, hausboot, fähre, pool
tags: AmWasser, Wasserliebe, Abtauchen
turn:
{K}. Sorgen können nicht schwimmen.
Wasser bringt einem Geduld bei, ganz ohne Worte.
{K}. Die Uhr ist nass geworden, und keiner vermisst sie.
Wir wollten nur schauen und kamen mit nassen Füßen zurück.
reader:
Stilles Wasser, wildes Wasser oder Wasser mit Blick von der Terrasse?
Wer sagt immer „ist gar nicht kalt“ und klappert mit den Zähnen?
scene:
Ein Spiegelbild, das zittert, nasse Stille: {k}.
„Noch ein bisschen?“ Noch ein bisschen.
plain:
{K}. Am Wasser schwimmt auch der Kopf oben.
Weit schauen ist schon Erholung.
news:
{K}. Das Handtuch liegt bereit.
invite:
{K}. Wechselsachen einpacken, Handy im Trockenen lassen.
Kommt ohne Eile, das Wasser läuft nicht weg.

== plainly
nouns: fliegen, einladen, eingeladen, herunterladen, aufladen, beladen, betracht, entdecken, entdecke, scherzen
nouns: unglück, normalen, schmalen, optimalen, minimalen, normaler, optimaler, schaffen, geschaffen, momenten
nouns: studenten, vergessen, gestern, interessen, beispiel, aufregen, anregen, verlaufen, abgelaufen, gelaufen
nouns: zeitraum, gegessen, gelassen, verlassen
news:
{K}. So viel dazu.

== insects 🐜
under: small-animals
nouns: ameise, ameisen, mücke, mücken, fliege, spinne, spinnen, kakerlake, grille, grillen im gras, käfer, maikäfer
nouns: heuschrecke, wespe, wespen, hornisse, motte, tausendfüßler, regenwurm, nacktschnecke, insekt, insekten
nouns: stechmücke, weberknecht
tags: Insekten, Natur, KleineWelt
turn:
{K}. Winzig klein, und der ganze Haushalt steht auf dem Stuhl.
{K}. In unserer Größe wäre das die Chefetage.
Niemand lädt ein, und immer als Erstes da.
Ich schwöre, groß wie eine Faust. Gut, wie ein Reiskorn.
reader:
Glas und Pappe, oder ruft ihr jemanden?
Wer schreit bei euch zuerst und schaut dann?
scene:
Licht an, Hausschuh in der Hand, Stille: {k}.
„Da ist was.“ Der Satz, der alle vom Sofa holt.
plain:
{K}. Jeder hat seine Aufgabe, auch im Kleinsten.
Aus der Nähe gibt sich die Natur sogar dort Mühe, wo wir wedeln.
news:
{K}. Der Ventilator wird als Zeuge geladen.

== cleaning 🧽
under: zuhause
nouns: putzen, hausputz, frühjahrsputz, putztag, besen, wischmopp, eimer, schwamm, waschmittel, staubsauger
nouns: saugroboter, wäsche, wäscheberg, waschmaschine, trockner, bügeln, bügeleisen, fleck, flecken, kaffeeflecken
nouns: weinfleck, putzmittel, wäscheständer, aufräumen, ausmisten, müll, waschsalon, lappen, staub, ordnung
nouns: reinigung, putzkraft
tags: Haushalt, Aufgeräumt, Putztag
turn:
{K}. Der Boden glänzt, bis jemand von draußen kommt.
Ich fing mit einer Schublade an und fand, was ich lange gesucht hatte.
{K}. Laute Musik macht die halbe Arbeit.
Kurz ist alles perfekt. Am besten fotografieren.
reader:
Was hebt ihr euch bis zuletzt auf, falls es von selbst verschwindet?
Wer sagt bei euch am überzeugendsten „mach ich später“?
scene:
Fenster auf, Radio an, Ärmel hoch: {k}.
„Nicht drüberlaufen!“ Zu spät.
plain:
{K}. Spaß ist es keiner, aber diese Erleichterung danach.
Sauberer Geruch ist auch schon Erholung.
news:
{K}. Das Sofa wurde verschoben, und die Vergangenheit kam zum Vorschein.
invite:
{K}. Überlasst es uns und behaltet das Sofa.
Schreibt uns, wir haben jede Art von Chaos gesehen.

== socks 🛍️
under: mode
nouns: socke, socken, strümpfe, strumpfhose, wollstrümpfe, unterwäsche, unterhose, unterhosen, bh, cap, basecap, hut
nouns: hüte, handschuh, tuch, halstuch, gürtel, krawatte, rock, röcke, hose, hosen, jogginghose, hemd, hemden, bluse
nouns: blusen, t-shirt, t-shirts, anzug, weste, latzhose, regenmantel, badeanzug, badehose, bikini, lederhose
nouns: dirndl, tracht, arbeitskleidung, uniform, kleiderschrank, garderobe, daunenjacke, winterjacke, jeansjacke
tags: Kleiderschrank, Basics, Alltagslook
turn:
{K}. Die Schublade geht nicht zu, und anzuziehen habe ich trotzdem nichts.
{K}. Immer ganz hinten, nie zur rechten Zeit.
Schön gefaltet wird für Besuch. Sonst wird gestopft.
Die Waschmaschine nimmt Wegzoll in Textil.
reader:
Falten, rollen, oder habt ihr auch diesen einen Stuhl?
Was wartet bei euch im Schrank seit Ewigkeiten auf seinen Anlass?
scene:
Nasse Haare, spät dran, Schublade durchwühlt: {k}.
„Ist das neu?“ „Ach was, habe ich schon ewig.“
plain:
{K}. Auch das Schlichte hat seinen großen Tag.
In bequemen Sachen wird sogar das Gespräch besser.
news:
{K}. Der Bügel freut sich über Gesellschaft.
invite:
{K}. Probiert in Ruhe, der Spiegel ist auf eurer Seite.
Kommt aussuchen, mit den Händen und den Augen.

== big-feelings 💬
nouns: flugangst, eifersucht, neid, angst, ängste, wut, scham, nervosität, lampenfieber, zweifel, selbstzweifel
nouns: langeweile, ungeduld, unsicherheit, schüchternheit, gefühle, emotionen, schlechte laune, einsamkeit
nouns: schlechtes gewissen, überforderung, gedankenkarussell, hochstapler-syndrom, aufregung
tags: Gefühle, EchtesLeben, InnenLeben
turn:
{K}. Kommt ohne Anmeldung und putzt sich nie die Schuhe ab.
Passt in die Brust und besetzt das ganze Haus.
{K}. Laut ausgesprochen schon ein Stück kleiner.
Niemand postet es, alle kennen es.
reader:
Mit wem könnt ihr darüber reden, ohne es zu verzieren?
Was hilft euch da durch, ohne jemanden umzurennen?
scene:
Nachts, Zimmerdecke, ein geprobtes Gespräch: {k}.
„Alles gut?“ „Ja.“ Die Stille danach war ehrlicher.
plain:
{K}. Fühlen ist kein Fehler.
Manche Knoten gehen nur beim Reden auf.
news:
{K}. So, jetzt ist es gesagt.

== jobs 💼
under: arbeit
nouns: bäcker, bäckerin, lehrer, lehrerin, erzieherin, lehrkraft, grundschullehrerin, zahnarzt, zahnärztin, arzt
nouns: ärztin, krankenschwester, pflegekraft, pfleger, anwältin, anwalt, postbote, busfahrer, taxifahrer, kellner
nouns: kellnerin, koch, köchin, verkäuferin, verkäufer, buchhalterin, tierarzt, tierärztin, apotheker, apotheke
nouns: feuerwehr, feuerwehrmann, polizist, polizei, pilot, journalistin, psychologin, ingenieur, ingenieurin
nouns: architekt, architektin, chef, chefin, mein chef, meine chefin, hausmeister, metzger, hebamme, sanitäter
nouns: arzthelferin, sekretärin, beamter, kollege, landwirt, bäuerin, bauer
tags: Beruf, Berufsleben, Arbeitsalltag
turn:
{K}. Alle denken, sie könnten das auch, bis zur ersten Stunde.
Kennt von allen den Namen und den Kaffee.
{K}. Die Geschichten einer einzigen Schicht reichen für eine Serie.
Beim Familienessen fällt immer dieselbe Frage.
reader:
Was wolltet ihr werden, als euch Erwachsene danach fragten?
Bei wem wäre längst ein Danke fällig?
scene:
Kaffee im Stehen, Schlüssel in der Hand, die Tür geht auf: {k}.
„Und was machst du beruflich?“ Luft holen, die Erklärung dauert.
plain:
{K}. Arbeit, die auffällt, wenn sie fehlt.
Manche tragen den Tag aller anderen, ganz leise.
news:
{K}. Das Türschild glänzt vor Stolz.
invite:
{K}. Macht einen Termin und bringt eure Fragen mit.
Schreibt uns, Reden verpflichtet zu nichts.

== shop 🛍️
under: arbeit
nouns: laden, läden, lädchen, unser laden, mein laden, geschäft, schaufenster, boutique, onlineshop, einzelhandel
nouns: kleiner laden, schreibwaren, schreibwarenladen, spielzeugladen, ladentheke, theke, ladenlokal, kiosk, späti
nouns: unser geschäft, drogerie, bastelladen
tags: KleinerLaden, LokalEinkaufen, Einzelhandel
turn:
{K}. Hinter der Theke hat jemand wieder alles umgeräumt.
Hier hat der Algorithmus einen Namen und fragt nach der Mutter.
{K}. „Ich schau nur“ ist unser Lieblingssatz.
Das Schaufenster wechselt, das Hallo bleibt.
reader:
Welcher Laden in eurer Straße würde euch fehlen?
Fragt ihr, oder tut ihr so, als wüsstet ihr, wo es steht?
scene:
Türglocke, ein Kopf hebt sich, ein Lächeln: {k}.
„Soll es ein Geschenk sein?“ Die Frage, die das Papier ändert.
plain:
{K}. Wer nebenan kauft, bekommt das Gespräch dazu.
Jede Bestellung wird gefeiert, notfalls leise.
news:
{K}. Die Theke kann kaum stillstehen.
invite:
{K}. Rein, gucken, fragen, wiederkommen.
Kommt vorbei, wir beraten für unser Leben gern.

== sunday 🛋️
under: calm
nouns: sonntag, sonntagmorgen, sonntagabend, sonntagnachmittag, sonntagsspaziergang, sonntag auf dem sofa
nouns: verregneter sonntag, sonntagsgefühl
tags: Sonntag, Sonntagsgefühl, Ruhetag
turn:
{K}. Der Schlafanzug hat die Leitung übernommen.
Gegessen wurde spät, und niemand hat sich beschwert.
{K}. Sogar die Uhr gähnt.
Das Nickerchen hatte ein geplantes Ende.
reader:
Schlafanzug bis wann, ganz ehrlich?
In welchem Moment kippt die Stimmung in Richtung Arbeitswoche?
scene:
Hausschuhe, große Tasse, niemand in Eile: {k}.
„Machen wir was?“ „Machen wir doch schon.“
plain:
{K}. Ein Tag für wenig, und das langsam.
Ein Sofa, ein Kuchen, ein langes Gespräch.
news:
{K}. Das Sofa will von nichts mehr wissen.
`;

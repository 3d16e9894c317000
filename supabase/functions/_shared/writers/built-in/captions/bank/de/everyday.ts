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
nouns: igel, eichhörnchen, schnecke, schnecken, hase, hasen, kaninchen, meerschweinchen, hamster, schildkröte
nouns: schildkröten, schmetterling, schmetterlinge, marienkäfer, biene, bienen, hummel, hummeln, frosch, frösche
nouns: eidechse, libelle, libellen, feldhase, reh, rehe
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
tags: Fahrrad, Radtour, AufZweiRädern
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
nouns: bücherregal
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
nouns: musik, konzert, konzerte, konzertabend, gitarre, gitarren, klavier, geige, schlagzeug, chor, chöre, chorprobe
nouns: band, blaskapelle, orchester, lied, lieder, singen, karaoke, gitarrenunterricht, klavierunterricht
nouns: schallplatte, schallplatten, vinyl, festival
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
nouns: baby, babys, neugeborenes, neugeborene, babyparty, babybauch, kinderwagen, schnuller, fläschchen, wiege
nouns: babybett, strampler, babydecke, babysachen, geburtskarte, krabbelgruppe
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
nouns: oma, opa, omas, opas, großeltern, großmutter, großvater, oma und opa, bei oma, enkel, enkelin, enkelkind
nouns: enkelkinder, omi, opi
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
nouns: garten, gärten, schrebergarten, kleingarten, gemüsegarten, gemüsebeet, hochbeet, hochbeete, beet, beete
nouns: gartenarbeit, gärtnerei, gärtner, gärtnerin, tomaten, kräuter, kräuterbeet, saatgut, setzlinge, gewächshaus
nouns: kompost, ernte, zucchini, obstbaum, obstbäume, lavendel, kürbisse
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
nouns: wochenmarkt, wochenmärkte, bauernmarkt, markt, marktstand, hofladen, hofläden, obst, gemüse, obst und gemüse
nouns: äpfel, birnen, kirschen, erdbeeren, himbeeren, zwetschgen, kartoffeln, karotten, gemüsekiste, obststand
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

== heat ☀️
under: wetter
nouns: hitze, hitzewelle, sommerhitze, sonne, sonnenschein, sommer, sommertag, sommertage, sommerabend, sommerabende
nouns: ventilator, sommernacht, hochsommer, hitzefrei
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
`;

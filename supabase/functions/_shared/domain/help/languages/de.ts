import type { LanguageNumbers } from "./numbers.ts";

export const german = ({ price, free, trial, variations, premiumVariations, hashtags }: LanguageNumbers): string => `
== what-is-it
Caption Kite schreibt Texte für Instagram, Facebook, TikTok und X aus ein paar Wörtern, einem Foto oder beidem, und in deinem eigenen Stil, wenn du ihn speicherst.
was ist caption kite | was ist das | was kannst du | was kann diese app | wofür ist das | wobei kannst du helfen | wer bist du | bist du ein bot
== generate
Gib im Tab Generate ein Stichwort ein, füge ein Foto hinzu oder beides, wähle die Plattform und drücke Generate Caption. Du bekommst ${variations} Varianten; kopiere die, die dir gefällt. Du kannst auch hier fragen: „Schreib einen Text über …“.
wie funktioniert das | wie geht das | wie benutze ich das | wie erstelle ich eine caption | wie schreibe ich einen text | wie fange ich an | was muss ich tun
== price
Premium kostet ${price} Dollar im Monat, per Karte, und ist jederzeit kündbar. Der kostenlose Plan kostet nichts.
was kostet das | wie viel kostet premium | wie teuer ist premium | was kostet premium | preis | preise | wie viel muss ich zahlen | ist es teuer | was kostet premium und kann man monatlich kündigen | was kostet das im monat und ist es kündbar | preis und kündigung | was kostet es pro monat
== free
Ja, es gibt einen kostenlosen Plan ohne Karte: ${free} Texte am Tag, mit Werbung. Ohne Konto kannst du ${trial} am Tag schreiben.
ist das kostenlos | ist es gratis | ist das umsonst | gibt es eine kostenlose version | kann ich es kostenlos nutzen | muss ich zahlen | kann ich es ohne anmeldung testen | geht das ohne karte | brauche ich eine kreditkarte | brauche ich eine karte | ohne anmeldung testen | unterschied zwischen gast und kostenlosem konto | als gast nutzen | unterschied ohne konto und mit konto | muss ich mich registrieren
== daily-limit
Mit dem kostenlosen Plan ${free} Texte am Tag, mit Premium so viele du willst. Gezählt wird bis 00:00 Uhr UTC.
wie viele texte kann ich am tag schreiben | wie viele captions sind kostenlos | was ist das tageslimit | limit | wie oft am tag | meine captions sind aufgebraucht
== upgrade
Drücke im Tab Account auf der Karte Subscription auf Upgrade to Premium und zahle per Karte. Premium beginnt, sobald die Zahlung durch ist.
wie bekomme ich premium | wie kaufe ich premium | ich möchte premium | wie upgrade ich | wie kann ich bezahlen
== cancel
Drücke im Tab Account auf der Karte Subscription auf Cancel Subscription und bestätige. Du behältst Premium bis zum Ende des bezahlten Monats, danach wird nichts mehr abgebucht.
wie kündige ich | wie kann ich kündigen | abo kündigen | ich möchte kündigen | abo beenden | kann ich jederzeit kündigen | kündigung
== refund
Angefangene Monate werden nicht erstattet, außer wenn das Gesetz dir das Recht dazu gibt. Wenn mit einer Zahlung etwas schiefging, schreib uns auf der Seite Contact mit Datum und Betrag; ein Mensch antwortet innerhalb von 24 Stunden.
bekomme ich mein geld zurück | erstattung | rückerstattung | ich will mein geld zurück | kann ich eine rückerstattung bekommen
== charged-twice
Das tut uns leid. Sieh zuerst unter Invoices and card auf der Karte Subscription im Tab Account nach. Stehen dort zwei Zahlungen für einen Monat, schreib uns auf der Seite Contact mit Datum und Betrag, nie mit der Kartennummer.
mir wurde zweimal abgebucht | doppelt abgebucht | ich wurde doppelt belastet | falsche abbuchung | unbekannte abbuchung | zahlung fehlgeschlagen | meine karte wurde abgelehnt
== promo-apply
Gib ihn im Tab Account auf der Karte Promo code ein und drücke Apply. Er gibt vollen Premium-Zugang, bis er abläuft.
wie benutze ich einen gutscheincode | ich habe einen code | wo gebe ich den gutschein ein | rabattcode | promo code eingeben | gibt es rabatt
== login-problem
Prüfe die E-Mail-Adresse und setze das Häkchen bei den Bedingungen. Wenn das Passwort falsch sein könnte, nimm Forgot password? unter dem Formular. Nach vielen Versuchen pausiert die Anmeldung einige Minuten.
ich kann mich nicht anmelden | ich kann mich nicht einloggen | anmeldung geht nicht | login geht nicht | ich komme nicht in mein konto | mein konto ist gesperrt | kann mich nicht anmelden | falsches passwort
== forgot-password
Wähle auf der Anmeldeseite Forgot password? und gib deine E-Mail-Adresse ein: Wir schicken einen Link, der eine Stunde gilt.
ich habe mein passwort vergessen | passwort vergessen | passwort zurücksetzen | neues passwort
== delete-account
Drücke im Tab Account am Ende von Profile Settings auf Delete Account, tippe DELETE und dein Passwort. Alles wird endgültig gelöscht.
wie lösche ich mein konto | konto löschen | account löschen | ich möchte mein konto löschen | meine daten löschen
== privacy
Gespeichert werden nur dein Konto, deine Texte und dein Stil, und nur du siehst sie. Daten werden nicht verkauft, es gibt keine Tracker. Alles steht auf der Seite Privacy.
was passiert mit meinen daten | verkauft ihr meine daten | datenschutz | ist das sicher | sind meine daten sicher | dsgvo | was speichert ihr | wer sieht meine texte | wer kann meine captions sehen | wer sieht was ich schreibe
== photo
Füge es im Tab Generate hinzu und drücke Generate Caption: Der Text wird dafür geschrieben, mit oder ohne Stichwort. Ohne Sprachmodell kann das Foto nicht gesehen werden: Sag mit ein paar Wörtern, was darauf ist. PNG, JPG oder GIF unter 5 MB.
was kann ich mit einem foto machen | kann ich ein foto hochladen | wie lade ich ein bild hoch | text zu einem foto | welche bildformate | funktioniert es mit fotos | geht das auch ohne foto | brauche ich ein foto | warum werden meine fotos nicht hochgeladen | foto lässt sich nicht hochladen
== photo-privacy
Nein. Das Foto wird benutzt, um den Text zu schreiben, und nicht gespeichert.
werden meine fotos gespeichert | speichert ihr meine fotos | was passiert mit meinen fotos | wer kann meine fotos sehen | sind meine bilder privat | trainiert ihr mit meinen fotos | auf servern gespeichert | werden meine bilder zum trainieren einer ki benutzt | ki training mit meinen fotos | trainiert ihr eure ki mit bildern
== tone
Drücke oben auf der Hauptseite Tone, beschreibe, wie du schreibst, füge ein bis drei eigene Texte hinzu und drücke Save style. Neue Texte klingen dann so.
wie ändere ich den ton | wie stelle ich meinen stil ein | klingt nicht nach mir | mein eigener stil | wo ist der ton | wie klingt es nach mir | tonfall ändern | wie mache ich dass die texte mehr nach mir klingen | mehr nach mir klingen | ton auf locker stellen | lockerer stil | dass es wie ich klingt | wie kriege ich das hin dass es nach mir klingt | wie krieg ich das hin dass es klingt wie ich | eigener schreibstil | meinen schreibstil hinterlegen | schreib so wie ich | wie ich schreibe
== language
Schreib das Stichwort auf Deutsch, dann ist der Text deutsch; ebenso auf Englisch, Spanisch, Französisch, Italienisch und Portugiesisch. Die App selbst ist auf Englisch.
geht das auf deutsch | kannst du deutsch | welche sprachen gibt es | sprache ändern | gibt es die app auf deutsch | captions auf deutsch | sprichst du deutsch | kann man das auf englisch umstellen | funktioniert das auch auf deutsch | mit sie statt du | der text kam auf englisch | warum ist es auf englisch
== platforms
Für Instagram, Facebook, TikTok und X; mit Adapt auch für Threads, Bluesky und LinkedIn.
funktioniert das für tiktok | welche plattformen | geht es für linkedin | für instagram | welche netzwerke
== history
Im Tab History, das Neueste zuerst. Dort kannst du suchen, kopieren, löschen und exportieren.
wo sind meine texte | wo finde ich alte captions | verlauf | meine captions sind weg | wo ist mein verlauf | kann ich meine texte exportieren | texte herunterladen | wo finde ich die texte von gestern | texte von gestern | was ich letzte woche geschrieben habe | wo ist das was ich gestern gemacht habe | meine bisherigen texte wiederfinden
== phone
Du brauchst keine App: Es läuft im Browser jedes Handys. Mit Add to Home liegt es auf dem Startbildschirm.
gibt es eine app | gibt es eine app fürs iphone | android app | geht das auf dem handy | app herunterladen | funktioniert es auf dem smartphone | gibt es das als app | gibts ne app | handy app
== support
Schreib uns auf der Seite Contact, verlinkt am Ende jeder Seite; ein Mensch antwortet innerhalb von 24 Stunden.
wie erreiche ich euch | kontakt | ich möchte mit einem menschen sprechen | kundenservice | hilfe | ich brauche hilfe | support | telefonnummer | wie lange dauert eine antwort | wie schnell antwortet ihr | mit jemandem sprechen | wie kann ich euch kontaktieren
== premium-benefits
Texte ohne Tageslimit, ${premiumVariations} Varianten statt ${variations}, keine Werbung und ein Assistent, der sich das Gespräch merkt. Es kostet ${price} Dollar im Monat.
was bringt mir premium | was ist in premium enthalten | vorteile von premium | lohnt sich premium | unterschied zwischen kostenlos und premium | was bekomme ich mit premium | was kann premium
== ads
Der kostenlose Plan zeigt Werbung; mit Premium gibt es keine.
warum sehe ich werbung | warum gibt es werbung | werbung entfernen | wie werde ich die werbung los | werbung ausschalten | anzeigen
== promo-problem
Prüfe, ob Tippfehler oder Leerzeichen darin sind. Jeder Code gilt für ein Konto und bis zu seinem Datum. Wenn er gelten müsste, schreib uns auf der Seite Contact mit dem Code.
mein code funktioniert nicht | code ungültig | code abgelaufen | der gutschein geht nicht | code wird nicht angenommen | mein gutscheincode geht nicht | gutscheincode funktioniert nicht
== reset-link
Sieh im Spam-Ordner nach und prüfe die Adresse. Der Link gilt eine Stunde, und nur der neueste zählt: Fordere mit Forgot password? einen neuen an. Kommt nichts an, schreib uns auf der Seite Contact.
ich bekomme keine mail | es kommt keine e-mail | mail nicht angekommen | der link funktioniert nicht | link abgelaufen | keine mail zum zurücksetzen
== best-time
Keine Uhrzeit ist für alle die beste. Eine Studie von Sprout Social (2023) sah auf Instagram am meisten Reaktionen an Werktagen am Vormittag. Besser: Sieh unter Insights nach, wann deine Follower aktiv sind, poste kurz davor und vergleiche vier Wochen.
beste zeit zum posten | wann soll ich posten | beste uhrzeit für instagram | um wie viel uhr posten | an welchem tag posten | wann ist die beste zeit | um welche uhrzeit sollte man am besten posten | um welche uhrzeit posten | wann postet man am besten | welche uhrzeit ist am besten
== how-often
So oft, wie du es mit etwas Lesenswertem durchhältst. Adam Mosseri von Instagram nannte im Juni 2021 zwei Beiträge pro Woche und zwei Storys am Tag. Sieh nach, ob die Reichweite pro Beitrag fällt, wenn du mehr postest.
wie oft soll ich posten | wie oft posten | wie viele posts pro woche | muss ich jeden tag posten | wie häufig posten
== how-many-hashtags
Instagram nimmt seit Dezember 2025 höchstens ${hashtags}, TikTok auch. Wenige, die genau sagen, worum es geht, bringen mehr als viele allgemeine. Frag mich hier danach: „hashtags bakery“.
wie viele hashtags | wie viele hashtags soll ich benutzen | bringen hashtags etwas | hashtags auf instagram | welche hashtags
== more-likes
Laut Adam Mosseri (Januar 2025) zählen bei Instagram Wiedergabezeit, Likes und Weiterleitungen. Das Beste gehört in die erste Zeile, und poste, was jemand einem Freund schicken würde.
wie bekomme ich mehr likes | mehr reichweite | mehr follower | niemand sieht meine beiträge | wie bekomme ich mehr kommentare | wie funktioniert der algorithmus | wie bekomme ich mehr follower
== limit-reset
Jeden Tag um 00:00 Uhr UTC; was übrig ist, wird nicht angespart. Der Balken im Tab Generate zeigt, wie viele noch da sind und wann das bei dir ist.
wann wird mein limit zurückgesetzt | wann bekomme ich neue texte | wann kann ich wieder | verfallen die texte | wie viele habe ich noch | wie viele texte habe ich heute noch
== payment-methods
Mit Kredit- oder Debitkarte, monatlich im Voraus, über Stripe; die Kartennummer erreicht unsere Server nie. PayPal, Lastschrift und Kauf auf Rechnung gibt es nicht.
wie kann ich bezahlen | kann ich mit paypal zahlen | zahlungsarten | lastschrift | kauf auf rechnung | nehmt ihr visa | ist meine karte sicher
== update-card
Drücke im Tab Account auf der Karte Subscription auf Invoices and card: Dort änderst du die Karte und lädst Rechnungen herunter.
wie ändere ich meine karte | ich brauche eine rechnung | kann ich eine rechnung bekommen | wo sind meine rechnungen | quittung | neue kreditkarte | karte abgelaufen
== paid-no-premium
Das tut uns leid. Premium beginnt, sobald die Zahlung durch ist; manche Banken brauchen einige Minuten. Lade die Seite neu und sieh unter Invoices and card nach. Steht die Zahlung dort und du bist noch auf Free, schreib uns auf der Seite Contact mit dem Datum.
bezahlt aber kein premium | ich habe bezahlt und nichts passiert | premium wird nicht freigeschaltet | premium ist weg
== after-cancel
Du behältst Premium bis zum Ende des bezahlten Monats; danach gilt der kostenlose Plan. Texte, Verlauf und Stil bleiben, und es wird nichts mehr abgebucht.
was passiert wenn ich kündige | verliere ich meine texte | habe gekündigt und bin noch premium | was passiert nach der kündigung
== post-for-me
Nein: Caption Kite schreibt den Text, posten tust du selbst. Es verbindet sich nicht mit deinen Konten und fragt nie nach deren Passwort. Kopiere den Text oder nimm Share.
kann es für mich posten | beiträge planen | automatisch posten | mit instagram verbinden | direkt veröffentlichen | posts einplanen
== clear-history
Drücke im Tab History neben einem Eintrag auf Delete oder für alle auf Clear History. Einige Sekunden lang lässt es sich rückgängig machen, danach ist es endgültig. Dein Konto bleibt.
wie lösche ich meinen verlauf | text löschen | alle texte löschen | verlauf aus versehen gelöscht | gelöschte texte wiederherstellen
== emoji-level
Nimm im Tab Generate den Haken bei AI Decides weg und verschiebe die Regler Emoji und Hashtags. Für einen einzelnen Text hat Rewrite Without emoji und Without hashtags.
zu viele emojis | wie stelle ich die emojis ab | ohne emojis | weniger hashtags | keine hashtags | emojis ausschalten
== bug
Das tut uns leid. Lade die Seite neu und probiere einen anderen Browser. Wenn es bleibt, sag uns auf der Seite Contact, was du gedrückt und was du gesehen hast: Ein Mensch antwortet innerhalb von 24 Stunden.
es funktioniert nicht | nichts geht | fehlermeldung | die seite lädt nicht | der button tut nichts | es ist sehr langsam | geht nicht | es passiert nichts | hängt sich auf
== ownership
Du darfst die Texte für alles verwenden, auch geschäftlich und für Kunden, ohne uns zu nennen. Die Seite Terms hat die Einzelheiten.
wem gehören die texte | darf ich die texte geschäftlich nutzen | urheberrecht | kommerziell nutzen | texte für kunden
== who-answers
Ich bin ein Programm, der Assistent von Caption Kite. Ein Mensch antwortet auf das, was du auf der Seite Contact schreibst, innerhalb von 24 Stunden.
bist du ein bot | bist du ein mensch | bist du chatgpt | wer antwortet hier | ist das eine ki
== edit
Klick im Tab Generate auf den Text und tippe; er wird von selbst gespeichert. Ältere öffnest du im Tab History mit Open in Generate.
wie bearbeite ich einen text | kann ich den text ändern | wort ändern | tippfehler korrigieren
== rewrite
Drücke unter dem Text auf Rewrite: Es bietet zum Beispiel eine kürzere Fassung oder einen anderen Anfang. Einen Text kannst du auch hier einfügen: “make it shorter: …”.
text kürzer machen | wie kürze ich einen text | andere version | text umschreiben | die texte sind zu lang | der text gefällt mir nicht | ich will einen anderen text
== discount
Es gibt einen Preis: ${price} Dollar im Monat, jederzeit kündbar. Einen Jahresplan, Studenten- oder Teamrabatt gibt es nicht, nur Promo-Codes.
gibt es rabatt | jahresabo | studentenrabatt | kann ich jährlich zahlen | gibt es angebote | geht es billiger
== video
Nein: Caption Kite schreibt Texte. Beschreibe das Video in den Stichwörtern oder lade ein Bild daraus hoch. Bilder und Videos macht es nicht.
kann ich ein video hochladen | text für ein video | kann es bilder erstellen | macht es videos
== what-to-post
Wechsle ab: etwas, das du gemacht hast, wie es entsteht, wer es macht, eine Frage, und was ein Kunde gesagt hat. Auf Englisch gebe ich dir Ideen für dein Gewerbe: “ideas for posts for a hairdresser”.
was soll ich posten | ich weiß nicht was ich posten soll | ideen für beiträge | ideen für posts | gib mir ideen | content ideen
== who-for
Es passt für Läden, Salons, Restaurants, Handwerk, Fotografie, Vereine und private Konten: Schreib mit eigenen Worten, worum es geht, und speichere eigene Texte mit Tone.
passt es für mein geschäft | ist es für restaurants geeignet | für wen ist das | eignet es sich für handwerker | lohnt es sich für einen kleinen laden
== better
Sag mehr in den Stichwörtern: “erste Wanderung mit meinem Welpen im Regen” gibt bessere Texte als “Hund”. Wähle die Plattform und speichere eigene Texte mit Tone.
die texte sind schlecht | wie bekomme ich bessere texte | die texte sind langweilig | der text passt nicht
== favorites
Drücke auf den Stern neben dem Text. Im Tab History zeigt Favorites nur diese.
favoriten | wo sind meine favoriten | text merken | wofür ist der stern | text speichern | mit stern markierte texte | markierte captions sehen | wo sehe ich meine favoriten
== offline
Ohne Verbindung kannst du den Verlauf lesen, den du schon angesehen hast, 30 Tage lang. Zum Schreiben braucht es Internet.
geht es offline | ohne internet | ohne wlan | ohne verbindung nutzen | geht das ohne netz | im zug ohne netz | ohne empfang | im flugzeug benutzen | kein internet
== image-size
Instagram: 1080 × 1350 Pixel für Beiträge, 1080 × 1920 für Storys und Reels; TikTok 1080 × 1920. Quadratisch, 1080 × 1080, passt überall (Größenübersichten, Mai 2025).
welche bildgröße | größe für eine story | bildformat für instagram | wie viele pixel | welches format | welches format braucht eine story | format für eine instagram story
== reels-or-posts
Reels erreichen die meisten, Karussells bekommen die meisten Reaktionen: so eine Auswertung von 10.000 Beiträgen durch CreatorsJet (August 2025). Vergleiche deine letzten zehn von jeder Art.
reels oder beiträge | lieber reel oder foto | karussell oder einzelbild | was funktioniert besser
== change-password
Fülle im Tab Account unter Profile Settings Change Password aus und drücke Update Password. Wenn du es nicht mehr weißt: Forgot password? auf der Anmeldeseite.
wie kann ich mein passwort ändern | passwort ändern | neues passwort setzen
== share
Drücke unter dem Text auf Share. X, WhatsApp und E-Mail öffnen sich mit dem Text; für Instagram, TikTok und Facebook wird er kopiert, und du fügst ihn ein.
wie teile ich einen text | auf facebook teilen | direkt teilen | per whatsapp senden | direkt bei facebook teilen | an facebook schicken | auf instagram teilen | direkt auf instagram
== ads-although-paid
Das tut uns leid. Mit Premium gibt es keine Werbung: Lade die Seite neu und sieh nach, ob oben Premium steht. Wenn sie bleibt, schreib uns auf der Seite Contact.
bezahlt und sehe immer noch werbung | werbung trotz premium | ich zahle und sehe werbung | ich habe bezahlt und sehe immer noch werbung
`;

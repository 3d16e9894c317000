/** Kinds of everyday things: an umbrella, small animals, the market, the heat. */
export const everyday = `
== umbrella ☂️
under: moda
nouns: ombrello, ombrelli, ombrellino, portaombrelli, ombrello pieghevole
tags: Ombrello, GiornoDiPioggia, Accessori
turn:
{K}. Se c'è, non piove. Se manca, lo sanno anche i sassi.
Nella vita se ne comprano tanti e non se ne possiede mai nessuno.
{K}. Un colpo di vento, e addio dignità.
Sul treno ne viaggia sempre uno senza padrone.
reader:
Dove finiscono tutti gli ombrelli dimenticati?
Lo prestate o ci tenete a rivederlo?
scene:
Due teste sotto, due spalle fuori: {k}.
Si apre, si rovescia, si borbotta, si riparte.
plain:
{K}. Un piccolo tetto da portare in giro.
Chi è uscito preparato può guardare su con calma.
news:
{K}. Le nuvole sono state avvisate.
invite:
{K}. Sceglietelo all'asciutto, che si ragiona meglio.
Venite ad aprirne qualcuno, qui nessuno è superstizioso.

== small-animals 🐾
nouns: lucciola, lucciole, libellula, cicala, cicale, riccio, ricci, riccetto, chiocciola, chiocciole, lumaca
nouns: lumache, scoiattolo, scoiattoli, coniglio nano, coniglietto, coniglietti, criceto, criceti
nouns: porcellino d'india, tartaruga, tartarughe, farfalla, farfalle, coccinella, coccinelle, rana, rane, lucertola
nouns: lucertole, ape, api, lepre
tags: Animali, Natura, PiccoliAnimali
turn:
{K}. Formato tascabile, carattere intero.
Nessun appuntamento in agenda, eppure che aria indaffarata.
{K}. Mi fermo a guardare, e mi sento guardare.
Dovevo attraversare il giardino. Ci sono ancora.
reader:
Anche voi chiamate tutta la casa quando ne vedete uno?
A quale bestiola davate un nome da piccoli?
scene:
«Non muoverti.» «Perché?» «Là.» {K}.
In ginocchio sull'erba, senza fiato, e nessuno chiede perché.
plain:
{K}. Anche le cose piccole riempiono una giornata.
Bisogna chinarsi un po' per vedere il meglio.
news:
{K}. Nell'erba non si parla d'altro.

== cycling 🚲
under: sport
nouns: bici, bicicletta, biciclette, ciclismo, pedalata, pedalate, pedalare, giro in bici, gita in bicicletta
nouns: bici elettrica, mountain bike, bici da corsa, ciclista, ciclisti, pista ciclabile, negozio di bici
nouns: ciclofficina, tandem
tags: Bicicletta, Ciclismo, InBici
turn:
{K}. In salita si medita, in discesa si canta.
Vento contro all'andata. Al ritorno ha cambiato idea, purtroppo anche lui.
{K}. Niente parcheggio da cercare, solo la chiave del lucchetto.
I polpacci hanno aperto una vertenza.
reader:
Campanello gentile o campanello di carattere?
Chi reggeva il sellino, e quando ha smesso senza dirvelo?
scene:
«È tutta pianura», disse uno con gambe molto allenate: {k}.
Casco storto, sorriso pieno di vento.
plain:
{K}. Dal sellino la città ha un'altra misura.
Pedalare è pensare con le gambe.
news:
{K}. La catena brilla d'orgoglio.
invite:
{K}. Gonfiate le gomme e venite.
Due chiacchiere sul manubrio e si riparte.

== hiking 🥾
under: viaggio
nouns: gita in montagna, giro in montagna, escursione, escursioni, trekking, camminata, camminate, montagna
nouns: montagne, cima, cime, vetta, vette, sentiero, sentieri, rifugio, rifugi, dolomiti, bosco, boschi
nouns: passeggiata nel bosco, bivacco, cammino di santiago
tags: Trekking, Montagna, AllAriaAperta
turn:
{K}. «Siamo quasi arrivati», disse chi teneva la mappa al contrario.
Il telefono non prende. Le conversazioni sì.
{K}. Il panino schiacciato ha vinto contro ogni ristorante.
Su c'è il panorama, giù ci sono le ginocchia che protestano.
reader:
Cartina, app o «secondo me è di qua»?
Che cosa portate sempre nello zaino e non serve mai?
scene:
«Manca molto?» «Dietro la curva.» C'è sempre una curva.
Fango fino ai lacci, sorriso fino alle orecchie: {k}.
plain:
{K}. Il rumore resta al parcheggio.
Un passo, poi un altro, e la testa si mette in ordine da sola.
news:
{K}. Gli scarponi lo stanno ancora raccontando.
invite:
{K}. Acqua, buone suole, e si va.
Venite, in salita si tace e in discesa si ride.

== hair 💇
under: bellezza
nouns: capelli, taglio, taglio di capelli, taglio e piega, piega, parrucchiere, parrucchiera, parrucchieri, frangia
nouns: meches, balayage, tinta, colore capelli, acconciatura, acconciature, treccia, trecce, chignon, caschetto
nouns: salone di parrucchiere
tags: Capelli, Parrucchiere, NuovoTaglio
turn:
{K}. Il vento è pregato di cambiare strada.
«Solo una spuntatina.» Il pavimento racconta un'altra storia.
{K}. All'improvviso ogni vetrina è uno specchio.
Si entra con una foto, si esce con un carattere.
reader:
Frangia: coraggio o brutto ricordo?
A casa rifate tutto da capo? Siate sinceri.
scene:
Mantella, rivista, confidenze: si può cominciare.
La poltrona gira, un attimo di silenzio, un sorriso: {k}.
plain:
{K}. Certe settimane si aggiustano cominciando dalla testa.
Uscire con la testa più leggera, e non per modo di dire.
news:
{K}. Lo specchietto della macchina farà gli straordinari.
invite:
{K}. Chiudete gli occhi, le forbici sanno la strada.
Venite con un'idea, anche vaga, la pettiniamo insieme.

== books 📚
under: cultura
nouns: libro, libri, lettura, letture, leggere, romanzo, romanzi, giallo da leggere, libreria indipendente, librerie
nouns: biblioteca, biblioteche, gruppo di lettura, club del libro, poesia, poesie, racconti, fumetto, fumetti
nouns: lettore, lettrice, salone del libro, angolo lettura
tags: Libri, Lettura, Leggere
turn:
{K}. La pila sul comodino ormai ha la vista mare.
«Ancora un capitolo» è la bugia più gentile che esista.
{K}. Comprare e leggere sono due passioni diverse.
Prestare un libro è un addio con il sorriso.
reader:
Segnalibro, scontrino o orecchia? Non giudichiamo. Quasi.
Quale libro regalate sempre, anche due volte alla stessa persona?
scene:
«Mi ascolti?» «Aspetta, finisco la pagina.» {K}.
La casa dorme, una lampada resiste.
plain:
{K}. Andare lontano senza alzarsi dalla poltrona.
Certe pagine arrivano al momento giusto.
news:
{K}. Lo scaffale si è stretto un altro po'.
invite:
{K}. Venite a curiosare, le quarte di copertina sono lì per questo.
Si entra per un titolo e si esce con un altro.

== music 🎶
under: cultura
nouns: flauto, tromba, tamburo, fisarmonica, armonica, playlist, tamburello, musica, concerto, concerti, chitarra
nouns: chitarre, pianoforte, violino, batteria, coro, cori, banda, orchestra, canzone, canzoni, prove della band
nouns: festival musicale, karaoke, lezioni di chitarra, lezioni di pianoforte, corso di musica, vinile, vinili
nouns: cantare
tags: Musica, MusicaDalVivo, AmoLaMusica
turn:
{K}. Il ritornello si è trasferito da me e non paga le bollette.
I vicini non hanno chiesto il bis. Però sanno le parole.
{K}. Cantare più forte corregge quasi ogni stonatura.
Ha cominciato il piede, il resto gli è andato dietro.
reader:
Quale canzone sapete tutta senza averlo mai voluto?
Doccia, macchina o palco: dove cantate meglio?
scene:
Un accordo, una pausa, poi tutti: {k}.
«Un'altra!» Ce n'è sempre un'altra.
plain:
{K}. Quello che non si sa dire, si suona.
Bastano due note e la giornata cambia colore.
news:
{K}. Il canticchiare è ufficialmente contagioso.
invite:
{K}. Venite con l'orecchio o anche solo con la voglia.
Portate chi tamburella sempre sul tavolo.

== running 🏃
under: sport
nouns: corsa, corse, correre, corsetta, podismo, podista, podisti, maratona, mezza maratona, maratone
nouns: gara podistica, corridore, runner, 10 km, ripetute, pettorale, trail running
tags: Corsa, Running, Correre
turn:
{K}. Difficile è solo l'inizio. E il mezzo. E i lacci.
Non mi insegue nessuno, eppure.
{K}. Le ginocchia chiedono che sia messo a verbale.
Si parte con un problema e si torna con il fiatone e un'idea.
reader:
Cuffie nelle orecchie, o ascoltate le scuse che vi raccontate?
In quale punto esatto vi chiedete perché?
scene:
Lacci, orologio, sospiro: {k}.
«Tutto bene?» Pollice su, parlare non si può.
plain:
{K}. Stanca il corpo e riposa il resto.
Arrivare è bello, la doccia dopo è meglio.
news:
{K}. Le scarpe chiedono un giorno libero.
invite:
{K}. Ognuno al suo passo, la strada è per tutti.
Venite, in gruppo le salite si accorciano.

== football ⚽
under: sport
nouns: calcio, calcetto, partita di calcio, partita di calcetto, pallone, gol, campionato, scuola calcio, tifosi
nouns: tifo, stadio, portiere, torneo di calcio, derby, squadra di calcio, fantacalcio
tags: Calcio, Pallone, Tifo
turn:
{K}. Si gioca per divertirsi, disse chi contestava la rimessa.
Il fiato è finito presto. Le opinioni no.
{K}. Siamo tutti allenatori, soprattutto dal divano.
Il pallone è rotondo, le scuse hanno ogni forma.
reader:
Chi arriva sempre senza calzettoni e chiede i vostri?
Parlate con la televisione? E lei ascolta?
scene:
«Era fallo!» «Era palla!» Il dibattito prosegue in pizzeria: {k}.
Ginocchio sbucciato, maglia sudata, storia già pronta.
plain:
{K}. Un pallone e qualche amico, e la giornata è salva.
Il risultato si dimentica, la serata no.
news:
{K}. Al bar ne avranno per un pezzo.
invite:
{K}. Ci manca sempre uno, e potreste essere voi.
Portate le scarpe, le scuse le abbiamo noi.

== jewelry ✨
under: moda
nouns: gioiello, gioielli, orecchini, orecchino, collana, collane, anello, anelli, bracciale, bracciali
nouns: braccialetto, braccialetti, spilla, spille, ciondolo, ciondoli, fede, fedi, gioielleria, bigiotteria
nouns: oreficeria
tags: Gioielli, Accessori, Dettagli
turn:
{K}. Un dettaglio, e ne parla tutta la tavola.
Il resto dell'abito si decide dopo.
{K}. Anche la tuta si è raddrizzata.
Ci vuole poco per entrare in una stanza un po' prima di sé.
reader:
Che cosa non togliete mai, neanche per dormire?
Quale gioiello di famiglia ha una storia, a casa vostra?
scene:
«È nuovo?» Finalmente qualcuno che chiede.
Una scatolina, un silenzio, «è per me?»: {k}.
plain:
{K}. Un piccolo luccichio che fa compagnia tutto il giorno.
I dettagli parlano, e parlano bene.
news:
{K}. Il portagioie chiede un ampliamento.
invite:
{K}. Provate con calma, lo specchio ha pazienza.
Da regalare, o da lasciare aperto sullo schermo giusto.

== baby 🍼
under: famiglia
nouns: è nata, è nato, è nata mia nipote, è nato mio nipote, è nata nostra figlia, è nato nostro figlio, neonato
nouns: neonata, neonati, bebè, baby shower, nascita, passeggino, biberon, ciuccio, ciucci, culla, carrozzina, tutina
nouns: tutine, corredino, pannolini, copertina per neonato, bavaglino
tags: Neonato, VitaDaGenitori, PiccoliPassi
turn:
{K}. Pochi chili e tutta la casa occupata.
La nuova direzione non scrive mail, piange.
{K}. Adesso commuove anche un calzino.
Se c'è silenzio, o si dorme o bisogna andare a vedere.
reader:
A chi somiglia? Il dibattito in famiglia è aperto.
Quale ninna nanna sapete senza ricordare da dove?
scene:
Punta dei piedi, porta socchiusa: {k}.
«Finalmente, silenzio.» Scricchiola il parquet.
plain:
{K}. Manine minuscole e cuori senza più posto.
Si guarda un attimo e si dimentica il resto.
news:
{K}. In casa parlano già tutti a bassa voce.
invite:
{K}. Venite a vedere cose piccolissime e a sospirare forte.
Per chi è appena arrivato in famiglia, e per chi si scioglie intorno.

== grandparents ❤️
under: famiglia
nouns: nonna, nonno, nonni, nonne, nonnina, nonnino, casa dei nonni, casa della nonna, mia nonna, mio nonno
nouns: festa dei nonni
tags: Nonni, Nonna, Famiglia
turn:
{K}. «No, grazie» in quella lingua non esiste.
Le regole di casa finiscono davanti alla loro porta.
{K}. Certe ricette non si scrivono, così si deve tornare.
In quella tasca c'è sempre una caramella e un consiglio.
reader:
Quale loro frase vi scappa ormai di bocca?
Di che cosa profuma quella cucina, nella vostra memoria?
scene:
«Hai mangiato?» «Sì.» «Allora siediti.» {K}.
La stessa storia un'altra volta, e nessuno interrompe.
plain:
{K}. Tempo, ginocchia e una sedia sempre libera.
Ci sono abbracci con il grembiule.
news:
{K}. Tutto il pianerottolo lo sa già.

== exams ✏️
under: lavoro
nouns: esame, esami, maturità, laurea, laurea triennale, tesi, tesi di laurea, università, verifica, interrogazione
nouns: interrogazioni, pagella, pagelle, compiti, studio, studiare, sessione d'esame, concorso, concorsi, liceo
nouns: festa di laurea
tags: Studio, VitaDaStudente, Esami
turn:
{K}. La camera non è mai stata così in ordine.
L'evidenziatore ha lavorato più di tutti.
{K}. Sul quaderno c'è tutto. Ora dovrebbe traslocare.
Studiare: guardare dalla finestra con una penna in mano.
reader:
In silenzio, con la musica o in preda al panico?
Che cosa «usciva di sicuro» e non è uscito?
scene:
«Lo sai questo capitolo?» «Di vista.» {K}.
Caffè, appunti e una fede smisurata nel ripasso.
plain:
{K}. Dietro ci sono tante ore che nessuno ha visto.
Un incoraggiamento non è mai di troppo, eccone un altro.
news:
{K}. Gli appunti si sono meritati le ferie.
invite:
{K}. Venite con i dubbi, si comincia da lì.

== train 🚆
under: viaggio
nouns: treno, treni, viaggio in treno, stazione, stazioni, binario, binari, regionale, frecciarossa, vagone
nouns: carrozza ristorante, biglietto del treno, treno notturno, interrail, tram
tags: InTreno, Viaggiare, DalFinestrino
turn:
{K}. Il paesaggio scorre, i pensieri perdono la coincidenza.
La testa parte prima, la valigia segue.
{K}. Il panino non ha mai visto la seconda fermata.
Arrivo sempre presto, è il mio modo di non arrivare tardi.
reader:
Finestrino per sognare o corridoio per scappare?
Parlate con chi siede accanto o mettete le cuffie per prudenza?
scene:
Fronte sul vetro, pensieri già là: {k}.
«È libero?» Certe storie cominciano così.
plain:
{K}. Un po' di tempo tra due posti, senza dover essere in nessuno.
Guardare fuori è anche fare qualcosa.
news:
{K}. L'orologio della stazione ha visto tutto.

== garden 🌱
under: verde
nouns: annaffiatoio, carriola, rastrello, vanga, tagliaerba, tubo da giardino, casetta per uccelli, alveare, pollaio
nouns: giardino, giardini, orto, orti, orticello, orto in città, pomodori dell'orto, semi, semina, prato
nouns: giardinaggio, giardiniere, vivaio, vivai, serra, raccolto, talee, frutteto, compost, zucchine, zucca, zucche
nouns: ulivo, ulivi, vigna
tags: Orto, Giardinaggio, InGiardino
turn:
{K}. La natura fa i programmi, io ci metto la schiena.
Strappo un'erbaccia e arrivo, e intanto si è fatto buio.
{K}. Le lumache hanno lasciato un'ottima recensione.
Si semina speranza e si raccolgono soprattutto zucchine.
reader:
Che cosa vi è cresciuto senza che nessuno lo piantasse?
Parlate con quello che seminate? Non ascolta nessuno.
scene:
Ginocchia verdi, unghie nere, sorriso largo: {k}.
«Correte, è spuntato!» Tutta la casa davanti a una fogliolina.
plain:
{K}. Qui la fretta non cresce.
Quello che si è annaffiato ha un altro sapore.
news:
{K}. L'annaffiatoio si dà delle arie.
invite:
{K}. Venite a vedere, tornerete con la terra in tasca.
Per chi vuole veder crescere qualcosa che non sia la lista delle cose da fare.

== market 🧺
under: tavola
nouns: limone, limoni, pomodoro, mela, pera, arancia, banana, banane, uva, fico, pesca, prugna, prugne, ananas
nouns: mango, avocado, kiwi, ciliegia, fragola, mirtilli, lamponi, more, mandarini, melograno maturo, carota, carote
nouns: cipolla, cipolle, aglio, peperone, peperoni, melanzana, melanzane, zucchina, patata, patate
nouns: insalata dell'orto, spinaci, broccoli, cavolfiore, finocchio, finocchi, asparagi, carciofo, piselli
nouns: fagiolini, lenticchie, ceci, cetriolo, barbabietola, mercato, mercati, mercato rionale, mercato contadino
nouns: fruttivendolo, ortofrutta, frutta, verdura, frutta e verdura, cassetta di frutta, bancarella, bancarelle
nouns: mele, pere, arance, ciliegie, pesche, albicocche, fichi, anguria, melone, carciofi, fragole
tags: Mercato, FruttaEVerdura, AlMercato
turn:
{K}. Si va con la lista e si torna con il menù.
«Faccio solo un giro.» La borsa non si chiude più.
{K}. Metà della spesa la fanno i colori.
Al banco sanno il mio nome e le mie debolezze.
reader:
Toccate, annusate o vi fidate?
Chi assaggia prima di pagare? Su la mano, anche quella piena.
scene:
«Assaggi, assaggi.» Parole pericolose: {k}.
Carrello pieno, chiacchiere arretrate, nessuno ha fretta.
plain:
{K}. Qui fare la spesa è anche chiacchierare.
Si riempie la borsa, e un po' anche la giornata.
news:
{K}. Il frigo ha preso colore.
invite:
{K}. Portate una borsa grande e lasciate a casa l'orologio.
Chiedete pure, si risponde con una ricetta.

== wine-round 🥂
under: amici
nouns: vino, vini, vino rosso, vino bianco, prosecco, spumante, bollicine, degustazione, degustazioni, cantina
nouns: cantine, enoteca, vendemmia, calice, calici, birra, birre, birra artigianale, birrificio, spritz, brindisi
tags: Brindisi, Calici, InCompagnia
turn:
{K}. Tutto comincia con «tu che prendi?».
Me ne intendo in due modi: mi piace o mi piace molto.
{K}. Il discorso doveva essere breve, poi si è aperto anche quello.
Nessuno ricorda l'argomento, ma eravamo tutti d'accordo.
reader:
Con qualcosa da sgranocchiare o con qualcosa da raccontare?
Chi fa i brindisi a casa vostra, e perché durano tanto?
scene:
Ci si guarda negli occhi, se no non vale: {k}.
«A noi.» E si è detto tutto.
plain:
{K}. Ha il sapore di quando non aspetta nessuno.
Il buono è nel bicchiere, il meglio tutto intorno.
news:
{K}. La tavola è già in festa.
invite:
{K}. Venite a brindare, un motivo si trova.
Portate qualcuno con cui valga la pena tirare tardi.

== summer ☀️
under: stagioni
nouns: caldo, afa, sole, estate, estati, ondata di caldo, solleone, calura, ventilatore, ventaglio, sera d'estate
nouns: notte d'estate, giornata di sole, ferragosto
tags: Estate, Sole, Caldo
turn:
{K}. L'ombra è diventata il quartiere migliore.
Programma: muoversi poco e lamentarsi con stile.
{K}. Il ghiaccio ormai è di famiglia.
Apro il frigo, ma solo per riflettere.
reader:
Persiane chiuse o terrazza a ogni costo?
Mare, fiume o piedi nella bacinella?
scene:
Persiane accostate, silenzio, un ventilatore indeciso: {k}.
«A me il caldo piace.» Poi più una parola.
plain:
{K}. Le giornate si allungano e la gente pure.
Un po' d'ombra, qualcosa di fresco, e va tutto bene.
news:
{K}. Il ventilatore ha chiesto un aumento.

== tea 🫖
under: caffe
nouns: tè, tisana, tisane, teiera, camomilla, infuso, infusi, tè verde, tè nero, tè freddo, tazza di tè
nouns: bustina di tè, ora del tè, sala da tè, tè alla menta, matcha, bollitore
tags: OraDelTè, Tè, Pausa
turn:
{K}. Non risolve niente e migliora quasi tutto.
Bollente, bollente, bollente, freddo. In mezzo non c'è stato niente.
{K}. La fretta è rimasta fuori dalla cucina.
Da qualche parte in casa c'è ancora una tazza mia.
reader:
Rispettate i minuti o togliete la bustina a sentimento?
Chi vi ha insegnato che cura tutto, dal mal di pancia al mal d'amore?
scene:
Vapore, mani intorno, nessuna parola: {k}.
«Metto su l'acqua.» E la chiacchierata comincia.
plain:
{K}. Una pausa che sta tra le mani.
Le conversazioni lunghe cominciano spesso con l'acqua calda.
{K}. Anche piano ci si scalda.
news:
{K}. Il bollitore fischia d'orgoglio.
invite:
{K}. L'acqua è quasi pronta, mancate solo voi.
Accomodatevi, qui le chiacchiere durano più della tazza.

== cheese 🧀
under: tavola
nouns: formaggio, formaggi, parmigiano, pecorino, mozzarella, mozzarella di bufala, burrata, ricotta, gorgonzola
nouns: caciocavallo, provola, stracciatella, mascarpone, caseificio, formaggio di capra, taleggio, asiago, scamorza
nouns: grana
tags: Formaggio, Formaggi, BuonGusto
turn:
{K}. La fetta era sottile. La fetta sottile non è bastata.
Avanzava del pane, quindi ancora un po'. Poi mancava il pane.
{K}. La prudenza non è stata invitata a tavola.
Nessuno si alza di notte per controllare l'insalata.
reader:
Con il miele, con il pane o direttamente dal coltello?
Tagliate dritto o rubate dagli angoli?
scene:
Coltello in mano, «solo per pareggiare»: {k}.
Il frigo si apre, e tutta la casa finge di dormire.
plain:
{K}. Poca scena, molta soddisfazione.
Quello che fila avvicina le persone.
news:
{K}. Il pane si è offerto volontario.
invite:
{K}. Prima assaggiate, poi scegliete, poi riassaggiate.
Diteci che cosa vi piace, vi portiamo un passo più in là.

== breakfast 🍳
under: tavola
nouns: colazione, prima colazione, brunch, uovo, uova, uova strapazzate, frittata, yogurt, marmellata, marmellate
nouns: succo d'arancia, spremuta, fette biscottate, cereali, latte e biscotti, pane e marmellata, omelette, latte
nouns: pancakes, avena, burro e marmellata
tags: Colazione, Buongiorno, CoseBuone
turn:
{K}. Prima rispondo solo con la testa.
La sveglia mi ha tirato giù dal letto, questo mi ci tiene lontano.
{K}. La giornata può trattare dopo.
Dicono sia il pasto più importante. Io lo prendo molto sul serio.
reader:
Dolce o salata appena svegli? Qui si vede il carattere.
Seduti a tavola o in piedi con le chiavi in mano?
scene:
Sole sulla tovaglia, segno del cuscino in faccia: {k}.
«Non parlarmi ancora.» Un morso. «Ecco, adesso.»
plain:
{K}. A pancia contenta il mondo è più simpatico.
Per cominciare bene serve poco.
news:
{K}. Il pigiama approva.
invite:
{K}. Venite con la fame e la faccia di sonno, nessuno guarda.
Prendete il tavolo vicino alla finestra, e il vostro tempo.

== seafood 🐟
under: tavola
nouns: pesce, pesci, frutti di mare, vongole, spaghetti alle vongole, cozze, gamberi, gamberoni, polpo, calamari
nouns: seppie, fritto misto, frittura di pesce, tonno, salmone, alici, acciughe, baccalà, branzino, orata, ostriche
nouns: impepata di cozze, scoglio, crudo di mare, pescheria, sushi, zuppa di pesce, granchio
tags: Pesce, SaporeDiMare, BuonaTavola
turn:
{K}. Il mare ha scritto, si risponde con il limone.
Era da dividere. Si è diviso il conto.
{K}. Le dita sanno di vacanza, e va benissimo.
La forchetta ha pescato prima che ci sedessimo.
reader:
Limone sì, limone no, o è meglio non parlarne a tavola?
Chi prepara a casa vostra, e chi aspetta con il pane in mano?
scene:
Piatto grande al centro, forchette intorno: {k}.
«È fresco?» «Assaggia.» Fine del dibattito.
plain:
{K}. Poco intorno, molto sapore.
Un pranzo con l'accento del porto.
news:
{K}. La cucina profuma già di costa.
invite:
{K}. Chiedete che cosa c'è di buono, ci piace rispondere.
Venite con appetito e senza impegni dopo.

== farm-animals 🐴
nouns: cavallo, cavalli, cavalla, puledro, pony, mucca, mucche, vitello, toro, pecora, pecore, agnellino, capra
nouns: capre, capretta, gallina, galline, gallo, pulcino, pulcini, maiale, maiali, maialino, asino, asini, asinello
nouns: anatra, anatre, oca, oche, equitazione, maneggio, alpaca
tags: VitaDiCampagna, AmoGliAnimali, Fattoria
turn:
{K}. Uno sguardo, e ti senti molto di città.
Qui sugli orari non si tratta.
{K}. Il fango non toglie niente alla dignità.
Volevo solo salutare e ho passato un'ispezione.
reader:
Anche voi parlate al di là del recinto?
Chi è cresciuto con una sveglia di piume o di zoccoli?
scene:
Uno steccato, uno sguardo lungo, paglia tra i capelli: {k}.
Stivali, nebbia, e qualcuno che ha già fame.
plain:
{K}. Là fuori il tempo ha un altro orologio.
C'è una pace che si trova solo accanto a un recinto.
news:
{K}. Nell'aia non si parla d'altro.
invite:
{K}. Venite a vedere da vicino, con scarpe senza pretese.
Portate i bambini, fanno le domande migliori.

== wild-animals 🦊
nouns: volpe, volpi, lupo, lupi, orso, orsi, cervo, cervi, cinghiale, lince, capriolo, leone, leoni, tigre, elefante
nouns: elefanti, giraffa, zebra, panda, scimmia, scimmie, bradipo, koala, canguro, delfino, delfini, balena, balene
nouns: foca, pinguino, pinguini, gufo, gufi, civetta, aquila, marmotta, marmotte, stambecco, lontra, castoro
nouns: cammello
tags: NaturaSelvaggia, Natura, Animali
turn:
{K}. Zero sforzo, e sempre la luce giusta.
La natura si è impegnata, senza fare riunioni.
{K}. Nessuna bolletta da pagare, e si vede dalla faccia.
Nessuno respira, nessuno si muove, nessuno trova il telefono.
reader:
Che animale sareste in una mattina difficile?
Quale accettereste come vicino, sinceramente?
scene:
Uno sguardo, silenzio, e ci si dimentica di battere le ciglia: {k}.
Dito puntato, voce piccolissima: «là, là, guarda là».
plain:
{K}. Il mondo è più grande di uno schermo.
Certe bellezze non si mettono in posa.
news:
{K}. Il binocolo ha il suo da fare.

== love ❤️
nouns: amore, bacio, baci, abbraccio, abbracci, tenerezza, affetto, san valentino, lettera d'amore, anima gemella
nouns: cuore, romanticismo, colpo di fulmine, coccole, complicità, innamorati, innamorarsi
tags: Amore, ConAffetto, Tenerezza
turn:
{K}. Nessuno lo sa spiegare, tutti lo riconoscono.
Lasciare l'ultima patatina: quella sì che è una dichiarazione.
{K}. Poche parole, molti gesti.
I discorsi sono belli. «Hai mangiato?» è meglio.
reader:
Quale gesto minuscolo non avete mai dimenticato?
Lo dite, lo scrivete o preparate il caffè?
scene:
Piedi gelati sotto le coperte, e nessuno protesta. Quasi: {k}.
«Scrivimi quando arrivi.» È già detto tutto.
plain:
{K}. Lì intorno il resto pesa la metà.
Chi si preoccupa da lontano è vicino lo stesso.
{K}. Non fa rumore e cambia tutta la casa.
news:
{K}. Il cuore lo sospettava.

== calm 🍃
nouns: calma, silenzio, pace, tranquillità, riposo, pausa, pisolino, siesta, relax, serenità, pazienza, meditazione
nouns: lentezza, quiete, dolce far niente, ozio, staccare la spina, pennichella
tags: Calma, Pausa, Respira
turn:
{K}. Il telefono si è preoccupato e chiede se va tutto bene.
Non fare niente è un talento, e io mi alleno.
{K}. La lista delle cose da fare ha suonato. Non c'era nessuno.
Al rallentatore è tutto un po' più bello.
reader:
In quale posto la testa vi fa meno rumore?
Che cosa spegnete prima, il telefono o il senso di colpa?
scene:
Finestra aperta, tenda che si muove, nessuno che chiama: {k}.
«Che hai fatto?» «Quasi niente.» Era perfetto.
plain:
{K}. Mancava prima che ce ne accorgessimo.
A volte il grande programma è respirare.
{K}. Si abbassa il volume e arriva la giornata.
news:
{K}. Le spalle sono scese di un piano.

== joy 😊
nouns: gioia, felicità, risata, risate, sorriso, sorrisi, gratitudine, speranza, ottimismo, buonumore, allegria
nouns: orgoglio, coraggio, entusiasmo, sogno, sogni, motivazione, autostima, fiducia, meraviglia, spensieratezza
tags: Felicità, Sorrisi, CoseBelle
turn:
{K}. Arriva senza istruzioni e funziona.
Abita nelle cose piccole e non chiude mai a chiave.
{K}. Non c'è cassetto che basti.
Entra in punta di piedi e si prende tutto il salotto.
reader:
Che cosa ve lo ridà in una giornata storta?
Da chi l'avete imparato, senza lezioni?
scene:
Nel mezzo di un giorno qualunque: {k}.
«Ma che ti prende?» Non lo so, però che duri.
plain:
{K}. Si divide e non diminuisce.
Ci sono cose che crescono più si usano.
{K}. Un po' al giorno, e la settimana ha un'altra faccia.
news:
{K}. Lo specchio se n'è accorto per primo.

== tired 😴
nouns: stanchezza, sonno, insonnia, sveglia, stress, occhiaie, pigrizia, notte in bianco, postumi, stanca, stanco
nouns: levataccia, esaurimento, procrastinare, spossatezza
tags: VitaVera, Stanchezza, ModalitàDivano
turn:
{K}. Il letto mi ha scritto, l'ho lasciato in visualizzato.
Io e il cuscino avevamo un discorso in sospeso.
{K}. Funziono a risparmio energetico.
Il corpo è arrivato. Il resto prende il prossimo autobus.
reader:
Anche voi di notte fate il conto delle ore che restano?
Quante volte rimandate l'allarme, in tutta sincerità?
scene:
Caffè, sguardo fisso, il mondo che carica: {k}.
«Dormito bene?» Prossima domanda.
plain:
{K}. Il corpo ha un'opinione, conviene sentirla.
Fermarsi fa parte della strada.
news:
{K}. Il divano apre già le braccia.

== night-sky 🌙
under: stagioni
nouns: luna, luna piena, luna nuova, stelle, stella, cielo stellato, notte stellata, stella cadente, stelle cadenti
nouns: via lattea, eclissi, costellazione, chiaro di luna, superluna, aurora boreale, notte di san lorenzo
tags: Luna, CieloStellato, Notte
turn:
{K}. In foto, un puntino bianco. In testa, tutto il resto.
Lassù nessuno chiede un «mi piace».
{K}. Il soffitto più bello è quello che non c'è.
Ho alzato gli occhi e perso il filo del discorso.
reader:
Esprimete ancora desideri quando alzate la testa?
Chi tirate giù dal letto quando il cielo è così?
scene:
Luci spente, testa all'indietro, bocca aperta: {k}.
«Esci un attimo.» Pigiama, giacca, terrazzo.
plain:
{K}. Fa sentire piccoli, nel modo giusto.
Anche al buio c'è molto da guardare.
news:
{K}. Il collo si lamenta, il resto ringrazia.

== winter 🧣
under: stagioni
nouns: inverno, freddo, gelo, brina, freddo polare, ghiaccio, giornata fredda, cioccolata calda, plaid, caminetto
nouns: fuoco nel camino, stufa, nebbia gelata, vento freddo, cappello di lana
tags: Inverno, Freddo, ModalitàPlaid
turn:
{K}. Alzarsi dal letto è ormai sport estremo.
Ho addosso mezzo armadio e il naso non è ancora d'accordo.
{K}. La coperta fa ormai parte della famiglia.
Le dita non le sento, ma che scenario.
reader:
Squadra «che bello» o squadra «svegliatemi quando è finito»?
Quanti guanti spaiati abitano a casa vostra?
scene:
Nuvoletta dal naso, chiavi introvabili: {k}.
Dalla coperta spunta solo la punta del naso.
plain:
{K}. Tempo di minestra e di chiacchiere a bassa voce.
Ci si stringe, ed è tutto guadagnato.
news:
{K}. I calzettoni hanno preso il comando.

== autumn 🍁
under: stagioni
nouns: autunno, foglie, foglie secche, foglie d'autunno, castagne, castagna, caldarroste, funghi, fungo, porcini
nouns: andare per funghi, foliage, colori d'autunno, passeggiata d'autunno, halloween, melograno, cachi, caldarrosta
nouns: bosco d'autunno
tags: Autunno, Foglie, ColoriDAutunno
turn:
{K}. Si esce per due passi e si torna con le tasche piene.
Il maglione preferito è rientrato in servizio.
{K}. Gli alberi si spogliano, io mi vesto.
Si cammina apposta dove scricchiola.
reader:
Stivali tra le foglie o tazza dietro il vetro?
Quale odore vi dice che la stagione è cambiata?
scene:
Cestino al braccio, muschio sulle ginocchia: {k}.
«Torniamo?» «Fino a quell'albero e torniamo.»
plain:
{K}. Tutto rallenta, e non è un rimprovero.
La luce si abbassa e sta bene a tutti.
news:
{K}. Il plaid è uscito dall'armadio.

== spring 🌸
under: stagioni
nouns: primavera, ciliegi in fiore, ciliegio, mandorli in fiore, boccioli, germogli, primule, primula, viole
nouns: narcisi, glicine, pasqua, pasquetta, uovo di pasqua, uova di pasqua, allergia primaverile, prati fioriti
tags: Primavera, InFiore, AriaAperta
turn:
{K}. I cappotti si sono offesi e nessuno li trattiene.
Un raggio di sole, e tutti seduti fuori.
{K}. Il naso starnutisce, al cuore non importa.
Fuori spunta tutto, anche la voglia di uscire.
reader:
Qual è il vostro primo segnale, quello che non sbaglia?
Giacca via subito o giacca dietro «che poi rinfresca»?
scene:
Finestra spalancata, tappeto sul balcone: {k}.
«Senti che aria?» Finalmente.
plain:
{K}. Ricomincia tutto, senza dare spiegazioni.
Le giornate si allungano, i giri larghi anche.
news:
{K}. Il balcone si stiracchia.

== christmas-time 🎄
nouns: natale, albero di natale, presepe, babbo natale, befana, epifania, vigilia, cenone, luci di natale
nouns: mercatini di natale, mercatino di natale, addobbi, decorazioni natalizie, maglione di natale
nouns: calendario dell'avvento, pranzo di natale, tombola, tombolata, zampogna, calza della befana
tags: Natale, AtmosferaDiNatale, InFamiglia
turn:
{K}. Le lucine si sono aggrovigliate da sole nella scatola. Di nuovo.
Si era detto «qualcosa di semplice». Non è semplice.
{K}. Il maglione con le renne è uscito, la dignità no.
Lo scotch c'è. Le forbici, disperse.
reader:
Chi addobba a casa vostra, e chi risistema di nascosto?
Quale profumo vi dice «ci siamo»?
scene:
Luci dappertutto, bambini svegli troppo presto: {k}.
«Non avevamo detto niente regali?» «Certo.» Rumore di carta.
plain:
{K}. La cosa incartata meglio resta una tavola piena.
Certe tradizioni si tengono solo per riderci su.
news:
{K}. La punta è storta, come da copione.
invite:
{K}. Venite a curiosare, al fiocco pensiamo noi.
Portate la lista, vi aiutiamo a cancellare.

== gift 🎁
nouns: regalo, regali, pensierino, sorpresa, buono regalo, carta regalo, pacchetto, pacchetti, bigliettino
nouns: cesto regalo, scatola regalo, idea regalo, idee regalo, regalo di compleanno, bomboniera, bomboniere
tags: Regalo, IdeeRegalo, Sorpresa
turn:
{K}. Il fiocco tremava più della mano.
«Non dovevi»: la bugia più educata che ci sia.
{K}. Scegliere è pensare più a lungo a qualcuno.
Strappare la carta è metà del divertimento.
reader:
Scuotete, strappate o piegate la carta per la prossima volta?
Chi trova sempre il nascondiglio prima del tempo?
scene:
Mani dietro la schiena, un sorriso che dice tutto: {k}.
«È per me?» Quella faccia basta già.
plain:
{K}. Il pensiero è compreso, senza scontrino.
Grande o piccolo, quello che resta è il gesto.
news:
{K}. La carta velina è già nervosa.
invite:
{K}. Diteci per chi è, e ci azzecchiamo insieme.
Scrivete qui il biglietto, la penna la prestiamo noi.

== weekend 🎉
nouns: venerdì, venerdì sera, sabato, sabato sera, fine settimana, weekend, ponte festivo, giorno festivo
nouns: giorno libero, week-end, sabato mattina
tags: FineSettimana, Weekend, FinalmenteVenerdì
turn:
{K}. Anche la sveglia ha diritto al riposo.
C'erano dei programmi. Il divano ne aveva di migliori.
{K}. La settimana aspetti pure all'angolo.
Passa in fretta perché sa di piacere.
reader:
Uscire, restare o «poi si vede» fino all'ultimo?
Quale impegno annullate con più gioia?
scene:
Telefono a faccia in giù, scarpe chissà dove: {k}.
«Usciamo?» «Usciamo.» Non si è mosso nessuno.
plain:
{K}. Tempo senza etichetta, che lusso.
Riposarsi è un programma, senza giustificazione firmata.
{K}. Perfino l'orologio è in ciabatte.
news:
{K}. L'agenda respira.

== monday ☕
under: lavoro
nouns: lunedì, lunedì mattina, inizio settimana, rientro, rientro al lavoro, routine, ritorno in ufficio
nouns: settembre al lavoro
tags: BuonLunedì, Routine, SiRiparte
turn:
{K}. Io e il caffè siamo entrati insieme in riunione.
Stiamo ancora cercando chi l'ha ordinato.
{K}. Si comincia piano, tanto nessuno guarda.
Il mio entusiasmo arriva dopo, c'era traffico.
reader:
Prima la cosa facile o prima quella antipatica?
Quanti caffè prima delle frasi complete?
scene:
Scrivania in ordine, sospiro, via: {k}.
«Riposato?» «Poco, ma bene.»
plain:
{K}. Una cosa per volta.
Il bello dell'abitudine è sapere dov'è il caffè.
news:
{K}. Il calendario non ha avuto pietà.

== car 🚗
nouns: macchina, auto, automobile, auto d'epoca, cinquecento, vespa, moto, motocicletta, motorino, scooter, furgone
nouns: camion, garage, decappottabile, auto elettrica, furgoncino, fiat 500, macchina nuova, giro in moto, ape car
tags: AlVolante, Motori, Strada
turn:
{K}. Questo rumore lo capisce solo chi ci è affezionato.
C'è chi colleziona francobolli. Si parcheggiano meglio.
{K}. Il percorso l'ha scelto la playlist.
Lo specchietto ha visto concerti memorabili.
reader:
Ha un nome, o solo una pacca ogni tanto?
Chi canta più forte nel traffico, a casa vostra?
scene:
Chiavi in mano, sorriso nello specchietto: {k}.
«Hai sentito?» «Che cosa?» E si comincia.
plain:
{K}. Metà del bello è la strada.
Certe partenze profumano già di vacanza.
news:
{K}. Il garage si dà delle arie.
invite:
{K}. Portate le vostre domande, parliamo chiaro.
Passate, ascoltiamo il motore e la sua storia.

== devices 📱
nouns: cellulare, telefono, telefonino, smartphone, computer, portatile, tablet, tastiera, mouse, schermo, monitor
nouns: cuffie, caricabatterie, caricatore, stampante, televisione, tv, telecomando, app, applicazione, smartwatch
nouns: console, cassa bluetooth, wifi, wi-fi
tags: Tecnologia, VitaConnessa, Tech
turn:
{K}. Funziona benissimo appena guarda qualcuno che se ne intende.
Spegnere e riaccendere: la saggezza degli antichi.
{K}. L'aggiornamento sceglie sempre il momento migliore.
Prometto meno schermo. Subito dopo questo video.
reader:
Leggete le istruzioni o premete finché succede qualcosa?
Quanti cavi senza padrone abitano in quel cassetto?
scene:
Tanti tasti, e si usa sempre lo stesso: {k}.
«Hai provato a riavviare?» Silenzio offeso.
plain:
{K}. Il meglio è quando ci si dimentica di usarlo.
La buona tecnologia è quella che lascia tempo.
news:
{K}. La presa in salotto è già prenotata.
invite:
{K}. Venite a provare davvero, le schede non dicono tutto.
Chiedete pure, qui nessuno parla per sigle.

== photo 📷
under: cultura
nouns: foto, fotografia, fotografie, fotografo, fotografa, macchina fotografica, servizio fotografico, selfie
nouns: ritratto, ritratti, album di foto, polaroid, rullino, foto di famiglia, cornice, foto di classe, fotocamera
nouns: scatto, scatti
tags: Fotografia, Ritratto, BellaLuce
turn:
{K}. La prima è venuta mossa ed è la preferita.
«Naturali, eh!» E tutti statue.
{K}. A nessuno piace mettersi in posa, tutti vogliono vedere.
Il clic dura un attimo. Aspettare la luce è il mestiere.
reader:
Qual è il vostro lato buono, o è un segreto?
Quale immagine salvereste per prima dal telefono?
scene:
«Ancora una, qualcuno ha chiuso gli occhi»: {k}.
Un clic, un silenzio, «oh, questa».
plain:
{K}. Trattenere un istante per la manica.
Quello che si conserva racconta quello che si ama.
news:
{K}. La parete ha già un chiodo libero.
invite:
{K}. Venite come siete, alla luce pensiamo noi.
Con un'idea precisa o senza, vanno bene entrambe.

== games 🎲
under: amici
nouns: giochi da tavolo, gioco da tavolo, carte, briscola, burraco, scacchi, dama, videogioco, videogiochi, bowling
nouns: biliardo, calcio balilla, biliardino, freccette, escape room, serata giochi, bocce, monopoli, risiko, dadi
nouns: domino, puzzle
tags: Giochi, SerataGiochi, Partita
turn:
{K}. È solo per divertirsi, finché qualcuno vince.
Ho letto le regole ad alta voce. Nessuno ascoltava, tutti protestano.
{K}. «L'ultima» è già stata annunciata più volte.
Perdere con stile sta nel regolamento, scritto piccolo.
reader:
Giocate per vincere o per vedere le facce degli altri?
Chi inventa regole a metà, a casa vostra?
scene:
Tutti piegati in avanti, nessun rumore, un mezzo sorriso: {k}.
«Non vale!» «Dov'è scritto?»
plain:
{K}. Il premio migliore è la rivincita.
Una bella partita, e nessuno guarda l'ora.
news:
{K}. La rivincita è già richiesta.
invite:
{K}. Venite a giocare, spieghiamo le regole senza sospirare.
Portate chi non sa perdere, è più divertente.

== dance 💃
under: cultura
nouns: danza, ballo, ballare, danza classica, balletto, ballerina, ballerino, corso di ballo, scuola di danza, salsa
nouns: bachata, tango, liscio, valzer, hip hop, zumba, tip tap, saggio di danza, pizzica, taranta, tarantella, tutù
tags: Danza, Ballo, ATempo
turn:
{K}. La testa ha capito, i piedi ne stanno discutendo.
Il salotto diventa un palco quando nessuno guarda.
{K}. Sbagliare a tempo è già coreografia.
Il corpo parla, a volte a voce alta.
reader:
Ballate davanti alla gente o solo davanti al frigo?
Quale canzone vi tira giù dalla sedia senza permesso?
scene:
Parte il conto, e qualcuno va dalla parte sbagliata: {k}.
Mobili al muro, volume su.
plain:
{K}. Stanca le gambe e riposa la testa.
Chi balla racconta la giornata senza parlare.
news:
{K}. Il parquet chiede rinforzi.
invite:
{K}. Venite da principianti, è così che si comincia tutti.
Abiti comodi, timidezza nello spogliatoio.

== cinema 🎬
under: cultura
nouns: film, cinema, serie tv, serie, popcorn, pop-corn, maratona di serie, netflix, documentario, serata film
nouns: cartone animato, film horror, commedia romantica, cinema all'aperto, puntata
tags: Cinema, SerataFilm, Popcorn
turn:
{K}. Scegliere richiede più tempo che guardare.
Ho pianto, ma era il sale.
{K}. Il telecomando sparisce sempre sul più bello.
Basta spegnere la luce, e qualcuno chiede «e questo chi è?».
reader:
Volete sapere come finisce o vi tappate le orecchie?
Chi si addormenta per primo e giura di aver visto tutto?
scene:
Luce spenta, coperta divisa, «shh»: {k}.
«Lo sapevo!» Non lo sapeva nessuno.
plain:
{K}. Uscire un po' dalla propria vita e tornarci di umore migliore.
Una bella storia, e la mano resta ferma a metà.
news:
{K}. Il divano ha applaudito in piedi.
invite:
{K}. Arrivate presto, il centro della fila non aspetta.
Venite con qualcuno a cui dare torto dopo.

== painting 🎨
under: cultura
nouns: pittura, quadro, quadri, disegno, disegni, acquerello, acquerelli, tela, tele, pennello, pennelli, schizzo
nouns: schizzi, illustrazione, illustratrice, illustratore, calligrafia, lettering, corso di pittura
nouns: corso di disegno, murale, affresco, disegnare, dipingere, colori a olio, dipinto, dipinti
tags: Pittura, Disegno, Creatività
turn:
{K}. La mano lo sapeva prima della testa.
La macchia è diventata un dettaglio, e il dettaglio ha salvato tutto.
{K}. C'è colore fin dietro le orecchie.
«È finito?» Quasi. Da un pezzo.
reader:
Sapete fermarvi o date sempre la pennellata di troppo?
Quale colore cerca per prima la vostra mano?
scene:
Testa di lato, un passo indietro, occhi stretti: {k}.
«Che cosa rappresenta?» «Tu che ci vedi?»
plain:
{K}. Un modo di dire senza parlare.
Chi disegna guarda più piano.
news:
{K}. La parete bianca è gelosa.
invite:
{K}. Venite senza paura del foglio bianco.
Provate, qui la sbavatura è una tecnica.

== everyday-objects 🗝️
nouns: chiave, chiavi, orologio, orologi, portafoglio, quaderno, quaderni, taccuino, penna, matita, matite, agenda
nouns: specchio, scatola, scatole, astuccio, forbici, portachiavi, cestino, cesto, accendino, pettine, torcia
nouns: borraccia, occhiali, zaino, valigia, bottiglia, borsellino
tags: OgniGiorno, PiccoleCose, VitaVera
turn:
{K}. Mai quando serve, sempre quando non serve più.
Una cosa così semplice, con più storie di quel che sembra.
{K}. A forza di vedere, non si guarda più.
Nessuno ci pensa, fino al giorno in cui il posto è vuoto.
reader:
Dove cercate per prima cosa, e dov'è sempre?
Quale oggetto da niente non avete mai saputo buttare?
scene:
Sempre nello stesso posto, con l'aria innocente: {k}.
«Dove l'hai visto l'ultima volta?» La domanda che non aiuta.
plain:
{K}. Anche le cose di ogni giorno meritano una foto.
La vita succede tra oggetti piccoli.
news:
{K}. Il cassetto fa già posto.

== bed 🛏️
under: casa
nouns: letto, letti, coperta, coperte, copertina di lana, piumone, cuscino, cuscini, lenzuola, pigiama, pigiami
nouns: materasso, biancheria da letto, dormire, amaca, accappatoio, vestaglia, copriletto, trapunta
tags: Relax, ACasa, SottoLeCoperte
turn:
{K}. Il mondo lasci pure un messaggio.
Era solo per provare. La prova continua.
{K}. Il miglior impegno in agenda, e non salta mai.
Al risveglio pesa tutto una tonnellata, la sera è tutto nuvola.
reader:
Chi ruba le coperte a casa vostra? Vogliamo i nomi.
Finestra aperta o chiusa per dormire? Coppie, parlate.
scene:
Luce spenta, un piede che cerca il lato fresco: {k}.
«Arrivo.» È stato un bel po' fa.
plain:
{K}. Un abbraccio senza orario di chiusura.
La comodità è una cosa seria.
news:
{K}. Il sonno ha dato l'assenso.
invite:
{K}. Prima toccate, gli occhi ingannano.
Provate a non sospirare di piacere.

== kitchen 🍳
under: casa
nouns: pentola, pentole, padella, padelle, cucchiaio, cucchiai, cucchiaio di legno, coltello, coltelli, forchetta
nouns: piatto, piatti, bicchiere, bicchieri, tazza, tazze, frigo, frigorifero, microonde, frullatore
nouns: friggitrice ad aria, tagliere da cucina, grembiule, tovaglia, stoviglie, mestolo, scolapasta, grattugia
nouns: teglia, tegame, lavastoviglie, mattarello, robot da cucina
tags: InCucina, CoseDiCucina, CucinaDiCasa
turn:
{K}. Nelle cucine degli altri si chiede prima di toccare.
Manca sempre qualche coperchio. È una legge.
{K}. Al lavoro tutti i giorni, mai un applauso.
«Ce l'abbiamo già uguale.» Uguale no. Simile.
reader:
Chi lava, e chi «lascia in ammollo»?
Che cosa nella vostra cucina ha più anni di voi?
scene:
Profumo in corridoio, rumore di piatti, qualcuno chiama: {k}.
«Attento che scotta.» Troppo tardi.
plain:
{K}. Le cucine vissute cucinano meglio.
Le cose buone durano e hanno qualcosa da raccontare.
news:
{K}. La credenza si è fatta più stretta.
invite:
{K}. Prendete in mano, soppesate, immaginate la cena.
Scegliete con calma, una cucina cresce poco per volta.

== soap 🧼
under: bellezza
nouns: sapone, saponi, saponetta, saponette, sapone artigianale, crema, creme, crema idratante, shampoo
nouns: shampoo solido, balsamo, crema solare, scrub, maschera viso, bagnoschiuma, burrocacao, cosmetici, cosmetico
nouns: olio per il corpo, sali da bagno, siero viso
tags: CuraDiSé, Profumi, TempoPerSé
turn:
{K}. La porta si chiude, il mondo aspetti.
Il profumo è arrivato in salotto prima di me.
{K}. Un momento di calma, con schiuma o senza.
Qui non mi disturba nessuno. Quasi nessuno.
reader:
Lo finite, o ne aprite un altro prima?
Quale odore di bagno vi riporta in un'altra casa?
scene:
Specchio appannato, musica bassa, nessuna fretta: {k}.
«Ne hai per molto?» «Sì.»
plain:
{K}. Prendersi cura di sé è una buona abitudine.
Una cosa piccola che gira l'umore.
news:
{K}. Il bagno profuma già di vacanza.
invite:
{K}. Venite ad annusare, le foto non hanno profumo.
Da regalare o da tenere, noi non diciamo niente.

== toys 🧸
under: famiglia
nouns: giocattolo, giocattoli, bambola, bambole, peluche, orsacchiotto, lego, macchinina, macchinine, trenino
nouns: aquilone, aquiloni, trottola, biglie, bolle di sapone, pongo, plastilina, altalena, scivolo, parco giochi
nouns: casa delle bambole, triciclo, monopattino
tags: Giocattoli, Infanzia, SiGioca
turn:
Spargere i giochi: un attimo. Riordinare: una vita.
Anche i grandi giocano, lo chiamano in un altro modo.
{K}. La fantasia va senza pile.
Il tappeto non è più un tappeto, è un paese lontano.
reader:
Qual era il vostro, e aveva un nome?
Quale conservate ancora in fondo a un armadio?
scene:
A piedi nudi, al buio, un pezzetto sul cammino: {k}.
«Facciamo che io ero...» E lo era.
plain:
{K}. Giocare è il lavoro serio delle persone piccole.
L'infanzia sta in una scatola e ne esce da tutte le parti.
news:
{K}. A tavola ormai non viene più nessuno.
invite:
{K}. Scegliete insieme, l'ultima parola spetta ai più piccoli.
Qui si può schiacciare, girare e chiedere.

== school 🎒
under: lavoro
nouns: scuola, asilo, ricreazione, intervallo, zaino di scuola, primo giorno di scuola, gita scolastica
nouns: merenda a scuola, scuola elementare, quaderni di scuola, classe, aula, grembiule scolastico, scuola materna
tags: Scuola, RitornoAScuola, Imparare
turn:
{K}. La merenda è tornata intatta, la felpa no.
Imparare è avere il coraggio di richiedere.
{K}. La gomma non sopravvive mai all'inizio.
La lezione migliore non era nel libro.
reader:
Quale insegnante non avete dimenticato, e perché?
Ultimo banco o primo?
scene:
Foto davanti al portone, scarpe pulite, nodo in gola: {k}.
«Che avete fatto?» «Niente.» La maglietta dice altro.
plain:
{K}. C'è chi semina curiosità per tutta la vita.
Tutti ricordiamo una voce che ha detto «ce la fai».
news:
{K}. Il temperamatite è sull'attenti.
invite:
{K}. Venite a conoscerci, con tutte le domande.
La porta è aperta, la curiosità pure.

== trades 🛠️
under: lavoro
nouns: falegname, falegnameria, elettricista, idraulico, muratore, imbianchino, meccanico, officina, fabbro
nouns: ciabattino, sarta, sarto, sartoria, attrezzi, trapano, martello, cacciavite, fai da te
nouns: cassetta degli attrezzi, legno, ferramenta, artigiano, artigiani, giardiniere di mestiere, cantiere
nouns: saldatore, tappezziere, gommista, carrozziere, carrozzeria
tags: Mestiere, BenFatto, Artigiani
turn:
{K}. Rimisura chi ha già tagliato troppo corto.
Nel video ci voleva un attimo. Il muro non ha visto il video.
{K}. Ogni riparazione comincia con «chi ci ha messo le mani?».
«Questo tiene.» E di solito tiene.
reader:
Chiamate subito o prima peggiorate la situazione?
Che cosa aspetta una riparazione a casa vostra da troppo tempo?
scene:
Matita sull'orecchio, metro in mano, faccia seria: {k}.
«Ci metto un attimo.» Ultime parole famose.
plain:
{K}. Il lavoro ben fatto non ha bisogno di discorsi.
Mani che sanno, è un piacere guardarle.
news:
{K}. La cassetta degli attrezzi gonfia il petto.
invite:
{K}. Mandate una foto del problema, abbiamo visto di peggio.
Chiamate prima del pasticcio, o dopo, senza rimproveri.

== wedding 💍
under: event-private
nouns: matrimonio, matrimoni, nozze, sposa, sposo, sposi, abito da sposa, bouquet da sposa, fidanzamento
nouns: proposta di matrimonio, addio al nubilato, addio al celibato, luna di miele, viaggio di nozze, nozze d'oro
nouns: nozze d'argento, testimoni di nozze, damigelle, torta nuziale, partecipazioni, novelli sposi
tags: Matrimonio, Sposi, GiornoDelSì
turn:
{K}. I fazzoletti erano in lista prima della torta.
Decidersi è stato un attimo. I posti a tavola, molto di più.
{K}. Perfino chi non balla sta provando di nascosto.
Amarsi è anche scegliere il colore dei tovaglioli senza litigare.
reader:
Chi piange per primo nella vostra famiglia, senza nemmeno nascondersi?
Che consiglio dareste, a parte «abbiate pazienza»?
scene:
Un respiro profondo, una mano stretta: {k}.
«Posso piangere?» Il trucco vota contro.
plain:
{K}. Un sì con dentro tutta una vita.
La giornata vola, il bene resta.
news:
{K}. Nessuno metta via i fazzoletti.
invite:
{K}. Raccontateci la vostra idea, sappiamo ascoltare.
Venite con i vostri desideri, e con la mamma se volete.

== pantry 🍯
under: tavola
nouns: miele, olio, olio d'oliva, olio extravergine, olio nuovo, aceto, aceto balsamico, farina, sale, noci
nouns: mandorle, nocciole, pistacchi, pistacchio, spezie, zafferano, conserva di pomodoro, passata
nouns: passata di pomodoro, sottoli, sottaceti, pesto fatto in casa, crema di nocciole, apicoltore, gastronomia
nouns: alimentari, bottega, tartufo, capperi
tags: Dispensa, CoseBuone, Sapori
turn:
{K}. Doveva bastare per il mese. È bastato per la conversazione.
Torna sullo scaffale più leggero, con la faccia innocente.
{K}. Un cucchiaino per assaggio, e la prudenza se ne va.
In dispensa ha il posto d'onore, davanti alla pasta.
reader:
Lo tenete per gli ospiti o lo aprite subito?
Che sapore ha la casa in cui siete cresciuti?
scene:
Dispensa aperta, cucchiaino sospetto, nessuno sa niente: {k}.
«Chi l'ha finito?» Silenzio domestico.
plain:
{K}. Un pochino, e il piatto è un altro.
Il buon sapore si riconosce a occhi chiusi.
news:
{K}. Lo scaffale si sente importante.
invite:
{K}. Assaggiate, offriamo noi.
Uno per voi, uno per chi se lo merita.

== water 🛶
under: mare
nouns: lago, laghi, fiume, fiumi, barca, barche, barca a vela, vela, canoa, kayak, faro, fari, pesca sportiva
nouns: pescare, pescatore, isola, isole, nuoto, nuotare, piscina, piscine, tuffo, tuffi, cascata, ruscello, fontana
nouns: immersione, traghetto, molo, crociera, sup
tags: SullAcqua, Acqua, Tuffarsi
turn:
{K}. I pensieri non sanno nuotare.
L'acqua insegna la pazienza senza dire una parola.
{K}. L'orologio si è bagnato e non manca a nessuno.
Si voleva solo guardare, si è tornati con i piedi bagnati.
reader:
Acqua ferma, acqua mossa o acqua vista dalla terrazza?
Chi dice sempre «è caldissima» battendo i denti?
scene:
Un riflesso che trema, un silenzio bagnato: {k}.
«Ancora un po'?» Ancora un po'.
plain:
{K}. Vicino all'acqua la testa galleggia.
Guardare lontano è già riposare.
news:
{K}. L'asciugamano è pronto.
invite:
{K}. Portate un cambio e lasciate il telefono all'asciutto.
Venite senza fretta, l'acqua non va da nessuna parte.

== insects 🐜
under: small-animals
nouns: formica, formiche, zanzara, zanzare, mosca, mosche, ragno, ragni, scarafaggio, grillo, grilli, scarabeo
nouns: cavalletta, vespa di campagna, vespe, calabrone, falena, millepiedi, lombrico, insetto, insetti, cimice
nouns: cimici, moscerino
tags: Insetti, Natura, PiccoloMondo
turn:
{K}. Misura minima, e tutta la casa in piedi sulla sedia.
{K}. A misura d'uomo comanderebbe il palazzo.
Nessuno invita, e arriva sempre prima di tutti.
Giuro, grande come un pugno. Va bene, come un chicco di riso.
reader:
Bicchiere e cartoncino, o chiamate qualcuno?
Chi grida per primo e guarda dopo, a casa vostra?
scene:
Luce accesa, ciabatta in mano, silenzio: {k}.
«C'è qualcosa lì.» La frase che fa alzare chiunque dal divano.
plain:
{K}. Ognuno ha il suo mestiere al mondo, anche in miniatura.
Da vicino la natura si impegna anche in quello che scacciamo.
news:
{K}. Il ventilatore è chiamato a testimoniare.

== cleaning 🧽
under: casa
nouns: pulizie, pulizie di primavera, scopa, straccio, secchio, spugna, detersivo, aspirapolvere, bucato, lavatrice
nouns: asciugatrice, stendino, ferro da stiro, stirare, macchia, macchie, ammorbidente, polvere, riordino
nouns: riordinare, spazzatura, lavanderia, ordine, faccende, faccende di casa, impresa di pulizie
tags: Pulizie, CasaPulita, Ordine
turn:
{K}. Il pavimento brilla finché non rientra qualcuno.
Ho cominciato da un cassetto e ho trovato quello che cercavo da tempo.
{K}. La musica alta fa metà del lavoro.
Per un attimo è tutto perfetto. Meglio fotografare.
reader:
Che cosa lasciate per ultimo, sperando che sparisca?
Chi dice «lo faccio dopo» con più convinzione?
scene:
Finestre aperte, radio accesa, maniche su: {k}.
«Non calpestare!» Troppo tardi.
plain:
{K}. Divertente no, ma che sollievo dopo.
Il profumo di pulito è già riposo.
news:
{K}. Si è spostato il divano, ed è riapparso il passato.
invite:
{K}. Lasciate fare a noi e tenetevi il divano.
Scriveteci, di disordine ne abbiamo visto di ogni tipo.

== socks 🛍️
under: moda
nouns: guanti, guanto, calzino, calzini, calze, collant, intimo, biancheria, mutande, reggiseno, lingerie, cappello
nouns: cappelli, cappellino, berretto, foulard, cintura, cravatta, gonna, gonne, pantaloni, camicia, camicie
nouns: camicetta, maglietta, magliette, t-shirt, maglione, maglioni, maglione fatto a mano, felpa, felpe, tuta
nouns: gilet, impermeabile, costume da bagno, costume, bikini, uniforme, piumino, cardigan, armadio, guardaroba
nouns: sciarpe
tags: Guardaroba, Basici, OgniGiorno
turn:
{K}. Il cassetto non si chiude, eppure non ho niente da mettermi.
{K}. Sempre in fondo al cassetto, mai al momento giusto.
Piegare bene è da ospiti. Qui si spinge.
La lavatrice chiede il pedaggio in vestiti.
reader:
Piegate, arrotolate o avete quella sedia?
Che cosa aspetta da anni un'occasione nel vostro armadio?
scene:
Capelli bagnati, ora di uscire, cassetto sottosopra: {k}.
«È nuovo?» «Ma no, ce l'ho da secoli.»
plain:
{K}. Anche il semplice ha il suo giorno di gloria.
Comodi nei vestiti, si parla già meglio.
news:
{K}. La gruccia ringrazia per la compagnia.
invite:
{K}. Provate con calma, lo specchio è fidato.
Venite a scegliere con le mani e con gli occhi.

== big-feelings 💬
nouns: gelosia, invidia, paura, paure, rabbia, vergogna, ansia, noia, nervosismo, imbarazzo, dubbio, dubbi
nouns: senso di colpa, impazienza, insicurezza, timidezza, emozioni, sentimenti, malumore, solitudine, incertezza
nouns: batticuore, sindrome dell'impostore
tags: Emozioni, VitaVera, Dentro
turn:
{K}. Arriva senza avvisare e non si pulisce mai i piedi.
Sta nel petto e occupa tutta la casa.
{K}. Dirlo ad alta voce lo fa già più piccolo.
Nessuno lo pubblica, tutti lo conoscono.
reader:
Con chi riuscite a parlarne senza abbellire?
Che cosa vi aiuta a passarci in mezzo senza travolgere nessuno?
scene:
Notte, soffitto, una conversazione provata: {k}.
«Tutto bene?» «Sì.» Un silenzio più sincero della risposta.
plain:
{K}. Sentire non è un difetto.
Certi nodi si sciolgono solo parlando.
news:
{K}. Ecco, l'ho detto.

== jobs 💼
under: lavoro
nouns: fornaio, fornaia, pizzaiolo, maestra, maestro, professore, professoressa, prof, insegnante, dentista, medico
nouns: infermiera, infermiere, avvocata, avvocato, postino, autista, tassista, cameriere, cameriera, cuoco, cuoca
nouns: commessa, commesso, commercialista, veterinaria, veterinario, farmacista, farmacia, vigile del fuoco
nouns: pompieri, poliziotto, pilota, giornalista, psicologa, psicologo, ingegnere, architetto, architetta, capo
nouns: il mio capo, la mia capa, collega, portinaio, panettiere, macellaio, pescivendolo, ostetrica, segretaria
nouns: rider, contadino, contadina
tags: Mestieri, VitaDaLavoro, Passione
turn:
{K}. Tutti pensano di saperlo fare, fino alla prima ora.
Sa i nomi di tutti e il caffè di ciascuno.
{K}. Le storie di un solo turno basterebbero per una serie.
Ai pranzi di famiglia cade sempre la stessa domanda.
reader:
Che cosa volevate fare quando ve lo chiedevano da piccoli?
A chi avreste dovuto dire grazie, e non l'avete fatto?
scene:
Caffè in un sorso, chiavi in mano, la porta si apre: {k}.
«E lei che lavoro fa?» Respiro, la spiegazione è lunga.
plain:
{K}. Un lavoro che si nota quando manca.
C'è chi regge la giornata di tutti senza far rumore.
news:
{K}. La targa sulla porta brilla d'orgoglio.
invite:
{K}. Prendete appuntamento e portate le domande.
Scriveteci, parlare non impegna.

== flea-market 🧺
under: moda
nouns: mercatino, mercatino dell'usato, mercatini, mercatino vintage, mercatino delle pulci, mercato delle pulci
nouns: antiquariato, antiquario, seconda mano, vestiti usati, modernariato, rigattiere, mercatino artigianale
nouns: fiera dell'artigianato, baratto, affarone, svuota cantine
tags: Mercatino, SecondaMano, Scovato
turn:
{K}. Si va per guardare, e si sta già misurando il corridoio.
Non serviva, non lo cercavo, non ho saputo lasciarlo.
{K}. Ogni cosa qui ha vissuto più di me.
«Solo un piatto.» Adesso manca la credenza.
reader:
Contrattate, o pagate anche la storia?
Il vostro ritrovamento migliore, senza esagerare?
scene:
Tavolo pieno, mano curiosa, «guarda qui»: {k}.
«A che serve?» «Non lo so ancora, ma viene a casa.»
plain:
{K}. Quello che ha un passato ha più conversazione.
Frugare è passeggiare con le mani.
news:
{K}. Lo scaffale fa già posto.
invite:
{K}. Venite senza lista e senza orologio.
Portate una borsa grande e un occhio curioso.

== shop 🛍️
under: lavoro
nouns: negozio, negozi, negozietto, il nostro negozio, il mio negozio, vetrina, negozio online, commercio
nouns: commercio locale, piccolo negozio, cartoleria, negozio di giocattoli, boutique, bancone, edicola, profumeria
nouns: bottega di quartiere, erboristeria
tags: NegozioDiQuartiere, CompraLocale, PiccoliNegozi
turn:
{K}. Dietro il bancone qualcuno ha di nuovo spostato tutto.
Qui l'algoritmo ha un nome e chiede della mamma.
{K}. «Do solo un'occhiata» è la nostra frase preferita.
La vetrina cambia, il buongiorno resta.
reader:
Quale negozio della vostra via vi mancherebbe?
Chiedete, o fate finta di sapere dov'è?
scene:
Il campanellino, una testa che si alza, un sorriso: {k}.
«È un regalo?» La domanda che cambia la carta.
plain:
{K}. Comprare vicino ha la chiacchiera compresa.
Ogni ordine si festeggia, anche in silenzio.
news:
{K}. Il bancone non sta più nella pelle.
invite:
{K}. Entrate, guardate, chiedete, tornate quando volete.
Passate, consigliare è la cosa che ci piace di più.

== sunday 🛋️
under: calm
nouns: domenica, domenica mattina, domenica sera, domenica pomeriggio, domenica di pioggia, domenica sul divano
tags: Domenica, DomenicaLenta, Riposo
turn:
{K}. Il pigiama ha preso il comando.
Si è mangiato tardi, e nessuno ha protestato.
{K}. Perfino l'orologio sbadiglia.
Il pisolino aveva un orario di fine. Aveva.
reader:
Pigiama fino a quando, sinceramente?
In quale momento preciso torna l'aria della vigilia?
scene:
Ciabatte, tazza grande, nessuno di fretta: {k}.
«Facciamo qualcosa?» «Lo stiamo già facendo.»
plain:
{K}. Un giorno per fare poco, e piano.
Un divano, un arrosto, una conversazione lunga.
news:
{K}. Il divano non vuole sapere altro.

== plainly
nouns: ho corso, ha corso, hai corso, abbiamo corso, hanno corso, di corso, in corso, porto via
news:
{K}. Ecco fatto, detto.
`;

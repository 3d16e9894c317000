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
nouns: riccio, ricci, riccetto, chiocciola, chiocciole, lumaca, lumache, scoiattolo, scoiattoli, coniglio nano
nouns: coniglietto, coniglietti, criceto, criceti, porcellino d'india, tartaruga, tartarughe, farfalla, farfalle
nouns: coccinella, coccinelle, rana, rane, lucertola, lucertole, ape, api, lepre
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
nouns: escursione, escursioni, trekking, camminata, camminate, montagna, montagne, cima, cime, vetta, vette
nouns: sentiero, sentieri, rifugio, rifugi, dolomiti, bosco, boschi, passeggiata nel bosco, bivacco
nouns: cammino di santiago
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
nouns: musica, concerto, concerti, chitarra, chitarre, pianoforte, violino, batteria, coro, cori, banda, orchestra
nouns: canzone, canzoni, prove della band, festival musicale, karaoke, lezioni di chitarra, lezioni di pianoforte
nouns: corso di musica, vinile, vinili, cantare
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
nouns: neonato, neonata, neonati, bebè, baby shower, nascita, passeggino, biberon, ciuccio, ciucci, culla
nouns: carrozzina, tutina, tutine, corredino, pannolini, copertina per neonato, bavaglino
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
nouns: nipotino, nipotina, nipotini, festa dei nonni
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
nouns: mercato, mercati, mercato rionale, mercato contadino, fruttivendolo, ortofrutta, frutta, verdura
nouns: frutta e verdura, cassetta di frutta, bancarella, bancarelle, mele, pere, arance, ciliegie, pesche
nouns: albicocche, fichi, anguria, melone, carciofi, fragole
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

== heat ☀️
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
`;

/** Kinds of things, places and pastimes that have lines of their own. */
export const kinds = `
== pots 🪴
under: verde
nouns: vaso, vasi, vasetto, vasetti, pianta grassa, piante grasse, succulenta, succulente, cactus, fioriera
nouns: fioriere, geranio, gerani, piante da balcone, balcone fiorito, pianta da appartamento, piante da appartamento
nouns: piantina, piantine, monstera, pothos, portavaso, bonsai, ciclamino, ciclamini
tags: Piante, PolliceVerde, BalconeFiorito
turn:
{K}. Ero lì per il terriccio. Il terriccio l'ho dimenticato.
Il davanzale dice che è al completo. Nessuno lo ha ascoltato.
Dentro un appartamento, fuori una giungla, in mezzo una portafinestra.
{K}. Chi annaffia comanda.
reader:
Da quanti vasi in poi si può parlare di giungla?
A chi lasciate l'annaffiatoio quando partite?
scene:
Annaffiatoio in una mano, caffè nell'altra: {k}.
«Non c'è più posto.» L'angolo vicino alla finestra tossisce.
plain:
{K}. Un po' di verde sta in ogni angolo.
Annaffiare è anche un modo per fermarsi.
{K}. Terra, luce e un po' di pazienza.
news:
{K}. Sul balcone si stanno già stringendo.
invite:
{K}. Scegliete con calma, le piante non hanno fretta.
Quell'angolo vuoto di casa aspetta da un pezzo.

== herbs 🌿
under: verde
nouns: basilico, rosmarino, salvia, timo, prezzemolo, menta, origano, erba cipollina, maggiorana, erbe aromatiche
nouns: aromatiche, orto sul balcone, alloro, peperoncino, peperoncini
tags: ErbeAromatiche, OrtoSulBalcone, Profumi
turn:
{K}. Sul davanzale fa la pianta, in cucina fa la star.
L'ho toccato appena e adesso profuma tutta la mano.
{K}. Il pomodoro ha chiesto notizie.
Dovevo coglierne una foglia. Il sugo ne ha volute altre.
reader:
Forbici o dita? In cucina si vedono i caratteri.
Chi in casa vostra esce sul balcone con la pentola già sul fuoco?
scene:
Una foglia tra le dita, gli occhi chiusi: {k}.
«Vai a prendermi due foglie.» Tutta un'infanzia in una frase.
plain:
{K}. Un giardino grande quanto basta per la cena.
Il profumo arriva prima del piatto.
{K}. Poca terra e tanto carattere.
news:
{K}. In cucina c'è già la fila.
invite:
Passate a strofinare una foglia, il naso deciderà.
{K}. Un vasetto sul davanzale e la cena cambia faccia.

== needlework 🧶
under: cultura
nouns: uncinetto, maglia, lavoro a maglia, lavori a maglia, ferri, lana, gomitolo, gomitoli, ricamo, ricami
nouns: ricamare, punto croce, cucito, cucire, corso di cucito, corso di uncinetto, macchina da cucire, amigurumi
nouns: patchwork, macramè, filati, stoffe, merceria
tags: FattoAMano, Uncinetto, Cucito
turn:
{K}. È cominciato come passatempo, adesso occupa un armadio.
Ho comprato il filo «per ogni evenienza». Ora mancano le evenienze.
Disfare è anche un modo di andare avanti, ma sospirando.
{K}. C'è chi conta le pecore, qui si contano i punti.
reader:
Finite un lavoro prima di cominciarne un altro, o fate come tutti?
Chi vi ha messo in mano il primo ago?
scene:
«Non parlarmi, sto contando.» {K}.
Divano, fili dappertutto, e un «finisco questo e arrivo» a cui non crede nessuno.
plain:
{K}. Le mani occupate, la testa in pace.
Punto dopo punto si accorcia anche una brutta giornata.
{K}. Quello che nasce piano si ama a lungo.
news:
{K}. La scatola del cucito è gonfia d'orgoglio.
invite:
{K}. Portate i vostri nodi, li sciogliamo insieme.
Nessuno è nato sapendo infilare un ago.

== pottery 🏺
under: cultura
nouns: ceramica, ceramiche, corso di ceramica, laboratorio di ceramica, argilla, terracotta, terrecotte, tornio
nouns: gres, porcellana, maiolica, maioliche, vaso in ceramica, tazza in ceramica, tazze in ceramica
nouns: ciotola in ceramica, piatti di ceramica, vasaio
tags: Ceramica, FattoAMano, Argilla
turn:
{K}. Doveva essere una ciotola. Ora è «un pezzo».
L'argilla ha le sue idee, e di solito l'ultima parola.
Storto no. Di carattere.
{K}. Ore di pazienza, un secondo per gridare «attento!».
reader:
Sareste mano ferma o argilla sul soffitto?
Anche da voi c'è una tazza che nessun altro può toccare?
scene:
Argilla fino ai gomiti e il telefono, finalmente, lontano.
Si apre il forno e nessuno respira: {k}.
plain:
{K}. Terra, acqua, fuoco e due mani.
La terra si ricorda di ogni dito.
news:
{K}. Nella credenza le altre tazze si sentono giudicate.
invite:
{K}. Venite con i vestiti che non temono niente.
Sporcarsi le mani qui è la parte bella.

== shoes 👟
under: moda
nouns: scarpe, scarpa, scarpe da ginnastica, sneakers, stivali, stivaletti, sandali, ciabatte, infradito, ballerine
nouns: mocassini, tacchi, zoccoli, pantofole, décolleté, scarponi, scarponcini, espadrillas, negozio di scarpe
nouns: calzature, scarpe da corsa
tags: Scarpe, Calzature, PassoDopoPasso
turn:
{K}. I miei piedi hanno detto sì, il portafoglio era fuori.
Due piedi, e una scarpiera che non sa contare.
«Un altro paio?» Un'altra strada.
{K}. Adesso manca solo un posto dove andare.
reader:
Le inaugurate in casa o direttamente sul marciapiede?
Comodità o figura? «Tutte e due» è una risposta da venditore.
scene:
Sfilata in corridoio, sguardo in basso: {k}.
La scatola ancora sul tavolo, i piedi già alla porta.
plain:
{K}. Una buona giornata comincia dai piedi.
Il paio migliore è quello che camminando ti dimentichi di avere.
{K}. Un passo alla volta, ma con stile.
news:
{K}. Lo zerbino aspetta il primo passo.
invite:
{K}. Provatele con calma, il giro del negozio è gratis.
I vostri piedi sognano di sedersi da stamattina. La panca c'è.

== pastries 🥐
under: dolci
nouns: girelle alla cannella, girella, girelle, cinnamon rolls, cornetto, cornetti, brioche, sfogliatella
nouns: sfogliatelle, cannolo, cannoli, bombolone, bomboloni, maritozzo, maritozzi, krapfen, pasticcino, pasticcini
nouns: bignè, babà, zeppole, frittelle, castagnole, chiacchiere, cantucci, biscotti, amaretti, ciambella, ciambelle
nouns: pasticceria
tags: Pasticceria, Dolcezze, Golosità
turn:
{K}. Prima per assaggiare, poi per conferma.
Il vassoio è uscito pieno. Il tragitto verso casa era lungo.
Si divide per educazione, mai per convinzione.
{K}. Lo zucchero a velo fa la spia.
reader:
Li aprite in macchina o resistete fino a casa?
Chi da voi prende sempre «solo mezzo», e poi l'altra metà?
scene:
«Ce n'è ancora?» Silenzio, e una bocca piena.
plain:
{K}. Ci sono giornate che si salvano con le dita appiccicose.
Niente posate, niente rimorsi.
news:
{K}. Le briciole sul maglione confermano tutto.
invite:
{K}. Prendete qualcosa in più, la strada di casa è traditrice.
Seguite il naso, conosce l'indirizzo.

== bread 🍞
under: tavola
nouns: pane, panificio, panifici, forno, pagnotta, pagnotte, focaccia, focacce, lievito madre, pane fatto in casa
nouns: pane casereccio, grissini, taralli, rosetta, michetta, ciabatta, schiacciata, piadina, piadine, pane e olio
nouns: bruschetta, bruschette
tags: Pane, Panificio, ProfumoDiPane
turn:
Dal forno il sacchetto è uscito pieno. A casa è arrivato il racconto.
{K}. L'olio aspettava solo questo.
Avevo detto «meno pane». Il pane non era d'accordo.
{K}. Tutto il resto è contorno.
reader:
Crosta o mollica? Qui si rompono le amicizie.
Chi da voi pizzica la punta prima di arrivare a tavola?
scene:
La crosta canta, la conversazione si ferma.
«Passi tu a prendere il pane?» Una dichiarazione d'amore: {k}.
plain:
{K}. Farina, acqua, sale e tempo.
Con un filo d'olio è già cena.
news:
{K}. La bottiglia dell'olio è stata avvisata.
invite:
{K}. Venite a naso, l'indirizzo lo trova lui.
La punta si mangia per strada, lo prevede il regolamento.

== aperitivo 🫒
under: tavola
nouns: aperitivo, aperitivi, apericena, tagliere, taglieri, tagliere di salumi, tagliere di formaggi, stuzzichini
nouns: olive, olive ascolane, crostini, tartine, pizzette, salumi, antipasto, antipasti, salatini, happy hour
tags: Aperitivo, Tagliere, TraAmici
turn:
{K}. Doveva aprire lo stomaco, ha chiuso la cena.
L'ultimo pezzo resta lì, circondato da gente educatissima.
«Solo uno, poi vado.» Testimonianza non credibile.
{K}. La cena è stata annullata all'unanimità.
reader:
Chi svuota la ciotola delle patatine dicendo «io sono a posto»?
In piedi al bancone o seduti per ore?
scene:
Mani che si incrociano, storie che si interrompono: {k}.
«Cosa prendete?» «Qualcosa da mangiare intanto.» L'intanto dura fino a notte.
plain:
{K}. Si spizzica e si rimette a posto il mondo.
A volte la cena migliore è quella che non era prevista.
news:
{K}. Le olive si sentono protagoniste.
invite:
{K}. Venite come siete, ma venite con fame.
Tirate su una sedia, una storia la troviamo.

== pizza 🍕
under: tavola
nouns: pizza, pizze, pizza fritta, pizza margherita, margherita, pizzeria, pizzerie, pizza al taglio
nouns: pizza in teglia, calzone, calzoni, panzerotto, panzerotti, pizzata, pizza napoletana, pizza fatta in casa
tags: Pizza, Pizzeria, PizzaTime
turn:
{K}. Il silenzio più bello è quello del primo morso.
{K}. La dieta ha chiesto un tavolo più lontano.
Non risolve i problemi, ma li fa aspettare fuori.
reader:
Il bordo si mangia o si lascia? Attenti a come rispondete.
scene:
Filante, bollente, e nessuno che sappia aspettare: {k}.
«Me ne dai un pezzo?» La domanda che mette alla prova ogni amore.
plain:
{K}. Poche cose mettono d'accordo così in fretta.
Scotta, sporca le dita, e va benissimo così.
news:
{K}. La serata adesso ha un senso.
invite:
{K}. Voi portate la compagnia, il forno è già caldo.
Chiamate chi dice sempre «scegli tu».

== home-classics 🍝
under: tavola
nouns: lasagne, lasagna, parmigiana, parmigiana di melanzane, carbonara, amatriciana, cacio e pepe, ragù
nouns: tagliatelle, tortellini, cappelletti, ravioli, gnocchi, orecchiette, cannelloni, risotto, risotti, polpette
nouns: pasta al forno, pasta e fagioli, ribollita, trofie al pesto, spaghetti, polenta
tags: CucinaDiCasa, Tradizione, BuonCibo
turn:
{K}. Ogni famiglia ha la ricetta giusta, e sono tutte diverse.
«Per me poca.» Il piatto ha capito benissimo, cioè il contrario.
{K}. Dopo, l'unico programma possibile è il divano.
La ricetta dice «quanto basta». Non è mai bastato.
reader:
Di chi è la ricetta che difendete con le unghie?
Chi da voi assaggia «per controllare» finché non serve un piatto nuovo?
scene:
«È come quella della nonna?» Attimo di silenzio. «Quasi.» Applausi.
Il profumo scende le scale e i vicini salgono: {k}.
plain:
Le cose di sempre non stancano mai, per questo sono di sempre.
news:
{K}. La scarpetta è già prenotata.
invite:
{K}. Venite con fame e senza guardare l'orologio.
Il tempo di sedervi e si mangia.

== sunset 🌅
under: stagioni
nouns: nuvole, nuvola, tramonto, tramonti, alba, albe, cielo, cielo rosa, crepuscolo, imbrunire, sole che tramonta
nouns: ora dorata, cielo della sera, aurora
tags: Tramonto, Cielo, Luce
turn:
{K}. Il cielo usa i filtri senza chiedere il permesso.
Ho fatto più foto di quante ne confessi. Nessuna basta.
Ce n'è uno al giorno, e ogni volta ci caschiamo.
{K}. L'agenda diceva altro. Il cielo non l'ha letta.
reader:
Lo guardate o lo filmate? Senza barare.
Sveglia presto per il cielo, o cena tardi per colpa sua?
scene:
«Aspetta, ancora un minuto.» {K}. Nessuno si muove.
Tutte le facce dello stesso colore e nessuno che parli.
plain:
{K}. Non costa niente e per un attimo cambia tutto.
La luce sa entrare e uscire di scena meglio di chiunque.
{K}. Alzare gli occhi è già un programma.
news:
{K}. La memoria del telefono chiede pietà.
invite:
{K}. Trovatevi un posto, il cielo non fa repliche.

== rain 🌧️
under: stagioni
nouns: profumo di pioggia, profumo di terra bagnata, odore di pioggia, pioggia, piogge, giorno di pioggia
nouns: giornata di pioggia, temporale, temporali, acquazzone, acquazzoni, pioggerella, tuoni, tuono, pozzanghere
nouns: pozzanghera, cielo grigio, piove
tags: Pioggia, GiornoDiPioggia, Temporale
turn:
{K}. I miei capelli hanno già un'opinione.
L'ombrello è a casa, bello asciutto.
{K}. Il divano ha appena avuto una promozione.
Sono passato tra una goccia e l'altra. Mi aspettavano tutte.
reader:
Correte o ormai vi siete rassegnati?
Chi lascia sempre l'ombrello dove non piove?
scene:
Gocce sul vetro, tazza calda tra le mani: {k}.
«Tanto non piove», disse qualcuno in maglietta.
plain:
{K}. Il rumore più bello per non fare niente.
Profumo di terra bagnata, e la strada che luccica.
{K}. Certe giornate sono fatte per restare dentro.
news:
{K}. Il piano A è steso ad asciugare.

== snow ❄️
under: stagioni
nouns: neve, nevicata, nevicate, prima neve, fiocchi di neve, fiocco di neve, nevica, pupazzo di neve, palle di neve
nouns: neve fresca, slittino
tags: Neve, Nevicata, Inverno
turn:
{K}. Gli adulti guardano le strade, i bambini guardano dalla parte giusta.
Il mondo ha abbassato il volume da solo.
{K}. La pala c'è. Manca il volontario.
Bastano due fiocchi e torniamo tutti in terza elementare.
reader:
Naso al vetro o guanti e fuori?
Chi tira la prima palla e poi dice «non vale»?
scene:
Silenzio, passi che scricchiolano, naso rosso: {k}.
Una carota in tasca non ha bisogno di spiegazioni.
plain:
{K}. Tutto uguale, tutto nuovo.
Il bianco fa ordine anche nei pensieri.
{K}. Poi dentro, con qualcosa di caldo tra le mani.
news:
{K}. I guanti spaiati hanno finalmente un lavoro.

== birds 🐦
nouns: uccellino, uccellini, uccello, uccelli, pappagallo, pappagalli, pappagallino, pappagallini, canarino
nouns: canarini, cocorita, cocorite, rondine, rondini, pettirosso, pettirossi, passero, passeri, passerotto, merlo
nouns: merli, cinciallegra, calopsite
tags: Uccellini, Natura, Cinguettii
turn:
{K}. Pochi grammi, moltissime opinioni.
La sveglia è arrivata con le piume.
{K}. Il concerto comincia senza consultare nessuno.
La mia playlist del mattino sta su un ramo e non accetta richieste.
reader:
Chi canta meglio a casa vostra, le piume o la doccia?
Vi svegliate insieme o vi svegliano?
scene:
Testa di lato, occhio tondo, giudizio in sospeso: {k}.
Un cip, poi un altro, e la notte è ufficialmente finita.
plain:
{K}. La giornata ha un altro suono, con le ali.
Un canto alla finestra e il mattino ha già un colore.
news:
{K}. Se ne parla su tutti i rami.

== nostalgia 💭
under: longing
nouns: malinconia, nostalgia, ricordo, ricordi, ricordi d'infanzia, infanzia, vecchi tempi, bei tempi, mi manchi
nouns: voglia di tornare, nostalgia di casa
tags: Nostalgia, Ricordi, Malinconia
turn:
{K}. La memoria preme play senza che nessuno glielo chieda.
Un odore, e ho di nuovo le ginocchia sbucciate.
Non è tristezza, è affetto che arriva in ritardo.
{K}. Si cura per un po' con una telefonata lunga.
reader:
Quale odore vi riporta subito da un'altra parte?
Quale momento rivivreste, senza cambiare niente?
scene:
Una vecchia canzone, lo sguardo da nessuna parte: {k}.
«Ti ricordi?» E nessuno guarda più l'ora.
plain:
{K}. Quello che manca era bello, altrimenti non mancherebbe.
Certe cose se ne vanno e restano lo stesso.
{K}. Stringe un po' e scalda un po'.
news:
{K}. La scatola delle foto è di nuovo sul tavolo.

== candles 🕯️
under: casa
nouns: candela, candele, candela profumata, candele profumate, lume di candela, candelabro, portacandele, lampada
nouns: lampade, lampada da tavolo, lampade da tavolo, abat-jour, lucine, incenso, lanterna, lanterne
tags: LuceCalda, Atmosfera, CasaDolceCasa
turn:
{K}. Il lampadario se l'è presa.
Con questa luce anche la pila dei panni ha un suo perché.
Una luce piccola sistema un salotto più di un architetto.
{K}. Alla luce giusta anche i pensieri sembrano più piccoli.
reader:
Luce forte o luce che abbassa la voce?
Quale angolo di casa accendete per primo la sera?
scene:
Si spegne sopra, si accende sotto: {k}.
Una luce bassa e nessuno che abbia fretta.
plain:
{K}. La casa si mette a parlare piano.
Certe ore chiedono poca luce e molta calma.
news:
{K}. L'interruttore grande ha la serata libera.
invite:
{K}. Venite a vedere che effetto fa, la foto non basta.
Il divano aspetta solo la luce giusta.

== bouquet 💐
under: verde
nouns: mazzo di fiori, mazzi di fiori, bouquet, fiori, fiore, rose, tulipani, tulipano, girasoli, girasole
nouns: margherite, peonie, gigli, garofani, papaveri, ortensie, mimosa, mimose, fioraio, fiorista, fiori freschi
nouns: fiori secchi, ranuncoli
tags: Fiori, Bouquet, Fiorista
turn:
{K}. Il tavolo della cucina si crede un quadro.
Un vaso vuoto è un messaggio.
{K}. Senza motivo, che è il motivo migliore.
I fiori dicono quello che non osiamo, e profumano anche.
reader:
I fiori ve li comprate da soli o aspettate con fiducia?
A chi li fareste trovare davanti alla porta, senza biglietto?
scene:
La carta fruscia, la faccia si apre: {k}.
«E questi per che cosa?» «Per niente.»
plain:
{K}. Colore dove non ce n'era.
Qualche giorno nel vaso, molto di più nella testa.
news:
{K}. Cercasi vaso, urgente.
invite:
{K}. Diteci per chi, al resto ci pensano i colori.
Portate via qualcosa che faccia sorridere qualcuno.

== dog-salon ✂️🐾
under: cane
nouns: toelettatura, toelettatore, toelettatrice, toelettatura per cani, salone per cani, bagno del cane
nouns: spa per cani, lavaggio cani
tags: Toelettatura, Cani, MondoCane
turn:
{K}. Si entra con il fango, si esce con il curriculum.
Chi ringhia al phon ha comunque un cuore.
{K}. Il cliente ha sempre ragione, soprattutto se scodinzola.
Qui le mance si pagano in leccate.
reader:
Il vostro entra di corsa o si tratta sul marciapiede?
Come si chiama il cane che dobbiamo assolutamente conoscere?
scene:
Orecchie su, coda accesa, umano commosso: {k}.
«Chi è il più bello?» Si girano tutti.
plain:
Un cane contento si vede dall'altro marciapiede.
news:
{K}. La notizia corre già di lampione in lampione.
invite:
{K}. Portate il cane, al dramma pensiamo noi.
Entrate in due, ci sono carezze anche per chi tiene il guinzaglio.
`;

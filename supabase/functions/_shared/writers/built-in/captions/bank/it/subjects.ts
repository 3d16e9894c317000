export const subjects = `
== offer 👀
plain:
{K}. Volevamo che foste i primi a saperlo.
{K}. Chi dice sempre «a saperlo» adesso lo sa.
{K}. Nessun trucco, solo un buon motivo per passare.
{K}. Un piccolo piacere senza sensi di colpa.
turn:
{K}. Il portafoglio tira un sospiro di sollievo.
{K}. Aspettavate un segno? Eccolo, scritto grande.
{K}. La scusa «poi vediamo» è appena scaduta.
{K}. Fate pure i conti, vi aspettiamo.
{K}. Per una volta la ragione dice sì.
{K}. Anche la coscienza annuisce.
reader:
{K}. A chi lo dite per primo?
{K}. Di corsa, o fate finta di pensarci?
{K}. Chi lo aspettava in segreto?
scene:
Voi: «un giorno passo». Noi: {k}.
invite:
{K}. Passate a trovarci, ci fa sempre piacere.
{K}. Portate l'amica che non si decide mai.
{K}. La porta è aperta, il sorriso pure.
{K}. Passate parola, ci piacciono le facce nuove.

== launch-product ✨
plain:
{K}. Ci abbiamo messo tante ore e tutto il cuore.
{K}. Finalmente possiamo mostrarvelo.
{K}. Speriamo che vi piaccia quanto piace a noi.
{K}. Da adesso è anche vostro.
turn:
{K}. Tenere il segreto è stata la parte più dura.
{K}. Abbiamo festeggiato prima ancora di finire.
{K}. Facciamo finta di essere calmi.
{K}. Un'idea in meno nel cassetto.
{K}. All'inizio c'erano un'idea e molto caffè.
{K}. Sì, abbiamo saltellato per il corridoio.
reader:
{K}. Da dove cominciate?
{K}. Chi l'aveva capito?
{K}. Colpo di fulmine o amore lento?
scene:
Rullo di tamburi, sul bordo del tavolo: {k}.
«Allora, che stavate combinando?» Mistero svelato: {k}.
Basta segreti: {k}.
invite:
{K}. Date un'occhiata e diteci tutto, anche le cose scomode.
{K}. Guardate con calma, poi ne parliamo.
{K}. Rispondiamo a ogni domanda, anche alle più cattive.

== opening 🗝️
plain:
{K}. Sognavamo di scrivere questa frase.
{K}. Grazie a chi ci ha spinto fin qui.
{K}. Emozione da primo giorno di scuola, ma più grande.
{K}. Qui la luce è accesa.
turn:
{K}. L'ansia è arrivata prima dei mobili.
{K}. Abbiamo pulito così tanto che dispiace entrarci.
{K}. Gira la chiave, gira anche il cuore.
{K}. Da «e se lo facessimo?» a un indirizzo.
{K}. L'insegna è dritta. Quasi.
reader:
{K}. Chi inaugura lo zerbino?
{K}. Chi ci credeva dall'inizio?
scene:
Su la saracinesca, un respiro: {k}.
«Siete pronti?» No. Però: {k}.
invite:
{K}. Entrate, non mordiamo.
{K}. Passate a salutare, i nomi ce li ricordiamo.
{K}. Portate gli amici, ci stringiamo.

== hours 🕘
plain:
{K}. Da segnare dove segnate le cose importanti.
{K}. Noi siamo gli stessi, è l'orologio che cambia.
{K}. Così nessuno trova la porta chiusa.
{K}. Un'occhiata prima di uscire e siete a posto.
{K}. Una foto al cartello aiuta.
turn:
{K}. La sveglia ha già protestato.
{K}. Cartello nuovo, sorriso di sempre.
{K}. La porta lo sa già, ora tocca a voi.
{K}. Mattinieri e ritardatari, mettetevi d'accordo.
reader:
{K}. Chi dovete avvisare?
{K}. Siete da «appena aprono» o da «appena in tempo»?
scene:
Sulla porta, a caratteri grandi: {k}.
invite:
{K}. Ditelo a chi arriva sempre tardi.
{K}. Non vediamo l'ora di rivedervi.

== hiring 👋
plain:
{K}. Se vi piace lavorare con bella gente, leggete fino in fondo.
{K}. Ci manca qualcuno, e si sente alla macchinetta del caffè.
{K}. Leggiamo tutto, promesso.
{K}. Il lavoro c'è, le risate anche.
turn:
{K}. L'umorismo è obbligatorio, il resto si impara.
{K}. C'è una sedia vuota che ci guarda triste.
{K}. Curriculum gradito, biscotti graditissimi.
{K}. Il vostro nome lo impariamo subito.
{K}. Nessuno è perfetto, ma la puntualità aiuta.
reader:
{K}. Sei tu, o conosci la persona giusta?
{K}. A chi avete pensato?
scene:
«E tu di che ti occupi?» La risposta potrebbe essere questa: {k}.
invite:
{K}. Scriveteci, anche senza formule.
{K}. Da girare a quell'amica che vuole cambiare aria.

== achievement 🏅
plain:
{K}. Sorrido ancora mentre lo scrivo.
{K}. È stata lunga, ed è per questo che è bello.
{K}. Un passo dopo l'altro si arriva davvero.
{K}. Grazie a chi ha fatto il tifo.
turn:
{K}. Accetto complimenti, anche rumorosi.
{K}. Dicevo «non ce la farò mai». Mi serve un'altra frase.
{K}. Fanno male le guance a forza di sorridere.
{K}. La modestia riprende più tardi.
reader:
{K}. E voi, di che cosa andate fieri?
{K}. Chi altro ha una vittoria da raccontare?
scene:
Biglietto ai miei vecchi dubbi: {k}. Potete andare.
Da incorniciare, appena si trova un chiodo: {k}.
«Ne è valsa la pena?» {K}.

== milestone-years 🥂
plain:
{K}. Come vola, quando si sta bene.
{K}. Grazie a chi ne fa parte.
{K}. E la voglia è quella dell'inizio.
{K}. Presto detto, a lungo vissuto.
{K}. A tutto quello che viene dopo.
turn:
{K}. Il calendario si vanta, e noi con lui.
{K}. Più rughe, più storie, le stesse sciocchezze.
{K}. Rifirmeremmo, ma con scarpe più comode.
reader:
{K}. Qual è il vostro ricordo preferito?
{K}. Il vostro segreto per durare?
scene:
Un brindisi piccolo a una cosa grande: {k}.
«Ti ricordi?» Sì. Tutto. {K}.
Soffiate forte, le candele sono tante: {k}.

== event-public 🗓️
plain:
{K}. Non vediamo l'ora di vedervi.
{K}. In agenda ci sta, è il divano che non ci sta.
{K}. Di quelle cose che poi si raccontano a lungo.
{K}. L'atmosfera la portate voi.
turn:
{K}. Il divano non scappa.
{K}. Basta con i «dovremmo vederci».
{K}. Ufficialmente un evento, in realtà una scusa per ritrovarsi.
{K}. Chi resta a casa se lo farà raccontare.
{K}. Prima l'agenda, poi le scuse.
{K}. Anche i pigri possono fare un'eccezione.
reader:
{K}. Con chi venite?
{K}. Siete da «in anticipo» o da «permesso, permesso» tra le sedie?
{K}. A chi lo mandate senza aggiungere altro?
{K}. Chi trascinate, con affetto?
scene:
Il gruppo di amici, finalmente d'accordo: {k}.
«Che si fa?» Domanda risolta: {k}.
invite:
{K}. Portate qualcuno, o trovatelo lì.
{K}. Vi teniamo un posto.
{K}. Vestitevi per ridere.
{K}. Fateci un cenno quando arrivate.
{K}. Ci si vede, e ci si abbraccia.

== birthday 🎂
plain:
{K}. E avanti così, a lungo.
{K}. Tanto da festeggiare, e le persone giuste per farlo.
{K}. Lo dice anche la torta: che bella giornata.
{K}. Viva le candeline e chi ci soffia sopra.
turn:
{K}. La torta se l'è meritata.
{K}. Una candelina in più, lo stesso desiderio segreto.
{K}. Invecchiare sanno tutti, festeggiare è un talento.
{K}. La torta vale come pasto completo.
{K}. Le rughe da risate non contano.
reader:
{K}. Chi stona di più? Cominci pure.
{K}. Cioccolato o frutta? Per meno si sono divise famiglie.
scene:
Luci spente, candeline accese, tutti trattengono il fiato: {k}.
«Che hai desiderato?» «Non si dice.» {K}.
invite:
{K}. Gli auguri sono benvenuti e saranno letti ad alta voce.

== greeting 🤍
plain:
{K}! Abbiate cura di voi.
{K}! Grazie di esserci.
{K}! Di cuore e senza cerimonie.
{K}! Che tutti i semafori siano verdi.
turn:
{K}! Il caffè è pronto, le scuse pure.
{K}! Un bel respiro e si comincia.
{K}! Servito caldo e con affetto.
{K}! Chi legge vince un abbraccio immaginario.
reader:
{K}! E voi come state, davvero?
{K}! Che cosa vi fa sorridere in questo periodo?
scene:
Da qui, con la mano alzata: {k}!
«Di' qualcosa di carino.» {K}!

== question-opinion 🤔
reader:
{K}? A casa nostra ci sono le fazioni.
{K}? Risposte sincere, quelle educate le abbiamo già.
{K}? Io ho una teoria, ma prima la vostra.
{K}? Parlate ora o tacete fino al dolce.
{K}? Prometto di non offendermi. A lungo.
{K}? La domanda è breve, il dibattito meno.
{K}? Le risposte motivate valgono il doppio.
{K}? Pranzi di famiglia sono finiti male per meno.
{K}? E niente «dipende», grazie.
{K}? Non dormo finché non lo so.
{K}? Si vota per alzata di mano.
{K}? Tutti hanno un'opinione, tirate fuori la vostra.

== choice 🤔
reader:
{K}? Scegliete in fretta, giustificatevi con calma.
{K}? Amicizie sono finite per meno.
{K}? Ne resterà soltanto uno.
{K}? Cuore o testa, niente vie di mezzo.
{K}? Chi dice «entrambi» lava i piatti.
{K}? C'è una risposta giusta e non la dirò ad alta voce.
{K}? Difendete la vostra parte.
{K}? Gli indecisi pagano il prossimo giro.
{K}? Sono di parte e me ne vanto.
{K}? Lo decidiamo qui, per sempre.

== how-to 💡
plain:
{K}. Nessuna magia, solo un po' di pazienza.
{K}. Quello che nessuno spiega e tutti chiedono.
{K}. Piccolo sforzo, grande «ah, ecco».
turn:
{K}. La prima volta viene male, è tradizione.
{K}. Sembra una magia finché non ci provi.
{K}. Ovviamente le istruzioni le ho lette dopo.
{K}. Una volta avrei chiesto aiuto a tutto il palazzo.
reader:
{K}. Voi come fate?
{K}. Qual è il vostro trucco, quello mai confessato?
{K}. Chi ve l'ha insegnato?
{K}. Con metodo o a sentimento?

== feeling-good 🙌
plain:
{K}. E fa bene dirlo.
{K}. Non servono altri motivi.
{K}. Me lo tengo ancora un po'.
{K}. Lo lascio qui, al caldo.
turn:
{K}. Anche le piante mi guardano in un altro modo.
{K}. Qualcuno mi dia un pizzico, piano.
{K}. Canticchio, e stono da sempre.
{K}. Se mi cercate, sono tra le nuvole.
reader:
{K}. E da voi com'è?
{K}. Chi altro si sente così?

== story
plain:
{K}. Ci sono giornate che si raccontano da sole.
{K}. Mia madre lo racconterà meglio, ma io ho fatto prima.
{K}. Ecco come una giornata diventa un aneddoto.
{K}. E sì, è andata proprio così.
turn:
{K}. Alla prossima versione la storia sarà già cresciuta un po'.
{K}. Se ne parlerà a ogni pranzo di famiglia.
{K}. Me l'avessero raccontato, non ci avrei creduto.
{K}. In un film direbbero che è esagerato.
reader:
{K}. È successo anche a voi?
{K}. Voi che avreste fatto?
{K}. Chi ne ha una migliore?

== mishap 🙈
plain:
{K}. Un giorno ne rideremo. Va bene, ridiamo già.
{K}. Niente che un caffè e un sospiro non aggiustino.
{K}. Almeno adesso è una storia.
{K}. Succede. A me, ovviamente, ma succede.
turn:
{K}. Il piano era un altro.
{K}. Vorrei parlare con il responsabile di questa giornata.
{K}. Brontolare poco, ridere molto.
{K}. Da qui in poi può solo migliorare. Dicono.
reader:
{K}. Raccontatemi di peggio, vi prego.
{K}. Chi mi capisce?
{K}. Ridere o piangere? Devo ancora decidere.
scene:
La giornata in una riga: {k}.
«Allora, tutto bene?» {K}. Prossima domanda.

== day 🗓️
plain:
{K}. Un giorno a cui fare posto.
{K}. Segnato a penna, non a matita.
{K}. Che sia buono, e basta così.
turn:
{K}. Anche i calendari hanno i loro preferiti.
{K}. Arriva senza suonare e resta il tempo di un giorno.
{K}. Una data dall'aria innocente.
reader:
{K}. A che cosa pensate per prima cosa?
{K}. Come lo passate?
{K}. E nella vostra agenda che c'è?
scene:
Cerchiato in rosso: {k}.
«Che c'è quel giorno?» «Vedrai.» {K}.

== thanks 🤍
plain:
{K}. Di cuore e senza fretta.
{K}. Senza di voi sarebbe rimasta un'idea.
{K}. Mancano le parole, il sorriso c'è.
{K}. Non ce ne dimentichiamo.
turn:
{K}. Vi dobbiamo un caffè. Meglio la moka intera.
{K}. Datevi una pacca sulla spalla da parte nostra.
reader:
{K}. E voi, a chi vorreste dirlo?
scene:
Ci alziamo e applaudiamo: {k}.

== word
turn:
{K}. Il dizionario se la cava in una riga; a casa mia durerebbe un pranzo.
{K}. C'è chi ha subito un'opinione e chi chiede una sedia.
L'algoritmo si aspettava altro. E invece: {k}.
{K}. Nessuno l'ha chiesto, eppure eccoci qui.
{K}. Il gruppo ha un argomento, il mio telefono non ha più batteria.
Volevo pubblicare qualcosa di profondo, e poi: {k}.
plain:
{K}. Si dice in fretta e c'è di che parlare.
Ogni casa ha la sua storia su questo: {k}.
{K}. Lo lascio qui, per chi ha voglia di chiacchierare.
{K}. A volte basta una parola per cominciare il discorso.
{K}. Dietro c'è sempre qualcuno con qualcosa da raccontare.
reader:
{K}. Quale ricordo è arrivato senza cercarlo?
{K}. Come lo spieghereste a un bambino che chiede sempre perché?
{K}. Con chi ne parlereste fino alla chiusura del bar?
{K}. A favore, contro, o secondo come avete dormito?
scene:
Gioco dei mimi, tutti gridano e nessuno indovina: {k}.
Nota sul telefono, senza contesto, in maiuscolo: {k}.
«Di che parlate?» Tutti insieme: {k}.
Prima diapositiva di una lezione che nessuno ha chiesto: {k}.
news:
{K}. Da mettere a verbale nel gruppo.

== caffe ☕
nouns: caffè, espresso, cappuccino, macchiato, caffè macchiato, latte macchiato, moka, caffè freddo, shakerato
nouns: caffè shakerato, pausa caffè, tazzina, caffè al bar, caffè della mattina, colazione al bar, barista
nouns: torrefazione, marocchino, caffè lungo, ristretto
tags: Caffè, PausaCaffè, CoffeeTime
turn:
Prima {k}, poi le frasi intere.
{K}. Prima dell'ultimo sorso non rispondo di me.
C'è chi medita. Io aspetto la moka.
{K}, e le idee si mettono in fila.
{K}. L'unico appuntamento a cui arrivo in anticipo.
Senza caffè sono soltanto il trailer.
reader:
Zucchero o «amaro, grazie»: come lo prendete?
Caffè al banco o seduti a parlare?
Chi fa la moka a casa vostra, e guai a chi la tocca?
scene:
Il borbottio della moka, e la casa si sveglia.
«Prendiamo un caffè?» E si è fatto buio.
Il primo sorso, il silenzio, il mondo a fuoco.
plain:
{K}, e la giornata comincia ad avere un senso.
Il caffè è più buono quando nessuno ha fretta.
{K}. Sedersi un attimo, senza dovere niente.
invite:
{K}. La tazzina la mettiamo noi, le chiacchiere voi.
{K}. Accomodatevi, il resto viene su da solo.
news:
{K}. Il caffè ha un'opinione, ed è sì.
{K}. Ci vuole un sorso.

== dolci 🍰
nouns: torta, torte, crostata, gelato, gelati, gelateria, cioccolato, tiramisù, panettone, pandoro, colomba, crêpe
nouns: budino, dolce, dolci, sorbetto, granita, muffin, ciambellone, torta di mele, torrone, pancake, semifreddo
tags: Dolci, Pasticceria, Golosità
turn:
{K}. La prudenza era uscita a prendere aria.
«Solo un pezzettino» non è un'unità di misura.
{K}: da dividere, in teoria.
Il dolce ha uno stomaco a parte, lo dice la scienza di casa mia.
{K}. La ricetta diceva «lasciare raffreddare». Non abbiamo sentito.
reader:
Il pezzo migliore lo tenete per ultimo o cominciate da lì?
Siete da «assaggio soltanto» o da bis dichiarato?
scene:
Profuma il corridoio, e all'improvviso ci sono tutti.
Silenzio a tavola, cucchiaini alzati: {k}.
«Chi vuole l'ultima fetta?» Tutti guardano altrove.
plain:
{K}. Un finale dolce salva quasi ogni giornata.
Davanti a un dolce si parla meglio.
invite:
{K}. Portate la fame, o almeno una scusa.
{K}. Vi teniamo da parte una fetta e non diciamo niente.
news:
{K}. Le briciole lo confermano.

== tavola 🍽️
nouns: kebab, hamburger, patatine, pollo arrosto, zuppa di cipolle, minestrone, tramezzino, piadina farcita, riso
nouns: pasta al pomodoro, brodo, spezzatino, nuovo menù, cena, pranzo, pasta, panino, panini, insalata, zuppa
nouns: minestra, arrosto, grigliata, menù, menu, trattoria, ristorante, osteria, ricetta, ricette, cucina, pomodori
nouns: pranzo della domenica, pranzo in famiglia, picnic, arancini, pesto
tags: Cucina, BuonCibo, ATavola
turn:
{K}. Chi arriva tardi sparecchia.
{K}: si parla poco, ci si serve ancora.
«Non ci sta più niente» è un concetto elastico.
{K}. Volevo solo assaggiare, ora ho il mio posto fisso.
L'amicizia ha dei confini, passano intorno al mio piatto.
{K}. La dieta guarda dalla finestra.
reader:
Ricetta alla lettera o «a occhio»? Qui si litiga.
Scarpetta: sì, o solo quando nessuno guarda?
Quale piatto sa della vostra infanzia?
scene:
«Non ho fame», disse, e prese una forchetta.
Arriva in tavola e tutti si sporgono: {k}.
Nessuno parla più. È un buon segno.
plain:
{K}. Buona tavola, bella gente, e che altro serve?
Quello che cuoce piano si mangia volentieri.
{K}. A tavola la vita è più rumorosa e più bella.
{K}. In compagnia ha più sapore.
invite:
{K}. Voi portate l'appetito, al resto pensiamo noi.
{K}. Sedetevi, ci stringiamo.
{K}. Una tavola, del tempo, e voi.
news:
{K}. In cucina applaudono ancora.
{K}. Il cucchiaio di legno è fierissimo.

== cane 🐶
nouns: cane, cani, cagnolino, cagnolina, cucciolo, cuccioli, cagnetta, il mio cane, il nostro cane, bassotto
nouns: labrador, golden retriever, barboncino, bulldog, pastore tedesco, beagle, chihuahua, passeggiata col cane
nouns: quattro zampe
tags: Cane, VitaDaCani
turn:
{K}. L'affitto lo pago io, ma il divano ha un altro padrone.
{K}: ufficio sicurezza, specialità postino.
Parlo al mio cane come a una persona, e risponde meglio.
{K}. «Seduto» è stato sentito. Si sta valutando.
Il guinzaglio fruscia, e il salotto diventa un ippodromo.
{K}. Il personale di servizio sono io. Stipendio: sguardi.
reader:
Il vostro dorme nella cuccia o voi dormite sul bordo?
Fa quella faccia anche il vostro quando si apre il frigo?
Quanti soprannomi ha il vostro, e a quale risponde?
scene:
Quello sguardo da «qui non si mangia mai», accanto alla ciotola appena vuotata.
Zampe bagnate, occhi innocenti, nessun testimone.
Testa piegata, orecchie su: qualcuno ha pensato «biscotto».
plain:
{K}. Nessun altro mi fa festa quando torno dai bidoni.
Con una zampa sul piede va tutto meglio.
news:
{K}. Con la faccia di chi non ne sa niente.
{K}. Le carezze potete lasciarle qui, ci pensiamo noi a consegnarle.
{K}. La coda non ha ancora smesso.
invite:
{K}. Portate il vostro amico, l'umano può entrare.

== gatto 🐱
nouns: gatto, gatti, gatta, gattino, gattini, micio, mici, il mio gatto, la mia gatta, gatto nero, gatto rosso
nouns: siamese, persiano
tags: Gatto, VitaDaGatto, Gatti
turn:
{K}. Io qui ci abito soltanto.
Ho comprato una cuccia. Meglio la scatola.
{K}: direzione generale, specialità pisolino.
La mia giornata la decide qualcuno che dorme fino a tardi.
reader:
Anche il vostro vi guarda negli occhi mentre il bicchiere cade?
Chi comanda a casa vostra, e ha i baffi?
scene:
Fusa sulle ginocchia, vietato muoversi.
Di notte: galoppo in corridoio. Al mattino: innocenza sul cuscino.
plain:
{K}. La calma a passi felpati.
Una palla calda sulle gambe, e la serata è completa.
news:
{K}. A suo dire era tutto previsto.

== verde 🪴
nouns: pianta, piante, balcone, orchidea, lavanda, terrazzo
tags: Piante, Giardino, PolliceVerde
turn:
{K}. Il verde cresce, io mi vanto.
Ancora una e basta. Lo dirò anche la prossima volta.
{K}. Ottima compagnia, nessuna replica.
Il pollice verde è soprattutto sporco.
reader:
Parlate con le vostre piante o non lo ammettete?
Troppa acqua o troppo poca? Qui nessuno è innocente.
scene:
Terra sotto le unghie, sorriso ebete.
Una foglia nuova. Si avvisa la famiglia.
plain:
{K}. La cura si vede, foglia dopo foglia.
Un po' di verde e la stanza respira.
invite:
{K}. Scegliete la vostra, o fatevi scegliere.
news:
{K}. Gli altri vasi sono gelosi.

== mare 🏖️
nouns: telo mare, mare, spiaggia, onde, costa, sabbia, ombrellone, surf, sardegna, lungomare, estate al mare
nouns: giornata al mare
tags: Mare, Spiaggia, VitaDaMare
turn:
{K}. Sabbia ovunque, pensieri da nessuna parte.
{K}: l'ufficio con la migliore aria condizionata.
Volevo staccare. Ci ha pensato l'acqua.
{K}. I capelli ormai fanno da soli.
reader:
Tuffo subito o trattativa centimetro per centimetro?
Asciugamano al sole o all'ombra: coppie, spiegatevi.
scene:
Sale sulla pelle, vento nelle orecchie, nessun impegno.
Il panino scricchiola. È tradizione.
plain:
{K}. L'acqua rimette a posto quello che la settimana ha spostato.
Dove c'è quel rumore non serve musica.
invite:
{K}. Portate il costume, lasciate le scuse.
news:
{K}. I gabbiani hanno visto tutto.

== viaggio ✈️
nouns: passaporto, mappa, bagaglio, borgo medievale, viaggio, viaggi, vacanza, vacanze, weekend a, gita, volo, aereo
nouns: aeroporto, road trip, campeggio, camper, roma, città, borgo, passeggiata, hotel, gelato a roma
tags: Viaggi, InViaggio, Weekend
turn:
{K}. La valigia dice no, io dico sì.
{K}: perdersi, ma con vista.
Ho preso tutto tranne quello che serviva.
{K}. «Conta il percorso», dice chi tiene la cartina.
Mi serve una vacanza per decidere dove andare in vacanza.
reader:
Lista dei bagagli o fiducia cieca?
Partire presto o partire tardi? È lì che si conosce la gente.
scene:
Mappa aperta, piano discusso, si parte: {k}.
Quella prima sera in un posto dove non si conosce niente.
plain:
{K}. Tornare stanchi e con la testa piena.
Il meglio non stava in nessuna guida.
{K}. Lontano dalla lavatrice.
invite:
{K}. Partite con noi, almeno con il pensiero.
news:
{K}. Sul frigo si libera già un posto per la calamita.

== famiglia 🏡
nouns: nipotino, nipotina, nipotini, famiglia, mamma, papà, madre, padre, sorella, fratello, zia, zio, bambini
nouns: bambino, bambina, figlia, figlio, cugini, genitori, nipote, gemelli, domenica in famiglia
tags: Famiglia, InFamiglia
turn:
{K}. Tutti parlano, qualcuno ascolta.
{K}: rumore, affetto e mai in orario.
Da noi «chiama quando arrivi» vuol dire «ti voglio bene».
{K}. Le stesse storie, ogni volta un po' più lunghe.
Ho detto la frase della mia infanzia. Con quel tono.
reader:
Quale frase dei vostri genitori adesso dite voi?
Chi si alza per ultimo da tavola, a casa vostra?
scene:
Foto di gruppo, di nuovo, qualcuno ha chiuso gli occhi.
«Prendine ancora.» «Non ce la faccio.» Il piatto è di nuovo colmo.
plain:
{K}. Il meglio non si compra.
Dove ci sono loro, è casa.
{K}. Tanto rumore, tanto amore.
news:
{K}. Se ne parlerà a ogni festa.
{K}. Merita una calamita sul frigo.

== amici 🥂
nouns: amici, amiche, migliore amica, migliore amico, serata, serata tra amiche, festa, cocktail, capodanno
nouns: carnevale, inaugurazione casa, rimpatriata, discoteca, sagra
tags: Amicizia, TraAmici, BellaGente
turn:
{K}. In origine era «solo un salto».
{K}: le stesse storie, raccontate sempre meglio.
Da noi «io vado» dura fino a notte.
{K}. Quel che si è detto resta a tavola. Quel che si è cantato, purtroppo no.
Il piano era saggio, la compagnia no.
reader:
Chi scrive «arrivo» da sotto la doccia?
Chi paga l'ultimo giro? Silenzio generale.
scene:
«L'ultimo e andiamo.» Risate.
Tavolo piccolo, troppe sedie: {k}.
plain:
{K}. Quelli che ti conoscono e restano lo stesso.
Con le persone giuste ogni programma è buono.
{K}. Serate così andrebbero prescritte.
invite:
{K}. Portate l'amico che arriva sempre tardi.
news:
{K}. Il gruppo ne discute ancora.

== sport 💪
nouns: pattini, pattinaggio, skateboard, sport, allenamento, palestra, yoga, pilates, partita, tennis, padel
nouns: arrampicata, basket, pallavolo, sci, snowboard, boxe, crossfit, gara, trail
tags: Sport, Allenamento, Movimento
turn:
{K}. L'acido lattico ha già prenotato.
{K}: andarci è dura, vantarsi dopo è facile.
Il divano ha fatto una controfferta.
{K}. Anche piano è una velocità.
Le scale e io non ci parliamo più.
reader:
Allenamento all'alba o «vediamo come va»?
Quale canzone vi salva l'ultimo sforzo?
scene:
Lacci stretti, scuse sciolte.
Faccia: rilassata. Gambe: in trattativa.
plain:
{K}. Dopo, nessuno se n'è mai pentito.
Tener duro di rado è elegante, ma funziona.
invite:
{K}. Provate, la fatica unisce.
news:
{K}. D'ora in poi scale solo di lato.

== bellezza 💇
nouns: barba, barbiere, unghie, manicure, trucco, rossetto, ciglia, sopracciglia, viso, massaggio, spa, benessere
nouns: tatuaggio, profumo, skincare, estetista
tags: Bellezza, NuovoLook, Benessere
turn:
{K}. Lo specchio ha chiesto chi fosse.
{K}, e si cammina già in un altro modo.
«Solo le punte»: le ultime parole famose.
{K}. Il vento è pregato di restare fuori.
reader:
Cambio totale o «come sempre, ma meglio»?
Chi vi dice la verità su un nuovo look?
scene:
La poltrona gira, lo specchio applaude: {k}.
Testa a destra, testa a sinistra, sì soddisfatto.
plain:
{K}. Anche il tempo per sé è un appuntamento.
Quando ci si sente bene, si vede.
invite:
{K}. Voi portate l'idea, noi la mano ferma.
{K}. Sedetevi e raccontate, abbiamo già sentito tutto.
news:
{K}. I selfie erano inevitabili.

== moda 🛍️
nouns: borse, vestito, vestiti, abito, outfit, look, giacca, cappotto, jeans, borsa, occhiali da sole, collezione
nouns: sciarpa, vintage, shopping, saldi, sconti
tags: Moda, Stile, Outfit
turn:
{K}. L'armadio dice no, ma nessuno gliel'ha chiesto.
{K}. Nella mia lingua si traduce «necessità».
Volevo solo guardare. La carta ha voluto partecipare.
{K}. Sta bene con tutto, soprattutto con le mie scuse.
reader:
Lo abbinate o gli lasciate la scena?
Prima pensare e poi comprare, o il contrario?
scene:
Provare, girarsi, specchio, sorriso: {k}.
Gruccia vuota, giornata riuscita.
plain:
{K}. Anche il buon umore si indossa.
Quando una cosa sta bene, si vede in faccia.
invite:
{K}. Curiosate con calma, senza «posso aiutarla?».
news:
{K}. Il resto dell'armadio pretende spiegazioni.

== casa 🏠
nouns: tenda, tende, sedie, poltrona, armadio a muro, comò, comodino, finestra, finestre, scala, scale, corridoio
nouns: doccia, vasca, riscaldamento, vicini, vicino di casa, affitto, mutuo, scaffali, lampadario, termosifone, casa
nouns: appartamento, salotto, soggiorno, camera, bagno, divano, tavolo, sedia, libreria, scaffale, tappeto, trasloco
nouns: scatoloni, casa nuova, ristrutturazione, arredamento, decorazioni, studio in casa, camino
tags: Casa, CasaDolceCasa, Arredo
turn:
{K}. Adesso manca solo chi pulisce.
{K}: scarpe fuori, mondo fuori.
Doveva essere un piccolo cambiamento. Poi ho spostato il divano.
{K}. È avanzata una vite. Non ne parliamo.
reader:
Ordine dentro gli armadi o solo davanti?
Quale angolo di casa è soltanto vostro?
scene:
Coperta, luce bassa, nessuno suona: {k}.
Scatoloni aperti, forchette disperse, morale intatto.
plain:
Casa è dove la giornata resta fuori dalla porta.
Sono le briciole a fare casa.
invite:
{K}. Passate e fate come a casa vostra.
news:
{K}. Lo zerbino si sente importante.

== stagioni 🍂
nouns: nebbia, campagna
tags: Natura, Stagioni, Istanti
turn:
{K}. Il tempo fa quel che vuole, noi gli andiamo dietro.
{K}: tutto si ferma un attimo, e nessuno protesta.
Uscita senza giacca, per puro ottimismo.
reader:
Squadra coperta o squadra «usciamo lo stesso»?
Siete già fuori, o guardate da dietro il vetro con una tazza calda?
scene:
Fuori c'è lo spettacolo, basta alzare gli occhi.
Fuori è cambiata la scenografia: {k}.
plain:
{K}. Ogni tanto bisogna fermarsi a guardare.
Le cose belle avvisano di rado.
{K}. Respirare a fondo, poi avanti.
invite:
{K}. Vestitevi come serve e uscite con noi.
news:
{K}. La conversazione in ascensore è salva.

== lavoro 💼
nouns: smart working, pensione, pausa pranzo, mail, scrivania, lavoro, ufficio, riunione, colleghi, squadra, team
nouns: azienda, progetto, freelance, partita iva, ordini, pacchi, laboratorio, artigianato, corso, workshop
nouns: tirocinio, scadenza, clienti, cliente, apertura
tags: Lavoro, Squadra, Quotidiano
turn:
{K}. Caffè a sinistra, buona volontà a destra.
{K}: poteva essere una mail, ma con meno biscotti.
Il mio capo sono io, e sono insopportabile.
{K}. La lista delle cose da fare si è riprodotta.
reader:
Rispondere subito o lasciar decantare?
Come comincia da voi una giornata di lavoro dignitosa?
scene:
«Mi sentite?» Un classico che non invecchia.
Lista scritta, penna pronta, finestra contemplata.
plain:
{K}. Passo dopo passo diventa un mestiere.
Lo facciamo volentieri, e crediamo che si veda.
invite:
{K}. Siamo qui, se vi serve una mano.
news:
{K}. La squadra festeggia a biscotti.

== cultura 🎶
nouns: album, teatro, mostra, museo, spettacolo, modellismo
tags: Cultura, Passioni, FattoConCalma
turn:
{K}. Ancora un po' e smetto. Lo dico da ore.
{K}: dove l'orologio perde la strada.
Volevo solo provare, ora c'è uno scaffale dedicato.
{K}. Il talento aiuta, la testardaggine fa il resto.
reader:
Finire prima, o cominciare subito un'altra cosa?
Chi vi ha attaccato questa passione?
scene:
Telefono lontano, mani occupate, testa altrove.
Il telefono in fondo alla borsa, il tempo al rallentatore: {k}.
plain:
{K}. Fare una cosa con calma, che lusso.
Ci sono cose che non servono a niente e mancano subito.
invite:
{K}. Anche se pensate di non esserne capaci.
news:
{K}. E non finisce qui.

== voice/thing
plain:
Adesso è il momento: {k}.
{K}, e siamo a posto.
{K}. Piccola gioia, grande effetto.
Da noi, in questo momento: {k}.
turn:
«Do solo un'occhiata.» {K}.
{K}. Me lo merito, così mi dico.
{K}. Il resto può aspettare.
reader:
{K}. Ve ne tengo da parte?
{K}. Chi ci sta?
scene:
Si apre la porta, sorpresa: {k}.
news:
{K}. Allora, vi tenta?

== voice/statement
plain:
{K}. Non vedevamo l'ora di dirvelo.
{K}. E stiamo ancora sorridendo.
reader:
{K}. A chi lo dite?
{K}. Che ne pensate?
scene:
Guardate un po': {k}.
invite:
{K}. Passate a salutarci.

== closed
turn:
{K}. La porta si riposa, un po' anche noi.
{K}. La chiave si prende una pausa.
scene:
Sulla porta, a lettere grandi: {k}.
Luci spente, cartello appeso: {k}.
plain:
{K}. Grazie per la pazienza.
{K}. Ci rivediamo presto, con la stessa voglia.
{K}. Lo diciamo qui, così nessuno viene a vuoto.
{K}. A presto, promesso.
reader:
{K}. Lo dite voi a chi viene di solito con voi?
{K}. Da che cosa comincerete al ritorno?
news:
{K}. Teneteci un posticino nelle vostre abitudini.

== booking 🗓️
turn:
{K}. Poi non dite che nessuno vi aveva avvisati.
{K}. La vostra agenda vi guarda con speranza.
scene:
«Poi chiamo.» Ultime parole famose. {K}.
Si apre il quaderno, si cerca la penna: {k}.
plain:
{K}. Scriveteci, troviamo quello che fa per voi.
{K}. Un messaggio ed è segnato.
{K}. Non vediamo l'ora di vedervi.
reader:
{K}. Ce n'è uno per voi?
{K}. A chi farebbe proprio bene?
invite:
{K}. Giratelo a chi rimanda sempre.
{K}. Voi scegliete l'ora, al resto pensiamo noi.

== longing 💭
turn:
{K}. La testa è già partita, il resto è seduto qui.
{K}. Lo dico piano, sennò mi commuovo.
{K}. Il cuore ha i suoi orari.
scene:
Sguardo dalla finestra, musica in testa: {k}.
«A che pensi?» Alla solita cosa. {K}.
Una canzone qualunque, e all'improvviso: {k}.
plain:
{K}. Certe cose si portano dentro, ben custodite.
{K}. Che fortuna avere qualcosa da rimpiangere un po'.
{K}. L'affetto non guarda il calendario.
reader:
{K}. E a voi, che cosa manca?
{K}. Quale profumo ve lo riporta, per un momento?
news:
{K}. E va bene dirlo.

== milestone-number 🎉
plain:
{K}. Dietro ogni numero c'è una persona, e non ce lo dimentichiamo.
{K}. Che bello avervi qui.
{K}. Piano piano, col passaparola.
turn:
{K}. Pagina ricaricata, casomai fosse un errore. Non lo era.
{K}. E pensare che all'inizio cliccavano solo gli amici.
{K}. La torta era già pronta, mancava il motivo.
reader:
{K}. Chi c'è dall'inizio? Su la mano.
{K}. Da quando ci seguite?
scene:
«Smettila di guardare il contatore.» «Un attimo.» {K}.
Si brinda con quello che c'è in frigo: {k}.
«Non ci arriveremo mai.» E invece: {k}.

== achievement-child 🌟
plain:
{K}. Va tutto così in fretta, ed è così bello esserci.
{K}. L'orgoglio non ci sta più in casa.
{K}. Passo piccolo, emozione enorme.
turn:
{K}. E i grandi che fanno finta di avere qualcosa nell'occhio.
{K}. Nessuno ci aveva avvisati che sarebbe stato così veloce.
{K}. A casa dei nonni lo sa già tutto il palazzo.
reader:
{K}. Chi ha pianto di più da voi, i piccoli o i grandi?
{K}. Vi ricordate la vostra prima volta?
scene:
Applausi in cucina, giro d'onore nel corridoio: {k}.
«Avete visto?» Abbiamo visto tutti. {K}.

== event-private 🥂
plain:
{K}. Uno di quei giorni che si tengono per sempre.
{K}. Tutti i nostri nella stessa foto.
{K}. Tanti abbracci e nessuna fretta.
turn:
{K}. Avevamo promesso di non piangere. È durata fino all'ingresso.
{K}. Chi aveva detto «io non ballo» non è più sceso dalla pista.
{K}. C'era un programma. Poi è arrivata la famiglia.
reader:
{K}. Chi tira fuori il primo fazzoletto in casa vostra?
{K}. Quale momento vi portate via da un giorno così?
scene:
«Un'ultima foto.» Non ci ha creduto nessuno.
Scarpe sotto il tavolo e la musica ancora alta: {k}.
Il brindisi, la risata, la lacrima, e di nuovo il brindisi: {k}.
`;

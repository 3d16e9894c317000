import type { LanguageNumbers } from "./numbers.ts";

export const italian = ({ price, free, trial, variations, premiumVariations, hashtags }: LanguageNumbers): string => `
== what-is-it
Caption Kite scrive testi per Instagram, Facebook, TikTok e X da poche parole, da una foto o da entrambe, e nel tuo stile se lo salvi.
cos'è caption kite | che cos'è | a cosa serve | cosa sai fare | cosa puoi fare | chi sei | sei un robot | in cosa puoi aiutarmi
== generate
Nella scheda Generate scrivi una parola chiave, aggiungi una foto o entrambe, scegli la piattaforma e premi Generate Caption. Ricevi ${variations} varianti: copia quella che ti piace. Puoi anche chiedere qui: “scrivi un testo su …”.
come funziona | come si usa | come creo una didascalia | come scrivo un testo | come inizio | cosa devo fare
== price
Premium costa ${price} dollari al mese, con carta, e si disdice quando vuoi. Il piano gratuito non costa nulla.
quanto costa | quanto costa premium | qual è il prezzo | prezzo | prezzi | quanto devo pagare | è caro | quanto costa al mese | quanto costa al mese e come si paga | quanto costa al mese e posso disdire quando voglio | prezzo al mese e disdetta
== free
Sì, c'è un piano gratuito senza carta: ${free} testi al giorno, con pubblicità. Senza account puoi scriverne ${trial} al giorno.
è gratis | è gratuito | c'è una versione gratuita | posso usarlo gratis | devo pagare | prova gratuita | si può provare senza account | posso usarlo senza carta | serve la carta | differenza tra account gratis e visitatore | usarlo da visitatore | bisogna registrarsi | senza registrazione
== daily-limit
Con il piano gratuito ${free} testi al giorno, con Premium quanti ne vuoi. Il conteggio riparte alle 00:00 UTC.
quanti testi al giorno | quante didascalie gratis | qual è il limite giornaliero | limite | ho finito le didascalie
== upgrade
Nella scheda Account premi Upgrade to Premium sulla scheda Subscription e paga con carta. Premium inizia appena il pagamento è andato a buon fine.
come passo a premium | come compro premium | voglio premium | come mi abbono | come si paga
== cancel
Nella scheda Account premi Cancel Subscription sulla scheda Subscription e conferma. Tieni Premium fino alla fine del mese pagato e non viene addebitato altro.
come disdico | disdire abbonamento | annullare abbonamento | voglio disdire | come cancello l'abbonamento | posso disdire quando voglio | come disdico il premium | disdire premium
== refund
I mesi iniziati non si rimborsano, salvo dove la legge ti dà questo diritto. Se un pagamento è andato storto, scrivici nella pagina Contact con data e importo: una persona risponde entro 24 ore.
posso avere un rimborso | rimborso | voglio un rimborso | rivoglio i miei soldi | potete rimborsarmi
== charged-twice
Ci dispiace. Guarda prima i pagamenti in Invoices and card, sulla scheda Subscription in Account. Se ce ne sono due per un mese, scrivici nella pagina Contact con data e importo, mai il numero della carta.
mi avete addebitato due volte | addebito doppio | ho pagato due volte | addebito sconosciuto | il pagamento è fallito | la mia carta è rifiutata
== promo-apply
Inseriscilo sulla scheda Promo code in Account e premi Apply. Dà l'accesso Premium completo fino alla scadenza.
come uso un codice promo | ho un codice | dove inserisco il codice | codice sconto | c'è uno sconto
== login-problem
Controlla l'indirizzo e-mail e spunta la casella delle condizioni. Se la password può essere sbagliata, usa Forgot password? sotto il modulo. Dopo molti tentativi l'accesso si ferma per qualche minuto.
non riesco ad accedere | non riesco a entrare | problema di accesso | non posso accedere al mio account | il mio account è bloccato | password sbagliata
== forgot-password
Scegli Forgot password? nella pagina di accesso e scrivi la tua e-mail: inviamo un link valido un'ora.
ho dimenticato la password | password dimenticata | reimpostare la password
== delete-account
Nella scheda Account, in fondo a Profile Settings, premi Delete Account, scrivi DELETE e la password. Tutto viene cancellato per sempre.
come elimino il mio account | eliminare account | cancellare il mio account | voglio eliminare il mio account | cancellare i miei dati
== privacy
Conserviamo solo il tuo account, i tuoi testi e il tuo stile, e li vedi solo tu. I dati non si vendono e non ci sono tracciatori. Tutto è nella pagina Privacy.
cosa fate con i miei dati | vendete i miei dati | privacy | protezione dei dati | è sicuro | i miei dati sono al sicuro | vendete i miei dati | chi può vedere i miei testi
== photo
Aggiungila nella scheda Generate e premi Generate Caption: il testo è scritto per lei, con o senza parola chiave. Senza modello linguistico la foto non si può vedere: di' in poche parole cosa mostra. PNG, JPG o GIF sotto i 5 MB.
cosa posso fare con una foto | posso caricare una foto | come carico un'immagine | testo per una foto | quali formati di immagine | funziona con le foto
== photo-privacy
No. La foto serve a scrivere il testo e non viene conservata.
salvate le mie foto | le mie foto vengono salvate | che fine fanno le mie foto | chi può vedere le mie foto | usate le mie foto per addestrare la ia | usate le foto per allenare l'intelligenza artificiale | allenare una ia con le mie foto | usate le mie immagini per addestrare
== tone
Premi Tone in alto nella pagina principale, di' come scrivi, aggiungi da uno a tre testi tuoi e premi Save style. I nuovi testi lo seguono.
come cambio il tono | cambiare lo stile | come imposto il tono | che suoni come me | il mio stile | dov'è il tono | farlo scrivere come scrivo io | il mio modo di scrivere | che scriva come me | usare il mio stile | che sembri scritto da me
== language
Scrivi la parola chiave in italiano e il testo è in italiano; così anche in inglese, spagnolo, tedesco, francese e portoghese. L'app è in inglese.
funziona in italiano | quali lingue | cambiare lingua | l'app è in italiano | scrivere in italiano | parli italiano | si può usare in italiano | cambiare la lingua del sito | il testo è in inglese | perché in inglese
== platforms
Per Instagram, Facebook, TikTok e X; con Adapt anche per Threads, Bluesky e LinkedIn.
funziona per tiktok | quali piattaforme | va bene per linkedin | per instagram | quali social
== history
Nella scheda History, prima i più recenti. Lì puoi cercare, copiare, cancellare ed esportare.
dove sono i miei testi | dov'è la cronologia | cronologia | ritrovare le didascalie | le mie didascalie sono sparite | posso esportare i miei testi | esportare | dove trovo le didascalie che ho fatto ieri | i testi di ieri | quello che ho scritto la settimana scorsa | non vedo più i miei testi | non trovo quello che ho fatto ieri
== phone
Non serve un'app: funziona nel browser di ogni telefono. Con Add to Home si apre dalla schermata iniziale.
c'è un'app | app per iphone | app per android | funziona sul telefono | scaricare l'app | sul cellulare | serve un'app | serve una app | c'è un'app
== support
Scrivici nella pagina Contact, in fondo a ogni pagina; una persona risponde entro 24 ore.
come vi contatto | contatto | parlare con una persona | assistenza | aiuto | ho bisogno di aiuto | supporto | numero di telefono | quanto ci mettete a rispondere | come posso contattarvi | parlare con qualcuno | contattarvi
== premium-benefits
Testi senza limite al giorno, ${premiumVariations} varianti invece di ${variations}, niente pubblicità e un assistente che ricorda la conversazione. Costa ${price} dollari al mese.
cosa include premium | cosa mi dà premium | vantaggi di premium | conviene premium | differenza tra gratuito e premium | perché pagare
== ads
Il piano gratuito mostra pubblicità; con Premium non c'è.
perché c'è la pubblicità | come tolgo la pubblicità | togliere le pubblicità | troppa pubblicità | annunci
== promo-problem
Controlla errori di battitura e spazi. Ogni codice vale per un solo account e fino alla sua data. Se dovrebbe funzionare, scrivici nella pagina Contact con il codice.
il mio codice non funziona | codice non valido | codice scaduto | non accetta il codice | il buono non va
== reset-link
Guarda nello spam e controlla l'indirizzo. Il link vale un'ora e conta solo l'ultimo: chiedine uno nuovo con Forgot password?. Se non arriva nulla, scrivici nella pagina Contact.
non mi arriva la mail | non ricevo l'email | la mail non è arrivata | il link non funziona | link scaduto
== best-time
Nessun orario è il migliore per tutti. Uno studio di Sprout Social (2023) ha visto più reazioni su Instagram la mattina dei giorni feriali. Meglio: guarda in Insights quando sono attivi i tuoi follower, pubblica poco prima e confronta quattro settimane.
a che ora devo pubblicare | qual è l'orario migliore per pubblicare | quando pubblicare | che giorno pubblicare | momento migliore per postare | miglior orario | a che ora conviene pubblicare | a che ora è meglio pubblicare | che ora è meglio per postare | a che ora postare su instagram
== how-often
Tutte le volte che riesci a mantenere con qualcosa che valga la pena. Adam Mosseri di Instagram ha parlato nel giugno 2021 di due post a settimana e due storie al giorno. Guarda se la copertura per post cala quando pubblichi di più.
quante volte pubblicare | con quale frequenza pubblicare | quanti post a settimana | devo pubblicare ogni giorno
== how-many-hashtags
Instagram ne accetta al massimo ${hashtags} da dicembre 2025, anche TikTok. Pochi che dicono esattamente di cosa si tratta valgono più di molti generici. Chiedimeli qui: “hashtags bakery”.
quanti hashtag | quanti hashtag su instagram | gli hashtag servono | quali hashtag usare | hashtag | quanti hashtag devo mettere
== more-likes
Secondo Adam Mosseri (gennaio 2025) per Instagram contano il tempo di visione, i mi piace e gli invii. Metti il meglio nella prima riga e pubblica ciò che qualcuno manderebbe a un amico.
come ottengo più like | più mi piace | più copertura | più follower | nessuno vede i miei post | più commenti | come funziona l'algoritmo | come guadagno follower | come ottengo follower | come faccio ad avere più like | più like
== limit-reset
Ogni giorno alle 00:00 UTC; quello che resta non si accumula. La barra nella scheda Generate mostra quanti ne restano e quando è per te.
quando si azzera il limite | quando ho nuovi testi | quando posso riusarlo | quanti me ne restano | quanti testi mi restano oggi
== payment-methods
Con carta di credito o di debito, al mese e in anticipo, tramite Stripe; il numero di carta non arriva mai ai nostri server. Non ci sono PayPal né bonifico.
come si paga | posso pagare con paypal | metodi di pagamento | bonifico | accettate visa | la mia carta è al sicuro
== update-card
Nella scheda Account, alla voce Subscription, premi Invoices and card: lì cambi la carta e scarichi fatture e ricevute.
come cambio la carta | mi serve una fattura | dove sono le mie fatture | ricevuta | la carta è scaduta | scaricare la fattura
== paid-no-premium
Ci dispiace. Premium comincia appena il pagamento è passato; alcune banche impiegano qualche minuto. Ricarica la pagina e guarda in Invoices and card. Se il pagamento c'è e sei ancora Free, scrivici nella pagina Contact con la data.
ho pagato ma non ho premium | pagato e non succede niente | premium non si attiva | ho perso premium
== after-cancel
Tieni Premium fino alla fine del mese pagato, poi l'account passa al piano gratuito. Testi, cronologia e stile restano, e non si addebita più nulla.
cosa succede se disdico | perdo i miei testi | ho disdetto e sono ancora premium | dopo la disdetta
== post-for-me
No: Caption Kite scrive il testo e lo pubblichi tu. Non si collega ai tuoi social e non chiede mai le loro password. Copia il testo o usa Share.
può pubblicare per me | programmare i post | pubblica in automatico | collegare instagram | pianificare i post
== clear-history
Nella scheda History premi Delete accanto a una voce o Clear History per tutte. Per qualche secondo si può annullare, poi è definitivo. Il tuo account resta.
come cancello la cronologia | cancellare un testo | eliminare tutti i testi | ho cancellato la cronologia per sbaglio | recuperare testi cancellati
== emoji-level
Nella scheda Generate togli la spunta da AI Decides e sposta i cursori Emoji e Hashtags. Per un solo testo, Rewrite ha Without emoji e Without hashtags.
troppe emoji | come tolgo le emoji | senza emoji | meno hashtag | senza hashtag | togliere le emoji
== bug
Ci dispiace. Ricarica la pagina e prova un altro browser. Se continua, raccontaci nella pagina Contact che cosa hai premuto e visto: una persona risponde entro 24 ore.
non funziona | non funziona niente | c'è un errore | la pagina non si carica | il pulsante non fa niente | è molto lento | si blocca | non succede nulla
== ownership
Puoi usare i testi per tutto, anche per la tua attività o per clienti, senza citarci. La pagina Terms ha i dettagli.
di chi sono i testi | posso usarli per la mia attività | uso commerciale | diritti d'autore | vendere i testi
== who-answers
Sono un programma, l'assistente di Caption Kite. Una persona risponde a quello che scrivi nella pagina Contact, entro 24 ore.
sei un robot | sei una persona | sei chatgpt | è una ia | parlo con un umano
== edit
Clicca sul testo nella scheda Generate e scrivi; si salva da solo. I più vecchi si aprono da History con Open in Generate.
come modifico un testo | posso cambiare il testo | correggere una parola | modificare una didascalia
== rewrite
Premi Rewrite sotto il testo: per esempio una versione più corta o un altro inizio. Puoi anche incollare qui un testo: “make it shorter: …”.
accorciare un testo | più corto | un'altra versione | riscrivere un testo | i testi sono troppo lunghi | non mi piace il testo | voglio un altro testo
== discount
C'è un solo prezzo: ${price} dollari al mese, si disdice quando vuoi. Niente piano annuale, per studenti o per gruppi, solo codici promozionali.
c'è uno sconto | abbonamento annuale | sconto studenti | pagare all'anno | ci sono offerte | costa meno
== video
No: Caption Kite scrive testi. Descrivi il video in poche parole o carica un suo fotogramma. Non crea immagini né video.
posso caricare un video | testo per un video | può creare immagini | fa video
== what-to-post
Alterna: qualcosa che hai fatto, come si fa, chi lo fa, una domanda e che cosa ha detto un cliente. In inglese ti do idee per il tuo mestiere: “ideas for posts for a hairdresser”.
cosa pubblico oggi | non so cosa postare | idee per post | idee di contenuti | dammi delle idee | cosa posso pubblicare
== who-for
Va bene per negozi, saloni, ristoranti, artigiani, fotografi, associazioni e account privati: scrivi con parole tue di che cosa si tratta e salva testi tuoi con Tone.
va bene per la mia attività | funziona per un ristorante | per chi è | utile per un piccolo negozio | fa per me
== better
Di' di più: “prima gita con il mio cucciolo sotto la pioggia” dà testi migliori di “cane”. Scegli la piattaforma e salva testi tuoi con Tone.
i testi sono brutti | come ottengo testi migliori | i testi sono generici | il testo non c'entra
== favorites
Premi la stella accanto al testo. Nella scheda History, Favorites mostra solo quelli.
preferiti | dove trovo i preferiti | a cosa serve la stella | salvare un testo | quelli segnati con la stella | vedere i testi con la stella | dove vedo i preferiti
== offline
Senza connessione puoi leggere la cronologia già vista, per 30 giorni. Per scrivere serve internet.
funziona senza internet | senza connessione | offline | senza wifi | si può usare senza connessione internet | senza rete | senza segnale | usarlo senza internet
== image-size
Instagram: 1080 × 1350 pixel per i post, 1080 × 1920 per storie e reel; TikTok 1080 × 1920. Il quadrato 1080 × 1080 va bene ovunque (guide ai formati, maggio 2025).
che dimensione per l'immagine | formato per una storia | dimensioni instagram | quanti pixel | che formato ci vuole per una storia | formato di una storia instagram
== reels-or-posts
I reel raggiungono più persone, i caroselli ricevono più reazioni, secondo un'analisi di 10.000 post di CreatorsJet (agosto 2025). Confronta i tuoi ultimi dieci di ogni tipo.
meglio reel o post | reel o foto | carosello o foto | cosa funziona meglio
== change-password
Nella scheda Account, in Profile Settings, compila Change Password e premi Update Password. Se non la ricordi: Forgot password? nella pagina di accesso.
come cambio la password | cambiare password | nuova password
== share
Premi Share sotto il testo. X, WhatsApp ed e-mail si aprono con il testo; per Instagram, TikTok e Facebook viene copiato e lo incolli tu.
come condivido un testo | condividere su facebook | condividere direttamente | mandare su whatsapp | condividerlo direttamente su facebook | mandarlo su facebook | condividere su instagram
== ads-although-paid
Ci dispiace. Con Premium non c'è pubblicità: ricarica la pagina e guarda se in alto c'è scritto Premium. Se resta, scrivici nella pagina Contact.
ho pagato e vedo ancora la pubblicità | pubblicità con premium | pago e vedo annunci
`;

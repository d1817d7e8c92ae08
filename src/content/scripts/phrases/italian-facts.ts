import type { FactPhrases } from "./phrase-pack.js";

/** How Italian scripts speak facts. */
export const italianFacts: FactPhrases = {
  leads: {
    any: [
      "{E non è tutto|Andiamo avanti|Continuiamo|Proseguiamo}{|, in concreto|, punto per punto|, senza giri di parole}: <fact>.",
      "Che cosa {c'è da sapere|conviene sapere|si può dire} su questo tema, «<topic>»? {Per esempio|È semplice|Ascolta}: <fact>.",
      "{Inoltre|In più|A questo si aggiunge|Prendi nota}{|, semplicemente|, di passaggio|, volentieri}: <fact>.",
      "{Immagina|Pensa a} {la scena|questo}{|, per un attimo|, con calma|, se vuoi}: <fact>.",
    ],
    price: [
      "{Parliamo del prezzo|Veniamo al prezzo|E ora il prezzo}{|, prima che tu lo chieda|, senza giri di parole|, con chiarezza}: <fact>.",
      "E {quanto costa|il prezzo|quanto si paga}{|, ti chiedi|, chiederai}: <fact>.",
    ],
    count: [
      "{Un numero|Ecco un numero|Prima un numero} {da ricordare|da immaginare|per te}: <fact>.",
    ],
    duration: [
      "{Una parola|Qualcosa} sul tempo{|, che è prezioso|, in concreto|, in fretta}: <fact>.",
    ],
    date: [
      "{Apri l'agenda|Agenda alla mano|Una penna, presto}{|, per favore|, è importante|, adesso}: <fact>.",
      "E {quando|in che giorno|quando sarà}{|, ti chiedi|, chiederai}: <fact>.",
    ],
    time: [
      "{Guarda l'orologio|Un occhio all'orologio|L'ora}{|, per favore|, in concreto|, per non mancare}: <fact>.",
    ],
    place: ["E {dove|in che posto|dove si trova}{|, ti chiedi|, chiederai}: <fact>."],
  },
  firstLeads: [
    "{Cominciamo dal semplice|Partiamo dalle basi|Prima le cose importanti|Per cominciare|Andiamo con ordine}{|, in una frase|, con chiarezza|, subito}: <fact>.",
    "Di che cosa {si tratta|parliamo}{| esattamente|, ti chiedi}: <fact>.",
  ],
  shortLeads: [
    "{Buono a sapersi|Importante|In breve|Segna|Ricorda|Anche|Inoltre|In chiaro|In concreto|Prendi nota|E}{|, semplicemente|, di passaggio| qui|, già|, soprattutto}: <fact>.",
  ],
  shapeLeads: {
    step: [
      "{Ora|Poi|Dopo|Quindi|Il prossimo passo|E adesso}{|, con calma|, semplicemente|, senza fretta|, in ordine}: <fact>.",
    ],
    question: [
      "{Chiediti|Sinceramente|Dicci|Una domanda per te}{|, un attimo|, senza giri di parole|, tra noi}: <fact>",
    ],
  },
  toneLeads: {},
  developments: {
    price: [
      "<key>: {segna|metti|scrivi} la cifra accanto a quello che {ti costa una settimana normale|hai speso ieri} e {confronta|fai i conti} {con calma|al tuo tavolo}.",
      "<key>: {ci sta nel tuo bilancio|entra nei tuoi piani}{| questo mese| questa settimana|, sinceramente}? {Lo sai solo tu|Fai i tuoi conti}, «<topic>» {può aspettare|ti lascia il tempo}.",
      "{Se qualcuno chiede|Quando ti chiederanno} il prezzo, {hai già la risposta|non serve indovinare}: <key>.",
      "Per che cosa {spendi|spendi di solito} <key>{|, sinceramente|, senza pensarci troppo|, settimana dopo settimana}?",
      "{Parlane|Discutine} {a casa|a cena|con i tuoi}: <key>, {sì o no|ora o più tardi}?",
    ],
    percent: [
      "<key>: {calcola|immagina} che cosa {significa|vale} {nel tuo caso|per te}{|, a occhio|, matita in mano}.",
    ],
    date: [
      "{Apri|Guarda} l'agenda {ora|subito}: <key>, {è libero|c'è già qualcosa}?",
      "{Cerchia|Sottolinea} <key> {in rosso|con un tratto spesso}{|, sul calendario della cucina|, prima che arrivi altro}.",
      "Chi {dovrebbe|vorrebbe} conoscere questa data: <key>? {Manda|Scrivi} {un breve messaggio|due righe} {oggi|subito}, con queste parole: <topic>.",
      "<key>: {metti|imposta} un promemoria {qualche giorno prima|un po' prima}{|, e via|, per sicurezza}.",
    ],
    time: [
      "<key>: {metti|imposta} {una sveglia|un promemoria}{|, poi un altro|, perché nulla ti trattenga}.",
      "Dove {sei|ti trovi} di solito a quell'ora, <key>{|, in un giorno qualunque|, sinceramente}?",
      "{Conta|Calcola} all'indietro da <key>: {quando esci|quando ti metti le scarpe}?",
    ],
    duration: [
      "<key>: {guarda l'orologio|dai un'occhiata all'orologio}, conta e {immagina il seguito|immagina dove sarai}.",
      "Che cosa {fai|riesci a fare} di solito in <key>{|, sinceramente|, in un giorno qualunque}?",
      "<key>: {è tanto|è poco} {per te|ai tuoi occhi}{|, o è giusto così|, o vola via}?",
    ],
    measure: [
      "<key>: {cerca|trova} {in casa|intorno a te} qualcosa che {si avvicini|gli somigli}{|, per confronto}.",
      "{Esattamente|Proprio} <key>, {senza arrotondare|né più né meno}{|, segnalo|, tale e quale}.",
    ],
    count: [
      "{Immagina la scena|Prova a vedere}: <key>{|, fianco a fianco|, uno dopo l'altro|, in un solo sguardo}.",
      "<key>: più o meno di quanto {pensavi|immaginavi}{|, sinceramente|, poco fa}?",
      "{Quando parli|Se parli} di questo tema, «<topic>», {comincia da|non dimenticare} quel numero: <key>.",
      "{Dillo|Ripetilo} {ad alta voce|con noi|una volta}: <key>{|, e resta|, e ancora per te}.",
    ],
    year: [
      "<key>: che cosa {sai|si racconta a casa tua} di quell'anno{|, d'istinto|, in famiglia}?",
    ],
    phone: ["{Salva|Segna} <key> {nel telefono|tra i contatti}{|, subito|, prima che serva}."],
    link: [
      "{L'indirizzo|Quell'indirizzo}, {piano|lettera per lettera|per i tuoi appunti}: <key>.",
      "{Apri|Scrivi} <key> {sul telefono|a casa}{| stasera| con calma} e {guarda|continua a leggere}.",
    ],
    quote: ["Lascia che queste parole {risuonino|si posino}{| un attimo| un poco}: <key>."],
    place: [
      "Come {ci andresti|ci arriveresti}, <key>: {a piedi, in bici, in treno|da solo o in compagnia}?",
      "Chi {conosci|hai} {lì|vicino}: <key>? {Spargi la voce|Raccontaglielo} {oggi|così}, con queste parole: <topic>.",
      "<key>: {cercalo|segnalo} {sulla mappa|su una cartina}{|, e segui la strada col dito|, e guarda intorno}.",
      "Ci sei {stato|passato} {mai|già}, <key>{|, e che cosa hai visto|, e con chi}?",
    ],
    name: [
      "{Ricorda|Tieni a mente} questo nome: <key>{|, scritto così|, tornerà}.",
      "<key>: {ti dice qualcosa|che immagine ti viene}{|, d'istinto|, sinceramente}?",
    ],
    any: [
      "<key>: {a che cosa pensi|che cosa vedi|che cosa chiederesti}{|, d'istinto|, sinceramente}?",
      "{Tieni|Ricorda} {questo|questo dettaglio}: <key>{|, qui conta|, e chiedi pure}.",
    ],
  },
  kindDevelopments: {},
  turns: {
    any: [
      "{Supponiamo|Immagina} che {un amico|una vicina|qualcuno} ti chieda di questo tema, «<topic>»: {comincia così|ecco la tua prima frase}, <fact>.",
      "{Ancora una volta|Per ricordare|Per chi arriva ora}{|, con calma|, più piano|, perché resti}: <fact>.",
      "{Vero o falso|Giusto o no}{|, che ne dici|, in fretta}: <fact>? {Vero|È giusto}, {per quanto sappiamo|così come ci è stato detto}, su questo tema: <topic>.",
      "{Dillo|Raccontalo} {con parole tue|in un fiato|a cena}: <fact>.",
      "{Forse pensi|Magari ti dici}: {fa per me|che cosa c'entro io}, «<topic>»? {Giudica|Decidi} da qui, «<topic>» in mente: <fact>.",
    ],
    price: [
      "{Caro, economico o giusto|Tanto, poco o bene}, nel caso di «<topic>»? {Giudica tu|Decidi tu|Fai i conti}{|, con calma|, senza fretta|, a casa}: <fact>.",
    ],
    date: ["{Quand'era|Quando dicevamo}, {ti chiedi|chiede qualcuno}: <fact>."],
    place: ["{Dov'era|Dove dicevamo}, {ti chiedi|chiede qualcuno}: <fact>."],
  },
  comparisons: [
    "<key> {da una parte|qui|a sinistra}, <other> {dall'altra|lì|a destra}: {che cosa racconteresti prima|che cosa conta di più per te}{|, sinceramente|, oggi}?",
    "{Metti|Poni} {fianco a fianco|vicini} <key> e <other>{|, e guarda che cosa resta|, e scegli}.",
    "{Se dovessi|Se potessi} tenere una cosa sola, <key> o <other>: {quale|che cosa sceglieresti}{|, e perché|, d'istinto}?",
  ],
  gathers: [
    "{Dunque|Insomma}{|, in breve|, tutto insieme|, da portare via}: <key>, <other>, <third>{|, ecco fatto|, e respira}.",
    "{Tre cose|Alcuni punti} {da ricordare|da portare via|da segnare}: <key>, <other> e <third>.",
    "{Conta|Ripassa} sulle dita: <key>, <other>, <third>{|, è tutto|, fatto}.",
    "{Sul tuo foglio|Nei tuoi appunti}, {scrivi|tieni}: <key>; <other>; <third>{|; titolo: <topic>}.",
  ],
  keyRepeats: {
    link: [
      "{L'indirizzo|Quell'indirizzo} {ancora una volta|da segnare|piano}{|, per i tuoi appunti|, per favore|, senza fretta|, per sicurezza|, così resta|, con chiarezza}: <key>.",
    ],
    mail: [
      "{L'indirizzo|Quell'indirizzo} {ancora una volta|da segnare|piano}{|, per i tuoi appunti|, per favore|, senza fretta|, per sicurezza|, così resta|, con chiarezza}: <key>.",
    ],
    phone: [
      "{Il numero|Quel numero} {ancora una volta|da segnare|piano}{|, per i tuoi appunti|, per favore|, senza fretta|, per sicurezza|, così resta|, con chiarezza}: <key>.",
    ],
    date: [
      "{La data|Quella data} {ancora una volta|per l'agenda|da ricordare}{|, per i tuoi appunti|, per favore|, senza fretta|, per sicurezza|, così resta|, con chiarezza}: <key>.",
    ],
    place: [
      "{Il posto|L'indirizzo} {ancora una volta|da ricordare|per i tuoi appunti}{|, per i tuoi appunti|, per favore|, senza fretta|, per sicurezza|, così resta|, con chiarezza}: <key>.",
    ],
  },
  titles: {
    price: "IL PREZZO",
    link: "L'INDIRIZZO",
    mail: "L'INDIRIZZO",
    phone: "IL NUMERO",
    quote: "LE PAROLE",
    questions: "DOMANDE E RISPOSTE",
    comparison: "FIANCO A FIANCO",
    recap: "DA RICORDARE",
  },
  cues: {
    any: ["{Testo sullo schermo|Primo piano}: <key>"],
    price: ["{Cartellino del prezzo|Lavagna}: <key>"],
    date: ["{Pagina di calendario|Calendario}: <key>"],
    time: ["{Orologio|Sveglia}: <key>"],
    duration: ["{Cronometro|Timer}: <key>"],
    count: ["{Campo lungo|Panoramica lenta}: <key>"],
    place: ["{Mappa|Pianta della città|Cartello}: <key>"],
    link: ["{Schermo del telefono|Finestra del browser}: <key>"],
    quote: ["{Parole su nero|Cartello}: <key>"],
  },
  angleCues: {
    questions: ["{Due persone parlano|Mano alzata}: <topic>"],
    comparison: ["{Schermo diviso|Due colonne}: <topic>"],
    recap: ["{Taccuino|Lista|Tre cartoncini}: <topic>"],
  },
};

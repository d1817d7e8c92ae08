import { italianFacts } from "./italian-facts.js";
import type { PhrasePack } from "./phrase-pack.js";

/** The sentences of Italian scripts; the topic stands after a colon or between quotation marks, so that no article has to agree. */
export const italianPhrases: PhrasePack = {
  pronouns: [],
  and: " e ",
  gap: " ",
  stop: ".",
  questionMark: "?",
  audienceArticle: /^(?:i|gli|le|il|la|tutti i|tutte le)\s+/iu,
  openers: {
    order: [
      "Un'idea:",
      "Un suggerimento:",
      "Piccolo esercizio:",
      "Prova così:",
      "Un consiglio:",
      "In pratica:",
      "Per dopo:",
      "Solo per gioco:",
      "Per oggi:",
      "Un'altra idea:",
      "E soprattutto:",
      "Se vuoi:",
    ],
    question: [
      "Domanda veloce:",
      "Sinceramente:",
      "Tra noi:",
      "Per curiosità:",
      "Un'altra domanda:",
      "Dicci:",
      "Tocca a te:",
      "Di passaggio:",
      "Con franchezza:",
      "Pensaci:",
      "Semplice domanda:",
      "E tu:",
    ],
    keepsCapital: false,
  },
  hooks: [
    "{Che cosa ti viene in mente|A che cosa pensi|Quale immagine vedi} quando {senti queste parole|qualcuno lo dice|lo ascolti ad alta voce}: <subject>?",
    "{Fermati un momento|Regalaci un istante|Lascia tutto per un attimo}, {perché abbiamo un tema|c'è qualcosa da ascoltare|ecco qualcosa su cui riflettere}: <subject>.",
    "{Parliamo chiaro|Diciamolo con semplicità|Andiamo al punto}, {senza giri di parole|con calma|senza lunghe premesse}: <subject>.",
    "{Prima di passare ad altro|Prima che la giornata riprenda|Prima di distogliere lo sguardo}, {qualche parola|un'idea|un tema} {per te|su cui pensare}: <subject>.",
    "Quanto ne sai {davvero|in fondo|finora}, {e che cosa vorresti scoprire|e che cosa ti manca ancora}: <subject>?",
  ],
  anchorHooks: [
    "{Immagina|Prova a vedere|Pensa un attimo a} questo{|, davanti a te|, in un solo sguardo}: <count>. {Cominciamo da qui|Si parte da qui|È il nostro inizio}: <subject>.",
    "Che cosa {fai|riesci a fare|ci sta} in <duration>? {Una risposta|La nostra risposta|Un'idea}: <subject>.",
  ],
  kindHooks: {
    product: [
      "Che cosa cambierebbe {nella tua giornata|nella tua settimana|nella tua routine} con questo: <subject>?",
      "{Guarda bene|Guarda con calma} e {giudica tu|fatti la tua opinione}: <subject>.",
      "{E se fosse quello che cercavi|Cercavi qualcosa del genere|Aspettavi qualcosa di simile}: <subject>?",
    ],
    event: [
      "{Prendi|Apri|Cerca} l'agenda e {segna bene questo|tieni queste parole}: <subject>.",
      "C'è ancora {un po' di posto|uno spazio libero|un momento} nella tua agenda per questo appuntamento: <subject>?",
    ],
    cause: [
      "Chi {parlerà|si farà avanti|farà qualcosa} se {noi tacciamo|tutti guardano altrove|nessuno ascolta}: <subject>?",
      "{Ci sono cose che|Ci sono questioni che} {non possono aspettare|riguardano tutti|meritano più del silenzio}, e {pensiamo a questo|vogliamo parlarne}: <subject>.",
    ],
    lesson: [
      "Come lo spiegheresti {a una bambina|a un amico|al tuo vicino}, {proprio adesso|senza paroloni}: <subject>?",
      "Ti sei mai chiesto {che cosa c'è dietro queste parole|come si spiega}: <subject>?",
    ],
    steps: [
      "{Mani pronte|Maniche rimboccate|Tutto pronto}, {si comincia insieme|si va passo dopo passo}, {in ordine|senza fretta}: <subject>.",
    ],
  },
  toneHooks: {
    funny: [
      "{Meglio sedersi|Posa la tazzina|Nessuno l'aveva chiesto}, {eppure eccoci qui|ma ne parliamo lo stesso}: <subject>.",
    ],
    urgent: [
      "{Ascolta bene|Lascia il resto}, {questo non può aspettare|bisogna parlarne adesso}: <subject>.",
    ],
    warm: [
      "{Che bello averti qui|Grazie di essere qui}, {volevamo condividere qualcosa con te|abbiamo qualcosa da raccontarti}: <subject>.",
    ],
  },
  shortHooks: [
    "{Parliamone|Ascolta|Attenzione|Il nostro tema|Pensaci|Un'idea|Per cominciare|Guarda qui|Ecco}{| oggi| qui|, in breve|, senza giri di parole|, tra noi|, con calma|, da subito}: <subject>.",
  ],
  audienceHooks: [
    "{Queste parole sono|Quello che segue è|Questo messaggio è} {soprattutto|prima di tutto|in particolare} per <audience>: <subject>.",
    "{Attenzione|Ascolta bene|È utile saperlo}, {soprattutto|in particolare|specialmente} per <audience>: <subject>.",
    "{Abbiamo preparato questo|Abbiamo pensato questo|Oggi parliamo} per <audience>, {ed ecco il tema|con semplicità}: <subject>.",
  ],
  shortAudienceHooks: [
    "{Per|Pensato per|Oggi, per|Soprattutto per|Solo per} <audience>{|, volentieri|, in breve|, da subito|, con chiarezza|, con calma|, con un sorriso}: <subject>.",
  ],
  promises: [
    "{Resta con noi|Ascolta ancora un po'|Dacci un po' di tempo}, {e guarderemo più da vicino|e andremo a fondo}: <topic>, {punto per punto|senza scorciatoie|con parole chiare}.",
    "{Niente trucchi|Niente rulli di tamburo|Niente grandi promesse}, {solo il nostro tema|nient'altro che il tema}: <topic>, {raccontato con semplicità|detto con calma}, {perché tu possa giudicare|con spazio per le tue idee}.",
  ],
  audienceLines: [
    "{Abbiamo pensato|Con ogni parola pensiamo} a un pubblico preciso, {e lo diciamo volentieri|senza alcun dubbio}: <audience>.",
    "Per chi {parliamo|diciamo tutto questo|sono queste parole}, se non per {questo pubblico|queste persone|chi ci ascolta}: <audience>?",
  ],
  facts: italianFacts,
  movements: [
    {
      title: "L'IMMAGINE",
      cues: [
        "{Luce morbida|Lento zoom|Campo lungo|Immagine calma}: <topic>",
        "{Schizzo|Disegno|Inquadratura fissa}: <topic>",
      ],
      heads: [
        "{Chiudi gli occhi un momento|Respira piano|Cerca un posto tranquillo} e {lascia arrivare l'immagine|guarda la scena}: <topic>",
        "Immagina {un giorno qualunque|un pomeriggio tranquillo|una mattina di pioggia} e, {nel mezzo|proprio lì}: <topic>",
        "Pensa a un palco {vuoto|chiaro|semplice}, {e mettici questo|con questo soltanto}: <topic>",
        "«<topic>»: {dillo sottovoce|lascia agire le parole|ascolta come suona}",
        "{Comincia un film|Si apre un reportage|Inizia una storia}, e {sullo schermo si legge|la cinepresa mostra|il tema è questo}: <topic>",
        "{Disegna|Traccia} {nella mente|con poche linee|su un foglio immaginario} {quello che vedi|quello che evocano queste parole}: <topic>",
        "{Avvicina|Tieni} l'immagine {davanti a te|molto vicino|sotto gli occhi}, {senza forzare|al tuo ritmo}: <topic>",
      ],
      tails: [
        ", e {nota|osserva} {il dettaglio|il colore|il suono} che {più ti colpisce|più ti tocca|più si impone}.",
        ", e poi {chiediti|di' a te stesso} {che cosa manca ancora|chi sta accanto|che cosa ti trattiene lì}.",
        "; {la tua memoria|la tua fantasia|la tua esperienza} {completerà il resto|riempirà i bordi} {senza fatica|da sola}.",
        ", e {resta lì|rimani} {un momento|un po' più a lungo}, {prima di proseguire|finché qualcosa si muove}.",
        "; {qui nessuna immagine è sbagliata|ognuno ci vede altro|quello che vedi parla anche di te}.",
        ", anche se l'immagine {resta sfocata|si forma piano} {per ora|all'inizio}.",
        ", e {racconta più tardi|descrivi dopo} {a qualcuno|a una persona fidata} {quello che hai visto|com'era}.",
      ],
    },
    {
      title: "BUONE DOMANDE",
      cues: [
        "{Punto interrogativo|Domanda scritta a mano|Fumetto}: <topic>",
        "{Taccuino|Lavagna} con le parole: <topic>",
      ],
      heads: [
        "<topic>: {quale domanda|quale dubbio|quale speranza} {ti viene|ti si impone|ti gira in testa}",
        "Se {un amico|una collega|un vicino} {ti facesse domande|ti chiedesse un parere} {a tavola|in treno|al telefono} su «<topic>», che cosa {risponderesti|diresti}",
        "Chi {chiameresti|andresti a trovare|consulteresti} per {saperne di più|vederci chiaro} su questo tema: <topic>",
        "<topic>: che cosa {vorresti|ti piacerebbe} {sapere|capire|verificare} {prima di tutto|a ogni costo}",
        "Che cosa {non si deve tacere|bisogna dire con onestà} quando {se ne parla|salta fuori questo tema}: <topic>",
        "<topic>: {da dove cominceresti|dove cercheresti} {per capire|per imparare di più}",
        "{A che cosa pensi|Che cosa provi|Che cosa ricordi} nel {sentire|leggere} queste parole: <topic>",
      ],
      tails: [
        ", e quale risposta {ti sorprenderebbe|ti convincerebbe|ti basterebbe}?",
        ", e {quanto a lungo|con quanta pazienza} aspetteresti una risposta {onesta|completa|meditata}?",
        ", {se non ci fossero domande sciocche|se nessuno ascoltasse|detto tra noi}?",
        ", e {di chi ti fideresti|chi potrebbe aiutarti|chi lo saprebbe meglio}?",
        ", e che cosa lo rende così {facile|difficile|invitante} {da dire|da chiedere}?",
        ", {al di là di|lontano da} quello che {tutti ripetono|si sente ovunque}?",
        ", e {potresti|accetteresti di} cambiare idea {dopo|in seguito}?",
      ],
    },
    {
      title: "PAROLE SEMPLICI",
      cues: [
        "{Lavagna|Cartolina|Blocco note} con le parole: <topic>",
        "{Chiacchiere in cucina|Passeggiata insieme}, testo: <topic>",
      ],
      heads: [
        "Spiega {a un bambino|a uno sconosciuto|a tua nonna} {di che cosa si tratta|che cosa vuol dire}: <topic>",
        "«<topic>»: {dillo|raccontalo} {con parole tue|come a colazione|senza gergo}",
        "{Cerca|Trova} {un paragone|un'immagine quotidiana|una piccola storia} per questo tema: <topic>",
        "Scrivi una cartolina {che parli solo di questo|con questo unico tema}: <topic>",
        "{Lascia|Metti} da parte i paroloni e {guarda che cosa resta|parla semplice}: <topic>",
        "<topic>: {si può dire con semplicità|sta in una frase tranquilla|non ha bisogno di paroloni}",
        "{Traduci|Di'} {nella lingua di ogni giorno|nella lingua della tua cucina} quello che {intendiamo|dicono queste parole}: <topic>",
      ],
      tails: [
        ", e {nota|segna} il punto in cui {esiti|cerchi le parole}.",
        ", e poi {ascolta|aspetta} {che cosa ti rispondono|le domande che arrivano}.",
        ", {senza fretta|con un sorriso|con tutta onestà}, e {senza limare nulla|senza appunti}.",
        "; {quello che resta|quello che dirai allora} {merita attenzione|si ricorderà meglio}.",
        ", e {se si fa lungo|se ti perdi}, {ricomincia|prendi un'altra strada}.",
        "; {vedrai presto|sentirai subito} {che cosa è chiaro e che cosa no|dove nascono le tue domande}.",
        ", {come a un amico seduto accanto|come se ascoltasse un bambino|come in un breve messaggio}.",
      ],
    },
    {
      title: "UN DUBBIO ONESTO",
      cues: [
        "{Sguardo pensoso|Bilancia|Sopracciglio alzato}, testo: <topic>",
        "{Due colonne|Schermo diviso}, pro e contro: <topic>",
      ],
      heads: [
        "<topic>: {non tutti saranno d'accordo|qualcuno resterà prudente|non tutti ci vedranno la stessa cosa}",
        "{Forse esiti|Forse aggrotti la fronte|Può darsi che tu la veda diversamente} {davanti a queste parole|davanti a quest'idea}: <topic>",
        "Fai {senza timore|volentieri} la domanda {scomoda|evidente|critica} su «<topic>»",
        "<topic>: {prova a riflettere|prova a ragionarci} {con occhio critico|a mente fredda|con tutta calma}",
        "{Il dubbio è permesso|L'obiezione è benvenuta|La prudenza ha il suo posto}, {anche qui|soprattutto su questo tema}: <topic>",
        "{La si può vedere così o in altro modo|C'è più di un punto di vista|Se ne può discutere}: <topic>",
        "{Separa|Distingui} quello che {sai|hai visto} da quello che {supponi|hai solo sentito}: <topic>",
      ],
      tails: [
        ", {e va bene così|e fa bene|e c'è posto anche per questo}, perché {una domanda onesta tiene svegli|un buon dubbio affina lo sguardo}.",
        "; nessuno {ti chiede|pretende} di {decidere subito|credere a tutto|annuire per cortesia}.",
        ", e {una buona risposta|un giudizio equo} comincia {dall'ascolto|da quello che si può verificare}.",
        "; {tieni quella domanda|porta con te quel pensiero} e {guarda che cosa resta alla fine|torna ai fatti}.",
        ", e {meglio un no sincero|meglio una domanda aperta} che {un sì vuoto|un sorriso di cortesia}.",
        "; {quello che conta|l'importante} è {guardare con i propri occhi|farsi un'idea propria}.",
        ", {perché solo uno sguardo attento|perché solo guardare di nuovo} {può chiarirlo|aiuta a capire}.",
      ],
    },
    {
      title: "VICINO A TE",
      cues: [
        "{Scena di strada|Salotto|Finestra di cucina|Portone}, testo: <topic>",
        "{Mappa con un segno|Scena quotidiana}: <topic>",
      ],
      heads: [
        "<topic>: dove {potrebbe incrociare la tua strada|potresti incontrare tutto questo} {domani|questa settimana|tornando a casa}",
        "Chi, {nella tua famiglia|tra i tuoi amici|nella tua via}, {drizzerebbe le orecchie|prenderebbe la parola|sorriderebbe} a queste parole: <topic>",
        "Quando {ne hai parlato|ne hai sentito parlare|ne hai discusso} l'ultima volta: <topic>",
        "<topic>: {quale ricordo|quale volto|quale luogo} {ti torna|si affaccia}",
        "Che cosa {cambierebbe|sarebbe diverso} {a casa|nella tua settimana|intorno a te} se {ci pensassi di più|questo avesse più spazio}: <topic>",
        "<topic>: {potrebbe essere|è forse} un tema più vicino a te di quanto {credevi|diresti}",
        "Che cosa {mancherebbe|perderemmo} se {nessuno ne parlasse più|tutto questo non ci fosse}: <topic>",
      ],
      tails: [
        ", e {che cosa faresti|che cosa diresti|da che cosa lo capiresti} allora?",
        ", e {a chi lo racconteresti|con chi lo condivideresti} {stasera|davanti a un caffè|dopo}?",
        ", {detto con sincerità|con la mano sul cuore|a ben guardare}?",
        ", {anche|soprattutto} in un giorno in cui {tutto va di corsa|niente va come previsto}?",
        ", e {sarebbe|è} per te {un conforto|una sorpresa|una piccola avventura}?",
        ", e {che cosa te lo impedirebbe|che cosa servirebbe|che cosa ti frena}?",
        ", e {chi sarebbe con te|che cosa avresti in mente} in quel momento?",
      ],
    },
    {
      title: "IN CONVERSAZIONE",
      cues: [
        "{Amici che parlano|Tavolino di caffè|Cena insieme|Risate}, testo: <topic>",
        "{Fumetti|Messaggio sul telefono}: <topic>",
      ],
      heads: [
        "{Stasera|Nel fine settimana|Alla prossima occasione}, {lancia un tema|butta lì una parola} {a tavola|tra amici|in famiglia}: <topic>",
        "{Parlane|Discutine} {con una collega|con un vecchio amico|in famiglia}: <topic>",
        "Scrivi {a qualcuno che sa ascoltare|a una persona che ti manca} qualche riga {su questo|con questo titolo}: <topic>",
        "«<topic>»: {chiedi in giro|chiedi ai tuoi} {che cosa ne pensano|chi ne sa di più}",
        "{Tendi l'orecchio|Ascolta bene} quando {altri ne parlano|il discorso arriva lì}: <topic>",
        "Comincia {una conversazione|la prossima passeggiata|la prossima pausa} con queste parole: <topic>",
        "{Annota|Scrivi} {in cima a una pagina|a margine di un quaderno|su un foglietto}: <topic>",
      ],
      tails: [
        ", {non per convincere|senza fare discorsi}, ma per {sentire che cosa torna indietro|imparare dagli altri}.",
        ", e {lascia posto|tieni spazio} per {un altro parere|un lungo silenzio|una storia inattesa}.",
        "; {la gente spesso sa più di quanto dice|una domanda semplice apre molte porte|le parole viaggiano lontano}.",
        ", e {nota|osserva} {chi fa domande|chi tace|dove la voce si anima}.",
        "; {forse sentirai|forse arriverà} {un'obiezione|una storia|un'idea} che ti {accompagnerà|farà sorridere}.",
        ", e dopo {confronta|annota} {quello che era nuovo|quello che ti è rimasto}.",
        ", {a modo tuo|senza appunti|al tuo ritmo}, e {fidati delle tue parole|resta semplice}.",
      ],
    },
  ],
  actionCloses: [
    "{Adesso tocca a te|Il prossimo passo è tuo|È il tuo turno|Non fermarti all'ascolto}{|, se ti va|, e presto|, semplice così}: <action>.",
    "{Quello che chiediamo è semplice|Fai il passo|Passa all'azione|Fatti avanti}{|, oggi stesso|, se queste parole ti parlano}: <action>.",
    "{Se questo tema ti tocca|Se hai ascoltato fin qui}, {il seguito è chiaro|sai già che cosa fare}: <action>.",
  ],
  shortActionCloses: [
    "{Allora|Adesso|Dunque|Tocca a te|Il tuo passo|Avanti|Forza|È il momento|Vai}{| ora| oggi|, semplice così|, se vuoi|, senza aspettare|, per finire}: <action>.",
  ],
  looseActionCloses: [
    "{Il seguito|Il prossimo passo|Per finire|Da portare via|Quello che resta da fare}{|, semplice così|, se vuoi|, per tutti}: <action>.",
  ],
  closes: [
    "{Porta con te|Tieni} queste parole {in tasca|in un angolo della mente|per la strada}, {e fatti la tua idea|e guarda che cosa diventano}: <topic>.",
    "{Questo era il nostro tema|Di questo parlavamo|Il cerchio si chiude}: <topic>, {detto nel modo più semplice possibile|senza inventare nulla}, e {l'ultima parola è tua|la riflessione ora è tua}.",
    "{La prossima volta che ne sentirai parlare|Quando il tema tornerà}, {ripensa a questo momento|ricorda queste parole}: <topic>.",
  ],
  shortCloses: [
    "{Pensaci|Tienilo a mente|Ricordalo|Parlane|Da ricordare}{| oggi| presto| domani| con calma}: <topic>.",
  ],
  farewells: [
    "{Questo era|Ecco|Ora conosci}{| in breve| in poche parole| dall'inizio alla fine}: <topic>.",
    "{Ora lo sai|Adesso è detto|Ora sai tutto questo}{|, in modo semplice|, punto per punto|, in chiaro}: <topic>.",
  ],
  keyCloses: [
    "{Ricorda|Tieni a mente|Porta con te}{| soprattutto| oggi| da qui}: <key>, <other>{|, e raccontalo a qualcuno|, il resto tocca a te|, per oggi basta così}.",
  ],
  cues: {
    hook: [
      "{Titolo|Testo grande|Sullo schermo|Cartello}: <topic>",
      "{Sguardo in camera|Primo piano frontale}, titolo: <topic>",
    ],
    close: [
      "{Ultima immagine|Dissolvenza lenta|Cartello finale}: <topic>",
      "{Sorriso|Sguardo calmo}, titolo: <topic>",
    ],
    action: ["{Cartello finale|Ultimo testo sullo schermo}: <action>"],
  },
};

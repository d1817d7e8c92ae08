import type { FactPhrases } from "./phrase-pack.js";

/** How Dutch scripts speak facts. */
export const dutchFacts: FactPhrases = {
  leads: {
    any: [
      "{En er is meer|We gaan verder|Verder|Stap voor stap}{|, heel concreet|, punt voor punt|, zonder omwegen}: <fact>.",
      "Wat {moet je weten|is goed om te weten|hoort er nog bij} rond dit onderwerp, '<topic>'? {Bijvoorbeeld dit|Heel eenvoudig|Luister}: <fact>.",
      "{Bovendien|Ook|Daar komt bij|Noteer ook}{|, gewoon zo|, tussendoor|, met plezier}: <fact>.",
      "{Stel je voor|Zie voor je|Denk je eens in}{|, heel even|, in alle rust|, als je wilt}: <fact>.",
    ],
    price: [
      "{Nu de prijs|Dan de prijs|Over de prijs}{|, voor je het vraagt|, zonder omwegen|, heel open}: <fact>.",
      "En {wat kost het|de prijs|wat betaal je}{|, vraag je|, wil je weten}: <fact>.",
    ],
    count: [
      "{Een getal|Hier een getal|Eerst een getal} {om te onthouden|om voor je te zien|voor jou}: <fact>.",
    ],
    duration: [
      "{Een woord|Nog iets} over de tijd{|, want die telt|, heel precies|, kort}: <fact>.",
    ],
    date: [
      "{Agenda open|Pak je agenda|Een pen, snel}{|, alsjeblieft|, het telt|, nu}: <fact>.",
      "En {wanneer|welke dag|wanneer dan}{|, vraag je|, wil je weten}: <fact>.",
    ],
    time: [
      "{Kijk op de klok|Een oog op de klok|De tijd}{|, alsjeblieft|, heel precies|, om op tijd te zijn}: <fact>.",
    ],
    place: ["En {waar|op welke plek|waar dan}{|, vraag je|, wil je weten}: <fact>."],
  },
  firstLeads: [
    "{Laten we eenvoudig beginnen|We beginnen bij de basis|Eerst het belangrijkste|Om te beginnen|Op volgorde}{|, in één zin|, helder gezegd|, meteen}: <fact>.",
    "{Waar gaat het om|Waar hebben we het over|Wat is dit}{| precies|, vraag je}: <fact>.",
  ],
  shortLeads: [
    "{Goed om te weten|Belangrijk|Kort gezegd|Noteer|Onthoud|Ook|Verder|Helder gezegd|Concreet|Let op|En}{|, gewoon zo|, tussendoor| hier|, alvast|, vooral}: <fact>.",
  ],
  shapeLeads: {
    step: [
      "{Nu|Dan|Daarna|Vervolgens|De volgende stap|En nu}{|, in alle rust|, gewoon zo|, zonder haast|, op volgorde}: <fact>.",
    ],
    question: [
      "{Vraag jezelf|Eerlijk|Zeg eens|Een vraag aan jou}{|, heel even|, zonder omwegen|, onder ons}: <fact>",
    ],
  },
  toneLeads: {},
  developments: {
    price: [
      "<key>: {schrijf|zet|leg} dat bedrag naast wat {een gewone week kost|je gisteren uitgaf} en {vergelijk|reken} {in alle rust|aan je eigen tafel}.",
      "<key>: {past dat in je budget|past dat in je plannen}{| deze maand| deze week|, eerlijk gezegd}? {Dat weet jij alleen|Reken het na}, '<topic>' {kan wachten|loopt niet weg}.",
      "{Als iemand|Wanneer iemand} naar de prijs vraagt, {heb je het antwoord|hoef je niet te raden}: <key>.",
      "Waar {geef je|geef je anders} <key> aan uit{|, eerlijk gezegd|, zonder lang nadenken|, week na week}?",
      "{Praat er|Heb het er} {thuis|aan tafel|met je mensen} over: <key>, {ja of nee|nu of later}?",
    ],
    percent: [
      "<key>: {reken uit|bedenk} wat dat {voor jou|in jouw geval} {betekent|scheelt}{|, op het oog|, potlood erbij}.",
    ],
    date: [
      "{Open|Pak} je agenda {nu|meteen}: <key>, {is dat nog vrij|staat daar al iets}?",
      "{Omcirkel|Onderstreep} <key> {in het rood|met een dikke stift}{|, op de kalender in de keuken|, voor er iets tussenkomt}.",
      "Wie {moet|wil} deze datum weten: <key>? {Stuur|Schrijf} {een kort bericht|twee regels} {vandaag|meteen}, met deze woorden: <topic>.",
      "<key>: {zet|maak} een herinnering {een paar dagen ervoor|even ervoor}{|, en klaar|, voor de zekerheid}.",
    ],
    time: [
      "<key>: zet {een wekker|een herinnering}{|, en dan nog een|, zodat niets je ophoudt}.",
      "Waar {ben je|zit je} anders om die tijd, <key>{|, op een gewone dag|, eerlijk}?",
    ],
    duration: [
      "<key>: {kijk op de klok|werp een blik op de klok}, tel door en {bedenk wat dan komt|zie waar je dan bent}.",
      "Wat {doe je|krijg je gedaan} anders in <key>{|, eerlijk gezegd|, op een gewone dag}?",
      "<key>: {is dat lang|is dat kort} {voor jou|in jouw ogen}{|, of precies goed|, of vliegt het om}?",
    ],
    measure: [
      "<key>: {zoek|vind} {thuis|om je heen} iets dat {erop lijkt|in de buurt komt}{|, ter vergelijking}.",
      "{Precies|Exact} <key>, {niet ongeveer|zonder af te ronden}{|, noteer het|, zoals het er staat}.",
    ],
    count: [
      "{Stel je dit voor|Probeer het te zien}: <key>{|, naast elkaar|, de een na de ander|, in één blik}.",
      "<key>: meer of minder dan je {dacht|had geraden}{|, eerlijk|, daarnet nog}?",
      "{Wanneer je|Als je} hierover vertelt, '<topic>', {begin met|vergeet niet} dat getal: <key>.",
      "{Zeg het|Herhaal het} {hardop|met ons mee|eens}: <key>{|, dan blijft het hangen|, en nog eens voor jezelf}.",
    ],
    year: [
      "<key>: wat {weet je|vertelt men bij jou thuis} over dat jaar{|, spontaan|, in de familie}?",
    ],
    phone: [
      "{Bewaar|Noteer} <key> {in je telefoon|bij je contacten}{|, meteen|, voor je het nodig hebt}.",
    ],
    link: [
      "{Het adres|Dat adres}, {langzaam|letter voor letter|voor je notities}: <key>.",
      "{Open|Typ} <key> {op je telefoon|thuis}{| vanavond| in alle rust} en {kijk rond|lees verder}.",
    ],
    quote: ["Laat deze woorden {klinken|landen}{| even| een moment}: <key>."],
    place: [
      "Hoe {kom je|ga je} daarheen, <key>: {te voet, met de fiets, met de trein|alleen of samen}?",
      "Wie {ken je|woont er} {daar|in de buurt}: <key>? {Vertel het door|Zeg het voort}, {vandaag|gewoon}, met deze woorden: <topic>.",
      "<key>: {zoek|vind} het {op de kaart|op een plattegrond}{|, en volg de weg met je vinger|, en kijk rond}.",
      "Ben je {er al eens geweest|er langsgekomen}, <key>{|, en wat zag je|, en met wie}?",
    ],
    name: [
      "{Onthoud|Bewaar} deze naam: <key>{|, zo geschreven|, hij komt terug}.",
      "<key>: {zegt dat je iets|welk beeld komt op}{|, spontaan|, eerlijk}?",
    ],
    any: [
      "<key>: {waar denk je aan|wat zie je|wat zou je vragen}{|, spontaan|, eerlijk}?",
      "{Bewaar|Onthoud} {dit|dit detail}: <key>{|, het telt hier|, en vraag gerust}.",
    ],
  },
  kindDevelopments: {},
  turns: {
    any: [
      "{Stel|Stel je voor} dat {een vriend|een buurvrouw|iemand} hiernaar vraagt, '<topic>': {begin zo|dit is je eerste zin}, <fact>.",
      "{Nog een keer|Ter herinnering|Voor wie later kwam}{|, in alle rust|, wat langzamer|, zodat het blijft}: <fact>.",
      "{Waar of niet|Klopt het of niet}{|, wat denk je|, snel}: <fact>? {Waar|Het klopt}, {voor zover we weten|zoals het ons verteld is}, over dit onderwerp: <topic>.",
      "{Zeg het|Vertel het} {in je eigen woorden|in één adem|aan tafel}: <fact>.",
      "{Misschien denk je|Wie weet denk je}: {is dat iets voor mij|wat heb ik eraan}, '<topic>'? {Oordeel|Beslis} hiermee, '<topic>' in gedachten: <fact>.",
    ],
    price: [
      "{Duur, goedkoop of redelijk|Veel, weinig of goed}, bij '<topic>'? {Oordeel zelf|Jij beslist|Reken maar}{|, in alle rust|, zonder haast|, thuis}: <fact>.",
    ],
    date: ["{Wanneer was dat ook|Wanneer was het nu}, {vraag je|vraagt iemand}: <fact>."],
    place: ["{Waar was dat ook|Waar was het nu}, {vraag je|vraagt iemand}: <fact>."],
  },
  comparisons: [
    "<key> {aan de ene kant|hier|links}, <other> {aan de andere|daar|rechts}: {wat zou je eerst vertellen|wat telt voor jou meer}{|, eerlijk|, vandaag}?",
    "{Leg|Zet} {naast elkaar|bij elkaar}: <key> en <other>{|, en zie wat blijft|, en kies}.",
    "{Als je|Stel dat je} maar één ding mocht houden, <key> of <other>: {welk|wat koos je}{|, en waarom|, spontaan}?",
  ],
  gathers: [
    "{Dus|Kortom}{|, alles samen|, om mee te nemen|, op een rij}: <key>, <other>, <third>{|, dat is het|, en adem}.",
    "{Drie dingen|Een paar punten} {om te onthouden|om mee te nemen|om te noteren}: <key>, <other> en <third>.",
    "{Tel|Loop} het na op je vingers: <key>, <other>, <third>{|, dat is alles|, klaar}.",
    "{Op je papier|In je notities} {schrijf je|staat nu}: <key>; <other>; <third>{|; titel: <topic>}.",
  ],
  keyRepeats: {
    link: [
      "{Het adres|Dat adres} {nog een keer|om te noteren|langzaam}{|, voor je notities|, alsjeblieft|, zonder haast|, voor de zekerheid|, dan heb je het|, heel duidelijk}: <key>.",
    ],
    mail: [
      "{Het adres|Dat adres} {nog een keer|om te noteren|langzaam}{|, voor je notities|, alsjeblieft|, zonder haast|, voor de zekerheid|, dan heb je het|, heel duidelijk}: <key>.",
    ],
    phone: [
      "{Het nummer|Dat nummer} {nog een keer|om te noteren|langzaam}{|, voor je notities|, alsjeblieft|, zonder haast|, voor de zekerheid|, dan heb je het|, heel duidelijk}: <key>.",
    ],
    date: [
      "{De datum|Die datum} {nog een keer|voor je agenda|om te onthouden}{|, voor je notities|, alsjeblieft|, zonder haast|, voor de zekerheid|, dan heb je het|, heel duidelijk}: <key>.",
    ],
    place: [
      "{De plek|Het adres} {nog een keer|om te onthouden|voor je notities}{|, voor je notities|, alsjeblieft|, zonder haast|, voor de zekerheid|, dan heb je het|, heel duidelijk}: <key>.",
    ],
  },
  titles: {
    price: "DE PRIJS",
    link: "HET ADRES",
    mail: "HET ADRES",
    phone: "HET NUMMER",
    quote: "DE WOORDEN",
    questions: "VRAAG EN ANTWOORD",
    comparison: "NAAST ELKAAR",
    recap: "OM MEE TE NEMEN",
  },
  cues: {
    any: ["{Tekst in beeld|Close-up}: <key>"],
    price: ["{Prijskaartje|Krijtbord}: <key>"],
    date: ["{Kalenderblad|Wandkalender}: <key>"],
    time: ["{Klok|Wekker}: <key>"],
    duration: ["{Stopwatch|Kookwekker}: <key>"],
    count: ["{Totaalbeeld|Langzame pan}: <key>"],
    place: ["{Kaart|Plattegrond|Straatnaambord}: <key>"],
    link: ["{Telefoonscherm|Browservenster}: <key>"],
    quote: ["{Woorden op zwart|Titelkaart}: <key>"],
  },
  angleCues: {
    questions: ["{Twee mensen in gesprek|Opgestoken hand}: <topic>"],
    comparison: ["{Gesplitst scherm|Twee kolommen}: <topic>"],
    recap: ["{Notitieblok|Lijstje|Drie kaartjes}: <topic>"],
  },
};

import { dutchFacts } from "./dutch-facts.js";
import type { PhrasePack } from "./phrase-pack.js";

/** The sentences of Dutch scripts; the topic stands after a colon or between quotation marks. */
export const dutchPhrases: PhrasePack = {
  pronouns: [],
  and: " en ",
  gap: " ",
  stop: ".",
  questionMark: "?",
  audienceArticle: /^(?:de|alle|het)\s+/iu,
  openers: {
    order: [
      "Een idee:",
      "Een voorstel:",
      "Kleine opdracht:",
      "Probeer dit:",
      "Onze tip:",
      "Heel praktisch:",
      "Voor later:",
      "Zomaar voor de lol:",
      "Voor vandaag:",
      "Nog een idee:",
      "En vooral:",
      "Als je wilt:",
    ],
    question: [
      "Korte vraag:",
      "Heel eerlijk:",
      "Onder ons:",
      "Uit nieuwsgierigheid:",
      "Nog een vraag:",
      "Vertel eens:",
      "Nu jij:",
      "Tussendoor gevraagd:",
      "Open gevraagd:",
      "Denk eens na:",
      "Simpele vraag:",
      "En jij:",
    ],
    keepsCapital: false,
  },
  hooks: [
    "{Wat komt er bij je op|Waar denk je aan|Welk beeld zie je} als {je dit hoort|iemand deze woorden zegt|je het hardop hoort}: <subject>?",
    "{Sta even stil|Geef ons een moment|Leg alles even neer}, {want we hebben een onderwerp|want er valt iets te horen|want hier is iets om over na te denken}: <subject>.",
    "{Laten we open praten|Laten we het gewoon zeggen|We komen meteen ter zake}, {zonder omwegen|in alle rust|zonder lange inleiding}: <subject>.",
    "{Voordat je verder klikt|Voordat de dag verdergaat|Voordat je wegkijkt}, {een paar woorden|een gedachte|een onderwerp} {voor jou|om mee te nemen}: <subject>.",
    "Hoeveel weet je {eigenlijk|werkelijk|tot nu toe}, {en wat zou je nog willen horen|en wat valt er nog te ontdekken}: <subject>?",
  ],
  anchorHooks: [
    "{Stel je voor|Zie voor je|Probeer te zien}{|, vlak voor je|, in één blik|, heel even}: <count>. {Daar beginnen we|Dat is ons begin|Zo begint het}: <subject>.",
    "Wat {doe je|krijg je gedaan|past er} in <duration>? {Een antwoord|Ons antwoord|Een idee}: <subject>.",
  ],
  kindHooks: {
    product: [
      "Wat zou er {in je dag|in je week|in je routine} veranderen hiermee: <subject>?",
      "{Kijk goed|Kijk rustig} en {oordeel zelf|vorm je eigen mening}: <subject>.",
      "{Was dit misschien wat je zocht|Zocht je zoiets|Wachtte je op zoiets}: <subject>?",
    ],
    event: [
      "{Pak|Open|Zoek} je agenda en {noteer dit goed|bewaar deze woorden}: <subject>.",
      "Is er nog {wat ruimte|een plekje|een vrij moment} in je agenda voor deze afspraak: <subject>?",
    ],
    cause: [
      "Wie {spreekt|staat op|doet iets} als {wij zwijgen|iedereen wegkijkt|niemand luistert}: <subject>?",
      "{Sommige dingen|Bepaalde zaken} {kunnen niet wachten|gaan ons allemaal aan|verdienen meer dan stilte}, en {hieraan denken wij|daar willen we over praten}: <subject>.",
    ],
    lesson: [
      "Hoe zou je dit {aan een kind|aan een vriendin|aan je buurman} uitleggen, {nu meteen|zonder moeilijke woorden}: <subject>?",
      "Heb je je ooit afgevraagd {wat hierachter zit|hoe dit in elkaar zit}: <subject>?",
    ],
    steps: [
      "{Handen vrij|Mouwen opgestroopt|Alles klaar}, {we beginnen samen|we gaan stap voor stap}, {op volgorde|zonder haast}: <subject>.",
    ],
  },
  toneHooks: {
    funny: [
      "{Ga er maar bij zitten|Zet je kopje even neer|Niemand had erom gevraagd}, {maar hier komt het toch|en toch praten we erover}: <subject>.",
    ],
    urgent: [
      "{Luister goed|Laat de rest liggen}, {dit kan niet wachten|hier moeten we het nu over hebben}: <subject>.",
    ],
    warm: [
      "{Wat fijn dat je er bent|Fijn dat je luistert}, {we wilden iets met je delen|we hebben iets te vertellen}: <subject>.",
    ],
  },
  shortHooks: [
    "{Even nadenken|Luister|Let op|Ons onderwerp|Hier gaat het om|Een gedachte|Om te beginnen|Kijk eens|Al gehoord}{| vandaag| hier|, heel kort|, zonder omwegen|, onder ons|, in alle rust|, vanaf nu}: <subject>.",
  ],
  audienceHooks: [
    "{Deze woorden zijn|Wat nu volgt is|Deze boodschap is} {vooral|met name|speciaal} voor <audience>: <subject>.",
    "{Let op|Luister goed|Goed om te weten}, {vooral|in het bijzonder|juist} voor <audience>: <subject>.",
    "{We hebben dit gemaakt|We hebben dit bedacht|We spreken vandaag} voor <audience>, {en dit is het onderwerp|gewoon zo}: <subject>.",
  ],
  shortAudienceHooks: [
    "{Voor|Bedoeld voor|Vandaag, voor|Vooral voor|Speciaal voor} <audience>{|, met plezier|, heel kort|, zonder omwegen|, vanaf nu|, in heldere woorden|, in alle rust}: <subject>.",
  ],
  promises: [
    "{Blijf bij ons|Luister nog even|Geef ons wat tijd}, {dan kijken we van dichtbij|dan gaan we de diepte in}: <topic>, {punt voor punt|zonder kortere weg|in heldere woorden}.",
    "{Geen trucs|Geen tromgeroffel|Geen grote beloften}, {alleen ons onderwerp|niets dan het onderwerp}: <topic>, {eenvoudig verteld|rustig gezegd}, {zodat je zelf kunt oordelen|met ruimte voor je eigen gedachten}.",
  ],
  audienceLines: [
    "{We hebben gedacht|Bij elk woord denken we} aan een bepaald publiek, {en dat zeggen we graag|zonder enige twijfel}: <audience>.",
    "Voor wie {is dit bedoeld|spreken we|zeggen we dit alles}, zo niet voor {dit publiek|deze mensen|deze kring}: <audience>?",
  ],
  facts: dutchFacts,
  movements: [
    {
      title: "HET BEELD",
      cues: [
        "{Zacht licht|Langzame zoom|Totaalshot|Rustig beeld}: <topic>",
        "{Schets|Tekening|Stilstaand beeld}: <topic>",
      ],
      heads: [
        "{Sluit even je ogen|Adem rustig uit|Zoek een rustige plek} en {laat het beeld komen|zie het voor je}: <topic>",
        "Stel je {een gewone dag|een rustige middag|een regenachtige ochtend} voor en, {er middenin|precies daar}: <topic>",
        "Denk aan een {leeg|licht|eenvoudig} podium, {met alleen dit erop|en zet dit erop}: <topic>",
        "“<topic>”: {zeg het zachtjes|laat de woorden werken|luister hoe het klinkt}",
        "{Er begint een film|Er begint een reportage|Er begint een verhaal}, en {op het scherm staat|de camera toont|het onderwerp is}: <topic>",
        "{Teken|Schets} {in gedachten|met een paar lijnen|op een denkbeeldig vel} {wat je ziet|wat dit oproept}: <topic>",
        "{Haal|Houd} het beeld {dicht bij je|vlak voor je ogen|goed in zicht}, {zonder te forceren|in je eigen tempo}: <topic>",
      ],
      tails: [
        ", en {let op|merk op} {welk detail|welke kleur|welk geluid} je {het meest raakt|het meest opvalt}.",
        ", en {vraag je dan af|bedenk dan} {wat er nog ontbreekt|wie ernaast staat|wat je daar houdt}.",
        "; {je geheugen|je fantasie|je ervaring} {vult de rest aan|kleurt de randen in} {zonder moeite|vanzelf}.",
        ", en {blijf daar|vertoef daar} {een poosje|wat langer}, {voordat je verdergaat|tot er iets beweegt}.",
        "; {geen enkel beeld is hier fout|ieder ziet er iets anders in|wat je ziet zegt ook iets over jou}.",
        ", ook al {is het beeld nog vaag|wordt het maar langzaam helder}.",
        ", en {vertel later|beschrijf straks} {aan iemand|aan iemand die je vertrouwt} {wat je zag|hoe het was}.",
      ],
    },
    {
      title: "GOEDE VRAGEN",
      cues: [
        "{Vraagteken|Handgeschreven vraag|Tekstballon}: <topic>",
        "{Notitieboek|Schoolbord} met de woorden: <topic>",
      ],
      heads: [
        "<topic>: {welke vraag|welke twijfel|welke hoop} {komt er bij je op|dringt zich op|spookt door je hoofd}",
        "Als {een vriend|een collega|een buurvrouw} {aan tafel|in de trein|aan de telefoon} {je mening vroeg|begon} over “<topic>”, wat zou je dan {antwoorden|zeggen}",
        "Wie zou je {bellen|opzoeken|raadplegen} om {meer te weten|het helder te zien} over dit onderwerp: <topic>",
        "<topic>: wat zou je {vooral|per se|het liefst} willen {weten|begrijpen|nagaan}",
        "Wat {mag niemand verzwijgen|moet je eerlijk zeggen} als {je hierover praat|dit ter sprake komt}: <topic>",
        "<topic>: {waar zou je beginnen|waar zou je zoeken} {om het te begrijpen|om meer te leren}",
        "{Waar denk je aan|Wat voel je|Wat herinner je je} bij het {horen|lezen} van deze woorden: <topic>",
      ],
      tails: [
        ", en welk antwoord zou je {verrassen|overtuigen|geruststellen}?",
        ", en {hoe lang|hoe geduldig} zou je wachten op een {eerlijk|volledig|doordacht} antwoord?",
        ", {als er geen domme vragen bestonden|als niemand meeluisterde|onder ons gezegd}?",
        ", en {wie zou je vertrouwen|wie zou je kunnen helpen|wie weet het beter}?",
        ", en wat maakt het zo {makkelijk|moeilijk|verleidelijk} om te {zeggen|vragen}?",
        ", {los van|voorbij} wat {iedereen herhaalt|je overal hoort}?",
        ", en {zou je daarna|zou je dan} van mening {kunnen|durven} veranderen?",
      ],
    },
    {
      title: "GEWONE WOORDEN",
      cues: [
        "{Schoolbord|Ansichtkaart|Notitieblok} met de woorden: <topic>",
        "{Gesprek in de keuken|Samen wandelen}, tekst: <topic>",
      ],
      heads: [
        "Leg {aan een kind|aan een vreemde|aan je oma} uit {waar het om gaat|wat dit betekent}: <topic>",
        "“<topic>”: {zeg dat|vertel dat} {in je eigen woorden|zoals aan het ontbijt|zonder jargon}",
        "{Zoek|Bedenk} {een vergelijking|een alledaags beeld|een klein verhaal} bij dit onderwerp: <topic>",
        "Schrijf een ansichtkaart {die alleen hierover gaat|met alleen dit onderwerp}: <topic>",
        "{Laat|Zet} de grote woorden {weg|opzij} en {kijk wat er overblijft|praat gewoon}: <topic>",
        "<topic>: {dat kan eenvoudig gezegd worden|dat past in een rustige zin|dat heeft geen grote woorden nodig}",
        "{Vertaal|Zeg} {in alledaagse taal|in de taal van je keuken} wat {we bedoelen|hier staat}: <topic>",
      ],
      tails: [
        ", en {let op|onthoud} de plek waar je {aarzelt|naar woorden zoekt}.",
        ", en {luister dan|wacht dan af} {wat er terugkomt|welke vragen er komen}.",
        ", {zonder haast|met een glimlach|zo eerlijk mogelijk}, en {zonder iets op te poetsen|zonder spiekbriefje}.",
        "; {wat overblijft|wat je dan zegt} {verdient aandacht|blijft beter hangen}.",
        ", en {als het te lang wordt|als je verdwaalt}, {begin dan opnieuw|kies dan een andere weg}.",
        "; {al snel merk je|gauw genoeg zie je} {wat helder is en wat niet|waar je eigen vragen beginnen}.",
        ", {zoals tegen een vriend naast je|alsof er een kind luistert|zoals in een kort bericht}.",
      ],
    },
    {
      title: "EERLIJKE TWIJFEL",
      cues: [
        "{Peinzende blik|Weegschaal|Opgetrokken wenkbrauw}, tekst: <topic>",
        "{Twee kolommen|Gedeeld scherm}, voor en tegen: <topic>",
      ],
      heads: [
        "<topic>: {niet iedereen zal het ermee eens zijn|sommigen blijven voorzichtig|niet iedereen ziet hetzelfde}",
        "{Misschien aarzel je|Misschien frons je|Het kan dat je het anders ziet} {bij deze woorden|bij dit idee}: <topic>",
        "Stel {gerust|zonder schroom} de {lastige|voor de hand liggende|kritische} vraag over “<topic>”",
        "<topic>: {bekijk het|weeg het} {met een kritisch oog|met een koel hoofd|in alle rust}",
        "{Twijfel mag|Tegenspraak is welkom|Voorzichtigheid heeft haar plaats}, {ook hier|juist bij dit onderwerp}: <topic>",
        "{Je kunt het zo zien of anders|Er is meer dan een gezichtspunt|Daarover valt te praten}: <topic>",
        "{Scheid|Onderscheid} wat je {weet|gezien hebt} van wat je {vermoedt|alleen gehoord hebt}: <topic>",
      ],
      tails: [
        ", {en dat is goed zo|en dat doet goed|en daar is ruimte voor}, want {een eerlijke vraag houdt ons wakker|goede twijfel scherpt de blik}.",
        "; {niemand vraagt|niemand verwacht} dat je {meteen beslist|alles gelooft|beleefd knikt}.",
        ", en {een goed antwoord|een eerlijk oordeel} begint met {luisteren|wat je kunt nagaan}.",
        "; {bewaar die vraag|neem die gedachte mee} en {kijk wat er aan het eind van overblijft|leg haar naast de feiten}.",
        ", en {liever een eerlijk nee|liever een open vraag} dan {een leeg ja|een beleefde glimlach}.",
        "; {het telt|belangrijk is} dat je {zelf kijkt|je eigen mening vormt}.",
        ", {want alleen goed kijken|want alleen opnieuw kijken} {maakt het duidelijk|helpt begrijpen}.",
      ],
    },
    {
      title: "DICHTBIJ",
      cues: [
        "{Straatbeeld|Huiskamer|Keukenraam|Voordeur}, tekst: <topic>",
        "{Kaart met stip|Alledaags tafereel}: <topic>",
      ],
      heads: [
        "<topic>: waar zou dit {je pad kunnen kruisen|op je kunnen wachten} {morgen|deze week|op weg naar huis}",
        "Wie, {in je familie|onder je vrienden|in je straat}, zou {de oren spitsen|het woord nemen|glimlachen} bij deze woorden: <topic>",
        "Wanneer heb je voor het laatst {hierover gepraat|hierover gehoord|hieraan gedacht}: <topic>",
        "<topic>: {welke herinnering|welk gezicht|welke plek} {komt terug|duikt op}",
        "Wat zou er {thuis|in je week|om je heen} {veranderen|anders zijn} als {je er vaker aan dacht|dit meer ruimte kreeg}: <topic>",
        "<topic>: staat dit {misschien|stiekem} dichter bij je dan je {dacht|zou zeggen}",
        "Wat zou er {ontbreken|verloren gaan} als {niemand er meer over sprak|dit er niet was}: <topic>",
      ],
      tails: [
        ", en {wat zou je doen|wat zou je zeggen|waaraan zou je het merken} op dat moment?",
        ", en {aan wie zou je het vertellen|met wie zou je het delen} {vanavond|bij een kop koffie|daarna}?",
        ", {eerlijk gezegd|met de hand op het hart|goed beschouwd}?",
        ", {ook|juist} op een dag waarop {alles snel gaat|niets volgens plan loopt}?",
        ", en is dat voor jou {een troost|een verrassing|een klein avontuur}?",
        ", en {wat zou je tegenhouden|wat zou ervoor nodig zijn|wat remt je}?",
        ", en {wie zou er bij je zijn|wat zou je denken} op zo'n moment?",
      ],
    },
    {
      title: "IN GESPREK",
      cues: [
        "{Pratende vrienden|Cafétafel|Samen eten|Gelach}, tekst: <topic>",
        "{Tekstballonnen|Bericht op een telefoon}: <topic>",
      ],
      heads: [
        "Gooi {vanavond|dit weekend|bij de volgende gelegenheid} {een onderwerp|een woord} op tafel {onder vrienden|in de familie|bij het eten}: <topic>",
        "{Praat erover|Begin erover} met {een collega|een oude vriend|je familie}: <topic>",
        "Schrijf {aan iemand die goed luistert|aan iemand die je mist} een paar regels {hierover|met deze titel}: <topic>",
        "“<topic>”: {vraag eens rond|vraag het de mensen om je heen}, {wat ze denken|wie meer weet}",
        "{Spits je oren|Luister goed} als {anderen hierover praten|het gesprek daarop komt}: <topic>",
        "Begin {een gesprek|de volgende wandeling|de volgende pauze} met deze woorden: <topic>",
        "{Noteer|Schrijf} {boven aan een bladzijde|in de kantlijn van een schrift|op een papiertje}: <topic>",
      ],
      tails: [
        ", {niet om te overtuigen|niet als betoog}, maar om {te horen wat er terugkomt|van anderen te leren}.",
        ", en {laat plaats|houd ruimte} voor {een andere mening|een lange stilte|een onverwacht verhaal}.",
        "; {mensen weten vaak meer dan ze zeggen|een eenvoudige vraag opent veel deuren|woorden reizen ver}.",
        ", en {let op|merk op} {wie vragen stelt|wie stil wordt|waar de stem opleeft}.",
        "; {misschien hoor je|misschien komt er} {een bezwaar|een verhaal|een idee} dat {bij je blijft|je laat glimlachen}.",
        ", en {vergelijk daarna|noteer daarna} {wat nieuw was|wat is blijven hangen}.",
        ", {op jouw manier|zonder aantekeningen|in je eigen tempo}, en {vertrouw op je woorden|houd het eenvoudig}.",
      ],
    },
  ],
  actionCloses: [
    "{Nu is het aan jou|De volgende stap is aan jou|Jij bent aan de beurt|Laat het niet bij luisteren}{|, als je wilt|, en liefst snel|, zo eenvoudig is het}: <action>.",
    "{Wat we vragen is eenvoudig|Zet de stap|Kom in actie|Maak een begin}{|, vandaag nog|, als dit je aanspreekt}: <action>.",
    "{Als dit onderwerp je raakt|Als je tot hier geluisterd hebt}, {dan is het vervolg duidelijk|dan weet je wat je te doen staat}: <action>.",
  ],
  shortActionCloses: [
    "{Dus|Nu|Kom op|Jouw beurt|Jouw stap|Vooruit|Doe het|Het is tijd|Gewoon}{| nu| vandaag|, heel eenvoudig|, als je wilt|, zonder wachten|, tot slot}: <action>.",
  ],
  looseActionCloses: [
    "{Het vervolg|De volgende stap|Tot slot|Om mee te nemen|Wat er te doen blijft}{|, zo eenvoudig is het|, als je wilt|, voor iedereen}: <action>.",
  ],
  closes: [
    "{Neem|Draag} deze woorden {met je mee|in je achterhoofd mee|mee onderweg}, {en vorm je eigen beeld|en kijk wat ervan wordt}: <topic>.",
    "{Dat was ons onderwerp|Daar spraken we over|De cirkel is rond}: <topic>, {zo eenvoudig mogelijk gezegd|zonder iets te verzinnen}, en {het laatste woord is aan jou|de gedachte is nu van jou}.",
    "{Als je er weer over hoort|Wanneer het onderwerp terugkomt}, {denk dan aan dit moment|herinner je dan deze woorden}: <topic>.",
  ],
  shortCloses: [
    "{Denk eraan|Houd in gedachten|Onthoud|Praat erover|Om te onthouden}{| vandaag| binnenkort| morgen| in alle rust}: <topic>.",
  ],
  farewells: [
    "{Dat was|Dit was|Nu ken je}{| in het kort| in gewone woorden| van begin tot eind}: <topic>.",
    "{Nu weet je het|Daarmee is het gezegd|Je hebt het gehoord}{|, zo simpel is het|, punt voor punt|, helder en duidelijk}: <topic>.",
  ],
  keyCloses: [
    "{Onthoud|Bewaar|Neem mee}{| vooral| vandaag| van hier}: <key>, <other>{|, en vertel het verder|, de rest is aan jou|, dat is genoeg voor vandaag}.",
  ],
  cues: {
    hook: [
      "{Titel|Grote tekst|In beeld|Kop}: <topic>",
      "{Blik in de camera|Recht vooruit}, titel: <topic>",
    ],
    close: [
      "{Laatste beeld|Langzame fade|Slottitel}: <topic>",
      "{Glimlach|Rustige blik}, titel: <topic>",
    ],
    action: ["{Slotkaart|Laatste tekst in beeld}: <action>"],
  },
};

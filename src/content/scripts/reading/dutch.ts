import { buildRules } from "./build-rules.js";

/** How Dutch briefs are read. */
export const dutchRules = buildRules({
  write:
    "(?:(?:graag|kun je|wil je)\\s+)?(?:schrijf|schrijven|maak|maken|genereer|bedenk|ik wil|ik zoek|wij willen|we willen|ik heb|we hebben)(?:\\s+(?:mij|me|ons))?",
  text: "uitnodiging|oproep|aankondiging|mededeling|audiotour|toost|script|video|tekst|spot|filmpje|clip|advertentie|reclame|presentatie|toespraak|verhaal|voice-over|podcast|uitleg",
  leads: "over|voor|om|van|dat|die|uitlegt|promoot|aankondigt|het onderwerp",
  about:
    "over|rond(?:om)?|(?:die|dat|om|,)* ?(?:uitleg\\p{L}*|promoot|promoten|aankondig\\p{L}*|presente\\p{L}+)|hoe|waarom|wat|wanneer",
  toWords: "aan|gericht op|bedoeld voor",
  persuade: [
    "(?:en )?nodig (?<who>[^,;:]{1,60}?) uit (?<event>(?:voor|op|naar) .+)",
    "(?:en )?(?:vraag|nodig|moedig|roep|overtuig)(?: (?<who>[^,;:]{1,60}?))?(?: uit| aan| op)? om (?<act>.*te \\p{Ll}+en)",
  ],
  ask: {
    act: (act) => `denk eraan om ${act}`,
    event: (event) => `kom naar ${event.replace(/^(?:voor|op|naar) /u, "")}`,
    occasion: (event) => event.replace(/^(?:voor|op|naar) /u, ""),
  },
  dropsSubject: false,
  inline:
    "(?:van |in |met |van ongeveer )?[\\d\\uE000-\\uEFFF]+[ -]?(?:seconden|minuten|minuut|woorden)|(?:op|in|met) een \\p{L}+e (?:toon|stijl)",
  forWords: "voor|aan",
  audience:
    "(?:de |ons |mijn )?(?:doelgroep|publiek)(?: is| zijn)?|(?:bedoeld|bestemd|gemaakt) voor|gericht op",
  people:
    "\\p{L}*(?:kinderen|ouders|studenten|leerlingen|scholieren|leraren|docenten|beginners|senioren|ouderen|volwassenen|jongeren|tieners|gezinnen|families|vrouwen|mannen|buren|bewoners|bezoekers|gasten|klanten|gebruikers|kijkers|luisteraars|liefhebbers|ondernemers|bedrijven|medewerkers|collega's|fietsers|hardlopers|lezers|toeristen|reizigers|huurders|eigenaren|artsen|verpleegkundigen|ontwikkelaars|vrijwilligers|mensen|iedereen|stellen|bezitters|eigenaars|wandelaars|leden|rijders|tuiniers|forenzen|burgers)",
  closing:
    "(?:eindig|sluit af|besluit|eindigen)(?: met| door)(?: (?:een|de))?\\s*(?:oproep|call to action|uitnodiging|zin|slogan|vraag)?(?: om| tot)?|(?:de )?(?:oproep|call to action|cta)(?: is)?(?: om)?|vraag (?:de )?(?:kijkers|mensen|luisteraars)(?: om)?|nodig (?:de )?(?:kijkers|mensen|luisteraars) uit(?: om)?",
  directions: [
    "(?:in |op |met )?(?:een |de )?(?:[\\p{L}]+e? (?:en [\\p{L}]+e? )?)?(?:toon|stijl|sfeer|taal)(?:\\b.*)?",
    "(?:ongeveer |maximaal |minder dan |lengte |duur |van )*[\\d\\uE000-\\uF8FF]+ ?(?:seconden|minuten|minuut|woorden|s)(?: (?:lang|maximaal))?",
    "(?:wees|houd het|hou het|maak het)\\b.*|(?:gebruik|vermijd) (?:een (?:toon|stijl)|korte|eenvoudige|geen|jargon|moeilijke)\\b.*",
    "(?:zonder|geen) (?:jargon|humor|grappen|overdrijving|emoji's|vaktaal|clichés)\\b.*",
    "(?:vriendelijk|warm|grappig|serieus|dringend|formeel|rustig|eenvoudig|dynamisch|vrolijk)e?(?:(?:,| en| maar)+ (?:vriendelijk|warm|grappig|serieus|dringend|formeel|rustig|eenvoudig|dynamisch|vrolijk)e?)*",
    "(?:het |de |dit )?(?:script|video|tekst|toon)\\b (?:moet|zou|is|mag)\\b.*",
    "(?:een|één|1) vraag (?:aan het (?:eind|einde|begin)|tot slot)",
    "(?:eindig|begin|sluit af) met een (?:vraag|grap)\\b.*",
    "(?:bedankt|alvast bedankt|graag|hallo)\\b.{0,20}",
  ],
  mention:
    "(?:noem|vermeld|benadruk|zeg|wijs erop|vertel|voeg toe|leg uit|leg(?= .{1,40} uit)|promoot|kondig aan|presenteer)(?: dat| ook)?",
  begins: "(?:begin|start|open) met",
  craft:
    "grappen|grapjes|woordspelingen|jargon|vakjargon|vaktaal|humor|clichés?|overdrijvingen|superlatieven|uitroeptekens|muziek|emoji's|reclametaal|moeilijke woorden|woord\\p{L}*|zinnen|ambtelijke taal|paniek|schuldgevoel|ironie|politiek",
  not: "geen|zonder|niet|vermijd",
  doNot:
    "(?:niet|nooit) (?:zeggen|noemen|vermelden|schrijven|overdrijven|gebruiken)|(?:noem|vermeld|zeg|schrijf|gebruik)\\b[^,]{0,40} (?:niet|geen)|het woord",
  is: "is",
  rewrites: [],
  glass: ["glas (?:te )?heffen|hef\\p{L}* het glas|toosten", "Laten we het glas heffen"],
  follows: "het|hij|zij|ze|dit|dat|die|deze|dan|daarna|daar|er|dus|maar|en|ook|toch|beide",
  ban: "(?:noem (?:geen|niet)|vermeld (?:geen|niet)|praat niet over|zonder)(?: (?:de|het|te noemen))?",
  price: "prijs|kosten",
  calls:
    "bezoek|bel|koop|bestel|boek|meld je|schrijf je|abonneer|download|doneer|solliciteer|mail|app ons|klik|kom|ontdek|probeer|reserveer|volg|teken|doe mee|deel|stuur|ga naar|kijk op|neem contact|vraag|haal|breng|neem|test",
  labelSentences: [
    ["prijs|prijzen|kosten", "De prijs is {}"],
    ["wanneer|datum", "Het is op {}"],
    ["tijd", "De tijd is {}"],
    ["waar|locatie|plaats", "De plek is {}"],
    ["adres", "Het adres is {}"],
    ["toegang", "De toegang is {}"],
    [
      "contact|telefoon|tel|e-?mail|website|informatie|aanmelden|reserveren",
      "Voor meer informatie, {}",
    ],
    ["probleem", "Het probleem is {}"],
    ["deadline", "De deadline is {}"],
    ["openingstijden", "Open is {}"],
  ],
  labels: [
    ["wie|voor wie", "audience"],
    ["wat", "topic"],
    ["toon|stijl", "direction"],
    ["actie|afsluiting|tot slot|wat te doen", "action"],
    ["onderwerp|product|titel|naam|merk|bedrijf|evenement|thema", "topic"],
    ["doelgroep|publiek|voor", "audience"],
    ["toon|stijl|sfeer", "tone"],
    ["lengte|duur|formaat|taal|doel|platform", "direction"],
    ["cta|call to action|oproep|actie", "action"],
    ["punten|feiten|voordelen|kenmerken|details|informatie|info|boodschap|inhoud", "facts"],
    ["vermijden|niet noemen", "ban"],
    [
      "prijs|prijzen|kosten|wanneer|datum|tijd|waar|locatie|plaats|adres|toegang|contact|telefoon|tel|e-?mail|website|aanmelden|reserveren|probleem|oplossing|aanbod|waarom|meenemen|verhaal|programma|deadline|informatie|openingstijden|programma",
      "value",
    ],
  ],
  orderStarts: "eindig|sluit|noem|vermeld|benadruk|gebruik|vermijd|houd|zonder|vraag|nodig",
  and: "en|maar|of",
  plain:
    "er de het een en of maar want dus in op aan bij met zonder voor van naar uit over onder tot door om te als dat die dit deze mijn jouw je uw zijn haar ons onze hun wij we jullie zij ze hij ik jij u wie wat waar wanneer waarom hoe welke hier daar nu vandaag morgen gisteren straks altijd nooit ook nog al alle alles elke iedere geen meer minder heel goed goede nieuw nieuwe groot grote klein kleine gratis open dicht verse vers toegang bezorging bezoek bel koop bestel boek meld schrijf doneer kom ontdek probeer reserveer volg doe deel stuur ga kijk bakkerij winkel restaurant workshop recept cursus fiets brood wijn kaas koffie gemaakt",
  pronouns: "wij|we|jullie|zij|ze|hij|ik|jij|je|u|het|dit|dat|er|hier|iedereen|niemand",
  verbs:
    "is|zijn|was|waren|heeft|hebben|wordt|worden|kan|kunnen|moet|moeten|mag|zal|gaat|gaan|komt|komen|maakt|maken|kost|kosten|opent|openen|sluit|begint|beginnen|biedt|bieden|verkoopt|verkopen|helpt|helpen|lanceert|lanceren|organiseert|organiseren|zoekt|zoeken|nodigt|presenteert|duurt|weegt|bevat|produceert|verandert|gebruikt|gebruiken|levert|leveren|viert|vieren|beschermt|sterven|leven|leeft|blijft|blijven|bestaat|speelt|bakt|bakken|staat|staan|ligt|start|starten|geeft|geven|loopt|zorgt|leent|lenen|krijgt|krijgen|neemt|nemen|rijdt|rijden|kookt|koken|werkt|werken|sluiten|verhuist|verkort|meet|bespaart|verdient|groeit",
  boundaries: "in|op|aan|bij|met|zonder|voor|van|naar|uit|tot|die|dat|waar|en|om",
  questionWords: "hoe|waarom|wanneer|waar|wat",
  relatives: "die|dat",
});

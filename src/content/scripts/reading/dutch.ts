import { buildRules } from "./build-rules.js";

/** How Dutch briefs are read. */
export const dutchRules = buildRules({
  write:
    "(?:(?:graag|kun je|wil je)\\s+)?(?:schrijf|schrijven|maak|maken|genereer|bedenk|ik wil|ik zoek|wij willen|we willen|ik heb|we hebben)(?:\\s+(?:mij|me|ons))?",
  text: "script|video|tekst|spot|filmpje|clip|advertentie|reclame|presentatie|toespraak|verhaal|voice-over|podcast|uitleg",
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
  changes: [
    ["(?:sluit|sluiten)", "de sluiting"],
    ["(?:opent|openen)", "de opening"],
    ["(?:lanceert|lanceren)", "de lancering"],
    ["(?:bouwt|bouwen)", "de bouw"],
    ["(?:renoveert|renoveren)", "de renovatie"],
    ["(?:verhoogt|verhogen)", "de verhoging"],
    ["(?:verlaagt|verlagen)", "de verlaging"],
  ],
  ofObject: (object) => `van ${object}`,
  articles: "de|het|een|onze|ons|zijn|haar|hun|twee|drie",
  topicPronouns: "hij|het(?= (?:kost|weegt|heeft|is|werkt|biedt|duurt|bevat|helpt|meet))",
  dropsSubject: false,
  dear: "beste|lieve|geachte",
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
    "(?:wees|houd het|hou het|gebruik|vermijd|maak het)\\b.*",
    "(?:zonder|geen) (?:jargon|humor|grappen|overdrijving|emoji's|vaktaal|clichés)\\b.*",
    "(?:vriendelijk|warm|grappig|serieus|dringend|formeel|rustig|eenvoudig|dynamisch|vrolijk)e?(?:(?:,| en| maar)+ (?:vriendelijk|warm|grappig|serieus|dringend|formeel|rustig|eenvoudig|dynamisch|vrolijk)e?)*",
    "(?:het |de |dit )?(?:script|video|tekst|toon)\\b (?:moet|zou|is|mag)\\b.*",
    "(?:een|één|1) vraag (?:aan het (?:eind|einde|begin)|tot slot)",
    "(?:eindig|begin|sluit af) met een (?:vraag|grap)\\b.*",
    "(?:bedankt|alvast bedankt|graag|hallo)\\b.{0,20}",
  ],
  tones: [
    ["funny", "grappige?|humor|humoristische?|leuke?"],
    ["urgent", "dringende?|laatste kans"],
    ["warm", "vriendelijke?|warme?|hartelijke?|persoonlijke?"],
    ["serious", "serieuze?|ernstige?|zakelijke?"],
  ],
  mention:
    "(?:noem|vermeld|benadruk|zeg|wijs erop|vertel|voeg toe|leg uit|leg(?= .{1,40} uit)|promoot|kondig aan|presenteer)(?: dat| ook)?",
  ban: "(?:noem (?:geen|niet)|vermeld (?:geen|niet)|praat niet over|zonder)(?: (?:de|het|te noemen))?",
  price: "prijs|kosten",
  calls:
    "bezoek|bel|koop|bestel|boek|meld je|schrijf je|abonneer|download|doneer|solliciteer|mail|app ons|klik|kom|ontdek|probeer|reserveer|volg|teken|doe mee|deel|stuur|ga naar|kijk op|neem contact|vraag|haal|breng|neem|test",
  labels: [
    ["onderwerp|product|titel|naam|merk|bedrijf|evenement|thema", "topic"],
    ["doelgroep|publiek|voor", "audience"],
    ["toon|stijl|sfeer", "tone"],
    ["lengte|duur|formaat|taal|doel|platform", "direction"],
    ["cta|call to action|oproep|actie", "action"],
    ["punten|feiten|voordelen|kenmerken|details|informatie|info|boodschap|inhoud", "facts"],
    ["vermijden|niet noemen", "ban"],
  ],
  orderStarts: "eindig|sluit|noem|vermeld|benadruk|gebruik|vermijd|houd|zonder|vraag|nodig",
  and: "en|maar|of",
  kinds: [
    ["steps", "recept|stap voor stap|ingrediënten"],
    ["hiring", "wij zoeken|we zoeken|vacature|solliciteer|salaris"],
    ["cause", "doneer|goede doel|petitie|vrijwillig|asiel|klimaat|bescherm|red "],
    [
      "event",
      "feest|concert|festival|bruiloft|verjaardag|evenement|beurs|workshop|open dag|loop|voorstelling|kaartjes|opening|markt",
    ],
    [
      "product",
      "prijs|koop|bestel|korting|winkel|app|merk|product|bakkerij|café|restaurant|fiets|software|nieuw|uitverkoop",
    ],
    ["lesson", "leg uit|uitleg|waarom|hoe |leren|les|geschiedenis|wetenschap|wat is"],
    ["story", "er was eens|sprookje|mop|gedicht"],
  ],
  plain:
    "er de het een en of maar want dus in op aan bij met zonder voor van naar uit over onder tot door om te als dat die dit deze mijn jouw je uw zijn haar ons onze hun wij we jullie zij ze hij ik jij u wie wat waar wanneer waarom hoe welke hier daar nu vandaag morgen gisteren straks altijd nooit ook nog al alle alles elke iedere geen meer minder heel goed goede nieuw nieuwe groot grote klein kleine gratis open dicht verse vers toegang bezorging bezoek bel koop bestel boek meld schrijf doneer kom ontdek probeer reserveer volg doe deel stuur ga kijk bakkerij winkel restaurant workshop recept cursus fiets brood wijn kaas koffie gemaakt",
  pronouns: "wij|we|jullie|zij|ze|hij|ik|jij|je|u|het|dit|dat|er|hier|iedereen|niemand",
  verbs:
    "is|zijn|was|waren|heeft|hebben|wordt|worden|kan|kunnen|moet|moeten|mag|zal|gaat|gaan|komt|komen|maakt|maken|kost|kosten|opent|openen|sluit|begint|beginnen|biedt|bieden|verkoopt|verkopen|helpt|helpen|lanceert|lanceren|organiseert|organiseren|zoekt|zoeken|nodigt|presenteert|duurt|weegt|bevat|produceert|verandert|gebruikt|gebruiken|levert|leveren|viert|vieren|beschermt|sterven|leven|leeft|blijft|blijven|bestaat|speelt|bakt|bakken|staat|staan|ligt|start|starten|geeft|geven|loopt|zorgt|leent|lenen|krijgt|krijgen|neemt|nemen|rijdt|rijden|kookt|koken|werkt|werken|sluiten|verhuist|verkort|meet|bespaart|verdient|groeit",
  boundaries: "in|op|aan|bij|met|zonder|voor|van|naar|uit|tot|die|dat|waar|en|om",
  questionWords: "hoe|waarom|wanneer|waar|wat",
  relatives: "die|dat",
  namesByCapital: true,
  number: "het getal",
  signs: "het teken",
});

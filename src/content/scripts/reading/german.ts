import { buildRules } from "./build-rules.js";

const length =
  "(?:[\\d\\uE000-\\uF8FF]+|dreißig|sechzig|neunzig|fünfzehn|eine|zwei|drei)[\\s-]*(?:sekunden|sek\\.?|minuten?|min\\.?|wörter|worte)";
const tone =
  "(?:freundlich|lustig|humorvoll|locker|ernst|sachlich|warm|herzlich|förmlich|formell|professionell|energisch|begeisternd|ruhig|sanft|dringend|inspirierend|motivierend|verständlich|einfach|kurz|persönlich|emotional|seriös|witzig|fröhlich|kindgerecht|positiv|modern|frech|nüchtern)(?:er|em|en|es|e)?";

/** How German briefs are read. */
export const germanRules = buildRules({
  write:
    "(?:bitte\\s+)?(?:schreib(?:e|en sie)?|erstell(?:e|en sie)?|bitte(?= ein)|verfass(?:e|en sie)?|mach(?:e|en sie)?|generier(?:e|en sie)?|entwirf|entwerfen sie|produzier(?:e|en sie)?|(?:ich )?(?:brauche|suche|bräuchte|möchte|will|hätte gern)(?: ich)?|(?:wir )?(?:brauchen|suchen|bräuchten|möchten|wollen)(?: wir)?)(?:\\s+(?:mir|uns))?(?:\\s+bitte)?",
  text: "erklärvideo|aufruf|appell|einladung|hörtext|anleitung(?: als gesprochener text)?|unterweisung|sicherheitsunterweisung|meditation|radiospot|werbetext|rede|laudatio|trinkspruch|mitteilung|demo|produktdemo|skript|spot|ankündigung|durchsage|script|drehbuch|video|clip|spot|werbespot|text|sprechtext|ansage|vortrag|präsentation|rede|trailer|erklärvideo|beitrag|geschichte|werbung|podcast|lektion",
  leads:
    "über|zum thema|zum|zur|zu|für|von|das|der|die|erklärt|bewirbt|vorstellt|ankündigt|darüber|um|mit dem thema|thema",
  about:
    "über|zum thema|rund um|zu|(?:das|der|die|um|,)* ?(?:erklär(?:t|en|end)|bewirbt|bewerben|vorstellt|vorzustellen|ankündigt|anzukündigen)|wie|warum|weshalb|was|wann",
  toWords: "an|den|der|unseren|meinen|allen",
  persuade: [
    "(?:die )?(?<who>wanderer|besucher|besucherinnen|hörer|zuhörer|gäste|teilnehmer|zuschauer|kinder|schüler) sollen (?:sich )?(?<please>.+)",
    "(?:und )?(?:lade|laden sie|ladet|einladen) (?<who>[^,;:]{1,60}?) (?<event>(?:zum|zur|zu (?:unser\\p{L}+|einem|einer)) .+?)(?: ein)?",
    "(?:und )?(?:fordere|fordern sie|ermuntere|ermuntern sie|bitte|bitten sie|ermutige|überzeuge) (?<who>[^,;:]{1,60}?)(?: auf| dazu)?,? (?<act>[^,;]*zu \\p{Ll}+(?:en|ern|eln))",
  ],
  ask: {
    act: (act) => `denkt daran, ${act}`,
    event: (event) => `kommt ${event}`,
    occasion: (event) =>
      event
        .replace(
          /^zum (\p{L}+(?:fest|kino|treffen|konzert|rennen|event|jubiläum|turnier|essen|grillen|dinner))(?!\p{L})/iu,
          "das $1",
        )
        .replace(/^zum /iu, "den ")
        .replace(/^zur /iu, "die ")
        .replace(/^zu unserem /iu, "unser ")
        .replace(/^zu unserer /iu, "unsere ")
        .replace(/^zu einem /iu, "ein ")
        .replace(/^zu einer /iu, "eine "),
  },
  dropsSubject: false,
  inline:
    "(?:von |mit |in |für )?(?:[\\uE000-\\uEFFF]\\s?|ca\\. |etwa |rund )?(?:höchstens |maximal )?(?:[\\d\\uE000-\\uEFFF]+|einer|eine|zwei|drei|vier|fünf)[ -]?(?:sekunden|minuten?|wörtern?)(?: länge)?|(?:in|mit) (?:einem|einer) \\p{L}+en (?:ton|stil|sprache)|mit \\p{L}+em ton",
  forWords: "für|an",
  audience:
    "(?:die )?(?:zielgruppe|zielpublikum|publikum)(?: sind| ist|:)?|(?:gedacht|bestimmt|geeignet|gemacht) für|sie richtet sich an|er richtet sich an|es richtet sich an|gerichtet an|richtet sich an|angesprochen werden sollen",
  people:
    "\\p{L}*(?:kinder|eltern|schüler|schülerinnen|studenten|studierende|studierenden|lehrer|lehrkräfte|anfänger|einsteiger|senioren|jugendliche|jugendlichen|erwachsene|familien|frauen|männer|nachbarn|anwohner|besucher|gäste|kunden|kundinnen|nutzer|zuschauer|hörer|fans|freunde|liebhaber|unternehmer|unternehmen|gründer|mitarbeiter|kollegen|pendler|radfahrer|läufer|leser|touristen|reisende|mieter|hausbesitzer|azubis|fachleute|ärzte|pflegekräfte|entwickler|ehrenamtliche|leute|menschen|alle|besitzer|halter|sportler|köche|wanderer|rentner|berufstätige|interessierte|veganer|bewerber|spender|mitglieder|helfer|freiwillige|eigentümer|heimwerker|klasse|mieterinnen|grundschüler|bewohner|bewohnerinnen|fahrgäste|patienten|fahrer|klässler|paare|gärtner|betriebe|bürger)n?",
  closing:
    "(?:am (?:ende|schluss) (?:bitte )?(?:ein aufruf|eine aufforderung|der aufruf|die aufforderung|auffordern|dazu aufrufen)?|(?:beende|ende|schließe|enden|schließen)(?: sie)?(?: es| das skript| das video)? mit(?: (?:dem|einem|der|einer))?(?: \\p{L}+)?(?: (?:aufruf|aufforderung|satz|einladung|bitte|slogan|appell))?|(?:handlungsaufruf|aufruf|call to action|cta)(?: ist)?|(?:fordere|bitte|ermuntere|lade)(?: die)? (?:zuschauer|leute|hörer|menschen|sie)(?: dazu)?(?: auf| ein)?)(?:,| zu:?| zum| zur)?",
  directions: [
    ".{3,60} (?:am ende|am schluss|zweimal|noch einmal) (?:wiederholen|nennen|sagen|erwähnen)",
    "(?:aber |und )?ohne .{0,40} zu (?:sagen|erwähnen|nennen|verwenden|dramatisieren|übertreiben|belehren)",
    "(?:für|auf) (?:das radio|unsere?n? (?:webseite|website|homepage|kanal|app|seite)|instagram|social media|den podcast|youtube)(?: .{0,20})?",
    "(?:bitte )?(?:nicht|nie) .{0,40}(?:sprechen|klingen|wirken|lesen|sagen|nennen|erwähnen)",
    "(?:höchstens|maximal|nicht länger als|etwa|rund|ca\\.?) ?(?:[\\d\\uE000-\\uEFFF]+|eine|zwei|drei|vier|fünf) (?:sekunden|minuten?)(?: .*)?",
    `(?:der |die |das )?(?:ton|tonfall|stil|stimmung|sprache|länge|dauer|tonalität|text|skript|video)(?: (?:soll(?:te)?|ist|bitte|sei|muss|darf)\\b.*|\\s+${tone}.*)`,
    `(?:bitte )?(?:in|mit) (?:einem |einer )?(?:${tone}[, ]+(?:und |aber )?)*(?:ton|tonfall|stil|sprache|stimmung|worten|humor)(?: .*)?`,
    `(?:bitte )?(?:${tone})(?:(?:,| und| aber)+ (?:nicht zu )?${tone})*(?: (?:ton|tonfall|stil|sprache|formuliert|gehalten|geschrieben|im ton))?`,
    `(?:ca\\.? |etwa |rund |maximal |höchstens |unter |über |ungefähr |länge |dauer )*${length}(?: (?:lang|länge|maximal))?`,
    "(?:ohne|keine?|bitte keine?|vermeide|verzichte auf) (?:fachwörter|fachbegriffe|fachsprache|humor|witze|übertreibungen|floskeln|jargon|emojis|fremdwörter|musik|klischees)\\b.*",
    "(?:bitte )?(?:mach(?:e|en sie)?|halte|halten sie) (?:es|das|den text)\\b.*",
    "(?:füge|baue|verwende|benutze|nutze)\\b.*(?:aufruf|call to action|humor|einstieg|hook|sätze|worte|ein|sprache)",
    "(?:sei|bleib|bleibe|klinge)\\b.*",
    "(?:(?:am|zum) (?:ende|schluss|anfang) (?:bitte )?)?(?:eine|1) frage(?: (?:am|zum) (?:ende|schluss|anfang))?",
    "(?:beginne|beginn|starte|ende|beende|schließe)(?: es)? mit (?:einer frage|einem witz|einer pointe)\\b.*",
    "(?:danke|vielen dank|hallo|guten tag)\\b.{0,20}",
    "(?:das|dies|es) (?:muss|soll|sollte) (?:unbedingt |auch |bitte )?(?:erwähnt|gesagt|genannt|rein)(?: werden)?",
    "(?:bitte )?(?:duzen|siezen|du-form|sie-form|per du|per sie|mit sie ansprechen|mit du ansprechen)(?:,? .*)?",
    "(?:bitte )?(?:ruhig|erzählerisch|langsam|locker|sachlich|freundlich|herzlich|warm|nüchtern|klar|direkt|einfach|poetisch|lebendig|ernst|witzig|humorvoll|respektvoll|kurz|knapp|schlicht|bildhaft)(?:,? (?:und |aber |nicht |nicht zu |bitte |eher )*(?:ruhig|erzählerisch|langsam|locker|sachlich|freundlich|herzlich|warm|nüchtern|klar|direkt|einfach|poetisch|lebendig|ernst|witzig|humorvoll|respektvoll|kurz|knapp|schlicht|bildhaft|albern|kitschig|steif|werblich|belehrend|duzen|siezen))*",
    "(?:kurze|einfache|klare) sätze(?:[ ,].*)?",
    "(?:sie|es|das) soll(?:te)? (?:\\p{L}+ )*(?:klingen|wirken|sein|dauern)",
  ],
  mention:
    "(?:bitte )?(?:erwähne|nenne|betone|hebe hervor|sag|sage|weise darauf hin|erwähnen sie|nennen sie|betonen sie|wichtig ist|wichtige punkte|inhalte|es geht um|erkläre|erklären sie|erklär|bewirb|bewerben sie|stelle vor|kündige an)(?:,? dass| auch| noch)?",
  begins:
    "(?:beginne|beginn|beginnen sie|starte|starten sie|fang|einstieg)(?: (?:bitte|direkt|gleich|sofort))? mit",
  craft:
    "witze?|wortspiele?|fachbegriffe?|fachwörter|fachsprache|fremdwörter|floskeln|anglizismen|übertreibungen|superlative|ausrufezeichen|humor|ironie|zeigefinger|moral|pathos|klischees?|emojis?|musik|geräusche|aufzählungen|zahlenkolonnen|vortrag|vorträge|klimawandel-vortrag|werbesprache|marketing\\p{L}*|jargon|slang|drama|panik|angstmache|politik|religiös\\p{L}*|esoterik|rhetorische\\p{L}* fragen?|fragen|lange\\p{L}* sätze|satz|sätze|wort|wörter|wort\\p{L}*|begriff\\p{L}*|kitsch|sprüche|slogans?|reime?|pointen?|schuldgefühle|mitleid|druck|amtsdeutsch|behördendeutsch|beamtendeutsch|stereotype",
  not: "keine?n?|kein|ohne|nicht|bloß keine?n?|vermeide(?:n sie)?|verzichte(?:n sie)? auf|nichts",
  doNot:
    "(?:bitte )?(?:nicht|nie|niemals|auf keinen fall) (?:schreiben|sagen|erwähnen|nennen|behaupten|verwenden|benutzen|übertreiben|dramatisieren|duzen|siezen|erklären|ansprechen|vorlesen)|(?:erwähne|erwähnen sie|nenne|nennen sie|sag|sage|sagen sie|schreib|schreibe|schreiben sie|verwende|verwenden sie|benutze|benutzen sie)\\b[^,]{0,40} (?:nicht|kein|keine|keinen)|(?:das wort|die wörter|den begriff|die begriffe)",
  is: "ist",
  rewrites: [],
  glass: [
    "(?:gl[aä]s\\p{L}*|becher) (?:er)?heb\\p{L}*|anstoßen|(?:er)?heb\\p{L}* (?:das|die|unsere?) gl[aä]s\\p{L}*",
    "Erheben wir die Gläser",
  ],
  follows:
    "es|er|sie|das|dies|diese[srmn]?|dann|danach|anschließend|dort|da|daraus|darin|dabei|dazu|dadurch|deshalb|darum|denn|aber|doch|und|auch|außerdem|so|jetzt|beide|alle",
  ban: "(?:bitte )?(?:nicht|keine?|ohne|erwähne nicht|erwähne keine|nenne nicht|nenne keine|vermeide|kein wort über)(?: (?:den|die|das|zu nennen|nennen))?",
  price: "preis|kosten",
  calls:
    "besuch(?:e|t|en sie)|komm(?:t|en sie)?|ruf(?:t|en sie)? (?:\\S+ )?(?:an|uns)|bestell(?:e|t|en sie)|kauf(?:e|t|en sie)|melde(?:t|n sie)? (?:\\p{L}+ )?|meld (?:dich|euch)|buch(?:e|t|en sie)|registrier\\p{L}*|abonnier\\p{L}*|lad(?:e|et|en sie)?|spend(?:e|et|en sie)|bewirb dich|bewerbt euch|bewerben sie|schreib(?:t|en sie)? (?:uns|an)|teste(?:t|n sie)?|probier(?:e|t|en sie)|reservier(?:e|t|en sie)|klick(?:e|t|en sie)?|folg(?:e|t|en sie)|unterschreib\\p{L}*|mach(?:t|en sie)? mit|hol(?:t|en sie)?|sicher(?:e|t|n sie)|jetzt (?:\\p{L}+ )?(?:bestellen|kaufen|buchen|anmelden|testen|spenden|bewerben|sichern|ausprobieren)|schau(?:t|en sie)?|bring(?:t|en sie)?|sei(?:d)? dabei|seien sie dabei|informier\\p{L}*|kontaktier\\p{L}*",
  labelSentences: [
    ["anmeldung|buchung|reservierung", "{label} {}"],
    ["preis|preise|kosten|gebühr", "Das kostet {}"],
    ["wann|termin|termine|datum|uhrzeit|zeit", "Das ist {}"],
    ["wo|ort|adresse|treffpunkt", "Die Adresse ist {}"],
    ["eintritt", "Der Eintritt ist {}"],
    ["mitbringen|mitzubringen|bitte mitbringen", "Bitte {} mitbringen"],
    ["kontakt|fragen|telefon|tel|e-mail|mail|web|website|internet", "Kontakt gibt es unter {}"],
    ["problem", "Das Problem ist {}"],
    ["ziel", "Das Ziel ist {}"],
    ["öffnungszeiten", "Geöffnet ist {}"],
    ["frist|anmeldeschluss", "Anmeldeschluss ist {}"],
    ["dauer des kurses", "Das dauert {}"],
  ],
  labels: [
    ["am ende|schluss|zum schluss", "action"],
    ["thema|produkt|titel|name|marke|firma|veranstaltung|anlass|projekt", "topic"],
    ["zielgruppe|publikum|für|zuschauer", "audience"],
    ["ton|tonfall|stil|stimmung|tonalität", "tone"],
    ["länge|dauer|format|sprache|plattform|ziel|hinweise?|aufgabe", "direction"],
    ["cta|call to action|aufruf|handlungsaufruf|aufforderung", "action"],
    [
      "punkte|fakten|inhalte?|merkmale|vorteile|eigenschaften|details|infos?|botschaft|wichtig",
      "facts",
    ],
    [
      "preis|preise|kosten|wann|wo|datum|termin|termine|uhrzeit|zeit|ort|adresse|treffpunkt|eintritt|gebühr|mitbringen|mitzubringen|bitte mitbringen|kontakt|telefon|tel|e-mail|mail|web|website|internet|anmeldung|buchung|öffnungszeiten|problem|lösung|ziel|angebot|aktion|hinweis|info|infos|dauer des kurses|material|zutaten|programm|geschichte|hintergrund|warum|wie|was|auch|gewicht|größe|maße|garantie|beweis|zitat|frist|anmeldeschluss|fragen|wichtig",
      "value",
    ],
    ["nicht erwähnen|vermeiden|tabu", "ban"],
  ],
  orderStarts:
    "ende|beende|schließe|am ende|am schluss|erwähne|nenne|betone|verwende|halte|mach|ohne|fordere|bitte",
  and: "und|aber|sowie",
  plain:
    "der die das ein eine einen einem einer eines wir ihr sie er es ich du unser unsere unseren unserem unserer euer eure mein meine dein deine ihre ihren sein seine dieser diese dieses jeder jede jedes alle kein keine in im am an auf bei mit ohne für von vom zu zum zur nach aus über unter ab bis seit um gegen durch vor hinter und oder aber denn weil wenn als dass ob wie was wer wo wann warum welche welcher welches hier dort jetzt heute morgen gestern bald immer nie auch nur noch schon sehr mehr alles nichts man es kostenlos gratis frisch frische frisches neu neue neuer neues gut gute guter besser schnell einfach regional handgemacht geöffnet täglich montags dienstags mittwochs donnerstags freitags samstags sonntags besuche besuchen komm kommt kommen ruf rufen bestelle bestellen kaufe kaufen melde melden buche buchen spende spenden probiere probieren teste testen schreib schreiben hol holen sichere sichern klicke schau schauen bring bringen mach macht machen sei seid mische rühre backe gib schneide koche lass nimm",
  pronouns: "wir|ihr|sie|er|es|ich|du|man|das|hier|dort|alle|jeder|niemand|dies|diese",
  verbs:
    "ist|sind|war|waren|hat|haben|wird|werden|kann|können|soll|muss|darf|gibt|geht|kommt|macht|kostet|bietet|öffnet|öffnen|eröffnet|eröffnen|startet|beginnt|findet|liegt|läuft|spart|hilft|helfen|braucht|brauchen|suchen|sucht|verkauft|verkaufen|feiert|feiern|lädt|laden|liefert|liefern|zeigt|zeigen|bringt|hält|lernt|lernen|produziert|entsteht|wandelt|schützt|steht|stehen|leben|lebt|arbeitet|arbeiten|spendet|enthält|dauert|wiegt|schließt|verbindet|erklärt|schafft|präsentiert|veranstaltet|trifft|treffen|kümmert|sammelt|sammeln|verlost|ermöglicht|sorgt|freuen|freut|stellt|backen|backt|rösten|röstet|führt|führen|zahlt|zahlen|gewinnt|sterben|bestäuben|fliegt|fliegen|sperrt|sperren|fährt|fahren|kocht|kochen|wächst|wachsen|wohnt|wohnen|verbraucht|misst|spielt|spielen|passt|funktioniert|enthalten|kosten|werden|wirkt|gelten|gilt|gehört|erhält|bleibt|bleiben|trägt|speichert|scannt",
  boundaries:
    "in|im|am|an|auf|bei|mit|ohne|für|von|vom|zu|zum|zur|nach|aus|ab|bis|seit|um|die|der|das|dass|weil|und",
  questionWords: "wie|warum|was|wer|wo|wann|weshalb|wieso",
  relatives: "die|der|das|welche",
});

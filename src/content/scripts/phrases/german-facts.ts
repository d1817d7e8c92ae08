import type { FactPhrases } from "./phrase-pack.js";

/** How German scripts speak facts. */
export const germanFacts: FactPhrases = {
  leads: {
    any: [
      "{Weiter geht es|Nun weiter|Bleiben wir|Weiter im Text}{| mit den Einzelheiten| ganz konkret| der Reihe nach}: <fact>.",
      "{Was gehört noch dazu|Was sollten Sie wissen|Was ist noch wichtig}{| zum Thema| beim Stichwort} „<topic>“? {Zum Beispiel das|Ganz einfach|Hören Sie selbst}: <fact>.",
      "{Außerdem|Dazu kommt|Nicht zu vergessen|Ebenfalls wichtig}{|, ganz nebenbei|, und gern betont|, der Reihe nach}: <fact>.",
      "{Stellen Sie sich das vor|Sehen Sie es vor sich|Malen Sie es sich aus}{|, nur kurz|, in Ruhe|, wenn Sie mögen}: <fact>.",
    ],
    price: [
      "{Nun zum Preis|Jetzt zum Preis|Kommen wir zum Preis}{|, bevor Sie fragen|, ganz offen|, ohne Umschweife}: <fact>.",
      "{Und was kostet es|Was zahlen Sie dafür|Und der Preis}{|, fragen Sie|, werden Sie fragen}: <fact>.",
    ],
    percent: ["{Eine Zahl|Ein Wert} {zum Merken|für Ihre Notizen|vorweg}: <fact>."],
    count: [
      "{Eine Zahl|Hier eine Zahl|Jetzt eine Zahl} {zum Merken|zum Vorstellen|für Sie}: <fact>.",
      "{Zählen wir|Zählen Sie} {kurz nach|einmal mit|mit uns}: <fact>.",
    ],
    duration: [
      "{Ein Wort|Noch ein Wort|Kurz etwas} zur Zeit{|, denn sie ist knapp|, ganz genau|, weil sie zählt}: <fact>.",
      "{Wie lange|Und wie lange}{| genau|, fragen Sie}: <fact>.",
    ],
    date: [
      "{Kalender auf|Stift bereit|Nehmen Sie den Kalender}{|, bitte|, jetzt|, es wird konkret}: <fact>.",
      "{Und wann|Wann genau|Wann denn}{|, fragen Sie|, möchten Sie wissen}: <fact>.",
    ],
    time: [
      "{Schauen Sie auf die Uhr|Blick auf die Uhr|Die Uhrzeit}{|, bitte|, ganz genau|, damit es klappt}: <fact>.",
    ],
    place: [
      "{Und wo|Wo genau|Wo denn}{|, fragen Sie|, möchten Sie wissen}: <fact>.",
      "{Der Ort|Jetzt zum Ort|Auf der Karte}{|, zum Merken|, ganz genau|, bitte sehr}: <fact>.",
    ],
  },
  firstLeads: [
    "{Fangen wir einfach an|Beginnen wir mit dem Wichtigsten|Zuerst das Wichtigste|Der Reihe nach|Ganz von vorn}{|, in einem Satz|, klar gesagt|, bitte sehr}: <fact>.",
    "{Worum geht es|Was steckt dahinter|Was heißt das}{| genau|, fragen Sie|, ganz konkret}: <fact>.",
  ],
  shortLeads: [
    "{Gut zu wissen|Wichtig|Kurz gesagt|Klar gesagt|Notiert|Merken Sie sich|Außerdem|Dazu|Im Klartext|Ganz konkret|Bitte beachten|Und}{|, bitte| hier| noch| dazu| jetzt|, ganz kurz}: <fact>.",
  ],
  shapeLeads: {
    step: [
      "{Jetzt|Nun|Dann|Als Nächstes|Danach|Der nächste Schritt}{|, in Ruhe|, ganz einfach|, der Reihe nach|, ohne Eile}: <fact>.",
    ],
    question: [
      "{Fragen Sie sich|Hand aufs Herz|Ganz ehrlich|Eine Frage an Sie}{| einmal|, offen gesagt|, ganz in Ruhe|, nur kurz}: <fact>",
    ],
  },
  toneLeads: {},
  developments: {
    price: [
      "<key>: {legen Sie|halten Sie|schreiben Sie} die Zahl neben das, was {eine normale Woche|Ihr letzter Einkauf} kostet, und {vergleichen Sie|rechnen Sie} {in Ruhe|am eigenen Tisch}.",
      "{Passt|Fällt} <key> {in Ihre Planung|in Ihr Budget}{| diesen Monat| diese Woche|, ehrlich gesagt}? {Das wissen nur Sie|Rechnen Sie kurz nach}, „<topic>“ {läuft nicht weg|darf warten}.",
      "{Wenn jemand|Falls jemand} nach dem Preis fragt, {haben Sie die Antwort|müssen Sie nicht raten}: <key>.",
      "{Wofür|Für was} geben Sie sonst <key> aus{|, wenn Sie ehrlich sind|, ohne lange zu überlegen|, Woche für Woche}?",
      "{Sprechen Sie|Reden Sie} {zu Hause|beim Abendessen|mit Ihren Leuten} darüber: <key>, {ja oder nein|jetzt oder später}?",
    ],
    percent: [
      "{Rechnen Sie aus|Überlegen Sie}, was <key> {in Ihrem Fall|auf Ihrem Zettel} {ausmachen|bedeuten}.",
      "<key>: {malen Sie|zeichnen Sie} einen Balken und {füllen Sie ihn so weit|malen Sie ihn so weit aus}{|, nach Augenmaß|, ganz grob}.",
    ],
    date: [
      "{Schlagen Sie|Schauen Sie} {gleich|jetzt} im Kalender nach: <key>, {ist da noch frei|steht da schon etwas}?",
      "{Kreisen Sie|Streichen Sie} <key> {rot|dick} an{|, am besten in der Küche|, bevor etwas dazwischenkommt|, damit es alle sehen}.",
      "{Wer sollte|Wer müsste} von <key> erfahren? {Schreiben Sie|Schicken Sie} {dieser Person|ihr oder ihm} {heute|gleich} {eine kurze Nachricht|zwei Zeilen} zu „<topic>“.",
      "<key>: {stellen Sie sich|legen Sie sich} eine Erinnerung {ein paar Tage vorher|kurz vorher}{|, dann kann nichts schiefgehen|, sicher ist sicher}.",
      "{Zählen Sie|Rechnen Sie} {die Tage|die Nächte} bis dahin: <key>{|, und planen Sie rückwärts|, mit Vorfreude}.",
    ],
    weekday: [
      "<key>: {was machen Sie da sonst|wie sieht der Tag bei Ihnen aus|haben Sie da Luft}{|, ganz ehrlich|, in einer normalen Woche}?",
      "{Schreiben Sie|Setzen Sie} <key> {oben auf den Wochenplan|auf den Zettel am Kühlschrank}{|, in großen Buchstaben|, gleich heute}.",
    ],
    time: [
      "<key>: {stellen Sie|legen Sie} sich {einen Wecker|eine Erinnerung}{|, und dann noch eine|, damit nichts dazwischenkommt}.",
      "{Wo sind Sie|Was machen Sie} {sonst|gewöhnlich} um diese Zeit: <key>{|, ganz ehrlich|, an einem normalen Tag}?",
      "{Planen Sie|Rechnen Sie} von <key> {rückwärts|zurück}: {wann gehen Sie los|wann ziehen Sie die Schuhe an}?",
    ],
    duration: [
      "<key>: {schauen Sie auf die Uhr|werfen Sie einen Blick auf die Uhr}, zählen Sie weiter und {stellen Sie sich vor, was dann ist|denken Sie sich den Moment danach}.",
      "{Was schaffen Sie|Was erledigen Sie} sonst in dieser Zeit: <key>{|, ehrlich gesagt|, an einem normalen Tag}?",
      "<key>: {ist das lang|kommt Ihnen das kurz vor} {oder genau richtig|oder vergeht das im Flug}{|, für Sie ganz persönlich|, im Vergleich zu gestern}?",
    ],
    measure: [
      "<key>: {suchen Sie|finden Sie} {in Ihrer Nähe|zu Hause} etwas, das {daran herankommt|dazu passt}{|, und vergleichen Sie|, zum Vergleich}.",
      "{Genau|Exakt} <key>, {nicht ungefähr|ohne Runden}{|, so steht es da|, das dürfen Sie sich notieren}.",
    ],
    count: [
      "{Stellen Sie sich|Malen Sie sich} das {vor|aus}: <key>{|, nebeneinander|, eins nach dem anderen|, auf einen Blick}.",
      "<key>: {mehr oder weniger|weniger oder mehr}, als Sie {gedacht hätten|geraten hätten}{|, ehrlich|, vorhin noch}?",
      "{Wenn Sie|Sobald Sie} von „<topic>“ erzählen, {beginnen Sie mit|bleiben Sie bei} dieser Zahl: <key>.",
      "{Sagen Sie|Wiederholen Sie} {es laut|die Zahl mit uns|es einmal}: <key>{|, dann bleibt es hängen|, und noch einmal für sich}.",
      "{Welches davon|Was davon} würden Sie {gern als Erstes sehen|zuerst ansehen}: <key>?",
    ],
    year: [
      "<key>: {was verbinden Sie|was verbindet Ihre Familie} mit diesem Jahr{|, ganz spontan|, aus Erzählungen}?",
      "{Rechnen Sie|Zählen Sie} von <key> bis heute{|, im Kopf|, an den Fingern}, {dann haben Sie den Abstand|und staunen Sie ruhig}.",
    ],
    phone: [
      "{Speichern Sie|Tippen Sie} <key> {gleich ins Handy|in Ihre Kontakte}{|, damit es da ist|, ehe Sie es brauchen}.",
    ],
    link: [
      "{Noch einmal langsam|Zum Mitschreiben|Buchstabe für Buchstabe}{|, bitte|, die Adresse}: <key>.",
      "{Öffnen Sie|Tippen Sie} <key> {auf dem Handy|zu Hause}{| heute noch| in Ruhe} und {sehen Sie sich um|lesen Sie weiter}.",
    ],
    quote: [
      "Lassen Sie diese Worte {kurz stehen|einen Moment wirken}: <key>.",
      "{Sagen Sie es laut|Lesen Sie es leise}: <key>. {Wie klingt das|Was hören Sie} beim Gedanken an „<topic>“?",
    ],
    place: [
      "{Wie kommen Sie|Welcher Weg führt Sie} {dorthin|ans Ziel}: <key>, {zu Fuß, mit dem Rad, mit der Bahn|allein oder zu zweit}?",
      "{Wen kennen Sie|Wer wohnt} {dort|in der Nähe}: <key>? {Sagen Sie|Erzählen Sie} {es weiter|davon}, „<topic>“ {spricht sich herum|ist schnell erklärt}.",
      "<key>: {suchen Sie|finden Sie} {es auf der Karte|den Ort auf dem Stadtplan}{|, und fahren Sie den Weg mit dem Finger nach|, und sehen Sie sich um}.",
      "{Waren Sie|Kommen Sie} {schon einmal|öfter} {dort|da vorbei}: <key>{|, und was fiel Ihnen auf|, und mit wem}?",
    ],
    name: [
      "{Merken Sie sich|Behalten Sie} den Namen: <key>{|, genau so geschrieben|, er kommt wieder vor}.",
      "<key>: {haben Sie davon schon gehört|sagt Ihnen das etwas|welches Bild kommt Ihnen}{|, ganz spontan|, ehrlich}?",
    ],
    code: [
      "<key>: {schreiben Sie es|notieren Sie es} {genau so|Zeichen für Zeichen}{|, ohne Lücke|, damit Sie es wiederfinden}.",
    ],
    any: [
      "<key>: {was fällt Ihnen dazu ein|was sehen Sie vor sich|was würden Sie fragen}{|, ganz spontan|, ehrlich gesagt}?",
      "{Behalten Sie|Merken Sie sich} {das|dies}: <key>{|, es gehört dazu|, und fragen Sie gern nach}.",
    ],
  },
  kindDevelopments: {},
  turns: {
    any: [
      "{Angenommen|Nehmen wir an}, {jemand|eine Freundin|ein Nachbar} fragt Sie nach dem Thema „<topic>“: {beginnen Sie so|fangen Sie hier an|Ihr erster Satz}, <fact>.",
      "{Noch einmal|Zur Wiederholung|Für alle, die später kamen}{|, in Ruhe|, damit es sitzt|, etwas langsamer}: <fact>.",
      "{Richtig oder falsch|Stimmt es oder nicht}{|, was meinen Sie|, ganz schnell}: <fact>? {Richtig|Es stimmt}, {so haben wir es gehört|nach allem, was wir wissen}, Stichwort „<topic>“.",
      "{Sagen Sie es|Erzählen Sie es} {mit eigenen Worten|in einem Atemzug|beim Abendessen} weiter: <fact>.",
      "{Vielleicht denken Sie|Sie fragen sich vielleicht}: {Ist das etwas für mich|Was habe ich davon}, „<topic>“? {Messen Sie|Halten Sie} „<topic>“ {daran|dagegen}: <fact>.",
    ],
    price: [
      "{Zu teuer, günstig oder angemessen|Viel, wenig oder genau richtig}, beim Stichwort „<topic>“? {Urteilen Sie selbst|Sie entscheiden|Rechnen Sie}{|, in Ruhe|, ganz für sich|, ohne Eile}: <fact>.",
    ],
    date: [
      "{Wann war das noch|Wann war es gleich}, {fragen Sie|fragt jemand}: {noch einmal zum Notieren|schreiben Sie jetzt mit}, <fact>.",
    ],
    place: [
      "{Wo war das noch|Wo war es gleich}, {fragen Sie|fragt jemand}: {noch einmal|sehen Sie nach}, <fact>.",
    ],
  },
  comparisons: [
    "<key> {auf der einen Seite|hier|links}, <other> {auf der anderen|dort|rechts}: {was würden Sie zuerst erzählen|was zählt für Sie mehr}{|, ehrlich gesagt|, heute}?",
    "{Legen Sie|Stellen Sie} {beides nebeneinander|zwei Dinge nebeneinander}: <key> und <other>{|, und sehen Sie, was hängen bleibt|, und wählen Sie}.",
    "{Wenn Sie|Falls Sie} nur {eines|eine Sache} behalten dürften, <key> oder <other>: {was wäre es|was nähmen Sie}{|, und warum|, ganz spontan}?",
  ],
  gathers: [
    "{Also|Kurz}{|, alles zusammen|, im Rückblick|, zum Mitnehmen}: <key>, <other>, <third>{|, das war es|, und durchatmen}.",
    "{Drei Dinge|Ein paar Dinge} {zum Mitnehmen|für den Zettel|zum Behalten}: <key>, <other> und <third>.",
    "{Zählen Sie|Gehen Sie} es an den Fingern {ab|durch}: <key>, <other>, <third>.",
    "{Auf dem Zettel|In Ihren Notizen} {steht jetzt|sollte stehen}: <key>; <other>; <third>{|; Überschrift „<topic>“}.",
  ],
  keyRepeats: {
    link: [
      "{Die Adresse|Diese Adresse} {noch einmal|zum Mitschreiben|ganz langsam}{|, bitte sehr|, für Ihre Notizen|, damit Sie es haben|, ganz in Ruhe|, zur Sicherheit|, Zeichen für Zeichen}: <key>.",
    ],
    mail: [
      "{Die Adresse|Diese Adresse} {noch einmal|zum Mitschreiben|ganz langsam}{|, bitte sehr|, für Ihre Notizen|, damit Sie es haben|, ganz in Ruhe|, zur Sicherheit|, Zeichen für Zeichen}: <key>.",
    ],
    phone: [
      "{Die Nummer|Diese Nummer} {noch einmal|zum Mitschreiben|ganz langsam}{|, bitte sehr|, für Ihre Notizen|, damit Sie es haben|, ganz in Ruhe|, zur Sicherheit|, Zeichen für Zeichen}: <key>.",
    ],
    date: [
      "{Das Datum|Der Termin} {noch einmal|für den Kalender|zum Merken}{|, bitte sehr|, für Ihre Notizen|, damit Sie es haben|, ganz in Ruhe|, zur Sicherheit|, Zeichen für Zeichen}: <key>.",
    ],
    place: [
      "{Der Ort|Die Adresse} {noch einmal|zum Merken|für Ihre Notizen}{|, bitte sehr|, für Ihre Notizen|, damit Sie es haben|, ganz in Ruhe|, zur Sicherheit|, Zeichen für Zeichen}: <key>.",
    ],
  },
  titles: {
    price: "DER PREIS",
    link: "DIE ADRESSE",
    mail: "DIE ADRESSE",
    phone: "DIE NUMMER",
    quote: "DIE WORTE",
    questions: "FRAGEN UND ANTWORTEN",
    comparison: "IM VERGLEICH",
    recap: "ZUM MITNEHMEN",
  },
  cues: {
    any: ["{Einblendung|Großaufnahme}: <key>"],
    price: ["{Preisschild|Handgeschriebenes Schild}: <key>"],
    date: ["{Kalenderblatt|Wandkalender}: <key>"],
    time: ["{Uhr|Wecker|Zifferblatt}: <key>"],
    duration: ["{Stoppuhr|Uhr läuft|Küchenwecker}: <key>"],
    count: ["{Totale|Langsamer Schwenk}: <key>"],
    place: ["{Stadtplan|Karte|Straßenschild}: <key>"],
    link: ["{Browserfenster|Handybildschirm}: <key>"],
    quote: ["{Schrift auf Schwarz|Titelkarte}: <key>"],
  },
  angleCues: {
    questions: ["{Zwei Menschen im Gespräch|Hand hebt sich}: <topic>"],
    comparison: ["{Geteilter Bildschirm|Zwei Spalten}: <topic>"],
    recap: ["{Notizzettel|Checkliste|Drei Karten}: <topic>"],
  },
};

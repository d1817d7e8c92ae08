import { germanFacts } from "./german-facts.js";
import type { PhrasePack } from "./phrase-pack.js";

/** The sentences of German scripts; the topic stands after a colon or in quotation marks, where no case ending is needed. */
export const germanPhrases: PhrasePack = {
  pronouns: [],
  and: " und ",
  gap: " ",
  stop: ".",
  questionMark: "?",
  audienceArticle: /^(?:die|alle|der|das|den)\s+/iu,
  openers: {
    order: [
      "Ein Vorschlag:",
      "Eine Idee:",
      "Kleine Aufgabe:",
      "Probieren Sie es:",
      "Unser Tipp:",
      "Zum Mitmachen:",
      "Ganz praktisch:",
      "Für später:",
      "Nur zum Spaß:",
      "Für heute:",
      "Noch eine Idee:",
      "Und bitte:",
    ],
    question: [
      "Kurze Frage:",
      "Ganz ehrlich:",
      "Hand aufs Herz:",
      "Aus Neugier:",
      "Noch eine Frage:",
      "Unter uns:",
      "Sagen Sie uns:",
      "Jetzt Sie:",
      "Nebenbei gefragt:",
      "Und Sie:",
      "Einmal überlegt:",
      "Offen gefragt:",
    ],
    keepsCapital: true,
  },
  hooks: [
    "{Was fällt Ihnen ein|Was geht Ihnen durch den Kopf|Welches Bild sehen Sie vor sich}, wenn Sie {das hören|diese Worte hören|es laut gesagt bekommen}: <subject>?",
    "{Halten Sie kurz inne|Bleiben Sie einen Augenblick|Schenken Sie uns einen Moment}, denn {jetzt geht es um etwas Bestimmtes|wir haben ein Thema mitgebracht|hier kommt unser Thema}: <subject>.",
    "{Reden wir offen|Sprechen wir es aus|Sagen wir es gleich}, {ohne Umschweife|ganz in Ruhe|ohne lange Vorrede}: <subject>.",
    "{Bevor Sie weiterklicken|Bevor der Tag weiterläuft|Bevor Sie wegschauen}, {ein Stichwort|ein Gedanke|ein paar Worte} {für Sie|zum Mitdenken}: <subject>.",
    "{Wie viel wissen Sie|Was haben Sie gehört|Was möchten Sie wissen} {eigentlich|wirklich|im Grunde} {darüber|zu diesem Thema}: <subject>?",
  ],
  anchorHooks: [
    "{Stellen Sie sich vor|Sehen Sie vor sich|Malen Sie sich aus}: <count>{|, direkt vor Ihnen|, auf einen Blick|, für einen Moment}. {Damit beginnen wir|Das ist unser Anfang|Hier fangen wir an}: <subject>.",
    "{Was schaffen Sie|Was passt bei Ihnen} in diese Zeit: <duration>? {Unsere Antwort|Eine Antwort|Ein Vorschlag}: <subject>.",
  ],
  kindHooks: {
    product: [
      "Was wäre {in Ihrem Alltag|in Ihrer Woche|an Ihren Tagen} anders, {wenn das dazukäme|wenn Platz dafür wäre}: <subject>?",
      "{Schauen Sie|Sehen Sie} {einmal genau hin|in Ruhe hin} und {urteilen Sie selbst|bilden Sie sich Ihre eigene Meinung}: <subject>.",
      "Haben Sie {schon länger|vielleicht genau|insgeheim} {danach gesucht|darauf gewartet}: <subject>?",
    ],
    event: [
      "{Nehmen Sie|Holen Sie} den Kalender {zur Hand|hervor} und {merken Sie sich|notieren Sie} {das hier|diese Worte}: <subject>.",
      "Ist in Ihrem Kalender noch {Platz|ein Feld frei|ein wenig Luft} {dafür|für eine Verabredung}: <subject>?",
    ],
    cause: [
      "Wer {steht auf|spricht|setzt sich ein}, wenn {wir schweigen|alle wegsehen|niemand hinhört}: <subject>?",
      "{Manches|Einiges} {duldet keinen Aufschub|darf nicht liegen bleiben|geht uns alle an}, und {dazu zählen wir|daran denken wir heute}: <subject>.",
    ],
    lesson: [
      "Wie würden Sie das {einem Kind|einer Freundin|Ihrem Nachbarn} erklären, {wenn Sie jetzt gefragt würden|ganz ohne Fachwörter}: <subject>?",
      "Haben Sie sich {schon einmal|je} gefragt, {was dahintersteckt|wie das zusammenhängt}: <subject>?",
    ],
    steps: [
      "{Ärmel hoch|Hände frei|Alles bereit}, {jetzt gehen wir es an|wir gehen es gemeinsam durch}, {Schritt für Schritt|in aller Ruhe}: <subject>.",
    ],
  },
  toneHooks: {
    funny: [
      "{Setzen Sie sich lieber|Halten Sie Ihren Kaffee fest|Niemand hat danach gefragt}, {und doch reden wir darüber|aber hier kommt es trotzdem}: <subject>.",
    ],
    urgent: [
      "{Bitte hören Sie jetzt zu|Legen Sie alles andere beiseite}, {das hier duldet keinen Aufschub|das hier ist dringend}: <subject>.",
    ],
    warm: [
      "{Schön, dass Sie da sind|Wie gut, dass Sie zuhören}, {denn wir möchten etwas mit Ihnen teilen|wir haben Ihnen etwas mitgebracht}: <subject>.",
    ],
  },
  shortHooks: [
    "{Kurz nachgedacht|Hören Sie zu|Jetzt im Blick|Unser Thema|Aufgepasst|Ein Stichwort|Darum geht es|Kurz gefragt|Schon gehört}{| heute| hier| jetzt|, ganz kurz|, in aller Ruhe|, offen gesagt|, mitten im Alltag}: <subject>.",
  ],
  audienceHooks: [
    "{Das hier ist|Diese Worte sind|Was jetzt kommt, ist} {gedacht|bestimmt} für <audience>: <subject>.",
    "{Wir sprechen heute über ein Thema|Wir haben etwas mitgebracht|Es geht um etwas}, {und zwar für|gedacht für} <audience>: <subject>.",
    "{Aufgepasst|Hergehört|Gut zu wissen}, {besonders|vor allem|gerade} für <audience>: <subject>.",
  ],
  shortAudienceHooks: [
    "{Für|Gedacht für|Nur für|Gerade für|Heute für} <audience>{|, ganz persönlich|, mit Freude|, in aller Kürze|, offen gesagt|, heute und hier|, mit einem Lächeln|, klar und einfach}: <subject>.",
  ],
  promises: [
    "{Bleiben Sie dran|Hören Sie weiter zu|Geben Sie uns etwas Zeit}, dann {schauen wir genauer hin|gehen wir der Sache nach|nehmen wir es auseinander}: <topic>, {Punkt für Punkt|ohne Abkürzungen|in klaren Worten}.",
    "{Keine Tricks|Kein Trommelwirbel|Keine großen Versprechen}, {nur das eine Thema|nur dieses Thema|schlicht das Thema}: <topic>, {offen erzählt|ruhig erzählt}, {damit Sie selbst urteilen können|mit Raum für eigene Gedanken}.",
  ],
  audienceLines: [
    "{Wir denken dabei|Gedacht haben wir dabei} an ein bestimmtes Publikum, {und das sagen wir gern|und daran lassen wir keinen Zweifel}: <audience>.",
    "Für wen {ist das gedacht|sprechen wir|sagen wir das alles}, wenn nicht für {dieses Publikum|diese Menschen|diesen Kreis}: <audience>?",
  ],
  facts: germanFacts,
  movements: [
    {
      title: "DAS BILD",
      cues: [
        "{Weiches Licht|Langsame Fahrt|Totale|Ruhige Einstellung}: <topic>",
        "{Skizze|Zeichnung|Standbild}: <topic>",
      ],
      heads: [
        "{Schließen Sie kurz die Augen|Lehnen Sie sich zurück|Atmen Sie einmal durch} und {lassen Sie das Bild entstehen|sehen Sie es vor sich}: <topic>",
        "Stellen Sie sich {einen ganz normalen Tag|einen ruhigen Nachmittag|einen verregneten Morgen} vor, und mittendrin: <topic>",
        "{Denken Sie sich|Bauen Sie im Kopf} eine {leere|kleine|helle} Bühne, {darauf nur|und mitten darauf}: <topic>",
        "„<topic>“: {sprechen Sie es leise aus|lassen Sie die Worte wirken|hören Sie dem Klang nach}",
        "Holen Sie sich {in Gedanken|vor Ihr inneres Auge}, was {dazugehört|Sie dazu gesehen haben}: <topic>",
        "{Ein Film|Eine Reportage|Ein kurzer Film} beginnt, und {im Vorspann steht|die Kamera zeigt|das Thema lautet}: <topic>",
        "{Zeichnen Sie|Skizzieren Sie} {im Kopf|mit ein paar Strichen|auf ein gedachtes Blatt}, {was Sie damit verbinden|was Sie sehen}: <topic>",
      ],
      tails: [
        "; {achten Sie darauf|merken Sie sich}, {welche Einzelheit|welche Farbe|welches Geräusch} {am stärksten wirkt|sofort da ist}.",
        ", und {dann fragen Sie sich|nun überlegen Sie}, {was im Bild noch fehlt|wer daneben steht|was Sie dort hält}.",
        "; {Ihre Erinnerung|Ihre Fantasie|Ihre Erfahrung} {ergänzt den Rest|malt die Ränder aus} {ganz von selbst|ohne Mühe}.",
        ", {und bleiben Sie dort|und verweilen Sie} {einen Augenblick|ein wenig länger}, {ehe Sie weitergehen|bis sich etwas regt}.",
        "; {ein falsches Bild gibt es hier nicht|jeder sieht dabei etwas anderes|was Sie sehen, erzählt auch von Ihnen}.",
        ", {auch wenn das Bild|selbst wenn alles} {noch unscharf ist|erst langsam klar wird}.",
        ", {und erzählen Sie später|und beschreiben Sie nachher} {jemandem|einem Menschen Ihres Vertrauens}, {was Sie gesehen haben|wie es dort war}.",
      ],
    },
    {
      title: "GUTE FRAGEN",
      cues: [
        "{Fragezeichen|Handschriftliche Frage|Sprechblase}: <topic>",
        "{Notizblock|Tafel} mit dem Wort: <topic>",
      ],
      heads: [
        "<topic>: {welche Frage|welcher Zweifel|welche Hoffnung} {kommt Ihnen dazu in den Sinn|drängt sich Ihnen auf}",
        "{Angenommen, jemand fragt Sie|Jemand fragt Sie} {beim Essen|im Zug|am Telefon} nach dem Thema „<topic>“: was {sagen|antworten} Sie",
        "Wen würden Sie {um Rat fragen|anrufen|aufsuchen}, um {mehr zu erfahren|es genauer zu wissen}, zum Stichwort „<topic>“",
        "<topic>: was würden Sie {unbedingt|am liebsten|vor allem} {wissen wollen|klären}",
        "Was darf {niemand verschweigen|keiner auslassen}, der {ehrlich|offen|fair} {darüber spricht|davon erzählt}: <topic>",
        "<topic>: {wo würden Sie anfangen|womit würden Sie beginnen}, {wenn Sie mehr lernen wollten|um es zu verstehen}",
        "{Woran denken Sie|Was spüren Sie|Was regt sich in Ihnen}, wenn {diese Worte fallen|Sie das lesen}: <topic>",
      ],
      tails: [
        ", und welche Antwort würde Sie {überraschen|überzeugen|zufriedenstellen|versöhnen}?",
        ", und {wie lange|wie geduldig} würden Sie auf eine {ehrliche|gute|vollständige} Antwort warten?",
        ", {wenn es keine dummen Fragen gäbe|wenn niemand mithörte|ganz unter uns}?",
        ", und {wem würden Sie dabei vertrauen|wer könnte Ihnen dabei helfen|wer wüsste es besser}?",
        ", und {was macht das|was macht Ihnen diese Frage} so {leicht|schwer|reizvoll}?",
        ", {abseits von dem|jenseits dessen}, was {alle sagen|man überall hört|sich von selbst versteht}?",
        ", und {würden Sie|könnten Sie} Ihre Meinung {danach|dann} {ändern|überdenken}?",
      ],
    },
    {
      title: "MIT EINFACHEN WORTEN",
      cues: [
        "{Tafel|Notizzettel|Postkarte} mit den Worten: <topic>",
        "{Gespräch am Küchentisch|Spaziergang zu zweit}, Text: <topic>",
      ],
      heads: [
        "Erklären Sie {einem Kind|einem Fremden|Ihrer Großmutter}, {worum es geht|was gemeint ist}: <topic>",
        "„<topic>“: {sagen Sie das|formulieren Sie das} {in Ihren eigenen Worten|wie am Frühstückstisch|ohne Fachwörter}",
        "{Suchen Sie|Finden Sie} {einen Vergleich|ein Bild aus dem Alltag|eine kleine Geschichte} dazu: <topic>",
        "Schreiben Sie eine Postkarte, {auf der es nur darum geht|in der alles darum kreist}: <topic>",
        "Lassen Sie alle großen Worte {weg|beiseite}, und {sehen Sie, was bleibt|sagen Sie es schlicht}: <topic>",
        "<topic>: {das lässt sich einfach sagen|das passt in einen ruhigen Satz|das braucht keine großen Worte}",
        "{Übersetzen Sie|Übertragen Sie} {in Alltagssprache|in die Sprache Ihrer Küche}, was {hier steht|wir meinen}: <topic>",
      ],
      tails: [
        ", und {merken Sie sich die Stelle|achten Sie darauf}, {wo Sie zögern|wo Sie nach Worten suchen}.",
        "; {dann hören Sie zu|dann warten Sie ab}, {was zurückkommt|welche Fragen kommen}.",
        ", {ganz ohne Eile|mit einem Lächeln|so ehrlich es geht}, und {ohne es zu glätten|ohne Spickzettel}.",
        "; {was übrig bleibt|was Sie dann noch sagen}, {verdient Aufmerksamkeit|lässt sich leichter behalten}.",
        ", {und wenn es zu lang wird|und falls Sie sich verlieren}, {fangen Sie einfach neu an|suchen Sie einen anderen Einstieg}.",
        "; {so merken Sie schnell|so zeigt sich bald}, {was klar ist und was nicht|wo Ihre eigenen Fragen beginnen}.",
        ", {als säße ein guter Freund neben Ihnen|als hörte ein Kind zu|als wäre es eine kurze Nachricht}.",
      ],
    },
    {
      title: "EIN EHRLICHER ZWEIFEL",
      cues: [
        "{Nachdenklicher Blick|Waage|Hochgezogene Braue}, Text: <topic>",
        "{Zwei Spalten|Geteiltes Bild}, dafür und dagegen: <topic>",
      ],
      heads: [
        "<topic>: {nicht alle|längst nicht alle} werden {sofort zustimmen|gleich begeistert sein|das ebenso sehen}",
        "{Vielleicht zögern Sie|Vielleicht runzeln Sie die Stirn|Mag sein, dass Sie zweifeln}, {wenn das Thema fällt|beim Gedanken daran}: <topic>",
        "{Stellen Sie ruhig|Stellen Sie gern} die {unbequeme|naheliegende|kritische} Frage zum Thema „<topic>“",
        "<topic>: {prüfen Sie das|wägen Sie das ab} {so kritisch Sie mögen|mit kühlem Kopf|in aller Ruhe}",
        "{Zweifel sind erlaubt|Widerspruch ist willkommen|Skepsis gehört dazu}, {auch hier|gerade bei diesem Thema}: <topic>",
        "{Man kann es so sehen oder anders|Es gibt mehr als einen Blickwinkel|Darüber lässt sich streiten}: <topic>",
        "{Trennen Sie|Unterscheiden Sie}, was Sie {wissen|gesehen haben}, von dem, was Sie nur {vermuten|gehört haben}: <topic>",
      ],
      tails: [
        ", {und das ist gut so|und dafür gibt es Raum}, denn {ehrliche Fragen halten wach|ein guter Zweifel schärft den Blick}.",
        "; {niemand verlangt|es verlangt auch niemand}, dass Sie {sofort zustimmen|gleich entscheiden|alles glauben}.",
        ", und {eine gute Antwort|ein faires Urteil} beginnt mit {Zuhören|dem, was sich prüfen lässt}.",
        "; {nehmen Sie die Frage mit|behalten Sie das im Kopf}, und {schauen Sie, was am Ende bleibt|prüfen Sie es an den Tatsachen}.",
        ", {und lieber ein ehrliches Nein|und lieber eine offene Frage} als {ein höfliches Nicken|ein leeres Ja}.",
        "; {am Ende zählt|wichtig ist}, dass Sie {selbst hinsehen|sich Ihre eigene Meinung bilden}.",
        ", {denn nur ein zweiter Blick|denn erst genaues Hinsehen} {klärt so etwas|hilft hier weiter}.",
      ],
    },
    {
      title: "GANZ NAH",
      cues: [
        "{Straßenszene|Wohnzimmer|Küchenfenster|Haustür}, Text: <topic>",
        "{Landkarte mit Markierung|Alltagsszene}: <topic>",
      ],
      heads: [
        "<topic>: wo {könnte Ihnen das|wird Ihnen das vielleicht} {morgen|diese Woche|auf dem Heimweg} begegnen",
        "Wer {in Ihrer Familie|in Ihrem Freundeskreis|in Ihrer Straße} würde {aufhorchen|sich zu Wort melden|lächeln}, wenn {dieses Thema fällt|Sie davon anfangen}: <topic>",
        "{Wann haben Sie zuletzt|Wann haben Sie das letzte Mal} {darüber gesprochen|daran gedacht|davon gehört}: <topic>",
        "<topic>: {welche Erinnerung|welches Gesicht|welcher Ort} {taucht dabei auf|fällt Ihnen dazu ein}",
        "Was {würde sich ändern|wäre anders} {in Ihrem Alltag|bei Ihnen zu Hause|in Ihrer Woche}, wenn {Sie dem mehr Raum gäben|das näher rückte}: <topic>",
        "<topic>: {könnte das|dürfte das} Ihnen {näher sein|mehr bedeuten}, als Sie {dachten|zugeben würden}",
        "Was {würde fehlen|ginge verloren}, wenn {es das nicht gäbe|niemand mehr davon spräche}: <topic>",
      ],
      tails: [
        ", und {was würden Sie dann tun|was würden Sie dann sagen|woran würden Sie es merken}?",
        ", und {wem würden Sie davon erzählen|mit wem würden Sie das teilen} {am Abend|beim Kaffee|gleich danach}?",
        ", {wenn Sie ehrlich sind|Hand aufs Herz|bei genauem Hinsehen}?",
        ", {auch an einem Tag|gerade an einem Tag}, an dem {alles schnell gehen muss|nichts nach Plan läuft}?",
        ", und {wäre das|ist das} für Sie {ein Trost|eine Überraschung|ein kleines Abenteuer}?",
        ", und {was stünde im Weg|was bräuchte es dafür|was hielte Sie auf}?",
        ", und {wer wäre dabei an Ihrer Seite|was geht Ihnen dabei durch den Kopf}?",
      ],
    },
    {
      title: "IM GESPRÄCH",
      cues: [
        "{Freunde im Gespräch|Café|Abendessen|Lachende Runde}, Text: <topic>",
        "{Sprechblasen|Nachricht auf dem Telefon}: <topic>",
      ],
      heads: [
        "{Bringen Sie|Werfen Sie} {heute Abend|am Wochenende|bei nächster Gelegenheit} {ein Thema|ein Stichwort} in die Runde: <topic>",
        "{Erzählen Sie|Berichten Sie} {einer Kollegin|einem alten Freund|Ihrer Familie} davon: <topic>",
        "{Schicken Sie|Schreiben Sie} {jemandem, der gut zuhört|jemandem, den Sie vermissen}, ein paar Zeilen, {Betreff|Thema}: <topic>",
        "„<topic>“: {fragen Sie einmal herum|hören Sie sich um|fragen Sie in der Familie nach}, {was andere denken|wer mehr weiß}",
        "{Hören Sie genau hin|Spitzen Sie die Ohren}, wenn {andere darauf kommen|das Gespräch darauf kommt}: <topic>",
        "{Beginnen Sie|Eröffnen Sie} {ein Gespräch|den nächsten Spaziergang|die nächste Pause} mit diesem Stichwort: <topic>",
        "{Notieren Sie|Schreiben Sie} {oben auf ein Blatt|an den Rand Ihres Hefts|auf einen Zettel}: <topic>",
      ],
      tails: [
        ", {nicht um zu überzeugen|nicht als Vortrag}, sondern um {zu hören, was zurückkommt|von anderen zu lernen}.",
        ", und {lassen Sie Platz|lassen Sie Raum} für {eine andere Meinung|eine lange Pause|eine unerwartete Geschichte}.",
        "; {oft wissen andere mehr, als sie sagen|eine einfache Frage öffnet viele Türen|Worte reisen weiter, als man denkt}.",
        ", und {achten Sie darauf|merken Sie sich}, {wer nachfragt|wer still wird|wo es lebhaft wird}.",
        "; {vielleicht hören Sie|mag sein, Sie hören} {einen Einwand|eine Geschichte|einen Gedanken} zum Weiterdenken.",
        ", und {danach vergleichen Sie|später vergleichen Sie}, {was neu für Sie war|was hängen geblieben ist}.",
        ", {ganz auf Ihre Weise|ohne Notizen|in Ihrem Tempo}, und {vertrauen Sie Ihren eigenen Worten|fassen Sie sich ruhig kurz}.",
      ],
    },
  ],
  actionCloses: [
    "{Jetzt sind Sie an der Reihe|Der nächste Schritt liegt bei Ihnen|Nun kommt es auf Sie an|Lassen Sie es nicht beim Zuhören}{|, wenn Sie mögen|, und zwar bald|, ganz einfach}: <action>.",
    "{Unsere Bitte ist einfach|Wir haben eine Bitte|Machen Sie den Anfang|Gehen Sie den nächsten Schritt}{|, und gern heute|, wenn es Sie anspricht}: <action>.",
    "{Wenn Sie das Thema anspricht|Wenn Sie bis hierher zugehört haben}, {dann ist der Weg klar|dann wissen Sie, was zu tun ist}: <action>.",
  ],
  shortActionCloses: [
    "{Also|Jetzt|Nun|Darum|Ihr Schritt|Los geht es|Ihr Einsatz|Auf geht es|Unsere Bitte|Ganz einfach}{| heute| jetzt|, ganz einfach|, wenn Sie mögen|, ohne Umwege|, am besten bald|, zum Schluss}: <action>.",
  ],
  looseActionCloses: [
    "{Der nächste Schritt|So geht es weiter|Zum Schluss|Und zum Mitnehmen|Das bleibt zu tun}{|, ganz einfach|, wenn Sie mögen|, für alle}: <action>.",
  ],
  closes: [
    "{Nehmen Sie|Tragen Sie} das Thema „<topic>“ {mit in den Tag|mit nach Hause|eine Weile mit sich}, {und machen Sie sich Ihr eigenes Bild|und sehen Sie, was daraus wird}.",
    "{Das war unser Thema|Davon haben wir gesprochen|Damit schließt sich der Kreis}: <topic>, {so schlicht wir es sagen konnten|ohne etwas hinzuzufügen}, und {das letzte Wort haben Sie|der Gedanke gehört jetzt Ihnen}.",
    "{Wenn Sie das nächste Mal darauf stoßen|Wenn das Gespräch wieder darauf kommt}, {denken Sie an diesen Moment|erinnern Sie sich an diese Worte}: <topic>.",
  ],
  shortCloses: [
    "{Denken Sie daran|Behalten Sie im Kopf|Merken Sie sich|Nehmen Sie mit|Reden Sie darüber}{| heute| bald| später| in Ruhe}: <topic>.",
  ],
  farewells: [
    "{Das war|Das ist|So viel zu|Das also war|Nun kennen Sie}{| in aller Kürze| in klaren Worten| fürs Erste}: <topic>.",
    "{Jetzt wissen Sie Bescheid|Nun haben Sie es gehört|Damit ist es gesagt}{|, klar und einfach|, von Anfang bis Ende|, Punkt für Punkt}: <topic>.",
  ],
  keyCloses: [
    "{Behalten Sie|Merken Sie sich|Nehmen Sie mit}{| von hier| für heute| bitte}: <key>, <other>{|, und erzählen Sie es weiter|, das genügt fürs Erste|, der Rest liegt bei Ihnen}.",
    "{Das war|So viel zu}{| in aller Kürze| fürs Erste}: <topic>. {Bleiben dürfen|Wichtig sind|Im Kopf bleiben} <key> und <other>{|, alles andere liegt bei Ihnen|, wenn Sie mögen}.",
  ],
  cues: {
    hook: [
      "{Titel|Große Schrift|Einblendung|Schlagzeile}: <topic>",
      "{Blick in die Kamera|Sprecherin im Bild}, Titel: <topic>",
    ],
    close: [
      "{Letztes Bild|Langsame Abblende|Schlusstitel}: <topic>",
      "{Ruhiger Blick in die Kamera|Lächeln}, Titel: <topic>",
    ],
    action: ["{Schlusstafel|Letzte Einblendung|Abspann}: <action>"],
  },
};

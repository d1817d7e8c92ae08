import type { FactPhrases } from "./phrase-pack.js";

/** How French scripts speak facts. */
export const frenchFacts: FactPhrases = {
  leads: {
    any: [
      "{Et ce n'est pas tout|Poursuivons|Continuons|Allons plus loin}{|, concrètement|, point par point|, sans détour}: <fact>.",
      "{Que faut-il savoir|Que retenir|Quoi d'autre} à propos de ce sujet, « <topic> »? {Par exemple ceci|C'est simple|Voici}: <fact>.",
      "{De plus|En outre|À cela s'ajoute ceci|Notez aussi}{|, tout simplement|, avec plaisir|, au passage}: <fact>.",
      "{Imaginez|Représentez-vous} {la scène|cela}{|, un instant|, tranquillement|, si vous voulez}: <fact>.",
    ],
    price: [
      "{Parlons du prix|Venons-en au prix|Et maintenant, le prix}{|, avant que vous ne le demandiez|, sans détour|, en toute clarté}: <fact>.",
      "{Et combien ça coûte|Quel est le prix|Et le prix}{|, demandez-vous|, direz-vous}: <fact>.",
    ],
    count: [
      "{Un chiffre|Voici un chiffre|D'abord un chiffre} {à retenir|à imaginer|pour vous}: <fact>.",
      "{Comptons|Comptez} {ensemble|avec nous|un instant}: <fact>.",
    ],
    duration: [
      "{Un mot|Encore un mot} sur le temps{|, car il est précieux|, précisément|, très vite}: <fact>.",
    ],
    date: [
      "{À vos agendas|Prenez votre agenda|Un stylo, vite}{|, s'il vous plaît|, c'est important|, maintenant}: <fact>.",
      "{Et quand|Quand exactement}{|, demandez-vous|, direz-vous}: <fact>.",
    ],
    time: [
      "{Regardez l'heure|Un œil sur l'horloge|L'heure}{|, s'il vous plaît|, précisément|, pour ne rien manquer}: <fact>.",
    ],
    place: [
      "{Et où|Où exactement}{|, demandez-vous|, direz-vous}: <fact>.",
      "{Le lieu|Venons-en au lieu|Sur la carte}{|, à retenir|, précisément}: <fact>.",
    ],
  },
  firstLeads: [
    "{Commençons simplement|Commençons par l'essentiel|D'abord l'essentiel|Dans l'ordre|Pour commencer}{|, en une phrase|, clairement|, tout de suite}: <fact>.",
    "{De quoi s'agit-il|De quoi parle-t-on|Qu'est-ce que c'est}{| exactement|, demandez-vous}: <fact>.",
  ],
  shortLeads: [
    "{Bon à savoir|Important|En bref|Notez|Retenez|Aussi|De plus|En clair|Concrètement|À noter|Et}{|, simplement|, au passage| ici|, déjà|, surtout}: <fact>.",
  ],
  shapeLeads: {
    step: [
      "{Maintenant|Ensuite|Puis|Après cela|L'étape suivante|À présent}{|, calmement|, tout simplement|, sans se presser|, dans l'ordre}: <fact>.",
    ],
    question: [
      "{Demandez-vous|Franchement|Dites-nous|Une question pour vous}{|, un instant|, sans détour|, entre nous}: <fact>",
    ],
  },
  toneLeads: {},
  developments: {
    price: [
      "<key>: {notez|posez|écrivez} ce chiffre à côté de ce que {coûte une semaine ordinaire|vous avez dépensé hier}, et {comparez|faites le calcul} {tranquillement|à votre table}.",
      "<key>: {est-ce dans votre budget|cela entre-t-il dans vos plans}{| ce mois-ci| cette semaine|, honnêtement}? {Vous seul le savez|Faites vos comptes}, « <topic> » {peut attendre|vous laisse le temps}.",
      "{Si l'on vous demande|Quand on vous demandera} le prix, {vous avez la réponse|inutile de deviner}: <key>.",
      "{À quoi|Pour quoi} dépensez-vous d'ordinaire <key>{|, honnêtement|, sans trop réfléchir|, semaine après semaine}?",
      "{Parlez-en|Discutez-en} {à la maison|au dîner|entre vous}: <key>, {oui ou non|maintenant ou plus tard}?",
    ],
    percent: [
      "<key>: {calculez|imaginez} ce que cela {représente|donne} {dans votre cas|pour vous}{|, à la louche|, crayon en main}.",
    ],
    date: [
      "{Ouvrez|Regardez} votre agenda {tout de suite|maintenant}: <key>, {est-ce encore libre|y a-t-il déjà quelque chose}?",
      "{Entourez|Soulignez} <key> {en rouge|d'un gros trait}{|, sur le calendrier de la cuisine|, avant qu'autre chose ne s'y glisse}.",
      "{Qui devrait|Qui aimerait} connaître cette date: <key>? {Envoyez|Écrivez} {un petit message|deux lignes} {dès aujourd'hui|tout de suite}, avec ces mots: <topic>.",
      "<key>: {mettez|réglez} un rappel {quelques jours avant|un peu avant}{|, et n'y pensez plus|, par sécurité}.",
    ],
    time: [
      "<key>: {mettez|réglez} {un réveil|un rappel}{|, puis un second|, pour que rien ne vous retienne}.",
      "{Où êtes-vous|Que faites-vous} {d'habitude|en général} à cette heure: <key>{|, honnêtement|, un jour ordinaire}?",
      "{Comptez|Partez} à rebours depuis <key>: {quand partez-vous|quand mettez-vous vos chaussures}?",
    ],
    duration: [
      "<key>: {regardez l'heure|jetez un œil à l'horloge}, comptez et {imaginez la suite|voyez où vous serez}.",
      "{Que faites-vous|Que réussissez-vous à faire} d'habitude dans ce temps: <key>{|, honnêtement|, un jour ordinaire}?",
      "<key>: {est-ce long|est-ce court} {pour vous|à vos yeux}{|, ou juste ce qu'il faut|, ou cela passe-t-il vite}?",
    ],
    measure: [
      "<key>: {cherchez|trouvez} {chez vous|autour de vous} quelque chose qui {s'en approche|y ressemble}{|, pour comparer}.",
      "{Exactement|Précisément} <key>, {pas à peu près|sans arrondir}{|, notez-le|, tel quel}.",
    ],
    count: [
      "{Imaginez|Représentez-vous} cela: <key>{|, côte à côte|, l'un après l'autre|, d'un seul regard}.",
      "<key>: {plus ou moins|moins ou plus} que vous ne {pensiez|l'auriez cru}{|, franchement|, tout à l'heure}?",
      "{Quand vous parlerez|Si vous parlez} de ce sujet, « <topic> », {commencez par|n'oubliez pas} ce chiffre: <key>.",
      "{Dites-le|Répétez-le} {à voix haute|avec nous|une fois}: <key>{|, et cela reste|, puis encore pour vous}.",
    ],
    year: [
      "<key>: {que savez-vous|que raconte-t-on chez vous} de cette année-là{|, spontanément|, en famille}?",
    ],
    phone: [
      "{Enregistrez|Notez} <key> {dans votre téléphone|dans vos contacts}{|, tout de suite|, avant d'en avoir besoin}.",
    ],
    link: [
      "{L'adresse|Cette adresse}, {lentement|lettre par lettre|pour vos notes}: <key>.",
      "{Ouvrez|Tapez} <key> {sur votre téléphone|chez vous}{| ce soir| tranquillement} et {regardez|lisez la suite}.",
    ],
    quote: [
      "Laissez ces mots {résonner|se poser}{| un instant| un peu}: <key>.",
      "{Dites-le à voix haute|Lisez-le doucement}: <key>{|, et écoutez|, puis encore une fois}.",
    ],
    place: [
      "{Comment iriez-vous|Quel chemin prendriez-vous} {jusque-là|pour y aller}: <key>, {à pied, à vélo, en train|seul ou à deux}?",
      "{Qui connaissez-vous|Qui habite} {là-bas|tout près}: <key>? {Passez le mot|Parlez-en}, {tout simplement|dès ce soir}, avec ces mots: <topic>.",
      "<key>: {cherchez|trouvez} {l'endroit sur la carte|le lieu sur un plan}{|, et suivez la route du doigt|, et regardez autour}.",
      "{Y êtes-vous|Êtes-vous} {déjà passé|déjà allé}: <key>{|, et qu'avez-vous remarqué|, et avec qui}?",
    ],
    name: [
      "{Retenez|Gardez} ce nom: <key>{|, écrit ainsi|, il reviendra}.",
      "<key>: {ce nom vous dit-il quelque chose|quelle image vous vient}{|, spontanément|, franchement}?",
    ],
    any: [
      "<key>: {qu'est-ce que cela évoque|que voyez-vous|que demanderiez-vous}{|, spontanément|, franchement}?",
      "{Gardez|Retenez} {ceci|cela}: <key>{|, cela compte ici|, et posez vos questions}.",
    ],
  },
  kindDevelopments: {},
  turns: {
    any: [
      "{Supposons|Imaginons} {qu'un ami|qu'une voisine|que quelqu'un} vous interroge sur ce sujet, « <topic> »: {commencez ainsi|voici votre première phrase}, <fact>.",
      "{Encore une fois|Pour mémoire|Pour ceux qui arrivent}{|, tranquillement|, plus lentement|, pour que cela reste}: <fact>.",
      "{Vrai ou faux|Juste ou non}{|, à votre avis|, très vite}: <fact>? {C'est vrai|C'est juste}, {d'après ce que nous savons|tel qu'on nous l'a dit}, au sujet de ces mots: <topic>.",
      "{Dites-le|Racontez-le} {avec vos mots|d'un seul souffle|au dîner}: <fact>.",
      "{Vous vous dites peut-être|Peut-être pensez-vous}: {est-ce pour moi|à quoi bon}, « <topic> »? {Jugez|Décidez} d'après ceci, « <topic> » en tête: <fact>.",
    ],
    price: [
      "{Trop cher, donné ou juste|Beaucoup, peu ou bien}, à propos de « <topic> »? {Jugez vous-même|À vous de voir|Comptez}{|, tranquillement|, sans vous presser|, entre vous}: <fact>.",
    ],
    date: [
      "{C'était quand, déjà|Quand était-ce}, {dites-vous|demande quelqu'un}: {encore une fois|notez maintenant}, <fact>.",
    ],
    place: [
      "{C'était où, déjà|Où était-ce}, {dites-vous|demande quelqu'un}: {encore une fois|regardez bien}, <fact>.",
    ],
  },
  comparisons: [
    "<key> {d'un côté|ici|à gauche}, <other> {de l'autre|là|à droite}: {que raconteriez-vous d'abord|qu'est-ce qui compte plus pour vous}{|, franchement|, aujourd'hui}?",
    "{Posez|Mettez} {côte à côte|l'un près de l'autre} <key> et <other>{|, et voyez ce qui reste|, puis choisissez}.",
    "{S'il fallait|Si vous deviez} ne garder qu'une chose, <key> ou <other>: {laquelle|que choisiriez-vous}{|, et pourquoi|, spontanément}?",
  ],
  gathers: [
    "{Donc|Bref}{|, en résumé|, tout ensemble|, à emporter}: <key>, <other>, <third>{|, et voilà|, et respirez}.",
    "{Trois choses|Quelques points} {à retenir|à emporter|à noter}: <key>, <other> et <third>.",
    "{Comptez|Passez} sur vos doigts: <key>, <other>, <third>{|, c'est tout|, voilà}.",
    "{Sur votre papier|Dans vos notes}, {écrivez|gardez}: <key>; <other>; <third>{|; titre: <topic>}.",
  ],
  keyRepeats: {
    link: [
      "{L'adresse|Cette adresse} {encore une fois|à noter|lentement}{|, pour vos notes|, s'il vous plaît|, sans vous presser|, par sécurité|, pour être sûr|, bien clairement}: <key>.",
    ],
    mail: [
      "{L'adresse|Cette adresse} {encore une fois|à noter|lentement}{|, pour vos notes|, s'il vous plaît|, sans vous presser|, par sécurité|, pour être sûr|, bien clairement}: <key>.",
    ],
    phone: [
      "{Le numéro|Ce numéro} {encore une fois|à noter|lentement}{|, pour vos notes|, s'il vous plaît|, sans vous presser|, par sécurité|, pour être sûr|, bien clairement}: <key>.",
    ],
    date: [
      "{La date|Cette date} {encore une fois|pour l'agenda|à retenir}{|, pour vos notes|, s'il vous plaît|, sans vous presser|, par sécurité|, pour être sûr|, bien clairement}: <key>.",
    ],
    place: [
      "{Le lieu|L'adresse} {encore une fois|à retenir|pour vos notes}{|, pour vos notes|, s'il vous plaît|, sans vous presser|, par sécurité|, pour être sûr|, bien clairement}: <key>.",
    ],
  },
  titles: {
    price: "LE PRIX",
    link: "L'ADRESSE",
    mail: "L'ADRESSE",
    phone: "LE NUMÉRO",
    quote: "LES MOTS",
    questions: "QUESTIONS ET RÉPONSES",
    comparison: "CÔTE À CÔTE",
    recap: "À RETENIR",
  },
  cues: {
    any: ["{Texte à l'écran|Gros plan}: <key>"],
    price: ["{Étiquette de prix|Ardoise}: <key>"],
    date: ["{Page de calendrier|Calendrier mural}: <key>"],
    time: ["{Horloge|Réveil}: <key>"],
    duration: ["{Chronomètre|Minuteur}: <key>"],
    count: ["{Plan large|Lent panoramique}: <key>"],
    place: ["{Plan de ville|Carte|Plaque de rue}: <key>"],
    link: ["{Écran de téléphone|Fenêtre de navigateur}: <key>"],
    quote: ["{Mots sur fond noir|Carton}: <key>"],
  },
  angleCues: {
    questions: ["{Deux personnes discutent|Main levée}: <topic>"],
    comparison: ["{Écran partagé|Deux colonnes}: <topic>"],
    recap: ["{Carnet|Liste cochée|Trois cartes}: <topic>"],
  },
};

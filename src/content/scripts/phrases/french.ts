import { frenchFacts } from "./french-facts.js";
import type { PhrasePack } from "./phrase-pack.js";

/** The sentences of French scripts; the topic stands after a colon or between guillemets, so that no article has to agree. */
export const frenchPhrases: PhrasePack = {
  pronouns: [],
  and: " et ",
  gap: " ",
  stop: ".",
  questionMark: "?",
  audienceArticle: /^(?:les|tous les|toutes les|le|la)\s+/iu,
  openers: {
    order: [
      "Une idée:",
      "Une suggestion:",
      "Petit exercice:",
      "Essayez ceci:",
      "Notre conseil:",
      "Concrètement:",
      "Pour plus tard:",
      "Juste pour voir:",
      "Pour aujourd'hui:",
      "Encore une idée:",
      "Et surtout:",
      "Si vous voulez:",
    ],
    question: [
      "Petite question:",
      "Honnêtement:",
      "Entre nous:",
      "Par curiosité:",
      "Encore une question:",
      "Dites-nous:",
      "À vous:",
      "Au passage:",
      "Franchement:",
      "Réfléchissez:",
      "Simple question:",
      "Et vous:",
    ],
    keepsCapital: false,
  },
  hooks: [
    "{Qu'est-ce qui vous vient à l'esprit|À quoi pensez-vous|Quelle image voyez-vous} quand {on vous dit ces mots|vous entendez ceci|quelqu'un prononce ces mots} : <subject> ?",
    "{Arrêtez-vous un instant|Accordez-nous un moment|Posez tout un instant}, {car nous avons un sujet|il y a quelque chose à entendre|voici de quoi réfléchir} : <subject>.",
    "{Parlons franchement|Disons les choses simplement|Allons droit au but}, {sans détour|en toute tranquillité|sans long préambule} : <subject>.",
    "{Avant de passer à autre chose|Avant que la journée ne reprenne|Avant de détourner les yeux}, {quelques mots|une idée|un sujet} {pour vous|à méditer} : <subject>.",
    "Que savez-vous {vraiment|au fond|pour l'instant}, {et que voudriez-vous apprendre|et que reste-t-il à découvrir} : <subject> ?",
  ],
  anchorHooks: [
    "{Imaginez|Représentez-vous|Essayez de voir}{| un instant|, là, devant vous|, d'un seul regard}: <count>. {C'est par là|C'est ainsi} que nous commençons: <subject>.",
    "{Que faites-vous|Que peut-on faire} en <duration>? {Voici une réponse|Une réponse possible|Notre réponse}: <subject>.",
  ],
  kindHooks: {
    product: [
      "Qu'est-ce qui changerait {dans votre quotidien|dans votre semaine|dans vos journées} avec ceci : <subject> ?",
      "{Regardez bien|Prenez le temps de regarder} et {jugez par vous-même|faites-vous votre propre avis} : <subject>.",
      "{Et si c'était ce que vous cherchiez|Cherchiez-vous justement cela|Attendiez-vous quelque chose de ce genre} : <subject> ?",
    ],
    event: [
      "{Prenez|Sortez|Ouvrez} votre agenda et {notez bien ceci|gardez ces mots} : <subject>.",
      "Reste-t-il {un peu de place|une case libre|un moment} dans votre agenda pour un rendez-vous : <subject> ?",
    ],
    cause: [
      "Qui {parlera|se lèvera|agira} si {nous nous taisons|chacun détourne le regard|personne n'écoute} : <subject> ?",
      "{Certaines choses|Certains sujets} {ne peuvent pas attendre|nous concernent tous|méritent mieux que le silence}, et {nous pensons à ceci|nous voulons en parler} : <subject>.",
    ],
    lesson: [
      "Comment l'expliqueriez-vous {à un enfant|à une amie|à votre voisin}, {là, tout de suite|sans mots savants} : <subject> ?",
      "Vous êtes-vous déjà demandé {ce qui se cache derrière ces mots|comment cela s'explique} : <subject> ?",
    ],
    steps: [
      "{Retroussez vos manches|Préparez-vous|Tout est prêt}, {on s'y met ensemble|on avance pas à pas}, {dans l'ordre|sans se presser} : <subject>.",
    ],
  },
  toneHooks: {
    funny: [
      "{Asseyez-vous d'abord|Posez votre tasse|Personne n'avait rien demandé}, {mais nous voilà quand même|et pourtant nous en parlons} : <subject>.",
    ],
    urgent: [
      "{Écoutez bien|Laissez tout le reste}, {cela ne peut pas attendre|c'est le moment d'en parler} : <subject>.",
    ],
    warm: [
      "{Quel plaisir de vous avoir avec nous|Merci d'être là}, {nous voulions partager ceci avec vous|nous avons quelque chose à vous raconter} : <subject>.",
    ],
  },
  shortHooks: [
    "{Parlons-en|Écoutez bien|Voici|Notre sujet|À vos oreilles|Un mot|Pensez-y|À la une|Vous connaissez}{| aujourd'hui| ici|, en bref|, tout simplement|, sans détour|, entre nous|, dès maintenant} : <subject>.",
  ],
  audienceHooks: [
    "{Ces mots s'adressent|Ce qui suit s'adresse|Ce message s'adresse} {d'abord|avant tout|tout droit} à un public précis, <audience> : <subject>.",
    "{Écoutez bien|Bonne nouvelle|Bon à savoir}, {surtout|en particulier|notamment} pour <audience> : <subject>.",
    "{Nous avons préparé ceci|Voici ce que nous avons choisi|Ceci a été pensé} pour <audience>, {et voici le sujet|simplement} : <subject>.",
  ],
  shortAudienceHooks: [
    "{Pour|Pensé pour|Rien que pour|Aujourd'hui, pour|Spécialement pour} <audience>{|, tout simplement|, en bref|, avec plaisir|, sans détour|, dès maintenant|, en toute clarté} : <subject>.",
  ],
  promises: [
    "{Restez avec nous|Écoutez encore un peu|Donnez-nous un peu de temps}, {et nous regarderons de plus près|et nous irons au fond des choses} : <topic>, {point par point|sans raccourci|en mots clairs}.",
    "{Pas d'artifice|Pas de roulement de tambour|Pas de grande promesse}, {seulement notre sujet|rien que le sujet} : <topic>, {raconté simplement|dit avec calme}, {pour que vous puissiez juger|avec de la place pour vos idées}.",
  ],
  audienceLines: [
    "{Nous avons pensé|Tout au long de ces mots, nous pensons} à un public bien précis, {et nous le disons volontiers|sans aucun doute} : <audience>.",
    "Pour qui {parlons-nous|disons-nous tout cela|sont ces mots}, sinon pour {ce public|ces personnes|ceux qui nous écoutent} : <audience> ?",
  ],
  facts: frenchFacts,
  movements: [
    {
      title: "L'IMAGE",
      cues: [
        "{Lumière douce|Lent travelling|Plan large|Image calme} : <topic>",
        "{Croquis|Dessin|Plan fixe} : <topic>",
      ],
      heads: [
        "{Fermez les yeux un instant|Respirez doucement|Installez-vous bien} et {laissez venir l'image|voyez la scène} : <topic>",
        "Imaginez {une journée ordinaire|un après-midi tranquille|un matin de pluie} et, {au beau milieu|juste là} : <topic>",
        "Pensez à une scène {vide|claire|toute simple}, {avec seulement ceci|et posez-y ceci} : <topic>",
        "« <topic> » : {dites-le tout bas|laissez agir ces mots|écoutez comme cela sonne}",
        "{Un film commence|Un reportage s'ouvre|Une histoire débute}, et {à l'écran on lit|la caméra montre|le sujet est posé} : <topic>",
        "{Dessinez|Esquissez} {en pensée|en quelques traits|sur une page imaginaire} {ce que vous voyez|ce que ces mots évoquent} : <topic>",
        "{Rapprochez|Tenez} l'image {devant vous|tout près|sous vos yeux}, {sans forcer|à votre rythme} : <topic>",
      ],
      tails: [
        ", et {remarquez|notez} {le détail|la couleur|le son} qui {vous frappe|vous touche|s'impose} le plus.",
        ", puis {demandez-vous|dites-vous} {ce qui manque encore|qui se tient à côté|ce qui vous y retient}.",
        " ; {votre mémoire|votre imagination|votre expérience} {complétera le reste|remplira les bords} {sans effort|toute seule}.",
        ", et {restez-y|demeurez là} {un moment|un peu plus longtemps}, {avant de poursuivre|jusqu'à ce que quelque chose bouge}.",
        " ; {aucune image n'est fausse ici|chacun y voit autre chose|ce que vous voyez parle aussi de vous}.",
        ", même si l'image {reste floue|se dessine lentement} {pour l'instant|au début}.",
        ", et {racontez plus tard|décrivez ensuite} {à quelqu'un|à une personne de confiance} {ce que vous avez vu|comment c'était}.",
      ],
    },
    {
      title: "DE BONNES QUESTIONS",
      cues: [
        "{Point d'interrogation|Question manuscrite|Bulle} : <topic>",
        "{Carnet|Tableau} avec les mots : <topic>",
      ],
      heads: [
        "<topic> : {quelle question|quel doute|quel espoir} {vous vient|s'impose à vous|vous trotte dans la tête}",
        "Si {un ami|une collègue|un voisin} {vous en parlait|vous interrogeait} {à table|dans le train|au téléphone} sur « <topic> », que {répondriez-vous|diriez-vous}",
        "Qui {appelleriez-vous|iriez-vous voir|consulteriez-vous} pour {en savoir plus|y voir clair} sur ce sujet : <topic>",
        "<topic> : que {voudriez-vous|aimeriez-vous} {savoir|comprendre|vérifier} {avant tout|absolument}",
        "Que {ne faut-il pas cacher|doit-on dire honnêtement} quand {on en parle|on aborde ce sujet} : <topic>",
        "<topic> : {par où commenceriez-vous|où chercheriez-vous} {pour comprendre|pour apprendre davantage}",
        "{À quoi pensez-vous|Que ressentez-vous|Qu'est-ce qui s'éveille en vous} en {entendant|lisant} ces mots : <topic>",
      ],
      tails: [
        ", et quelle réponse {vous surprendrait|vous convaincrait|vous suffirait} ?",
        ", et {combien de temps|avec quelle patience} attendriez-vous une réponse {honnête|complète|réfléchie} ?",
        ", {s'il n'y avait pas de question bête|si personne n'écoutait|tout à fait entre nous} ?",
        ", et {à qui feriez-vous confiance|qui pourrait vous aider|qui le saurait mieux} ?",
        ", et qu'est-ce qui rend cela si {facile|difficile|tentant} à {dire|demander} ?",
        ", {au-delà de|loin de} ce que {tout le monde répète|l'on entend partout} ?",
        ", et {pourriez-vous|accepteriez-vous de} changer d'avis {ensuite|après cela} ?",
      ],
    },
    {
      title: "EN MOTS SIMPLES",
      cues: [
        "{Tableau|Carte postale|Bloc-notes} avec les mots : <topic>",
        "{Conversation en cuisine|Promenade à deux}, texte : <topic>",
      ],
      heads: [
        "Expliquez {à un enfant|à un inconnu|à votre grand-mère} {de quoi il s'agit|ce que cela veut dire} : <topic>",
        "« <topic> » : {dites cela|reformulez cela} {avec vos propres mots|comme au petit-déjeuner|sans jargon}",
        "{Cherchez|Trouvez} {une comparaison|une image du quotidien|une petite histoire} pour ce sujet : <topic>",
        "Écrivez une carte postale {qui ne parle que de cela|avec ce seul sujet} : <topic>",
        "{Laissez|Mettez} de côté les grands mots et {voyez ce qui reste|parlez simplement} : <topic>",
        "<topic> : {cela peut se dire simplement|cela tient dans une phrase calme|cela se passe de grands mots}",
        "{Traduisez|Dites} {en langage de tous les jours|dans la langue de votre cuisine} ce que {nous voulons dire|disent ces mots} : <topic>",
      ],
      tails: [
        ", et {remarquez|repérez} l'endroit où {vous hésitez|vous cherchez vos mots}.",
        ", puis {écoutez|attendez} {ce que l'on vous répond|les questions qui viennent}.",
        ", {sans hâte|avec le sourire|en toute honnêteté}, et {sans rien polir|sans aide-mémoire}.",
        " ; {ce qui restera|ce que vous direz alors} {mérite l'attention|se retiendra mieux}.",
        ", et {si c'est trop long|si vous vous perdez}, {recommencez|prenez un autre chemin}.",
        " ; {vous verrez vite|vous sentirez bientôt} {ce qui est clair et ce qui ne l'est pas|où naissent vos propres questions}.",
        ", {comme à un ami assis près de vous|comme si un enfant écoutait|comme dans un court message}.",
      ],
    },
    {
      title: "UN DOUTE HONNÊTE",
      cues: [
        "{Regard pensif|Balance|Sourcil levé}, texte : <topic>",
        "{Deux colonnes|Écran partagé}, pour et contre : <topic>",
      ],
      heads: [
        "<topic> : {tout le monde ne sera pas d'accord|certains resteront prudents|chacun n'y verra pas la même chose}",
        "{Peut-être hésitez-vous|Peut-être froncez-vous les sourcils|Il se peut que vous doutiez} {devant ces mots|à cette idée} : <topic>",
        "Posez {sans crainte|volontiers} la question {gênante|évidente|critique} sur « <topic> »",
        "<topic> : {examinez cela|pesez cela} {avec un œil critique|la tête froide|en toute tranquillité}",
        "{Le doute est permis|La contradiction est bienvenue|La prudence a sa place}, {même ici|surtout sur ce sujet} : <topic>",
        "{On peut le voir ainsi ou autrement|Il existe plus d'un point de vue|Cela se discute} : <topic>",
        "{Séparez|Distinguez} ce que vous {savez|avez vu} de ce que vous {supposez|avez seulement entendu} : <topic>",
      ],
      tails: [
        ", {et c'est très bien ainsi|et cela fait du bien|et il y a de la place pour cela}, car {une question honnête tient éveillé|un bon doute aiguise le regard}.",
        " ; {personne ne vous demande|nul ne vous presse} de {décider tout de suite|tout croire|hocher la tête}.",
        ", et {une bonne réponse|un jugement juste} commence par {l'écoute|ce que l'on peut vérifier}.",
        " ; {gardez cette question|emportez cette pensée} et {voyez ce qu'il en reste à la fin|confrontez-la aux faits}.",
        ", et {mieux vaut un non sincère|mieux vaut une question ouverte} {qu'un oui vide|qu'un sourire poli}.",
        " ; {ce qui compte|l'important}, c'est de {regarder par vous-même|vous faire votre propre avis}.",
        ", {car seul un nouveau regard|car seul un regard attentif} {peut trancher|aide à comprendre}.",
      ],
    },
    {
      title: "TOUT PRÈS DE VOUS",
      cues: [
        "{Scène de rue|Salon|Fenêtre de cuisine|Pas de porte}, texte : <topic>",
        "{Carte avec repère|Scène du quotidien} : <topic>",
      ],
      heads: [
        "<topic> : où cela {pourrait-il croiser votre route|pourrait-il vous attendre} {demain|cette semaine|en rentrant}",
        "Qui, {dans votre famille|parmi vos amis|dans votre rue}, {tendrait l'oreille|prendrait la parole|sourirait} à ces mots : <topic>",
        "Quand avez-vous {parlé|entendu parler|discuté} de ce sujet pour la dernière fois : <topic>",
        "<topic> : {quel souvenir|quel visage|quel lieu} {vous revient|se présente}",
        "Qu'est-ce qui {changerait|serait différent} {chez vous|dans votre semaine|autour de vous} si {vous y pensiez davantage|cela prenait plus de place} : <topic>",
        "<topic> : {et si c'était|est-ce peut-être} plus {proche de vous|important pour vous} que {prévu|vous ne l'auriez dit}",
        "Que {manquerait-il|perdrions-nous} si {personne n'en parlait plus|tout cela n'existait pas} : <topic>",
      ],
      tails: [
        ", et {que feriez-vous|que diriez-vous|à quoi le verriez-vous} alors ?",
        ", et {à qui le raconteriez-vous|avec qui le partageriez-vous} {ce soir|autour d'un café|ensuite} ?",
        ", {si vous êtes honnête|la main sur le cœur|à bien y regarder} ?",
        ", {même|surtout} un jour où {tout va trop vite|rien ne se passe comme prévu} ?",
        ", et {serait-ce|est-ce} pour vous {un réconfort|une surprise|une petite aventure} ?",
        ", et {qu'est-ce qui vous en empêcherait|que faudrait-il pour cela|qu'est-ce qui vous retient} ?",
        ", et {qui serait à vos côtés|qu'auriez-vous en tête} à ce moment-là ?",
      ],
    },
    {
      title: "EN CONVERSATION",
      cues: [
        "{Amis qui parlent|Table de café|Repas partagé|Rires}, texte : <topic>",
        "{Bulles de dialogue|Message sur un téléphone} : <topic>",
      ],
      heads: [
        "{Ce soir|Ce week-end|À la prochaine occasion}, {lancez un sujet|posez un mot} {à table|entre amis|en famille} : <topic>",
        "{Parlez-en|Racontez cela} {à une collègue|à un vieil ami|à votre famille} : <topic>",
        "Écrivez {à quelqu'un qui écoute bien|à une personne qui vous manque} quelques lignes {sur ce sujet|avec ce titre} : <topic>",
        "« <topic> » : {demandez autour de vous|interrogez vos proches} {ce que l'on en pense|qui en sait davantage}",
        "{Tendez l'oreille|Écoutez bien} quand {les autres en parlent|la conversation y vient} : <topic>",
        "Commencez {une conversation|la prochaine promenade|la prochaine pause} par ces mots : <topic>",
        "{Notez|Écrivez} {en haut d'une page|dans la marge d'un cahier|sur un bout de papier} : <topic>",
      ],
      tails: [
        ", {non pour convaincre|sans faire de discours}, mais pour {entendre ce qui revient|apprendre des autres}.",
        ", et {laissez de la place|gardez un espace} pour {un autre avis|un long silence|une histoire inattendue}.",
        " ; {les gens en savent souvent plus qu'ils ne disent|une question simple ouvre bien des portes|les mots voyagent loin}.",
        ", et {remarquez|observez} {qui pose des questions|qui se tait|où la voix s'anime}.",
        " ; {vous entendrez peut-être|il viendra peut-être} {une objection|une histoire|une idée} qui vous {suivra|fera sourire}.",
        ", puis {comparez|notez} {ce qui était nouveau|ce qui vous est resté}.",
        ", {à votre manière|sans notes|à votre rythme}, et {faites confiance à vos mots|restez simple}.",
      ],
    },
  ],
  actionCloses: [
    "{C'est à vous de jouer|Le prochain pas vous appartient|À vous maintenant|Ne vous contentez pas d'écouter}{|, si le cœur vous en dit|, et sans attendre|, tout simplement} : <action>.",
    "{Notre demande est simple|Faites un geste|Passez à l'action|Franchissez le pas}{|, dès aujourd'hui|, si ces mots vous parlent} : <action>.",
    "{Si ce sujet vous parle|Si vous avez écouté jusqu'ici}, {la suite est claire|vous savez quoi faire} : <action>.",
  ],
  shortActionCloses: [
    "{Alors|Maintenant|Donc|À vous|Votre geste|En avant|Allez-y|C'est le moment|Simplement}{| donc| maintenant|, tout simplement|, si vous voulez|, sans attendre|, pour finir} : <action>.",
  ],
  looseActionCloses: [
    "{La suite|Le prochain pas|Pour finir|À emporter|Ce qu'il reste à faire}{|, tout simplement|, si vous le voulez|, pour tous} : <action>.",
  ],
  closes: [
    "{Emportez|Gardez} ces mots {avec vous|dans un coin de votre tête|pour la route}, {et faites-vous votre propre idée|et voyez ce qu'ils deviennent} : <topic>.",
    "{C'était notre sujet|Voilà de quoi nous parlions|La boucle est bouclée} : <topic>, {dit aussi simplement que possible|sans rien inventer}, et {le dernier mot est à vous|la réflexion vous appartient}.",
    "{La prochaine fois que vous en entendrez parler|Quand le sujet reviendra}, {repensez à cet instant|souvenez-vous de ces mots} : <topic>.",
  ],
  shortCloses: [
    "{Pensez-y|Gardez en tête|Souvenez-vous|Parlez-en|À retenir}{| aujourd'hui| bientôt| demain| tranquillement} : <topic>.",
  ],
  farewells: [
    "{Voilà|C'était|Vous connaissez maintenant}{| en bref| en clair| pour l'essentiel}: <topic>.",
    "{Maintenant, vous savez|Tout est dit|Vous savez l'essentiel}{|, simplement|, point par point|, du début à la fin}: <topic>.",
  ],
  keyCloses: [
    "{Retenez|Gardez en tête|Emportez}{| simplement| bien| surtout}: <key>, <other>{|, et parlez-en autour de vous|, le reste vous appartient|, cela suffit pour aujourd'hui}.",
  ],
  cues: {
    hook: [
      "{Titre|Grand texte|À l'écran|Carton} : <topic>",
      "{Face caméra|Regard direct}, titre : <topic>",
    ],
    close: [
      "{Dernière image|Fondu lent|Carton de fin} : <topic>",
      "{Sourire|Regard calme}, titre : <topic>",
    ],
    action: ["{Carton final|Dernier texte à l'écran} : <action>"],
  },
};

import { buildRules } from "./build-rules.js";

const figure = "[\\d\\uE000-\\uF8FF]+";

/** How French briefs are read. */
export const frenchRules = buildRules({
  write:
    "(?:(?:peux-tu|pouvez-vous|merci de|veuillez)\\s+)?(?:écris|écrivez|écrire|rédige|rédigez|rédiger|crée|créez|créer|fais|faites|faire|génère|générez|prépare|préparez|je veux|je voudrais|j'ai besoin d'|je cherche|nous cherchons|on cherche|il me faudrait|il nous faudrait|j'aimerais|on voudrait|nous voulons|nous voudrions|il nous faut|il me faut)(?:-moi|-nous)?",
  thanks: [
    ["(?:remercier|remercie[rz]?) les ", "merci aux "],
    ["(?:remercier|remercie[rz]?) le ", "merci au "],
    ["(?:remercier|remercie[rz]?) (?!de |d')", "merci à "],
  ],
  text: "appel aux dons|vidéo explicative|vidéo de sécurité|spot publicitaire|spot radio|invitation|consignes de sécurité(?: orales)?|consignes|appel|annonce|discours|hommage|texte d.audioguide|audioguide|méditation|tutoriel|mode d.emploi|démonstration|démo|message|publicité|script|scénario|vidéo|texte|spot|publicité|discours|présentation|narration|clip|annonce|histoire|voix off|podcast|pub",
  leads:
    "sur|à propos de|à propos d'|au sujet de|pour|qui explique|qui présente|qui annonce|expliquant|présentant|annonçant|concernant|de|d'",
  about:
    "sur|à propos d[eu]|au sujet d[eu]|(?:qui |pour |et )*(?:expliqu|présent|annonç|annonc|promouvoi|promeu)\\p{L}*|concernant|comment|pourquoi|ce que|quand",
  toWords: "à|aux?|destinée?s? (?:à|aux?)|à destination d(?:e|es|u)",
  persuade: [
    "(?:(?:et|puis) )?(?:invite[rz]?|demande[rz]?|encourage[rz]?|incite[rz]?|propose[rz]?|convainc\\p{L}*)(?: (?<who>[^,;:]{1,60}?))? (?:à|de|d') ?(?<act>\\p{Ll}+(?:er|ir|re|oir)(?:\\s.*)?)",
    "(?:(?:et|puis) )?invite[rz]? (?<who>(?:les|tous les|nos|vos|mes|le|la|toute la) [^,;:]{1,50}?) (?<event>(?:à la|à l'|au|aux|à notre) ?\\S.*)",
  ],
  ask: {
    act: (act) => `pensez à ${act}`,
    event: (event) => `venez ${event}`,
    occasion: (event) =>
      event.replace(/^aux /u, "les ").replace(/^au /u, "le ").replace(/^à /u, ""),
  },
  dropsSubject: false,
  inline: `(?:d'|de |en |d'environ |pendant )(?:[\\d\\uE000-\\uEFFF]+|une|deux|trois|quatre|cinq)[ -]?(?:secondes?|minutes?|mots)|(?:sur |avec |d')un ton (?:\\p{L}+ et )?\\p{L}+`,
  forWords: "pour|destinée? à|à destination des?|aux?",
  audience:
    "(?:le public(?: cible)? (?:est|sont)|public cible|la cible est|destinée? (?:à|aux?)|s'adress(?:e|er) (?:à|aux?)|qui s'adresse (?:à|aux?)|à destination (?:de|des|du))",
  people:
    "conducteurs|conductrices|soignants|habitants|visiteurs|campeurs|patients|donneurs|ténors|riverains|stagiaires|apprentis|salariés|bénévoles|collégiens|lycéens|clients|voyageurs|automobilistes|cyclistes|locataires|propriétaires|adhérents|enfants|parents|étudiants|étudiantes|élèves|professeurs|enseignants|débutants|débutantes|seniors|retraités|adultes|adolescents|ados|jeunes|familles|femmes|hommes|voisins|habitants|riverains|visiteurs|clients|utilisateurs|auditeurs|spectateurs|amateurs|amoureux|passionnés|entrepreneurs|entreprises|salariés|collègues|cyclistes|coureurs|lecteurs|touristes|voyageurs|locataires|propriétaires|médecins|infirmiers|développeurs|bénévoles|gens|personnes|ceux qui|tous|couples|jardiniers|citoyens|gourmands|employés|lycéens|collégiens",
  closing:
    "(?:termine[rz]?|finis(?:sez)?|finir|conclu(?:s|ez|re)?)(?: par| avec| en)(?: (?:une?|l'))?\\s*(?:invitation|appel(?: à l'action)?|phrase|slogan|invitant|demandant)?(?: à)?|(?:l')?appel à l'action(?: est)?|invite[rz]? (?:les gens|le public|les auditeurs|les spectateurs) à|à la fin,? (?:invite[rz]?|demande[rz]?|propose[rz]?)(?: \\p{L}+)? (?:à|de)|inclu(?:s|re|ez) un appel à l'action",
  directions: [
    "(?:pour|sur) (?:la radio|notre (?:site|page|chaîne|stand)|les réseaux|instagram|facebook|la télé|youtube)(?: .{0,20})?",
    "(?:mais |et )?sans (?:dire|parler|mentionner|utiliser|citer|accuser|tomber|crier|promettre|culpabiliser|dramatiser|exagérer)(?!\\p{L}).*",
    "à (?:écouter|lire|diffuser|passer|projeter|dire)(?!\\p{L}).*",
    "(?:une?|[\\d\\uE000-\\uEFFF]+) (?:secondes?|minutes?)(?: environ| maximum| max)?",
    "(?:tutoiement|vouvoiement|tutoyez|tutoie|tutoyer|vouvoyez|vouvoie|vouvoyer)(?:,? .*)?",
    "phrases? courtes?(?:[ ,].*)?",
    "(?:pas )?plus d'une minute|(?:pas plus de |environ |maximum |max )?[\\d\\uE000-\\uEFFF]+ (?:secondes?|minutes?)(?: .*)?",
    "(?:ton|style|voix|rythme|langage|registre|ambiance) .*",
    "(?:tendre|drôle|chaleureux|chaleureuse|simple|sobre|sérieux|posé|calme|vivant|léger|clair|direct|sincère|poétique|amical|poli|dynamique)(?:,? (?:et |mais |pas |un peu |trop )*(?:tendre|drôle|chaleureux|chaleureuse|simple|sobre|sérieux|posé|calme|vivant|léger|clair|direct|sincère|poétique|amical|poli|dynamique|mièvre|niais))*",
    "(?:sur |avec |d'|dans )?(?:un |le |du )?(?:ton|style|registre)\\b.*",
    `(?:environ |maximum |moins de |durée |d'une durée de |en )*${figure} ?(?:secondes?|minutes?|mots|s)(?: (?:maximum|environ|maxi))?`,
    "(?:sois|soyez|reste[z]?|fais|faites|utilise[rz]?|évite[rz]?)(?: (?:bref|brève|simple|clair|drôle|sobre|court|naturel|poli|vrai|léger|direct|sérieux|chaleureux|un ton|un style|des (?:mots|phrases)|le ton|court|les (?:clichés|mots|termes|phrases|superlatifs|jeux))\\b.*|$)",
    "(?:sans|pas de) (?:jargon|humour|blagues?|exagération|mots compliqués|emojis?|clichés|termes techniques)\\b.*",
    "(?:amical|chaleureux|drôle|sérieux|urgent|formel|calme|simple|dynamique|léger|bienveillant)e?s?(?:(?:,| et| mais)+ (?:amical|chaleureux|drôle|sérieux|urgent|formel|calme|simple|dynamique|léger|bienveillant)e?s?)*",
    "(?:le |la |ce |cette )?(?:script|vidéo|texte|ton)\\b (?:doit|devrait|est|sera)\\b.*",
    "(?:une|1) question (?:à la fin|pour finir|au début)|(?:par|avec) une question",
    "(?:termine[rz]?|finis(?:sez)?|commence[rz]?|conclu\\p{L}*) (?:par|avec|sur) une (?:question|blague|note)\\b.*",
    "(?:merci|s'il (?:te|vous) plaît|bonjour)\\b.{0,20}",
  ],
  mention:
    "(?:mentionne[rz]?|précise[rz]?|souligne[rz]?|indique[rz]?|dis|dites|rappelle[rz]?|ajoute[rz]?|parle[rz]? de|explique[rz]?|présente[rz]?|annonce[rz]?)(?: que| qu'| aussi)?",
  begins: "(?:commence|commencez|commencer|débute[rz]?|ouvre[rz]?) (?:par|avec)",
  craft:
    "blagues?|jeux? de mots|jargon|humour|clichés?|superlatifs?|exagérations?|points? d'exclamation|musique|bruitages?|émojis?|emojis?|ironie|moral\\p{L}*|culpabilis\\p{L}*|menaces?|sanctions|pathos|drame|anglicismes?|mots?|termes?|phrases?|vocabulaire|slogans?|questions|statistiques|misérabilisme|pitié|langue de bois|publicitaire|marketing|adjectifs|politique|religieux|rimes?|énumérations?|leçons? de morale|ton",
  not: "pas|pas de|pas d'|sans|ni|aucune?|éviter?|évitez|évite|jamais de|rien de|surtout pas",
  doNot:
    "(?:surtout )?(?:ne|n')(?: |(?<='))?(?:pas )?(?:dites?|dire|parlez|parle|parler|mentionne[rz]?|écri(?:s|re|vez)|utilise[rz]?|emploie|employe[rz]|cite[rz]?|nomme[rz]?|exagère|exagére[rz]|promets|promett(?:re|ez)|culpabilise[rz]?|tutoie|tutoye[rz]|vouvoie|vouvoye[rz])(?!\\p{L}).*|ne pas (?:dire|parler|mentionner|écrire|utiliser|employer|citer|nommer|exagérer|promettre|culpabiliser|tutoyer|vouvoyer)|le mot|les mots",
  is: "est",
  rewrites: [],
  glass: ["lev\\p{L}* (?:nos|les|vos|son|leur|un|le) verres?", "Levons nos verres"],
  follows:
    "il|elle|ils|elles|ce|c'est|cela|ça|cette|ces|puis|ensuite|alors|là|y|mais|et|aussi|donc|on|celle-ci|celui-ci|après",
  ban: "(?:ne (?:pas )?(?:mentionne[rz]?|parle[rz]?|dis|cite[rz]?)(?: pas)?(?: de| du| les?| la)?|sans (?:parler|mentionner|citer)(?: de| du| les?| la)?)",
  price: "prix|tarif|coût",
  calls:
    "visite[rz]|appelle[rz]|achete[rz]|commande[rz]|réserve[rz]|inscri(?:s-toi|vez-vous)|abonne[rz]-vous|télécharge[rz]|donne[rz]|faites un don|postule[rz]|contacte[rz]|clique[rz]|rejoigne[rz]|rejoins|viens|venez|découvre[rz]|essaye[rz]|essaie|passez|rendez-vous|écrivez-nous|suivez|signez|profite[rz]|participe[rz]|partage[rz]|envoye[rz]|testez",
  labelSentences: [
    ["inscriptions?|réservations?", "{label} {}"],
    ["prix|tarif|tarifs|coût", "Le prix est de {}"],
    ["quand|date|dates", "C'est {}"],
    ["horaires?|heure", "L'horaire est {}"],
    ["où|lieu", "C'est au {}"],
    ["adresse", "L'adresse est {}"],
    ["comment", "Il vous faut {}"],
    ["entrée", "L'entrée est {}"],
    [
      "contact|téléphone|tél|courriel|e-?mail|renseignements|infos?|site",
      "Pour tout renseignement, {}",
    ],
    ["problème", "Le problème, c'est {}"],
    ["objectif|but", "L'objectif est {}"],
    ["oui", "Sont acceptés {}"],
    ["non", "Sont exclus {}"],
    ["à apporter|apporter", "À apporter, il y a {}"],
    ["date limite", "La date limite est {}"],
    ["sa phrase|citation", "Sa phrase, c'est {}"],
  ],
  labels: [
    ["à la fin|fin|conclusion|appel", "action"],
    ["à dire|messages?|contenu", "facts"],
    ["durée", "direction"],
    ["qui|public|pour qui", "audience"],
    ["quoi", "topic"],
    ["étapes", "steps"],
    ["sujet|thème|produit|titre|nom|marque|entreprise|événement", "topic"],
    ["public|public cible|cible|pour|audience", "audience"],
    ["ton|style", "tone"],
    ["durée|longueur|format|langue|objectif|plateforme|consigne", "direction"],
    ["cta|appel à l'action|action", "action"],
    ["points|points clés|faits|avantages|caractéristiques|détails|infos?|message|contenu", "facts"],
    ["éviter|ne pas mentionner", "ban"],
    [
      "prix|tarif|tarifs|coût|quand|date|dates|horaires?|heure|où|lieu|adresse|comment|entrée|contact|téléphone|tél|courriel|e-?mail|site|inscriptions?|réservations?|problème|solution|objectif|but|offre|pourquoi|oui|non|à apporter|apporter|histoire|contexte|ingrédients|programme|poids|taille|garantie|date limite|renseignements|infos?|aussi|preuve|sa phrase|citation",
      "value",
    ],
  ],
  orderStarts:
    "termine|terminez|finis|finissez|mentionne|mentionnez|utilise|utilisez|évite|évitez|précise|précisez|invite|invitez|sans|conclus|concluez",
  and: "et|mais|puis|ou",
  plain:
    "le la les l'eau un une des du de au aux et ou mais donc or ni car ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs nous vous il elle ils elles je tu on qui que quoi dont où quand comment pourquoi combien si comme dans sur sous avec sans pour par chez vers entre depuis dès avant après pendant contre jusqu'au tout toute tous toutes chaque plusieurs aucun aucune plus moins très bien ici là aujourd'hui demain hier bientôt toujours jamais aussi encore déjà nouveau nouvelle nouveaux petit petite grand grande bon bonne gratuit gratuite ouvert ouverte livraison entrée visitez venez appelez achetez commandez réservez inscrivez-vous abonnez-vous téléchargez donnez postulez contactez cliquez rejoignez découvrez essayez passez participez profitez partagez boulangerie application café restaurant atelier recette cours vélo produits pain vin fromage fabriqué fabriquée fait faite",
  pronouns: "nous|vous|il|elle|ils|elles|je|j'ai|tu|on|c'est|ce|cela|ça|tout le monde|chacun",
  verbs:
    "est|sont|était|a|ont|avons|avez|sera|seront|peut|peuvent|pouvez|doit|doivent|va|vont|fait|font|coûte|coûtent|ouvre|ouvrent|ouvrons|ferme|commence|commencent|propose|proposons|proposent|offre|offrent|offrons|vend|vendent|vendons|aide|aident|lance|lancent|lançons|organise|organisons|organisent|cherche|cherchons|recrute|recrutons|invite|invitons|présente|présentons|permet|permettent|dure|pèse|contient|produit|produisent|transforme|utilise|utilisent|livre|livrons|fabrique|fabriquons|accueille|accueillons|fête|fêtons|célèbre|protège|protègent|meurent|vivent|vit|reste|restent|aura|auront|arrive|arrivent|devient|existe|joue|jouent|cuit|cuisent|passe|passent|rouvre|déménage|gagne|sert|roule|roulent|circulent|ferment|fermera|fermeront|comprend|remplace|dispose|marche|fonctionne|fonctionnent|permettra|devra|se déroule|s'ouvre|a lieu|auront lieu|aura lieu",
  boundaries:
    "à|au|aux|en|dans|sur|avec|sans|pour|par|chez|dès|du|depuis|qui|que|dont|où|et|le|les",
  questionWords: "comment|pourquoi|quand|où|combien|qu'est-ce",
  relatives: "qui|que|dont",
});

/** How Spanish briefs are read. */
export const spanishRules = buildRules({
  write:
    "(?:(?:por favor|puedes|podrías),?\\s+)?(?:escribe|escriba|escribir|crea|crear|cree|haz|haga|hacer|genera|redacta|redacte|prepara|necesito|necesitamos|busco|buscamos|quisiera|quisiéramos|me gustaría|nos gustaría|quiero|queremos)(?:me|nos)?",
  thanks: [
    ["(?:agradecer|agradece|agradezca|dar las gracias) (?=al? )", "gracias "],
    ["(?:agradecer|agradece|agradezca) ", "gracias a "],
  ],
  text: "vídeo explicativo|cuña(?: de radio)?|cuña radiofónica|invitación|llamamiento|aviso|anuncio|audioguía|texto para (?:la|una) audioguía|brindis|discurso|homenaje|meditación|tutorial|instrucciones|demostración|mensaje|comunicado|guion|guión|vídeo|video|texto|anuncio|spot|discurso|presentación|narración|clip|historia|locución|podcast",
  leads:
    "sobre|acerca de|para|que explique|que presente|que anuncie|que promocione|explicando|presentando|de",
  about:
    "sobre|acerca de|(?:que |para |y )*(?:expli(?:que|car|cando)|present(?:e|ar|ando)|anunci(?:e|ar|ando)|promocion(?:e|ar|ando))|cómo|por qué|qué|cuándo",
  toWords: "a|al|dirigid[oa]s? a",
  persuade: [
    "(?:y )?(?:pedir|pide|pida|pedid|invitar|invita|invite|animar|anima|anime)(?: que)? (?<who>(?:al|a la|a los|a las) [^,;:]{1,60}?) (?:a )?que (?<say>.+)",
    "(?:y )?(?:invita|invite|anima|anime|pide|pida|convence|convenza)(?: (?<who>(?:a|al) [^,;:]{1,60}?))? (?:a|que|para) (?<act>\\p{Ll}+(?:ar|er|ir)(?:se|lo|la)?(?:\\s.*)?)",
    "(?:y )?(?:invita|invite) (?<who>(?:a los|a las|a todos los|a|al) [^,;:]{1,50}?) (?<event>(?:a la|al|a los|a las|a nuestr[oa]) \\S.*)",
  ],
  ask: {
    act: (act) => `anímate a ${act}`,
    event: (event) => `ven ${event}`,
    occasion: (event) => event.replace(/^al /u, "el ").replace(/^a /u, ""),
  },
  dropsSubject: true,
  inline:
    "(?:de |en |de unos |durante )(?:[\\d\\uE000-\\uEFFF]+|un|dos|tres|cuatro|cinco)[ -]?(?:segundos?|minutos?|palabras)|(?:con|en) (?:un )?tono (?:\\p{L}+ y )?\\p{L}+",
  forWords: "para|dirigid[oa] a|a",
  audience:
    "va (?:dirigid[oa]|destinad[oa]) a|(?:el público(?: objetivo)? (?:es|son)|público objetivo|dirigid[oa] a|pensad[oa] para|la audiencia (?:es|son))",
  people:
    "pacientes|vecinos|vecinas|viajeros|conductores|trabajadores|empleados|voluntarios|inquilinos|socios|quienes|gente|personas|antiguos alumnos|visitantes|clientes|niños|niñas|padres|madres|estudiantes|alumnos|profesores|maestros|principiantes|mayores|jubilados|adultos|adolescentes|jóvenes|familias|mujeres|hombres|vecinos|vecinas|visitantes|clientes|usuarios|oyentes|espectadores|aficionados|amantes|emprendedores|empresas|empleados|compañeros|ciclistas|corredores|lectores|turistas|viajeros|inquilinos|propietarios|médicos|enfermeras|desarrolladores|voluntarios|gente|personas|quienes|todos|parejas|jardineros|ciudadanos|trabajadores",
  closing:
    "(?:termin[ae]r?|acab[ae]r?|cierr[ae]|cerrar|concluy[ae]|finaliz[ae]r?)(?:lo)?(?: con| invitando| pidiendo)(?: (?:una?|la))?\\s*(?:llamada(?: a la acción)?|llamado(?: a la acción)?|invitación|frase|eslogan)?(?: a| para)?|(?:la )?llamada a la acción(?: es)?|(?:invita|anima|pide) (?:al público|a la gente|a los espectadores|a los oyentes) a|al final,? (?:invita|pide|anima) a|incluye una llamada a la acción",
  directions: [
    "(?:para|en) (?:la radio|redes|nuestra (?:web|página|cuenta)|instagram|facebook|la tele|youtube)(?: .{0,20})?",
    "(?:y )?(?:quiero|queremos|me gustaría|necesito) que (?:dure|duren|sea|suene|parezca)(?!\\p{L}).*",
    "(?:pero |y )?sin (?:decir|hablar|mencionar|usar|acusar|caer|gritar|nombrar|prometer|culpar|asustar|dramatizar|exagerar)(?!\\p{L}).*",
    "que sea (?!\\d).*",
    "con (?:mucho |un poco de |algo de )?(?:humor|cariño|calma|respeto)(?:[ ,].*)?",
    "(?:de|con|trato de) (?:usted|tú|ustedes|vosotros)(?: .*)?",
    "(?:lenguaje|ritmo|tono|estilo|voz|registro|ambiente|frases) .*",
    "(?:unos |aproximadamente |máximo |menos de |alrededor de )?[\\d\\uE000-\\uEFFF]+ (?:segundos?|minutos?)(?: .*)?",
    "(?:sencillo|cercano|alegre|serio|cálido|directo|claro|tranquilo|emotivo|sobrio|respetuoso|amable|divertido|poético)(?:,? (?:y |pero |no |sin |muy |un poco )*(?:sencillo|cercano|alegre|serio|cálido|directo|claro|tranquilo|emotivo|sobrio|respetuoso|amable|divertido|poético|cursi))*",
    "(?:en |con |de )?(?:un |el )?(?:tono|estilo)\\b.*",
    `(?:unos |de unos |máximo |menos de |duración |de )*${figure} ?(?:segundos?|minutos?|palabras|s)(?: (?:máximo|aproximadamente))?`,
    "(?:sé|sea|mantén|hazlo|que sea)\\b(?! .*\\d).*|(?:usa|utiliza|evita) (?:un (?:tono|lenguaje|estilo)|frases|palabras|el (?:tono|tú|usted)|tecnicismos|tópicos|jerga|exclamaciones|anglicismos)\\b.*",
    "(?:sin) (?:jerga|humor|chistes|exageraciones|emojis|tecnicismos|clichés)\\b.*",
    "(?:amable|cercano|divertido|serio|urgente|formal|tranquilo|sencillo|dinámico|alegre|cálido)(?:(?:,| y| pero)+ (?:amable|cercano|divertido|serio|urgente|formal|tranquilo|sencillo|dinámico|alegre|cálido))*",
    "(?:el |la |este )?(?:guion|guión|vídeo|video|texto|tono)\\b (?:debe|debería|es|será)\\b.*",
    "(?:una|1) pregunta al (?:final|principio)",
    "(?:termina|acaba|empieza|comienza|cierra) con una (?:pregunta|broma|nota)\\b.*",
    "(?:gracias|por favor|hola)\\b.{0,20}",
  ],
  mention:
    "(?:conta(?:d|r)|cuent[ae]n?|cuenta) la historia de|(?:menciona|mencione|destaca|subraya|indica|di|recuerda|añade|habla de|explica|presenta|anuncia|promociona)(?: que| también)?",
  begins: "(?:empieza|empezar|empiece|empezad|comienza|comenzar|comience|abre|abrir) (?:con|por)",
  craft:
    "imágenes|bromas|chistes|humor|jerga|tópicos|superlativos|exageraciones|música(?: triste)?|emojis|ironía|lástima|pena|drama|dramatismo|moralina|tecnicismos|anglicismos|palabras?|frases?|términos?|vocabulario|eslóganes|preguntas(?: retóricas)?|signos de exclamación|exclamaciones|gritar|gritos|sermones|culpa|culpabilizar|publicidad|publicitario|marketing|política|rimas?|lenguaje|diminutivos|cursilería|cursi",
  not: "sin|nada de|no|evita|evitar|evite|evitad|ni|ningún|ninguna",
  doNot:
    "no (?:culpes?|culpéis|culpar|digas?|digan?|digáis|decir|menciones?|mencionéis|mencionar|hables?|habléis|hablar|uses?|uséis|usar|utilices?|utilizar|nombres?|nombrar|pidas?|pidáis|pedir|exageres?|exageréis|exagerar|prometas?|prometer|expliques?|explicar|escribas?|escribir|incluyas?|incluir|tutees?|tutear|culpabilices?|asustes?|asustar)|la palabra|las palabras",
  is: "es",
  rewrites: [],
  glass: ["(?:alz|levant)\\p{L}* (?:las?|nuestras?|su) copas?", "Levantemos las copas"],
  follows:
    "él|ella|ellos|ellas|esto|esta|este|estos|estas|eso|esa|ese|luego|después|entonces|allí|ahí|pero|y|también|así|ambos|la de|el de|los dos|las dos",
  ban: "(?:no (?:menciones|mencione|hables de|digas|nombres|cites)(?: el| la| los| las)?|sin (?:mencionar|hablar de|nombrar)(?: el| la| los| las)?)",
  price: "precio|coste|costo|tarifa",
  calls:
    "visita|visite|visítanos|llama|llame|llámanos|compra|compre|pide|pida|reserva|reserve|inscríbete|inscríbase|regístrate|suscríbete|descarga|descargue|dona|done|haz tu|haz un|solicita|contacta|contáctanos|haz clic|únete|únase|ven|venga|venid|descubre|prueba|pruebe|pásate|acércate|escríbenos|síguenos|sigue|firma|aprovecha|participa|comparte|envía|apúntate|entra en",
  labelSentences: [
    ["inscripción|inscripciones|reservas", "{label} {}"],
    ["precio|precios|coste", "El precio es {}"],
    ["cuándo|cuando|fecha|fechas", "Es {}"],
    ["hora|horario|horarios", "El horario es {}"],
    ["dónde|donde|lugar", "Es en {}"],
    ["dirección", "La dirección es {}"],
    ["entrada", "La entrada es {}"],
    ["contacto|teléfono|tel|correo|e-?mail|web|información", "Para más información, {}"],
    ["problema", "El problema es {}"],
    ["meta", "La meta es {}"],
    ["llevar|traer", "Hay que llevar {}"],
    ["fecha límite|plazo", "La fecha límite es {}"],
    ["nuevo sabor", "El nuevo sabor es {}"],
  ],
  labels: [
    ["al final|cierre|final|llamada(?: a la acción)?", "action"],
    ["pasos(?: en pantalla)?", "steps"],
    ["quién|quiénes|para quién", "audience"],
    ["qué", "topic"],
    ["tema|producto|título|nombre|marca|empresa|evento|asunto", "topic"],
    ["público|público objetivo|audiencia|para", "audience"],
    ["tono|estilo", "tone"],
    ["duración|longitud|formato|idioma|objetivo|plataforma", "direction"],
    ["cta|llamada a la acción|acción", "action"],
    [
      "puntos|puntos clave|datos|ventajas|características|detalles|información|mensaje|contenido",
      "facts",
    ],
    [
      "precio|precios|coste|cuándo|cuando|fecha|fechas|hora|horario|horarios|dónde|donde|lugar|dirección|cómo|como|entrada|contacto|teléfono|tel|correo|e-?mail|web|inscripción|inscripciones|reservas|problema|solución|meta|oferta|por qué|llevar|traer|historia|contexto|ingredientes|programa|peso|tamaño|garantía|fecha límite|plazo|información|también|nuevo sabor|cita|sí|no",
      "value",
    ],
    ["evitar|no mencionar", "ban"],
  ],
  orderStarts: "termina|acaba|cierra|menciona|destaca|usa|utiliza|evita|incluye|invita|sin",
  and: "y|e|pero|o",
  plain:
    "el la los las lo un una unos unas y e o pero ni que de del al a en con sin por para sobre entre desde hasta hacia según contra mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta estos estas ese esa eso esto nosotros vosotros ellos ellas él ella yo tú usted ustedes quien qué quién cómo cuándo dónde por cuánto si cuando como donde porque aunque todo toda todos todas cada más menos muy bien aquí allí hoy mañana ayer pronto siempre nunca también aún ya nuevo nueva nuevos nuevas gran grande pequeño pequeña bueno buena mejor gratis abierto abierta abrimos cerrado entrada envío visita llama compra pide reserva inscríbete regístrate suscríbete descarga dona únete ven venid descubre prueba participa comparte panadería cafetería restaurante aplicación taller receta curso bicicleta pan vino queso café hecho hecha",
  pronouns:
    "nosotros|vosotros|él|ella|ellos|ellas|yo|tú|usted|esto|eso|todo el mundo|hay|abrimos|somos|estamos|tenemos|buscamos|ofrecemos|vendemos|celebramos|invitamos|queremos|necesitamos|organizamos|lanzamos|presentamos|es",
  verbs:
    "es|son|está|están|estamos|somos|era|fue|ha|han|hemos|tiene|tienen|tenemos|hay|será|serán|puede|pueden|podemos|debe|va|van|hace|hacen|hacemos|cuesta|cuestan|abre|abren|abrimos|cierra|empieza|empiezan|ofrece|ofrecen|ofrecemos|vende|venden|vendemos|ayuda|ayudan|lanza|lanzan|lanzamos|organiza|organizamos|busca|buscan|buscamos|invita|invitamos|presenta|presentan|presentamos|permite|permiten|dura|pesa|contiene|produce|producen|convierte|usa|usan|entrega|fabrica|celebra|celebramos|protege|protegen|mueren|viven|vive|queda|quedan|llega|llegan|existe|juega|necesita|necesitan|necesitamos|recauda|sirve|sirven|funciona|funcionan|pasa|pasan|cerrará|cerrarán|abrirá|abrirán|incluye|incluyen|empezará|cubre|gana|ahorra|ayudará|recoge|encuentra|guarda|detecta|carga|vuela|circula|circulan|lleva|trabaja",
  boundaries: "en|con|sin|para|por|desde|hasta|sobre|que|donde|cuando|y|a|al|del|el|la|los|las",
  questionWords: "cómo|por qué|cuándo|dónde|qué",
  relatives: "que|donde",
});

/** How Italian briefs are read. */
export const italianRules = buildRules({
  write:
    "(?:(?:per favore|puoi|potresti),?\\s+)?(?:scrivi|scriva|scrivere|scrivimi|crea|creare|fai|fare|fammi|genera|redigi|prepara|preparami|ho bisogno di|abbiamo bisogno di|voglio|vorrei|vorremmo|cerco|cerchiamo|vogliamo|mi serve|ci serve)",
  thanks: [["(?:ringraziare|ringrazia|ringraziate) ", "grazie a "]],
  text: "spot radio|invito|appello|annuncio|audioguida|discorso|brindisi|meditazione|tutorial|istruzioni|messaggio|avviso|script|copione|sceneggiatura|video|testo|spot|annuncio|discorso|presentazione|narrazione|clip|storia|podcast|pubblicità",
  leads:
    "su|sul|sulla|sui|sugli|sulle|sull'|riguardo a|per|che spieghi|che spiega|che presenti|che presenta|che promuova|spiegando|di",
  about:
    "su|sul|sulla|sui|sugli|sulle|riguardo a|(?:che |per |e )*(?:spieg(?:hi|a|are|ando)|present(?:i|a|are|ando)|annunc(?:i|ia|iare|iando)|promuov(?:a|e|ere|endo))|come|perché|che cosa|quando",
  toWords: "a|ai|agli|alle|al|alla|rivolt[oaie] (?:a|ai|agli|alle)",
  persuade: [
    "(?:e )?(?:invita|invitate|chiedi|incoraggia|convinci|esorta)(?: (?<who>[^,;:]{1,60}?))? (?:a|di|ad) (?<act>\\p{Ll}+(?:are|ere|ire|arsi|ersi|irsi|arlo|arla)(?:\\s.*)?)",
    "(?:e )?(?:invita|invitate) (?<who>(?:i|gli|le|tutti i|il|la) [^,;:]{1,50}?) (?<event>(?:alla|al|all'|ai|alle) ?\\S.*)",
  ],
  ask: {
    act: (act) => `prova a ${act}`,
    event: (event) => `vieni ${event}`,
    occasion: (event) =>
      event
        .replace(/^alla /u, "la ")
        .replace(/^al /u, "il ")
        .replace(/^all'/u, "l'"),
  },
  dropsSubject: true,
  inline:
    "(?:di |in |da |di circa |per )(?:[\\d\\uE000-\\uEFFF]+|un|due|tre|quattro|cinque)[ -]?(?:secondi|minuti|minuto|parole)|(?:con|in) (?:un )?tono (?:\\p{L}+ e )?\\p{L}+",
  forWords: "per|rivolt[oa] a[il]?|dedicat[oa] a[il]?|destinat[oa] a[il]?|agli|ai|alle",
  audience:
    "(?:il pubblico(?: di riferimento)? (?:è|sono)|pubblico di riferimento|rivolt[oa] (?:a|ai|agli|alle)|destinat[oa] (?:a|ai|agli|alle)|pensat[oa] per)",
  people:
    "pazienti|vicini|viaggiatori|volontari|inquilini|soci|visitatori|clienti|bambini|bambine|genitori|studenti|studentesse|alunni|insegnanti|principianti|anziani|pensionati|adulti|adolescenti|ragazzi|giovani|famiglie|donne|uomini|vicini|residenti|visitatori|clienti|utenti|ascoltatori|spettatori|appassionati|amanti|imprenditori|aziende|dipendenti|colleghi|ciclisti|corridori|lettori|turisti|viaggiatori|inquilini|proprietari|medici|infermieri|sviluppatori|volontari|gente|persone|chi|tutti|coppie|giardinieri|cittadini|pendolari|lavoratori",
  closing:
    "(?:termina|finisci|chiudi|concludi|terminare|finire)(?:lo)?(?: con| invitando| chiedendo)(?: (?:una?|un'|l'|il))?\\s*(?:invito(?: all'azione)?|call to action|frase|slogan|appello)?(?: a| di| ad)?|(?:l')?invito all'azione(?: è)?|invita (?:il pubblico|la gente|gli spettatori|gli ascoltatori) a|alla fine,? (?:invita|chiedi)(?: a| di)|(?:inserisci|includi) (?:un|una) (?:invito all'azione|call to action)",
  directions: [
    "(?:tono|stile|voce|ritmo|linguaggio|registro|frasi|parole) .*",
    "(?:circa |massimo |al massimo )?[\\d\\uE000-\\uEFFF]+ (?:secondi|minuti)(?: .*)?",
    "(?:dare|dai|dia) del (?:tu|lei)(?: .*)?",
    "(?:in |con |dal )?(?:un |il )?(?:tono|stile)\\b.*",
    `(?:circa |di circa |massimo |meno di |durata |di )*${figure} ?(?:secondi|minuti|minuto|parole|s)(?: (?:massimo|circa))?`,
    "(?:sii|sia|mantieni|rendilo|che sia)\\b(?! .*\\d).*|(?:usa|evita) (?:un (?:tono|linguaggio|stile)|frasi|parole|il (?:tono|tu|lei)|tecnicismi|luoghi comuni)\\b.*",
    "(?:senza) (?:gergo|umorismo|battute|esagerazioni|emoji|tecnicismi|luoghi comuni)\\b.*",
    "(?:amichevole|caldo|divertente|serio|urgente|formale|calmo|semplice|dinamico|allegro)(?:(?:,| e| ma)+ (?:amichevole|caldo|divertente|serio|urgente|formale|calmo|semplice|dinamico|allegro))*",
    "(?:il |la |lo |questo )?(?:script|copione|video|testo|tono)\\b (?:deve|dovrebbe|è|sarà)\\b.*",
    "(?:una|1) domanda alla fine|una domanda all'inizio",
    "(?:termina|finisci|inizia|comincia|chiudi|concludi) con una (?:domanda|battuta|nota)\\b.*",
    "(?:grazie|per favore|ciao|buongiorno)\\b.{0,20}",
  ],
  mention:
    "(?:menziona|cita|sottolinea|indica|di'|ricorda|aggiungi|parla di|parla del|parla della|spiega|presenta|annuncia|promuovi)(?: che| anche)?",
  begins: "(?:inizia|iniziare|inizi|comincia|cominciare|apri|aprire) con",
  craft:
    "battute|scherzi|umorismo|gergo|cliché|luoghi comuni|superlativi|esagerazioni|musica|emoji|ironia|pietismo|dramm\\p{L}*|tecnicismi|anglicismi|parol\\p{L}*|frasi|termini|slogan|domande(?: retoriche)?|punti esclamativi|toni? \\p{L}+|retorica|moralism\\p{L}*|politica|rime",
  not: "niente|senza|no|non|evita|evitare|eviti|nessun[ao]?",
  doNot:
    "non (?:dire|dica|menzionare|menzioni|parlare|usare|nominare|esagerare|promettere|scrivere|citare)|la parola|le parole",
  is: "è",
  rewrites: [],
  glass: [
    "(?:alz|lev)\\p{L}* (?:i|il|un|nostri) (?:nostri )?(?:calici|calice|bicchier\\p{L}*)",
    "Alziamo i calici",
  ],
  follows:
    "lui|lei|loro|questo|questa|questi|queste|ciò|poi|dopo|quindi|allora|lì|ma|e|anche|così|entrambi",
  ban: "(?:non (?:menzionare|parlare di|dire|nominare|citare)(?: il| la| i| le| gli)?|senza (?:menzionare|parlare di|nominare)(?: il| la| i| le)?)",
  price: "prezzo|costo|tariffa",
  calls:
    "visita|visitate|chiama|chiamate|chiamaci|compra|acquista|ordina|prenota|prenotate|iscriviti|iscrivetevi|registrati|abbonati|scarica|dona|donate|candidati|contattaci|contatta|clicca|unisciti|vieni|venite|scopri|prova|passa a|scrivici|seguici|segui|firma|approfitta|partecipa|condividi|invia|vai su|richiedi",
  labelSentences: [
    ["iscrizioni|prenotazioni", "{label} {}"],
    ["prezzo|prezzi|costo", "Il prezzo è {}"],
    ["quando|data", "È {}"],
    ["orario|orari", "L'orario è {}"],
    ["dove|luogo", "È a {}"],
    ["indirizzo", "L'indirizzo è {}"],
    ["ingresso", "L'ingresso è {}"],
    ["contatti|contatto|telefono|tel|e-?mail|sito|informazioni", "Per informazioni, {}"],
    ["problema", "Il problema è {}"],
    ["obiettivo", "L'obiettivo è {}"],
    ["scadenza", "La scadenza è {}"],
  ],
  labels: [
    ["alla fine|chiusura|invito(?: finale)?", "action"],
    ["passi|passaggi", "steps"],
    ["tema|prodotto|titolo|nome|marca|azienda|evento|argomento", "topic"],
    ["pubblico|pubblico di riferimento|target|per", "audience"],
    ["tono|stile", "tone"],
    ["durata|lunghezza|formato|lingua|obiettivo|piattaforma", "direction"],
    ["cta|call to action|invito all'azione|azione", "action"],
    [
      "punti|punti chiave|dati|vantaggi|caratteristiche|dettagli|informazioni|info|messaggio|contenuto",
      "facts",
    ],
    [
      "prezzo|prezzi|costo|quando|data|orario|orari|dove|luogo|indirizzo|ingresso|contatti|contatto|telefono|tel|e-?mail|sito|iscrizioni|prenotazioni|problema|soluzione|obiettivo|offerta|perché|portare|storia|programma|scadenza|informazioni",
      "value",
    ],
    ["evitare|non menzionare", "ban"],
  ],
  orderStarts: "termina|finisci|chiudi|concludi|menziona|sottolinea|usa|evita|includi|invita|senza",
  and: "e|ed|ma|o",
  plain:
    "il lo la i gli le un uno una e ed o ma né che di del dello della dei degli delle a al allo alla ai agli alle da dal dalla in nel nella nei con su sul sulla per tra fra senza mio mia tuo tua suo sua nostro nostra nostri nostre vostro vostra questo questa questi queste quello quella noi voi lui lei loro io tu chi cosa come quando dove perché quanto se anche ancora già ogni tutto tutta tutti tutte più meno molto bene qui là oggi domani ieri presto sempre mai nuovo nuova nuovi nuove grande piccolo piccola buono buona gratis gratuito aperto aperta chiuso ingresso consegna visita chiama compra ordina prenota iscriviti scarica dona vieni venite scopri prova partecipa panificio pizzeria gelateria ristorante laboratorio ricetta corso bicicletta pane vino formaggio caffè fatto fatta apriamo",
  pronouns:
    "noi|voi|lui|lei|loro|io|tu|questo|ciò|tutti|c'è|ci sono|apriamo|siamo|abbiamo|cerchiamo|offriamo|vendiamo|festeggiamo|invitiamo|vogliamo|organizziamo|lanciamo|presentiamo|è",
  verbs:
    "è|sono|siamo|era|ha|hanno|abbiamo|sarà|saranno|può|possono|possiamo|deve|va|vanno|fa|fanno|costa|costano|apre|aprono|apriamo|chiude|inizia|iniziano|comincia|offre|offrono|offriamo|vende|vendono|vendiamo|aiuta|aiutano|lancia|lanciano|organizza|organizziamo|cerca|cercano|cerchiamo|invita|invitiamo|presenta|presentano|permette|permettono|dura|pesa|contiene|produce|producono|trasforma|usa|usano|consegna|festeggia|protegge|proteggono|muoiono|vivono|vive|resta|arriva|arrivano|esiste|gioca|serve|servono|raccoglie|funziona|funzionano|passa|passano|chiuderà|aprirà|include|comprende|inizierà|copre|risparmia|trova|salva|vola|circola|circolano|porta|lavora|guadagna",
  boundaries: "in|con|senza|per|da|dal|dalla|su|che|dove|quando|e|a|al|del|nel|nella",
  questionWords: "come|perché|quando|dove|cosa|che cosa",
  relatives: "che|dove",
});

/** How Portuguese briefs are read. */
export const portugueseRules = buildRules({
  write:
    "(?:(?:por favor|pode|poderia),?\\s+)?(?:escreva|escreve|escrever|crie|cria|criar|faça|faz|fazer|gere|redija|prepare|preciso de|precisamos de|procuro|procuramos|gostaria de|gostávamos de|gostaríamos de|quero|queremos)(?:-me)?",
  thanks: [["(?:agradecer|agradeça|agradece) (?=a |ao |à |aos |às )", "obrigado "]],
  text: "convite|apelo|anúncio|aviso|audioguia|discurso|brinde|homenagem|meditação|tutorial|instruções|mensagem|comunicado|spot de rádio|roteiro|guião|script|vídeo|video|texto|anúncio|spot|discurso|apresentação|narração|clipe|história|locução|podcast|comercial",
  leads:
    "sobre|acerca de|para|que explique|que apresente|que anuncie|que promova|explicando|apresentando|de|do|da",
  about:
    "sobre|acerca d[eoa]|(?:que |para |e )*(?:expli(?:que|car|cando)|apresent(?:e|ar|ando)|anunci(?:e|ar|ando)|promov(?:a|er|endo))|como|por que|o que|quando",
  toWords: "a|aos|às|ao|à|dirigid[oa]s? (?:a|aos|às)",
  persuade: [
    "(?:e )?(?:convide|convida|peça|anime|incentive|encoraje|convença)(?: (?<who>[^,;:]{1,60}?))? (?:a|para|que) (?<act>\\p{Ll}+(?:ar|er|ir)(?:-se)?(?:\\s.*)?)",
    "(?:e )?(?:convide|convida) (?<who>(?:os|as|todos os|o|a) [^,;:]{1,50}?) (?:para )?(?<event>(?:a|o|à|ao|as|os) \\S.*)",
  ],
  ask: {
    act: (act) => `venha ${act}`,
    event: (event) => `venha para ${event.replace(/^à /u, "a ").replace(/^ao /u, "o ")}`,
    occasion: (event) => event.replace(/^à /u, "a ").replace(/^ao /u, "o "),
  },
  dropsSubject: true,
  inline:
    "(?:de |em |com |de cerca de |durante )(?:[\\d\\uE000-\\uEFFF]+|um|dois|três|quatro|cinco)[ -]?(?:segundos?|minutos?|palavras)|(?:com|em|num) (?:um )?tom (?:\\p{L}+ e )?\\p{L}+",
  forWords: "para|dirigid[oa] a|voltad[oa] para|a|aos|às",
  audience:
    "(?:o público(?:-alvo)? (?:é|são)|público-alvo|dirigid[oa] (?:a|aos|às)|voltad[oa] (?:para|a)|destinad[oa] (?:a|aos|às)|pensad[oa] para)",
  people:
    "pacientes|vizinhos|moradores|viajantes|voluntários|sócios|visitantes|clientes|crianças|pais|mães|estudantes|alunos|professores|iniciantes|idosos|aposentados|adultos|adolescentes|jovens|famílias|mulheres|homens|vizinhos|moradores|visitantes|clientes|usuários|utilizadores|ouvintes|espectadores|fãs|amantes|empreendedores|empresas|funcionários|colegas|ciclistas|corredores|leitores|turistas|viajantes|inquilinos|proprietários|médicos|enfermeiros|desenvolvedores|voluntários|gente|pessoas|quem|todos|casais|jardineiros|cidadãos|trabalhadores",
  closing:
    "(?:termin[ae]r?|acab[ae]r?|fech[ae]r?|conclu[ai]r?|finaliz[ae]r?)(?: com| convidando| pedindo)(?: (?:uma?|a|o))?\\s*(?:chamada(?: à ação| para a ação)?|convite|frase|slogan|apelo)?(?: a| para| à)?|(?:a )?chamada (?:à|para a) ação(?: é)?|convide (?:o público|as pessoas|os espectadores|os ouvintes) a|no final,? (?:convide|peça)(?: a| para)?|inclua uma chamada (?:à|para a) ação",
  directions: [
    "(?:mas |e )?sem (?:dizer|falar|mencionar|usar|acusar|cair|gritar|prometer|culpar|assustar|dramatizar|exagerar)(?!\\p{L}).*",
    "(?:tom|estilo|voz|ritmo|linguagem|registo|registro) .*",
    "(?:cerca de |no máximo |máximo )?[\\d\\uE000-\\uEFFF]+ (?:segundos|minutos)(?: .*)?",
    "(?:trat[ea]r? por|use) (?:tu|você)(?: .*)?",
    "(?:em |com |num |de )?(?:um |o )?(?:tom|estilo)\\b.*",
    `(?:cerca de |no máximo |menos de |duração |de |com )*${figure} ?(?:segundos?|minutos?|palavras|s)(?: (?:no máximo|aproximadamente))?`,
    "(?:seja|mantenha|use|utilize|evite|que seja)\\b.*",
    "(?:sem) (?:jargão|humor|piadas|exageros|emojis|termos técnicos|clichês)\\b.*",
    "(?:amigável|caloroso|divertido|sério|urgente|formal|calmo|simples|dinâmico|alegre)(?:(?:,| e| mas)+ (?:amigável|caloroso|divertido|sério|urgente|formal|calmo|simples|dinâmico|alegre))*",
    "(?:o |a |este )?(?:roteiro|guião|vídeo|texto|tom)\\b (?:deve|deveria|é|será)\\b.*",
    "(?:uma|1) pergunta no (?:final|fim|início)",
    "(?:termine|termina|comece|acabe|conclua) com uma (?:pergunta|piada|nota)\\b.*",
    "(?:obrigad[oa]|por favor|olá)\\b.{0,20}",
  ],
  mention:
    "(?:mencione|menciona|destaque|sublinhe|indique|diga|lembre|acrescente|fale de|fale sobre|explique|apresente|anuncie|promova)(?: que| também)?",
  begins: "(?:comece|começa|começar|abra|abrir|inicie|iniciar) (?:com|por)",
  craft:
    "piadas|humor|jargão|clichês?|superlativos|exageros?|música|emojis?|ironia|pena|drama|termos técnicos|palavras?|frases?|termos|slogans?|perguntas(?: retóricas)?|exclamações|pontos de exclamação|moralismo|política|rimas?|sermões|linguagem|gírias?|anglicismos",
  not: "sem|nada de|não|evite|evitar|nem|nenhum[a]?",
  doNot:
    "não (?:diga|digas|dizer|mencione|mencionar|fale|falar|use|usar|utilize|cite|citar|exagere|exagerar|prometa|prometer|escreva|escrever|peça|pedir|inclua|incluir)|a palavra|as palavras",
  is: "é",
  rewrites: [],
  glass: [
    "(?:ergu|levant|brind)\\p{L}* (?:as?|os?|nossas?|nossos?)? ?(?:taças?|copos?)",
    "Vamos erguer as taças",
  ],
  follows:
    "ele|ela|eles|elas|isto|isso|este|esta|esse|essa|depois|então|ali|lá|mas|e|também|assim|ambos",
  ban: "(?:não (?:mencione|mencionar|fale de|falar de|diga|cite)(?: o| a| os| as)?|sem (?:mencionar|falar de|citar)(?: o| a| os| as)?)",
  price: "preço|custo|tarifa",
  calls:
    "visite|visita|ligue|liga|compre|peça|encomende|reserve|inscreva-se|registe-se|registre-se|assine|baixe|descarregue|doe|candidate-se|contacte|contate|entre em contato|clique|junte-se|venha|vem|descubra|experimente|passe|escreva-nos|siga|aproveite|participe|compartilhe|partilhe|envie|acesse|aceda|garanta",
  labelSentences: [
    ["inscrições|reservas", "{label} {}"],
    ["preço|preços|custo", "O preço é {}"],
    ["quando|data", "É {}"],
    ["horário|horários", "O horário é {}"],
    ["onde|local", "É em {}"],
    ["morada|endereço", "O endereço é {}"],
    ["entrada", "A entrada é {}"],
    ["contacto|contato|telefone|tel|e-?mail|site|informações", "Para mais informações, {}"],
    ["problema", "O problema é {}"],
    ["meta", "A meta é {}"],
    ["prazo", "O prazo é {}"],
  ],
  labels: [
    ["no final|fecho|final", "action"],
    ["passos", "steps"],
    ["tema|produto|título|nome|marca|empresa|evento|assunto", "topic"],
    ["público|público-alvo|audiência|para", "audience"],
    ["tom|estilo", "tone"],
    ["duração|formato|idioma|língua|objetivo|plataforma", "direction"],
    ["cta|chamada à ação|chamada para a ação|ação", "action"],
    [
      "pontos|pontos-chave|dados|vantagens|características|detalhes|informações|mensagem|conteúdo",
      "facts",
    ],
    [
      "preço|preços|custo|quando|data|horário|horários|onde|local|morada|endereço|entrada|contacto|contato|telefone|tel|e-?mail|site|inscrições|reservas|problema|solução|meta|oferta|porquê|por que|trazer|levar|história|programa|prazo|informações",
      "value",
    ],
    ["evitar|não mencionar", "ban"],
  ],
  orderStarts: "termine|acabe|feche|mencione|destaque|use|utilize|evite|inclua|convide|sem",
  and: "e|mas|ou",
  plain:
    "o a os as um uma uns umas e ou mas nem que de do da dos das em no na nos nas ao aos à às com sem por pelo pela para sobre entre desde até contra meu minha seu sua seus suas nosso nossa nossos nossas este esta estes estas esse essa isto isso aquele aquela nós vós ele ela eles elas eu tu você vocês quem quê como quando onde porque quanto se também ainda já cada todo toda todos todas mais menos muito bem aqui ali hoje amanhã ontem logo sempre nunca novo nova novos novas grande pequeno pequena bom boa melhor grátis gratuito aberto aberta fechado entrada entrega visite ligue compre peça reserve inscreva-se baixe doe venha descubra experimente participe padaria restaurante aplicativo oficina receita curso bicicleta pão vinho queijo café feito feita abrimos",
  pronouns:
    "nós|ele|ela|eles|elas|eu|tu|você|vocês|isto|isso|todos|há|abrimos|somos|estamos|temos|procuramos|oferecemos|vendemos|celebramos|convidamos|queremos|precisamos|organizamos|lançamos|apresentamos|é",
  verbs:
    "é|são|está|estão|estamos|somos|era|foi|há|tem|têm|temos|será|serão|pode|podem|podemos|deve|vai|vão|faz|fazem|fazemos|custa|custam|abre|abrem|abrimos|fecha|começa|começam|oferece|oferecem|oferecemos|vende|vendem|vendemos|ajuda|ajudam|lança|lançam|lançamos|organiza|organizamos|procura|procuramos|convida|convidamos|apresenta|apresentam|permite|permitem|dura|pesa|contém|produz|produzem|transforma|usa|usam|entrega|celebra|celebramos|protege|protegem|morrem|vivem|vive|fica|ficam|chega|chegam|existe|joga|precisa|precisam|precisamos|serve|servem|funciona|funcionam|passa|passam|fechará|abrirá|inclui|incluem|começará|cobre|economiza|encontra|salva|lembra|voa|circula|circulam|trabalha|ganha",
  boundaries: "em|no|na|nos|nas|com|sem|para|por|desde|até|sobre|que|onde|quando|e|a|ao|do|da",
  questionWords: "como|por que|quando|onde|o que",
  relatives: "que|onde",
});

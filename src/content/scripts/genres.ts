/** The kinds of script that are told apart. */
export type Genre =
  | "advertisement"
  | "invitation"
  | "appeal"
  | "explainer"
  | "how-to"
  | "safety"
  | "audio guide"
  | "tribute"
  | "meditation"
  | "announcement"
  | "demo";

/** How the genre of a brief shows. */
export interface GenreSigns {
  readonly genre: Genre;
  /** What names the genre itself. */
  readonly named: RegExp;
  /** What briefs of this genre speak of. */
  readonly spokenOf: RegExp;
}

const words = (alternatives: string): RegExp =>
  new RegExp(`(?<![\\p{L}-])(?:${alternatives})(?![\\p{L}])`, "giu");

/** Of two genres with equal signs, the one that stands first is taken. */
export const genreSigns: readonly GenreSigns[] = [
  {
    genre: "meditation",
    named: words(
      "meditations?|meditación|méditation|meditatie|meditazione|meditação|body ?scan|breathing exercise|relaxation(?: story)?|wind[- ]down|guided (?:rest|breathing)|sleep story|bedtime relaxation|atemübung|entspannungsübung|fantasiereise|traumreise|relajación|respiración guiada|mindful(?:ness)? (?:break|moment|exercise)",
    ),
    spokenOf: words(
      "slow breaths|night[- ]shift|lie (?:down|on)|eyes (?:open|closed)|breathe?|breaths?|breathing|relax\\p{L}*|fall asleep|eyes|shoulders|calm the mind|atm\\p{L}*|atem\\p{L}*|entspann\\p{L}*|respir\\p{L}*|inspir(?:a|e|ez)|exhal\\p{L}*|inhal\\p{L}*|drop the shoulders",
    ),
  },
  {
    genre: "tribute",
    named: words(
      "toasts?|tribute|eulogy|best man(?:['’]s)? speech|maid of hono(?:u)?r|farewell (?:speech|words)|retirement (?:speech|toast)|wedding speech|birthday (?:speech|message|toast)|hommage|discours|brindis|homenaje|festrede|hochzeitsrede|trauerrede|geburtstagsrede|abschiedsrede|laudatio|trinkspruch|toost|brindisi|homenagem",
    ),
    spokenOf: words(
      "retir\\p{L}+|wedding|birthday|anniversary|grandm\\p{L}+|grandf\\p{L}+|married|colleague|in memory|hochzeit|geburtstag|ruhestand|verabschied\\p{L}*|mariage|anniversaire|grand-mère|retraite|boda|jubila\\p{L}*|cumpleaños|glass(?:es)?|verres?|sister|brother|best friend",
    ),
  },
  {
    genre: "safety",
    named: words(
      "incendios? forestal\\p{L}*|feux? de forêt|waldbrand\\p{L}*|safety (?:spot|briefing|induction|video|message|talk|instructions?|announcement|notice|reminder|rules|script|demo)|evacuation|fire drill|emergency (?:procedure|briefing|instructions?)|toolbox talk|sicherheits(?:unterweisung|hinweise?|einweisung|durchsage|video)|notfall\\p{L}*|consignes? de sécurité|instrucciones de seguridad|normas de seguridad|aviso de seguridad|veiligheids\\p{L}*|istruzioni di sicurezza|segurança",
    ),
    spokenOf: words(
      "rip current|red flags?|swim|lifeguard|campfires?|safety|safe|helmets?|hard hats?|vests?|goggles|gloves|alarm|assembly point|exits?|emergency|hazard\\p{L}*|danger\\p{L}*|evacuat\\p{L}*|first aid|lifeguard|never|must|do not|slurry gas|breathing (?:equipment|apparatus)|sicherheit\\p{L}*|helm\\p{L}*|schutz\\p{L}*|fluchtweg\\p{L}*|sammelplatz|sécurité|lunettes|incendie|interdit\\p{L}*|obligatoire\\p{L}*|seguridad|casco\\p{L}*|salida de emergencia|prohibido",
    ),
  },
  {
    genre: "audio guide",
    named: words(
      "audio ?guides?|audioguide|audioguía|audiogids|audioguida|audioguia|audio ?tour|museum guide|hörtext|hörführung|lehrpfad|waldlehrpfad|parada \\d+|station \\d+|stop \\d+|texte? (?:pour|d['’])\\s?audioguide|gallery \\d+|trail (?:stop|post)",
    ),
    spokenOf: words(
      "museum|exhibit\\p{L}*|painting|sculpture|tapestry|cathedral|chapel|ruins?|gallery|century|lighthouse|built in|carved|museo|musée|siècle|siglo|jahrhundert|gemälde|eiche|molino|made in \\d{4}|visitors? (?:to )?(?:look|crouch|touch)",
    ),
  },
  {
    genre: "how-to",
    named: words(
      "how to|how-to|tutorials?|step[- ]by[- ]step|instructions|recipes?|anleitung|so geht['’]?s|schritt für schritt|rezept|mode d['’]emploi|tutoriel|recette|tutorial|paso a paso|instrucciones(?! de seguridad)|receta|ricetta|istruzioni|passo a passo|receita|handleiding|stappenplan|how (?:guests?|users?|you|people) (?:open|use|make|set|clean|start|fix)",
    ),
    spokenOf: words(
      "steps?|mix|press|fold|stir|rinse|screw|unplug|insert|attach|remove|grams?|knead|preheat|drücken|falten|klappen|herausdrehen|mélange[rz]?|percez|pliez|plier|medirse|mezcla[r]?|dobla[r]?",
    ),
  },
  {
    genre: "appeal",
    named: words(
      "appeals?|fund-?rais\\p{L}*|donation (?:appeal|drive)|call for (?:volunteers|donations|help)|petition|aufruf zu\\p{L}*|spendenaufruf|appel aux dons|appel à|llamamiento|campaña de donación|oproep|appello|apelo|charity (?:spot|video|ad)",
    ),
    spokenOf: words(
      "donat\\p{L}*|charity|volunteers?|raised|food bank|shelter|refuge|refugio|blood|support us|spend\\p{L}*|ehrenamt\\p{L}*|tierheim|bénévol\\p{L}*|dons?|donner|voluntari\\p{L}*|donar|donativ\\p{L}*|households|rescue\\p{L}*|save the|repair\\p{L}* costs|need (?:the rest|your help)|foster|give at",
    ),
  },
  {
    genre: "invitation",
    named: words(
      "invitations?|invite|invit(?:ing|es)|inviter|invitación|invitar|einladung|einladen|lad(?:e|en|t) .{0,40} ein|uitnodiging|invito|convite|zaproszeni\\p{L}*|open day|open house|join us|you are invited|tag der offenen tür|portes ouvertes|jornada de puertas abiertas|dzień otwarty",
    ),
    spokenOf: words(
      "festival|concert|workshop|tasting|exhibition|meet-?up|fair|party|event|opening|repair caf[eé]|entry|entrance|doors|saturday|sunday|welcome|come along|bring|rsvp|choir|chorale|fest|konzert|eintritt|fête|entrée|fiesta|concierto|entrada|samstag|sonntag|samedi|dimanche|sábado|domingo",
    ),
  },
  {
    genre: "announcement",
    named: words(
      "announc\\p{L}*|platform message|public notice|notice|press release|ankündigung|durchsage|bekanntmachung|mitteilung|annonce\\p{L}*|communiqué|anuncio (?:público|interno|a los)|comunicado|aviso|aankondiging|mededeling|annuncio|comunicado|ogłoszenie|service update|staff message|إعلان",
    ),
    spokenOf: words(
      "from (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|now on)|closed|closure|cancell?ed|new hours|instead of|replac\\p{L}*|moves? to|as of|recall\\p{L}*|ab sofort|gesperrt|geschlossen|ab dem|à partir du|fermé\\p{L}*|a partir del|cerrad\\p{L}*|no longer|season tickets?|replacement bus\\p{L}*",
    ),
  },
  {
    genre: "explainer",
    named: words(
      "explainers?|explain\\p{L}*|erklär\\p{L}*|expliqu\\p{L}*|explica\\p{L}*|uitleg\\p{L}*|spiega\\p{L}*|lesson|lecture|what is|why (?:do|does|is|are)|vidéo explicative|vídeo explicativo|how (?:an?|the|does|do) \\p{L}+",
    ),
    spokenOf: words(
      "why|because|science|history|understand|difference|means|works?|vote|council|rules?|warum|weil|bedeutet|pourquoi|parce que|signifie|por qué|porque|significa|compost|heat pump|electricity|climate|tax",
    ),
  },
  {
    genre: "demo",
    named: words(
      "demos?|demonstration|product demo|screen demo|walk-?through|product tour|produktdemo|vorführung|démo|démonstration|demostración|demo video",
    ),
    spokenOf: words(
      "click|drag|tap|dashboard|feature|software|app|saas|screen|browser|export\\p{L}*|upload|plugin|api|klick\\p{L}*|oberfläche|logiciel|cliquez|pantalla|barcode|spreadsheet",
    ),
  },
  {
    genre: "advertisement",
    named: words(
      "ads?|adverts?|advertis\\p{L}*|commercials?|promos?|promot\\p{L}*|radio spots?|spots?|teaser|trailer|werb\\p{L}*|radiospot|publicité|pub|spot publicitaire|anuncio|publicidad|spot|reclame\\p{L}*|pubblicità|propaganda|pitch|product video",
    ),
    spokenOf: words(
      "buy|order|shop|store|price|costs?|sale|discount|% off|off until|product|brand|delivery|bakery|café|cafe|bestell\\p{L}*|kauf\\p{L}*|rabatt|werkstatt|achet\\p{L}*|command\\p{L}*|boutique|compra\\p{L}*|pide|tienda|heladería|warranty|[£$€]",
    ),
  },
];

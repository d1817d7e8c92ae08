/**
 * Short lines that pages put into an article and no writer did, in the languages of the most pages, as
 * regular expressions for a whole line without its end signs and in lower case.
 */
export const boilerplateLines: readonly string[] = [
  "(?:advert|advertisement|ad|sponsored|promoted|anzeige|werbung|publicité|publicidad|publicidade|pubblicità|advertentie|reklama|реклама|広告|广告|廣告|광고|إعلان)(?: \\W? ?(?:continue|scroll|story|article).{0,40})?",
  "(?:story|article|post|text|content) continues (?:below|after).{0,40}",
  "continue reading(?: below)?.{0,40}",
  "(?:read|learn|see|show|view|load|find out) (?:more|all|next|on)(?: .{0,30})?",
  "(?:mehr|weiter)(?:lesen| lesen| zum thema)|lesen sie (?:auch|mehr).{0,30}|zum thema|mehr zum thema",
  "lire (?:aussi|la suite|plus).{0,30}|à lire aussi.{0,30}|voir aussi.{0,30}|en savoir plus",
  "(?:leer|ver|lee) (?:más|también|mas).{0,30}|te puede interesar.{0,20}|más información|noticias relacionadas",
  "(?:leia|veja|saiba) (?:mais|também).{0,30}|continua (?:a ler|após).{0,30}|relacionadas",
  "leggi (?:anche|tutto|di più).{0,30}|articoli correlati|potrebbe interessarti.{0,20}",
  "lees (?:ook|meer|verder).{0,30}|czytaj (?:też|także|więcej).{0,30}|zobacz (?:też|także).{0,30}|читайте (?:также|ещё|далее).{0,30}|читать (?:далее|полностью).{0,20}|続きを読む|もっと見る|関連記事|あわせて読みたい|相关阅读|相关新闻|相关文章|延伸閱讀|더보기|관련기사|اقرأ (?:أيضا|المزيد).{0,30}",
  "(?:related|recommended|popular|trending|most read|most popular|more stories|more news|latest news|top stories|editors?' picks?)(?: (?:articles?|stories|posts?|links?|content|topics?|news|reading|coverage|videos?|now|today))?(?: .{0,20})?",
  "(?:you (?:may|might|will) (?:also|even)? ?(?:like|enjoy|be interested in)|also on .{0,30}|up next|don'?t miss|see also|in this article|on this page|table of contents|contents)",
  "more (?:from|on|about|in) .{0,40}",
  "(?:share|tweet|pin|pin it|email|e-mail|print|copy link|save|like|follow|reblog|like loading|share this|share on|facebook|twitter|whatsapp|linkedin|pinterest|reddit|instagram|youtube|telegram)(?: (?:this|it|on|via|us|with|article|story|post|page|friends|twitter|facebook|\\W|and|[a-z]+)){0,6}",
  "(?:teilen|drucken|merken|kommentare?|kommentieren|partager|imprimer|commentaires?|compartir|comentarios?|imprimir|compartilhar|condividi|stampa|commenti|delen|reacties|udostępnij|komentarze|поделиться|комментарии|シェア|コメント|分享|评论|공유|댓글|مشاركة|تعليقات)(?: .{0,20})?",
  "(?:\\d+ )?(?:comments?|replies|responses|shares|views|likes|claps|min read|minutes? read|minute read)(?: \\d+)?|(?:leave|post|add|write) a (?:comment|reply).{0,30}|comments? (?:are|is) closed.{0,20}|no comments(?: yet)?|view comments|join the (?:conversation|discussion).{0,30}",
  "(?:subscribe|sign up|sign in|log ?in|register|join|newsletter|get (?:our|the) .{0,30}newsletter|abonnieren|anmelden|jetzt abonnieren|abonnez-vous|s'abonner|suscríbete|inscreva-se|iscriviti|abonneer)(?: .{0,60})?",
  "(?:loading|please wait|close|open|menu|search|skip to .{0,30}|back to top|top|home|next|previous|prev|first|last|expand|collapse|hide|show|toggle .{0,20}|caption|image|photo|video|gallery|enlarge|play|pause|replay)(?: \\W?)?",
  "(?:image|photo|picture|photograph|foto|bild|credit|photo credit|image credit|source|quelle|getty images|reuters|ap photo|shutterstock)s?(?: ?[:©|/].{0,80}|)",
  "(?:image|slide|photo|page) \\d+ (?:of|/|of /) ?\\d+",
  "(?:tags?|tagged|filed under|categor(?:y|ies)|topics?|labels?|posted in|schlagworte|étiquettes|etiquetas|mots-clés|метки|теги|タグ|标签)(?: ?:? .{0,200})?",
  "(?:watch|listen|video|podcast) ?(?:now|live|below|here|this|more)?(?: ?:.{0,80})?",
  "click (?:here|below|through|to) .{0,80}|.{0,60} (?:by )?clicking here|tap here .{0,60}|download (?:our|the) .{0,30}app",
  "follow (?:us|him|her|them|me|the author|@\\w+|\\p{L}+ \\p{L}+|.{0,40}) on (?:twitter|facebook|instagram|x|linkedin|youtube|social media).{0,80}",
  "(?:getty|getty images|reuters|afp|ap|associated press|file photo|file|contributed|supplied|courtesy)(?:[ /]+(?:getty images|getty|reuters|afp|ap|file|photo|images))*",
];

/** How lines begin that lead to other articles; what follows is a link. */
export const linkLineBeginnings: readonly string[] = [
  "related|read more|read also|also read|read next|read|more|also|see also|see|see more|watch|watch also|listen|recommended|don'?t miss|you may also like|must read|on [\\w.]+|explore|check out|further reading|up next|trending",
  "mehr|mehr zum thema|lesen sie auch|lesen sie mehr|siehe auch|auch interessant|lesetipp|lire aussi|à lire aussi|lire|voir aussi|à lire",
  "lee también|leer más|ver también|lea también|te puede interesar|leia também|leia mais|veja também|saiba mais|leggi anche|vedi anche|lees ook|lees meer|zie ook|czytaj także|czytaj też|zobacz też|zobacz także|читайте также|смотрите также|关联阅读|相关阅读|延伸阅读|関連記事|관련기사|اقرأ أيضا|läs även|les også|læs også",
];

/** How captions end or consist of nothing but a credit. */
export const captionLines: readonly string[] = [
  ".{0,300}[(\\[](?:photos?|images?|picture|illustration|graphic|credits?|source|courtesy|ap|afp|epa|reuters|getty|foto|fotos|bild|crédit photo)\\b[^)\\]]{0,80}[)\\]]",
  "[\\p{L}\\p{M}.'’ ,/|-]{1,80}[/|] ?(?:getty(?: images)?|reuters|afp|ap|epa|shutterstock|alamy|unsplash|istock|imago|dpa|picture alliance|bloomberg|zuma|corbis|flickr)(?: .{0,30})?",
];

/** Lines at an article's end that tell who made it, whose it is or where to turn. */
export const closingLines: readonly string[] = [
  "^[([]?(?:reporting|writing|additional reporting|edited|editing|compiled|written|translated|research|graphics?) (?:and .{0,40})?by\\b",
  "\\bcontributed (?:to this (?:report|story|article|post)|reporting)\\b",
  "^(?:©|\\(c\\)|copyright\\b)|\\ball rights reserved\\b|\\balle rechte vorbehalten\\b|\\btous droits réservés\\b|\\btodos los derechos reservados\\b|\\btodos os direitos reservados\\b|無断転載|版权所有|版權所有",
  "^follow .{0,60}\\bon\\b.{0,20}(?:twitter|facebook|instagram|linkedin|youtube)",
  "^(?:this (?:article|story|post|piece) (?:was )?(?:originally|first) (?:appeared|published|posted))|^originally (?:published|posted|appeared) (?:on|in|at|by)|^this post may contain affiliate",
  "^(?:sign up|subscribe|register|join us|like us|find us|email us|contact us|send us|write to us|get the latest|download)\\b",
  "^(?:have|got|do you have|if you have) .{0,60}\\b(?:tips?|news tip|story to share|correction|question|comment)s?\\b.{0,200}(?:email|e-mail|contact|let us know|send|tell us)",
  "^(?:reach|contact|e-?mail) (?:the (?:reporter|author|writer)s?|\\p{Lu}\\p{L}+)\\b.{0,80}(?:@|\\bat\\b|\\bon\\b)",
  "^(?:image|photo|picture|video|feature[d]? image|header image|top image|lead image|cover image)s?(?: (?:credit|source|courtesy)s?)?(?: ?:|\\s+(?:by|via|from|courtesy of)\\b)",
  "^\\(?(?:via|source|quelle|fuente|fonte|bron|źródło|источник|来源|출처)\\s?[:：]",
  "^(?:disclaimer|disclosure|editor'?s note|correction|note to readers?)\\s?:",
  "^(?:written|posted|published|last (?:updated|modified)|updated|veröffentlicht|publié|publicado|pubblicato)(?: ?:| (?:on|at|by|am|le|el|em|il)\\b)",
];

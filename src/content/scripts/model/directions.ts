/**
 * How briefs direct their writer. A sentence that one of these finds says how to write, and is not
 * to be spoken; each pattern is held against one sentence.
 */
export const directionPatterns: readonly RegExp[] = [
  /^(?:please )?(?:write|make|create|produce|draft|give me|i (?:need|want))\b.*\b(?:scripts?|videos?|voice-?overs?|text|copy|ad|advert|spot|demo|presentation|narration)\b/iu,
  /^(?:please )?(?:keep|make|write|use|say|speak|sound|stay|be|add|include|start|begin|end|finish|close|open|address|avoid|skip|mention|leave out|do not|don't|never|no)\b.*\b(?:tone|pace|jokes?|humou?r|jargon|slang|second person|first person|third person|(?:short|long|simple) sentences|twice|sides|the script|call to action|hook|politics|competitors?)\b/iu,
  /^(?:keep it|make it|be|sound) (?:very |really )?(?:short|simple|friendly|warm|light|serious|formal|informal|casual|professional|funny|playful|urgent|upbeat|honest|plain)\b/iu,
  /^(?:no|without|avoid) (?:\S+ ){0,2}(?:jokes?|humou?r|jargon|slang|clich[ée]s?|music|emojis?|rhymes?|questions?|superlatives|exclamation marks?|politics)\b/iu,
  /^(?:(?:in the )?(?:first|second|third) person|slow(?:er)? pace|fast(?:er)? pace|(?:friendly|formal|informal|casual|serious|warm|calm|upbeat|plain|playful|matter-of-fact|professional|respectful|urgent)(?:,? (?:and )?\S+){0,2} (?:tone|voice|style|pace))\b/iu,
  /^(?:tone|style|pace|voice|length|duration|format|language|register|point of view|mood)\s*:/iu,
  /^(?:do not|don't|never) (?:(?:take sides|mention|exaggerate|promise|joke)\b|say ["“'‘])/iu,
  /\b(?:ignore (?:all|any|the|your|previous|prior)\b.*\b(?:instructions?|rules?|prompts?)|system prompt)\b/iu,
  /^(?:bitte )?(?:schreib\w*|erstell\w*|mach\w*)\b.*\b(?:skript|drehbuch|video|text|spot|sprechertext)\b/iu,
  /^(?:keine|ohne) (?:\S+ ){0,2}(?:witze|fachbegriffe|floskeln|anglizismen|fragen|übertreibungen)\b/iu,
  /^(?:ton|tonfall|stil|tempo|länge|sprache|anrede|stimmung)\s*:/iu,
  /^(?:in|mit) (?:der )?(?:du-form|sie-form|ruhiger stimme|ruhigem ton)\b/iu,
  /^(?:écris|écrivez|rédige|rédigez|crée|créez)\b.*\b(?:script|texte|vidéo|spot|voix)\b/iu,
  /^(?:pas de|sans) (?:\S+ ){0,2}(?:blagues?|humour|jargon|clichés?|questions?)\b/iu,
  /^(?:ton|style|rythme|durée|langue|registre)\s*:/iu,
  /^(?:escribe|escriba|crea|cree|redacta)\b.*\b(?:gui[oó]n|texto|v[ií]deo|anuncio|voz)\b/iu,
  /^(?:sin|nada de) (?:\S+ ){0,2}(?:bromas|chistes|humor|jerga|tópicos|preguntas)\b/iu,
  /^(?:tono|estilo|ritmo|duración|idioma|registro)\s*:/iu,
];

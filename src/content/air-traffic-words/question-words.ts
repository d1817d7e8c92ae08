type Question = "detect" | "resolve" | "sequence" | "bands";

const of = (question: Question, terms: string) =>
  terms.split("|").map((term) => [term, question] as const);

/** Terms by which a prompt asks, without accents; what stands behind counts more. */
export const QUESTION_TERMS: readonly (readonly [string, Question])[] = [
  ...of(
    "detect",
    "problem|problems|problema|probleme|conflict|conflicts|conflicting|conflicted|conflit|conflits|conflicto|conflictos",
  ),
  ...of("detect", "conflito|conflitos|konflikt|konflikte|konfliktfrei|loss of separation"),
  ...of(
    "detect",
    "lose|loses|losing|kept|lose separation|loss of sep|losses of separation|lose sep|los|cpa|tcpa|dcpa",
  ),
  ...of(
    "detect",
    "sep lost|sep loss|separation be lost|separation lost|lost separation|get closer|come closer|closer than",
  ),
  ...of(
    "detect",
    "how close|how near|minimum distance|smallest distance|too near|anything to worry",
  ),
  ...of("detect", "collide|collision|collisions|kollision|colision|colisao|closest approach"),
  ...of("detect", "closest point of approach|crash|hit|danger|dangerous|safe|unsafe|too close"),
  ...of(
    "detect",
    "near miss|infringement|detect|detection|clash|separated|staffelungsunterschreitung",
  ),
  ...of("detect", "perte de separation|perdida de separacion|perda de separacao|stay clear|miss"),
  ...of(
    "detect",
    "abordage|choque|airprox|separation loss|staffelungsverlust|abstandsunterschreitung",
  ),
  ...of("resolve", "advise|advice|advisory|resolve|resolves|resolved|resolution|resolutions|solve"),
  ...of(
    "resolve",
    "fix it|fix pls|fix please|fix plz|need a fix|find a fix|any fix|fix this|fix that|fix them|cost fix|cheapest fix|best fix|a fix for",
  ),
  ...of("resolve", "least cost|lowest cost|cheapest|minimum cost|minimal cost|solution|solutions"),
  ...of("resolve", "deconflict|deconfliction|what should i do|what do i do|what to do"),
  ...of(
    "resolve",
    "who should turn|who should climb|who turns|who climbs|recommend|recommendation",
  ),
  ...of("resolve", "suggest|suggestion|suggestions|avoid|avoidance|manoeuvre|maneuver|manoeuvres"),
  ...of(
    "resolve",
    "how do i separate|how to separate|separate them|keep them apart|remedy|sort out",
  ),
  ...of("resolve", "losung|losen|auflosen|auflosung|empfehlung|ausweichen|vermeiden|was tun"),
  ...of("resolve", "resoudre|resolvez|resous|que faire|eviter|moindre cout|conseil|conseiller"),
  ...of("resolve", "solucion|resolver|resuelve|resuelva|evitar|menor costo|menor coste|que hago"),
  ...of("resolve", "solucao|resolva|resolve o|menor custo|o que fazer|sort it out|best action"),
  ...of("resolve", "vector|vectors|which clearance|cheapest way|least costly|options to"),
  ...of(
    "sequence",
    "which one first|who first|goes first|which first|who is number one|sequence|sequencing|sequenced|in trail|miles in trail|arrival order",
  ),
  ...of("sequence", "landing order|order and speeds|order speeds|order and speed|which order"),
  ...of(
    "sequence",
    "what order|best order|order of arrival|order them|order please|who goes first",
  ),
  ...of("sequence", "who is first|who lands first|in order of|the order|order for|metering"),
  ...of("sequence", "reihenfolge|reihung|sequenz|sequencer|ordre|quel ordre|secuencia|secuenciar"),
  ...of(
    "sequence",
    "orden|sequencia|sequenciar|ordem|arrival sequence|landing sequence|order over",
  ),
  ...of("resolve", "resolucao|resolucoes|resolucion|resoluciones|resolutions|resolvo|resolvemos"),
  ...of(
    "resolve",
    "way out|untangle|disentangle|who moves|what would you do|how would you|best way",
  ),
  ...of("resolve", "entzerren|auflosungsvorschlag|losungsvorschlag|konfliktlosung|separar|separer"),
  ...of(
    "resolve",
    "desconflitar|sugira|sugere|sugiere|sugerencia|propose|proposez|proposer|vorschlag",
  ),
  ...of("sequence", "seq|seqs|squnce|sequnce|sequense|landing sequence|order of landing"),
  ...of("sequence", "landereihenfolge|anflugreihenfolge|ordre d'arrivee|orden de llegada"),
  ...of("sequence", "ordem de chegada|ordem de pouso|orden de aterrizaje|line them up|line up for"),
  ...of("bands", "bands|band|which headings|what headings|free headings|available headings"),
  ...of("bands", "headings are free|conflict free headings|conflict free heading|which heading"),
  ...of("bands", "which altitudes|what altitudes|what speeds|which tracks|what tracks|safe levels"),
  ...of("bands", "safe speeds|safe altitudes|kursbander|bandes|bandas|bande|no go headings"),
  ...of("bands", "which levels|what levels|free levels|conflict free levels|conflict free speeds"),
  ...of("bands", "which speeds|safe headings|headings are safe|headings available|open headings"),
  ...of("bands", "what heading range|heading ranges|range of headings|headings free|headings open"),
  ...of("bands", "welche kurse|freie kurse|quels caps|caps libres|que rumbos|rumbos libres"),
  ...of("bands", "quais rumos|rumos livres|headings can|headings may|levels are free"),
  ...of("bands", "headings would be|headings clear|usable headings|permitted headings"),
];

/** Words that make the term behind them no question: `no need to resolve`. */
export const QUESTION_DENIALS: readonly string[] = [
  "no",
  "not",
  "don't",
  "dont",
  "without",
  "never",
  "nicht",
  "keine",
  "pas",
  "ne",
];

/** Words before a statement about what might be, which is no state of the traffic. */
export const SUPPOSING_TERMS: readonly string[] = [
  "what if",
  "if",
  "suppose",
  "would it help",
  "should i",
  "shall i",
  "should we",
  "could i",
  "can i",
  "was wenn",
  "wenn",
  "si",
  "et si",
  "que pasa si",
  "e se",
  "falls",
];

/** Words that speak of all aircraft at once. */
export const SHARED_WORDS: readonly string[] = [
  "both",
  "all",
  "each",
  "every",
  "everyone",
  "everybody",
  "alle",
  "beide",
  "jeweils",
  "tous",
  "toutes",
  "chacun",
  "todos",
  "todas",
  "ambos",
  "ambas",
  "cada",
];

/** Words for the same value as the aircraft before. */
export const SAME_WORDS: readonly string[] = [
  "same",
  "gleiche",
  "gleicher",
  "gleichen",
  "selbe",
  "meme",
  "misma",
  "mismo",
  "mesma",
  "mesmo",
  "identical",
];

/** Words of arrivals that stand in other questions, too: they ask only where nothing else does. */
export const WEAK_SEQUENCE_WORDS: readonly string[] = [
  "merge",
  "merging",
  "spacing",
  "spaced",
  "arrivals",
];

/** Terms that ask for what each aircraft is to do, where nothing else asks. */
export const WEAK_RESOLUTION_TERMS: readonly string[] =
  "instruction|instructions|clearances|your call|what should each|what should every|what should they|what should both|what does each|who does what|action for each|actions|what now|anweisung|anweisungen|consigne|consignes|instruccion|instrucciones|instrucao|instrucoes".split(
    "|",
  );

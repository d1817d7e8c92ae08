/** What an aircraft that must keep its heading is said to be, without accents. */
export const NO_TURN_TERMS: readonly string[] =
  "fixed on heading|fixed on its heading|locked on its heading|heading is locked|heading is fixed|heading is frozen|heading frozen|no_turn|noturn|no_turns|stuck on heading|stuck on its heading|locked heading|heading locked|locked heading|turn prohibited|turns prohibited|turns not possible|turns not allowed|turns not available|not available for turns|nicht gedreht werden|pas etre vire|no se puede girar|may not be vectored|heading must stay|turns are out|turning is out|no puede cambiar de rumbo|nao pode mudar de rumo|kein drehen|ne peut pas virer|peut pas virer|ne pas virer|sem curvas|keep present heading|maintain present heading|on a fixed heading|may not be turned|do not turn|not to turn|blocked from turning|cannot turn|can not turn|can't turn|cant turn|unable to turn|not turn|no turn|no turns|no turning|may not turn|must not turn|don't turn|dont turn|not be turned|cannot be turned|can't be turned|not allowed to turn|not permitted to turn|forbidden to turn|keep heading|keep its heading|keep his heading|keeps heading|keeps its heading|must keep heading|hold heading|stay on heading|stays on heading|fixed heading|heading fixed|locked on heading|not be vectored|no vectors|no vectoring|can't be vectored|cannot be vectored|unable turns|turn blocked|turns blocked|without turning|darf nicht drehen|nicht drehen|keine kurve|keine kurven|kein kurswechsel|ne peut pas tourner|peut pas tourner|pas tourner|pas de virage|no puede girar|no girar|sin giros|nao pode virar|nao virar|no heading change|no heading changes|avoid turning|never turn|not turnable|must not be turned|cannot deviate|no puede virar|not able to turn|keep straight|must keep its heading|leave on heading|can't deviate|must stay on heading|kann nicht drehen|nicht abdrehen|nao pode curvar|ne doit pas tourner|no debe girar|blocked turning|turning blocked|turning not possible|turn not possible|not turning".split(
    "|",
  );

export const SEPARATION_WORDS: readonly string[] =
  "separation|sep|kept|minima|minimum separation|separation minima|separation standard|standard separation|staffelung|mindestabstand|separacion|separacao|separate|separated|protected zone|protection|closer than|less than|within|min sep|lateral|laterally|horizontal|horizontally|vertical|vertically|seitlich|vertikal|lateral separation|vertical separation|horizontal separation|minimum|use|using|with|mindeststaffelung|espacement minimal|norm|norms".split(
    "|",
  );

export const TRAIL_WORDS: readonly string[] =
  "trilha|em trilha|en file|en cola|hintereinander|trail|trial|in trial|every|one every|in trail|in-trail|intrail|mit|miles in trail|spacing|spaced|apart|between|interval|intervals|abstand|abstande|staffelung|separation|sep|separated|espacement|espaciamiento|espaciado|espacamento|separacion|separacao|gap|gaps|minutes in trail|separations|intervalle|intervalo|spacings|abst".split(
    "|",
  );

export const LOOKAHEAD_WORDS: readonly string[] =
  "during|d'ici|pendant|durante|wahrend|opening|first|vorschau|vorausblick|previsao|previsione|look out|next|lookahead|look-ahead|look ahead|ahead|horizon|within|coming|following|nachsten|naechsten|vorausschau|prochaines|prochains|proximos|proximas|dans les|over the next|time window|window|for the next|vorausblick|anticipation|horizonte|horizont|look|until".split(
    "|",
  );

export const LEAST_WORDS: readonly string[] =
  "min|minimum|least|below|slower|under|mindestens|minimal|minimo|minimale|lowest|slowest|minspeed|vmin|moins|lower".split(
    "|",
  );

export const MOST_WORDS: readonly string[] =
  "exceeds|exceeding|max|maximum|most|above|faster|over|exceed|hochstens|maximal|maximo|maximale|highest|fastest|maxspeed|vmax|plus|upper".split(
    "|",
  );

/** Words for what can be changed of an aircraft, and for the change itself, without accents. */
export const CHANGE_NOUNS: Readonly<Record<"heading" | "level" | "speed", readonly string[]>> = {
  heading:
    "heading|headings|turn|turns|turning|vector|vectors|vectoring|lateral|laterally|kurs|kurse|kursanderungen|cap|caps|rumbo|rumbos|rumo|rumos|virages|giros|curvas".split(
      "|",
    ),
  level:
    "level|levels|altitude|altitudes|climb|climbs|climbing|descend|descends|descending|descent|descents|vertical|vertically|hohe|hohen|hohenanderungen|flughohe|flughohen|niveau|niveaux|nivel|niveles|niveis|altitud|altitudes|steigen|sinken|monter|descendre|subir|bajar|descer".split(
      "|",
    ),
  speed:
    "speed|speeds|slow|slowing|decelerate|decelerating|accelerate|accelerating|geschwindigkeit|geschwindigkeiten|vitesse|vitesses|velocidad|velocidades|velocidade|velocidades".split(
      "|",
    ),
};

/** What must not be done with an aircraft that is to be left as it is. */
export const MOVING_WORDS: readonly string[] =
  "move|moved|moving|touch|touched|touching|change|changed|changing|alter|altered|altering|disturb|disturbed|manoeuvre|manoeuvred|maneuver|maneuvered|instruct|instructed|amend|amended|bewegen|bewegt|anfassen|andern|geandert|toucher|bouger|modifier|mover|tocar|modificar|mexer".split(
    "|",
  );

export const LEAVING_PHRASES: readonly string[] =
  "alone|as it is|as is|as they are|untouched|unchanged|where it is|out of it|undisturbed|in ruhe|tranquille|en paz|em paz|as filed|as cleared".split(
    "|",
  );

/** Words of what a limit may be about, beyond the fields that a problem has. */
export const LIMITED_THINGS: readonly string[] =
  "turn|turns|turned|turning|vectored|vectors|vectoring|deviate|climb|climbs|descend|descends|level|levels|speed|speeds|heading|headings|move|vector|slow|cross|crosses|hold|holding|land|lands|delay|delays|direct|overtake|priority|emergency|mayday|fuel|medical|medevac|restricted|prohibited|danger|military|airspace|vip|notfall|vorrang|urgence|priorite|emergencia|prioridad|prioridade|below|above|before|after|behind|steigen|sinken|drehen|monter|descendre|subir|bajar|descer".split(
    "|",
  );

/** Words that make a limit of what is said. */
export const LIMITING_WORDS: readonly string[] =
  "only|must|mustn't|cannot|can't|never|don't|dont|not|no|without|avoid|keep|keeps|stay|stays|has|have|needs|prefer|should|shouldn't|unable|priority|emergency|mayday|medevac|restricted|prohibited|nur|darf|muss|nicht|kein|keine|doit|pas|debe|no|deve|nao|notfall|vorrang|urgence|emergencia|prioridad|prioridade".split(
    "|",
  );

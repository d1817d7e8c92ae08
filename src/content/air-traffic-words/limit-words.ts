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
  "vorschau|vorausblick|previsao|previsione|look out|next|lookahead|look-ahead|look ahead|ahead|horizon|within|coming|following|nachsten|naechsten|vorausschau|prochaines|prochains|proximos|proximas|dans les|over the next|time window|window|for the next|vorausblick|anticipation|horizonte|horizont|look|until".split(
    "|",
  );

export const LEAST_WORDS: readonly string[] =
  "min|minimum|least|below|slower|under|mindestens|minimal|minimo|minimale|lowest|slowest|minspeed|vmin|moins|lower".split(
    "|",
  );

export const MOST_WORDS: readonly string[] =
  "max|maximum|most|above|faster|over|exceed|hochstens|maximal|maximo|maximale|highest|fastest|maxspeed|vmax|plus|upper".split(
    "|",
  );

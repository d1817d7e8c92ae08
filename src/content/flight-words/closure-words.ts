/** Words of closing that stand before what is closed, without accents. */
export const CLOSURE_VERBS: ReadonlySet<string> = new Set(
  "avoid avoids avoiding closure closures no nofly keep stay circumnavigate around meiden vermeiden eviter evitant evitar evitando".split(
    " ",
  ),
);

/** Between an airport and the word that closes it, in English, German, French, Spanish and Portuguese. */
export const CLOSURE_FILLERS: ReadonlySet<string> = new Set(
  ": = ( , - ad notam due which that is was are be being will has have been gone went remains remain stays now currently just also still both all today tonight tomorrow airport airports airfield aerodrome field the of at for due to completely fully reported temporarily ist sind war flughafen der die derzeit heute est sont l' aeroport de du esta estan el aeropuerto aeroporto o a landing landings traffic".split(
    " ",
  ),
);

/** What may be closed at an airport that itself is open, or is no place. */
export const NO_AIRPORT_CLOSURES: ReadonlySet<string> = new Set(
  "runway runways rwy rwys taxiway taxiways twy apron gate gates door doors terminal piste pista bahn landebahn cockpit tower shop desk road border".split(
    " ",
  ),
);

/** Between a word of avoiding and the name of what is avoided. */
export const AVOIDED_FILLERS: ReadonlySet<string> = new Set(
  "the all any over overflying overflight flying of through everything anything that l' la le die den das el los as os".split(
    " ",
  ),
);

/** Closed things of which nothing but where they are is of use: without it a flight goes through them, without accents. */
export const PLAIN_CLOSURES: ReadonlySet<string> = new Set(
  "closed clsd closure closures nofly off prohibited forbidden shut gesperrt gesperrte gesperrter gesperrtes geschlossen sperrgebiet ferme fermee fermes fermees interdit interdite cerrado cerrada cerrados prohibido prohibida fechado fechada fechados encerrado proibido proibida".split(
    " ",
  ),
);

/** Words of directions beyond the compass points, in degrees. */
export const DIRECTION_WORDS: Readonly<Record<string, number>> = {
  norden: 0,
  noord: 0,
  oost: 90,
  zuid: 180,
  nordlich: 0,
  northbound: 0,
  osten: 90,
  ostlich: 90,
  eastbound: 90,
  suden: 180,
  sudlich: 180,
  southbound: 180,
  westen: 270,
  westlich: 270,
  westbound: 270,
  nordosten: 45,
  nordostlich: 45,
  northeastbound: 45,
  nordeste: 45,
  noreste: 45,
  sudosten: 135,
  sudostlich: 135,
  southeastbound: 135,
  sudest: 135,
  sureste: 135,
  sudeste: 135,
  sudwesten: 225,
  sudwestlich: 225,
  southwestbound: 225,
  sudouest: 225,
  suroeste: 225,
  sudoeste: 225,
  nordwesten: 315,
  nordwestlich: 315,
  northwestbound: 315,
  nordouest: 315,
  noroeste: 315,
  nordest: 45,
};

/** Words that say that a direction is flown. */
export const FLYING_WORDS: readonly string[] = [
  "heading",
  "hdg",
  "flying",
  "going",
  "go",
  "goes",
  "moving",
  "bound",
  "tracking",
  "track",
  "course",
  "travelling",
  "traveling",
  "flies",
  "fliegt",
  "richtung",
  "nach",
  "kurs",
  "cap",
  "vers",
  "rumbo",
  "hacia",
  "rumo",
  "para",
  "direction",
];

/** Words right before a position. */
export const AT_WORDS: readonly string[] = [
  "at",
  "@",
  "pos",
  "position",
  "posn",
  "location",
  "located",
  "from",
  "in",
  "bei",
  "auf",
  "en",
  "em",
  "a",
  "posicion",
  "posicao",
  "coordinates",
  "coords",
  "xy",
  "x,y",
  "place",
  "overhead",
];

/** Words between a direction and what it is seen from. */
export const OF_WORDS: readonly string[] = [
  "of",
  "from",
  "von",
  "vom",
  "de",
  "du",
  "des",
  "d",
  "del",
  "da",
  "do",
  "to",
];

/** Words between a distance and its direction. */
export const DIRECTION_FILLERS: readonly string[] = [
  "to",
  "the",
  "due",
  "a",
  "al",
  "l",
  "la",
  "im",
  "in",
  "on",
  "further",
  "directly",
  "exactly",
  "out",
];

export const BEARING_WORDS: readonly string[] = [
  "bearing",
  "brg",
  "radial",
  "azimuth",
  "peilung",
  "relevement",
  "marcacion",
  "radiale",
];

/** Words for the aircraft that was spoken of last. */
export const IT_WORDS: readonly string[] = [
  "it",
  "him",
  "her",
  "them",
  "that",
  "first",
  "ihm",
  "lui",
  "el",
  "ele",
  "dele",
];

export const ORIGIN_WORDS: readonly string[] = [
  "origin",
  "ursprung",
  "origine",
  "origen",
  "origem",
];

/** More words of hemispheres than positions on the Earth have, by the letter. */
export const MORE_SIDES: Readonly<Record<string, readonly string[]>> = {
  N: ["norden", "noord", "norte", "northward", "northwards"],
  S: ["suden", "zuid", "southward", "southwards"],
  E: ["osten", "oost", "eastward", "eastwards"],
  W: ["westen", "westward", "westwards"],
};

/** Words along the track of another aircraft. */
export const ALONG_WORDS: Readonly<Record<string, "ahead" | "behind">> = {
  ahead: "ahead",
  behind: "behind",
  hinter: "behind",
  derriere: "behind",
  detras: "behind",
  atras: "behind",
  devant: "ahead",
  delante: "ahead",
};

/** What a word before a value, or a column of a table, says that the value is. */
export type AirTrafficLabel =
  | "id"
  | "place"
  | "lat"
  | "lon"
  | "x"
  | "y"
  | "alt"
  | "fl"
  | "target"
  | "gs"
  | "speed"
  | "ias"
  | "tas"
  | "mach"
  | "track"
  | "track_gs"
  | "vs"
  | "climb"
  | "sink"
  | "dist"
  | "bearing"
  | "type";

const of = (label: AirTrafficLabel, terms: string) =>
  terms.split("|").map((term) => [term, label] as const);

/** Names of values in English, German, French, Spanish and Portuguese prompts, without accents. */
export const VALUE_LABELS: readonly (readonly [string, AirTrafficLabel])[] = [
  ...of("lat", "lat|latitude|latitud|breite|breitengrad"),
  ...of("lon", "lon|long|lng|longitude|longitud|lange|langengrad"),
  ...of("x", "x|xnm"),
  ...of("y", "y|ynm"),
  ...of(
    "alt",
    "alt|altitudes|altitude|altitud|altura|hohe|flughohe|height|elevation|lvl|niveau|nivel",
  ),
  ...of("alt", "current altitude|current level|present level|actual level|altitude actuelle"),
  ...of("fl", "fl|flight level|flightlevel|flugflache|niveau de vol|nivel de vuelo|nivel de voo"),
  ...of("target", "cleared level|cleared altitude|cfl|cleared fl|target level|target altitude"),
  ...of("target", "selected altitude|selected level|assigned altitude|assigned level|level off"),
  ...of(
    "gs",
    "gs|g s|groundspeed|ground speed|gspd|grd spd|geschwindigkeit uber grund|vitesse sol",
  ),
  ...of("gs", "velocidad sobre tierra|velocidad terrestre|velocidade no solo|gnd spd"),
  ...of(
    "speed",
    "doing|making|does|speeds|speed|spd|velocity|vel|geschwindigkeit|vitesse|velocidad|velocidade|fahrt",
  ),
  ...of("ias", "ias|cas|kias|kcas|indicated|indicated airspeed|calibrated airspeed"),
  ...of("tas", "tas|ktas|true airspeed"),
  ...of("mach", "mach|mach number"),
  ...of(
    "track",
    "trk|track|tracks|headings|tk|hdg|heading|head|course|crs|tracking|kurs|steuerkurs|richtung",
  ),
  ...of("track", "cap|route|rumbo|rumo|proa|curso|direction|direccion|derrota|ground track"),
  ...of("track", "drifting|drift|koers|vlieg koers|true heading|cog|dir"),
  ...of("track_gs", "trk gs|hdg spd|track speed|trk spd|hdg gs|heading speed|track gs"),
  ...of("vs", "vs|v s|vertical speed|vertical rate|vspd|vspeed|vrate|baro rate|rate|vertical"),
  ...of("vs", "vitesse verticale|velocidad vertical|velocidade vertical|vertikalgeschwindigkeit"),
  ...of("climb", "roc|rate of climb|climb rate|steigrate"),
  ...of("sink", "rod|rate of descent|descent rate|sink rate|sinkrate"),
  ...of("dist", "dist|distance|dtg|distance to go|track miles|dme|range to fix|entfernung"),
  ...of("dist", "distanz|distancia|distancia ao fixo|distance to fix|dist to fix|miles to go"),
  ...of("type", "type|typ|tipo|actype|aircraft type|model"),
];

/** Names that only columns of tables and keys of JSON have. */
export const COLUMN_LABELS: readonly (readonly [string, AirTrafficLabel])[] = [
  ...of(
    "id",
    "id|call|callsign|call sign|cs|c s|target|trk no|track no|strip|tail|reg|registration|acid|ident|flight|flt|aircraft|a c|ac|acft|name|flug",
  ),
  ...of("id", "rufzeichen|indicatif|vol|indicativo|vuelo|voo|plane|flight id|flight no|ac id"),
  ...of("place", "pos|position|posicion|posicao|location|coordinates|coords|latlon|lat lon"),
  ...of("x", "pos e|east|e|easting|pos x|x pos|pos east|est|ost|este"),
  ...of("y", "pos n|north|n|northing|pos y|y pos|pos north|nord|norte"),
  ...of("climb", "climb"),
  ...of("sink", "descent|sink"),
  ...of("place", "xy|x y|place|point"),
  ...of("alt", "level|current fl"),
  ...of("vs", "fpm|v|vz|vv|climb sink|steigen|vario|r o c|v speed|vert"),
  ...of("bearing", "bearing|brg|azimuth|radial|peilung|relevement|marcacion|azimut|qdr|bear"),
  ...of("target", "cleared|target|sel alt|aim|to level|to fl|new level"),
  ...of("gs", "grundgeschwindigkeit|vg|velocity kt|v kt"),
  ...of("dist", "rho|range nm|dist nm|miles out"),
  ...of("dist", "nm to fix|miles|nm|to go|range|nm to go"),
  ...of("speed", "knots|kts|kt"),
  ...of("type", "a c type|ac type"),
];

/** Where an aircraft goes up (1), down (-1) or neither (0). */
export const TREND_WORDS: Readonly<Record<string, -1 | 0 | 1>> = {
  climbing: 1,
  climb: 1,
  climbs: 1,
  climbin: 1,
  clb: 1,
  clmb: 1,
  ascending: 1,
  steigflug: 1,
  steigt: 1,
  steigend: 1,
  montee: 1,
  monte: 1,
  montant: 1,
  ascenso: 1,
  ascendiendo: 1,
  subiendo: 1,
  subindo: 1,
  subida: 1,
  sube: 1,
  "↑": 1,
  "⬆": 1,
  "↗": 1,
  descending: -1,
  descend: -1,
  descends: -1,
  descent: -1,
  desc: -1,
  dsc: -1,
  descendin: -1,
  decending: -1,
  sinking: -1,
  sinkflug: -1,
  sinkt: -1,
  sinkend: -1,
  descente: -1,
  descenso: -1,
  descendiendo: -1,
  bajando: -1,
  descendo: -1,
  descida: -1,
  "↓": -1,
  "⬇": -1,
  "↘": -1,
  maintaining: 0,
  maintains: 0,
  cruising: 0,
  cruise: 0,
  levelled: 0,
  leveled: 0,
  steady: 0,
  stable: 0,
  horizontal: 0,
};

/** Words before the level that an aircraft goes to. */
export const TOWARDS_WORDS: readonly string[] = [
  "to",
  "towards",
  "toward",
  "until",
  "till",
  "for",
  "into",
  "cleared",
  "up",
  "down",
  "auf",
  "bis",
  "nach",
  "vers",
  "jusqu",
  "hasta",
  "hacia",
  "para",
  "ate",
  "→",
  "↑",
  "↓",
  "off",
];

/** Words before the level that an aircraft is at. */
export const PASSING_WORDS: readonly string[] = [
  "through",
  "thru",
  "passing",
  "leaving",
  "from",
  "out",
  "at",
  "now",
  "currently",
  "presently",
  "present",
  "von",
  "aus",
  "durch",
  "aktuell",
  "jetzt",
  "depuis",
  "de",
  "du",
  "actuellement",
  "desde",
  "actualmente",
  "atualmente",
  "agora",
  "pasando",
  "passando",
  "passant",
];
/** Words before what an aircraft would like to do, which it does not do yet. */
export const WISH_WORDS: readonly string[] = [
  "request",
  "requests",
  "requesting",
  "requested",
  "wants",
  "want",
  "wanting",
  "asks",
  "asking",
  "prefers",
  "filed",
  "rfl",
];

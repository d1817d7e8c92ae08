/** Radio names of airlines, without accents, as they stand before a flight number. */
export const TELEPHONY_NAMES: readonly string[] =
  "edelweiss|helvetic|belstar|brussels|springer|topcat|hop|corsair|luxair|air baltic|airbaltic|smartwings|sunexpress|corendon|jet2|channex|loganair|bluefin|nordland|widerøe|wideroe|icelandair|iceair|air malta|croatia|tarom|bulgaria|air serbia|aegean|olympic|el al|elal|royal air maroc|tunair|algerie|kenya|rwandair|springbok|indigo|ifly|vistara|spicejet|garuda|malaysian|thai|vietnam|philippine|cebu|jetstar|redcap|qlink|kiwi|new zealand|speedbird|shuttle|lufthansa|ryanair|easy|easyjet|emirates|united|delta|american|southwest|air france|airfrans|iberia|vueling|swiss|austrian|qantas|cathay|singapore|qatari|turkish|jetblue|shamrock|scandinavian|finnair|norwegian|norshuttle|transavia|eurowings|tomson|alitalia|air portugal|cactus|fedex|ups|cargolux|etihad|saudia|all nippon|japan air|korean|asiana|dynasty|eva|china eastern|china southern|air canada|westjet|air india|wizzair|wizz air|topswiss|condor|alaska|spirit|frontier|hawaiian|envoy|skywest|brickyard|virgin|springbok|ethiopian|egyptair|aeroflot|lot|csa|beeline|jetstar|velocity|avianca|azul|gol|tam|latam|copa|aeromexico|volaris|volotea|pegasus|air china|hainan|vistajet|netjets|british airways|easy jet|air berlin|germanwings|kestrel|monarch".split(
    "|",
  );

/** Letters before digits that begin no call sign: labels, units and names of other things. */
export const NO_CALLSIGN_LETTERS: ReadonlySet<string> = new Set(
  "mit fl hdg trk gs spd alt vs kt kts ias tas cas nm ft rwy qnh qfe sq lat lon lvl level mach utc gmt rnav rnp ils vor dme ndb covid tcas acas iso mode ver roc rod crs cap dtg eta wpt wp fpm sep min max hz mhz khz no id xy pos track heading speed deg rnwy runway squawk page item case step phase part room gate stand flight fix iaf dist type brg hpa ssr sid star zone sector line row task test_no freq ch ga gpt usd eur step chapter rule section ref tel ext zip qty sn vhf uhf pm am mins secs sec hr hrs mi km lb lbs kg step level".split(
    " ",
  ),
);

/** Words before the letter or number of an aircraft. */
export const AIRCRAFT_WORDS: readonly string[] =
  "aircraft|a c|ac|acft|plane|airplane|aeroplane|flight|jet|traffic|flugzeug|flieger|avion|aeronave|vol|vuelo|voo|flug|aircrafts|planes|jets|flights|arrivals|arrival|inbounds|inbound|flugzeuge|avions|aviones|aeronaves|avioes|aviao|a cs|acs|airliners|airliner|vols|vuelos|voos|anfluge|heavies|drones|drone|uav".split(
    "|",
  );

/** Words for the aircraft from which one looks at the others, and for the other. */
export const ROLE_WORDS: Readonly<Record<string, string>> = {
  ownship: "ownship",
  own: "ownship",
  "own ship": "ownship",
  intruder: "intruder",
};

/** Aircraft that are told apart by their place in the telling. */
export const ORDINAL_WORDS: Readonly<Record<string, number>> = {
  first: 1,
  one: 1,
  second: 2,
  another: 2,
  other: 2,
  third: 3,
  fourth: 4,
  erstes: 1,
  zweites: 2,
  premier: 1,
  deuxieme: 2,
};

export const SPELLING_NAMES: readonly string[] =
  "alpha alfa bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey xray yankee zulu red blue green".split(
    " ",
  );

/** Digits as they are spoken on the radio. */
export const SPOKEN_DIGITS: Readonly<Record<string, number>> = {
  zero: 0,
  oh: 0,
  one: 1,
  wun: 1,
  two: 2,
  three: 3,
  tree: 3,
  four: 4,
  fower: 4,
  five: 5,
  fife: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  niner: 9,
};

/** Words that turn what is said into its contrary. */
export const negations: ReadonlySet<string> = new Set(
  "not no never none neither nor without cannot can't won't don't doesn't didn't isn't aren't wasn't weren't hasn't haven't hadn't nicht kein keine keinen keiner nie ohne pas jamais sans aucun aucune nunca sin ningún ninguna non senza".split(
    " ",
  ),
);

/** Words that say the opposite of those of the other side, in pairs of sides. */
export const opposites: readonly (readonly [readonly string[], readonly string[]])[] = `
  rise rises rose risen rising raise raises raised increase increases increased increasing grow grows grew grown gain gains gained up higher climbed jumped doubled
  / fall falls fell fallen falling lower lowers lowered decrease decreases decreased decreasing drop drops dropped decline declines declined shrank shrunk reduce reduces reduced cut down sank halved
  | more larger bigger most / less fewer smaller least
  | longer / shorter | older / younger | faster / slower | cheaper / dearer costlier | better / worse | best / worst
  | profit profits / loss losses | won win wins / lost lose loses defeat
  | above / below | before / after | maximum / minimum | first / last | north northern / south southern
  | east eastern / west western
  | open opens opened / close closes closed | start starts started begin begins began / end ends ended finish finished
  | allow allows allowed permit permits permitted legal / forbid forbids forbidden ban bans banned prohibited illegal
  | accept accepts accepted approve approves approved / reject rejects rejected refuse refuses refused deny denied
  | support supports supported / oppose opposes opposed | buy buys bought / sell sells sold
  | hire hires hired / dismiss dismissed fired | include includes included / exclude excludes excluded
  | enable enables enabled / disable disables disabled | present / absent | safe / dangerous unsafe
  | guilty / innocent | true / false | arrive arrives arrived / leave leaves left depart departs departed | free / paid
  | promising praised praise valuable / worthless dismissed useless disappointing
  | alone / with together | growing expanding / shrinking contracting | most / few | succeeded success / failed failure
  | hot warm / cold cool | early / late | rich / poor | strong / weak | easy / difficult hard | wet / dry
  | stieg steigt gestiegen / sank fiel gesunken gefallen | mehr / weniger | höher / niedriger
  | augmenté augmente / diminué baissé diminue | plus / moins | aumentó subió / disminuyó bajó | más / menos`
  .split("|")
  .map((pair): [string[], string[]] => {
    const [one = "", other = ""] = pair.split("/");
    return [one.trim().split(/\s+/u), other.trim().split(/\s+/u)];
  });

/** Words before a number that let it be rounded, by how far; and those that make it a bound. */
export const roundingWords: ReadonlySet<string> = new Set(
  "about around approximately roughly nearly almost some circa ca ca. approx approx. ~ ≈ etwa rund fast ungefähr knapp environ presque casi aproximadamente unos unas alrededor".split(
    " ",
  ),
);

export const lowerBounds: ReadonlySet<string> = new Set(
  "more over above least exceeds exceeding exceeded beyond minimum über mindestens plus más".split(
    " ",
  ),
);

export const upperBounds: ReadonlySet<string> = new Set(
  "less fewer under below most maximum unter höchstens weniger moins menos".split(" "),
);

/** Words for a share, in percent. */
export const shareWords: Readonly<Record<string, number>> = {
  half: 50,
  "one third": 33.333,
  "a third": 33.333,
  "two thirds": 66.667,
  "one quarter": 25,
  "a quarter": 25,
  "three quarters": 75,
  "one fifth": 20,
  "a fifth": 20,
  "one tenth": 10,
  "a tenth": 10,
};

/** What a number is multiplied with by the word after it. */
export const scaleWords: Readonly<Record<string, number>> = {
  hundred: 1e2,
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  millions: 1e6,
  mn: 1e6,
  mio: 1e6,
  millionen: 1e6,
  billion: 1e9,
  billions: 1e9,
  bn: 1e9,
  mrd: 1e9,
  milliarden: 1e9,
  milliard: 1e9,
  milliards: 1e9,
  millones: 1e6,
  trillion: 1e12,
  trillions: 1e12,
  tausend: 1e3,
  mille: 1e3,
  mil: 1e3,
};

/** Words that are no subject of a claim and tie it to no sentence of a source. */
export const functionWords: ReadonlySet<string> = new Set(
  "a an the and or but of in on at by to for from with as is are was were be been being has have had do does did it its this that these those they he she we you i his her their our your there which who whom what when where how than then so if not no will would can could may might must should about over under more less some any all also only just into out up down der die das den dem des ein eine einen einem und oder aber ist sind war waren wird werden hat haben auf bei mit von zu für im am le la les un une des et ou est sont était dans sur pour avec el los las una y o es son en por para con".split(
    " ",
  ),
);

/** Words that claim more than a name or a subject: a source must have them, too. */
export const strongWords: ReadonlySet<string> = new Set(
  "alone only all always most few none first last best worst oldest newest largest biggest smallest highest lowest longest sole single-handedly entirely already einzige alle immer".split(
    " ",
  ),
);

/** Words that a claim may use for one another. */
export const alikeWords: readonly (readonly string[])[] = `
  lead leads led head heads headed leitet leiterin | fund funds funded financed paid pay
  | reject rejects rejected refuse refused | buy buys bought purchase purchased acquire acquired acquires
  | build builds built constructed construction erected | begin begins began start starts started
  | write writes wrote written author | rule ruled exclude excluded excludes | fall fell drop dropped declined decline
  | rise rose climbed grew increased | say says said told stated | name named cited | firm firms company companies
  | show shows showed found find | make makes made manufactured produces produced | buys purchase
  | film movie | car vehicle | employees staff workers employs | die dies died death | win wins won
  | come comes came born | house houses home`
  .split("|")
  .map((group) => group.trim().split(/\s+/u));

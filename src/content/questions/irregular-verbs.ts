/** Forms of irregular English verbs: the base, then its other forms. */
const VERBS = `be is are was were been being am|have has had having|do does did done doing|take took taken|go went gone goes|make made|come came|give gave given|get got gotten|see saw seen|know knew known|find found|think thought|tell told|become became|leave left|feel felt|put|bring brought|begin began begun|keep kept|hold held|write wrote written|stand stood|hear heard|let|mean meant|set|meet met|run ran runs|pay paid|sit sat|speak spoke spoken|lie lay lain|lead led|read|grow grew grown|lose lost|fall fell fallen|send sent|build built|understood understand|draw drew drawn|break broke broken|spend spent|cut|rise rose risen|drive drove driven|buy bought|wear wore worn|choose chose chosen|sell sold|win won|teach taught|die died dies dying|bear bore born|fly flew flown|eat ate eaten|sing sang sung|swim swam swum|throw threw thrown|catch caught|fight fought|shoot shot|steal stole stolen|strike struck|hit|hurt|cost costs|bite bit bitten|bend bent|lend lent|lay laid|light lit|ride rode ridden|ring rang rung|seek sought|shake shook shaken|show showed shown|shut|sink sank sunk|sleep slept|spread|swear swore sworn|tear tore torn|wake woke woken|arise arose arisen|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|hide hid hidden|beat beaten|bind bound|feed fed|found founded founds founding|hang hung`;

/** The base of each irregular form. */
export const baseForms: ReadonlyMap<string, string> = new Map(
  VERBS.split("|").flatMap((forms) => {
    const [base = "", ...others] = forms.split(" ");
    return others.map((form) => [form, base] as const);
  }),
);

/** Words by language, each list in lowercase and without the last stop. */
function wordsOf(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(" ")));
}

/** What stands before a name or the rest of a phrase: a sentence does not end with it. */
export const leadingAbbreviations = wordsOf(
  "mr mrs ms mx messrs dr prof rev hon gen col maj capt lt cmdr sgt gov sen e.g i.e eg ie vs cf viz approx resp eds mt ft spp subsp pv st",
  "hr fr frl dipl ing z.b d.h u.a i.d.r s.o s.u bzw ca vgl evtl ggf inkl exkl zzgl hrsg z.t v.a bzgl",
  "mm mme mlle me p.ex env éd",
  "sr sra srta srs dra dña ud uds p.ej ee.uu",
  "sig dott avv arch geom egr p.es exmo",
  "dhr mevr bijv blz o.a m.n d.w.z i.p.v bl.a f.eks dvs t.ex",
  "т.е т.к т.н г-н ул просп им см ср тыс млн млрд проф акад т.зв тов",
  "tzv např tj mgr np tzn m.in ul godz npr",
);

/** What stands before a number; before anything else it is a word that ends a sentence. */
export const numberedAbbreviations = wordsOf(
  "no nos nr fig figs eq eqs vol vols ch sec p pp ed art bd abs tel str abb kap cap chap av pag pág págs núm num n sp ref refs mio mrd рис стр пр св č obr s par tab",
);

/** What may end a sentence as well as stand within one, before a name: the words after it decide. */
export const closingAbbreviations = wordsOf(
  "inc ltd co corp llc plc bros jr esq ph.d m.d al jan feb apr jun jul aug sep sept oct nov dec blvd rd dept univ hrs",
  "gmbh co.kg jh s.a s.l s.a.s s.p.a s.r.l ltda cía cia г гг вв руб коп",
);

/** What closes a list of things: a capital after it begins a sentence. */
export const finalAbbreviations = wordsOf(
  "etc usw u.s.w o.ä и.д т.д т.п др и.др atd apod itd itp enz m.v osv m.m m.fl",
);

/** Words that open a sentence far more often than they follow an abbreviation as a name. */
export const sentenceOpeners = wordsOf(
  "the a an this that these those it its he she we they i you there here in on at for from with as if when while after before since because although however but and so then thus therefore moreover furthermore our his her their my what why how who where which both some many most all no not one two once under over to by",
  "der die das ein eine es er sie wir ich ihr dies diese dieser dieses hier dort aber und doch wenn als nach seit im am auf bei mit für von",
  "le la les un une il elle nous vous ils elles ce cette ces mais et dans en pour avec sur",
  "el los las una uno ella ellos este esta estos pero y con por lo se",
  "gli è questo questa ma e nel per",
  "он она оно они мы вы я это в на но и а с по из",
);

/** What follows a day with a stop in German and its neighbours: `3. Oktober`. */
export const dayFollowers = wordsOf(
  "januar jänner februar märz april mai juni juli august september oktober november dezember klasse auflage etage stock jahrhundert jh platz kapitel",
);

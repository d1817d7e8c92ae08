/** Abbreviations of flying and units that airports have as codes, too, without case. */
export const JARGON: ReadonlySet<string> = new Set(
  `pos apt clsd notam ad len wx freq alt altn alts dep arr etd eta std sta atd ata etp pnr psr etops edto tas ias cas eas mtow oew zfw mlw
dow fob max min avg gmt utc ils vor dct lat lon fmc fms sim vfr ifr rte ops ofp oei pax nm nmi kts kt gs tow pls
plz asap fyi usd eur tbd faq cet est pst bst cst ist edt cdt mst isa qnh cfp fuel wind flt fpl icao iata hdg trk
crs brg wpt fix ktas kias kcas pic rtn capt sop atis taf qfe vmc imc met tod toc fob altn kg lbs hrs ete eet era mach dist flow tail head via crz`.split(
    /\s+/u,
  ),
);

/** Words that no text without case means as a code. */
export const NO_AIRPORT_WORDS: ReadonlySet<string> = new Set(
  `the and for all are not any can you our out get now new one two use with from that this have has had was
were will would should could your yours ours theirs mine its his her him she who why how what when where which
than then them they some more most much many very just only also even into onto over under about after before
again once here there each both few own same too per let lets put set say says said ask give gives given make
made take took want need needs like wants see saw know knew go goes went gone come came fly flies flew run ran
try tries plan plans find finds work calc calculate compute show tell told check please thx thanks hello hey hi
dear regards flight flights winds time times track route routes leg legs nor but yet off day two six ten low big
old wet dry high fast slow long short still calm aim air plane jet type best good bad top left tank burn flow
rate load payload cargo hour hours days week night north south east west nord sud ouest norte oeste der die das
und von nach mit ein eine les des une est par pour sur avec que qui los las por con sin del dos das uma com sem
aux ces son ser sao nao mas mais muy bien bem tres vol vuelo voo flug ziel wie viel combien info data demo case
crew team boss mom dad bye cake map`.split(/\s+/u),
);

/** Words that tell, when they are in capitals, that a whole text is. */
export const SHOUTED_WORDS: ReadonlySet<string> = new Set(
  "the and for from with please what how is are of in on at we my to an von nach mit und der die das para con por les des avec pour".split(
    " ",
  ),
);

/** Words of German, French, Spanish and Portuguese that no text of these languages means as a code. */
export const FOREIGN_NO_AIRPORT_WORDS: ReadonlySet<string> = new Set(
  `bei als aus auf vom zum zur ins ist war bin hat hab wir ich sie ihr sei auch noch nur mal bis ohne oder wenn
wann was wer wie wo dann denn doch weil dass mein dein kein eins zwei drei vier acht zehn elf mich dich sich uns
euch dem den des im am an um ab zu haben hast gibt geht soll kann muss will wird sind habe habt ganz sehr gut
mes tes mon ton toi moi lui elle nous vous ils etre suis sont fait avoir ont mais donc car cet tout tous plus
moins bien peut peux doit dois quel bon jour deux cinq sept huit neuf dix sous chez vers dans ete eté ici non oui
mis tus nos esa ese eso esta este esto hay hoy soy eres fue han hasta desde donde como cual muy vez dos seis siete
ocho nueve diez aqui ahora asi dia buen pero cada todo toda nada algo ante bajo cabe era eran sea ver voy van
meu minha teu seu sua nosso isto isso esse essa ela ele eles elas tem tenho vai vou foi ate onde qual hoje agora
aqui dois duas sete oito nove dez bom boa dia um uma uns umas nos pelo pela num numa lhe favor`.split(
    /\s+/u,
  ),
);

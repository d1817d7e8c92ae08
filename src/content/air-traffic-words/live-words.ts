/** Words and phrases by which a prompt says whether its aircraft are real. Without accents; hyphens are spaces. */

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));
const phrasesOf = (text: string): readonly string[] => text.split("|");

/** Words that make the thing beside them real. */
export const REAL_WORDS = wordsOf(
  "true vrai vraie vrais vraies wahre wahren verdadero verdaderos verdadeiro verdadeiros live real actual operational genuine echt echte echten echter echtem echtes reale realen realer reales reel reels reelle reelles reais reali echtverkehr livetraffic realtraffic wirkliche wirklichen",
);

/** Things that are of real operations where a real word stands beside them. */
export const REAL_THINGS = wordsOf(
  "situation traffic aircraft airplane airplanes plane planes flights airliner airliners jets drones feed radar sector sectors tower ops operation operations airspace pilot pilots crew crews passengers people ones lives ads flieger fliegern cpdlc gateway datalink adsb control atc frequency frequencies shift emergency verkehr verkehrs flugzeuge flugzeugen maschinen piloten lotse betrieb sektor turm frequenz trafic avions vols pilotes equipages secteur tour frequence trafico aviones vuelos pilotos torre sector trafego avioes voos setor traffico aerei voli piloti verkeer vliegtuigen toestellen operacion operaciones operacao exploitation",
);

/** Behind a real thing they make of it a copy: `real traffic data`. */
export const COPY_WORDS = wordsOf(
  "data performance type types model models callsigns names numbers number valued recording recordings recorded samples sample logs log archive archives dataset mix pattern patterns history statistics daten simule simules simulee simulado simulada simulados simulierter simulated",
);

/** Phrases that say by themselves that aircraft are real: they count even beside words of training. */
export const REAL_PHRASES = phrasesOf(
  "really exist|really exists|do exist|in name only|for real|really flying|actually flying|live right now|live now|became real|is real now|real world traffic|real world situation|real world emergency|people will die|people could die|people may die|will die|no simulation|happening live|live from the|the real thing|the real deal|real ones|we went live|went live this|going live|we are live|we're live|this is for real|it's for real|its for real|on the job|ojt|ao vivo|en vivo|en direct|operational use|operational centre|operational center|operational room|operational position|operational working position|operational console|live position|in operation now|certified for operations|this is no joke|lives at stake|lives are at stake|people on board|souls on board|lotsenarbeitsplatz",
);

/** Who speaks, and what is in front of them: each counts once. */
export const PRESENCE_PHRASES = phrasesOf(
  "we operate a|we operate drones|our drones are|under my control|i have under control|i'm handling|i am handling|im handling|i take over|i'm taking over|her frequency|his frequency|her sector|his sector|from the sector|to impact|they're waiting|they are waiting|both waiting|both are waiting|both are flying|are flying now|is flying now|are really flying|we lotsen|wir lotsen|volando ahora|con pasajeros|exact phrase|exact phraseology|the phraseology to|in my airspace now|i am the approach|i'm the approach|i am the tower|i'm the tower|i talk to|i'm talking to|im talking to|talking to them|in contact with me|calling me|calls me|asked me for|just asked me|asks me for|asking me for|waiting on me|tower cab|on final|upper sector|at the sector|relieving|taking over the|i'm up at|im up at|i am up at|my cessna|my plane|my airplane|my aeroplane|with my family|my passengers|passengers aboard|people aboard|on board|with me on collision|traffic converging|my wing|i just took over|my shift|our shift|aqui na torre|en la torre|a la tour|i have these|i've got two|these two on|need an answer in|answer in seconds|hurry|urgent|urgently|immediately please|be quick|no time|schnell bitte|vite svp|stca alert|stca alerts|stca alerting|sector overloaded|sector is overloaded|supervisor on|supervisor of|controller here|controller at|controller on|controller in|i'm a controller|i am a controller|im a controller|fluglotse|lotse im|flying now|coming at me|coming towards me|heading for me|right at me|sono controllore|ik ben verkeersleider|verkeersleider|on frequency|on freq|on my frequency|my frequency|my freq|our frequency|talking to me|checked in with me|my sector|our sector|my aircraft|my traffic|our traffic|my airspace|our airspace|my position now|working this sector|working the sector|working a sector|working sector|working approach|working tower|this sector now|sector now|i am the controller|i'm the controller|im the controller|controller on duty|executive controller|planner controller|approach controller|tower controller|on duty|on shift|on watch|on position|on console|at the console|in the tower|from the tower|at the tower|ops room|control room|control centre|control center|operations centre|operations center|area control|i am controlling|i'm controlling|im controlling|currently controlling|controlling now|controlling right now|i control|airborne|in the air|up there|overhead now|inbound now|right now|at this moment|at the moment|this moment|as we speak|this minute|in a minute|in one minute|within a minute|seconds left|this very moment|happening now|real time|my scope|our scope|my radar|my screen|our radar|my display|radar failed|radar has failed|radar is down|radar display is down|radar went down|radar just died|radar is out|radar is offline|lost radar|lost the radar|radar outage|display failed|display has failed|display is down|screen failed|screen went|screen is blank|scope is blank|scope failed|system is down|stca just|stca went|stca is|stca alarm|conflict alert is|alarm is on|system failed|system has failed|with passengers|passengers on board|pax on board|pilots are waiting|pilot is waiting|crew is waiting|crews are waiting|waiting for my|waiting for an answer|next transmission|mayday|pan pan|our tcas|tcas says|tcas shouts|got a ta|got an ra|i'm flying|im flying|i am flying|we're flying|we are flying|i fly right now|i am the pilot|i'm the pilot|pilot in command|i'm pic|im pic|i am pic|pic of|my autopilot|our autopilot|my tcas|in the cockpit|my copilot|my co pilot|my first officer|my captain|our flight deck|adsb shows|ads b shows|ads b in|foreflight|auf der frequenz|auf frequenz|auf meiner frequenz|meiner frequenz|in der luft|mein sektor|meinem sektor|meinen sektor|jetzt gerade|gerade jetzt|im dienst|in diesem moment|ich bin lotse|ich lotse|ich kontrolliere|am radar|meinem radar|meinem schirm|im turm|ich fliege gerade|en frequence|sur la frequence|ma frequence|mon secteur|en poste|en service|en vol|en ce moment|je controle|je suis controleur|mon radar|mon ecran|en frecuencia|mi frecuencia|mi sector|en el aire|ahora mismo|en servicio|de guardia|en posicion|soy controlador|soy el controlador|controlo|mi radar|mi pantalla|en mi pantalla|na frequencia|minha frequencia|meu setor|no ar|neste momento|agora mesmo|em servico|de servico|sou controlador|meu radar|minha tela|in frequenza|sulla mia frequenza|op de frequentie|mijn frequentie|mijn sector|over town|over the city|over the stadium|tonight's shift|night shift|early shift",
);

/** Of those phrases the ones that stand in other prompts as well: they count half. */
export const LOOSE_PRESENCE: ReadonlySet<string> = new Set(
  phrasesOf(
    "to impact|they're waiting|they are waiting|both waiting|both are waiting|both are flying|exact phrase|exact phraseology|con pasajeros|from the sector|real time|airborne|at the moment|right now|at this moment|this moment|this minute|in a minute|in one minute|within a minute|on board|in the air|urgent|urgently|hurry|be quick|no time|schnell bitte|vite svp|my traffic|our traffic|my aircraft|our airspace|my airspace|my screen|my display|mi pantalla|en mi pantalla|mon ecran|minha tela|controller in|controller on|on position|in the tower|at the tower|from the tower|im turm|en la torre|a la tour|on final|relieving|taking over the|my plane|my airplane|my aeroplane|traffic converging|up there|flying over|control room|control centre|control center|ops room|operations centre|operations center|area control|approach controller|tower controller|planner controller|executive controller|upper sector|night shift|early shift|my shift|our shift|neste momento|en ce moment|ahora mismo|agora mesmo|in diesem moment|gerade jetzt|jetzt gerade|en vol|en el aire|in der luft|no ar|en servicio|en service|em servico|de servico|de guardia|en poste|en posicion|i control|supervisor on|supervisor of|adsb shows|ads b shows|tower cab|over town|over the city|over the stadium|with passengers|stca is|system failed|system has failed|system is down|fluglotse|on duty|on shift|on watch|am radar|this sector now|sector now|pic of|my wing|happening now|our frequency|my radar|our radar|mi radar|mon radar|meu radar|meinem radar",
  ),
);

/** What will be said to those aircraft, or that somebody waits for it. */
export const ACTION_PHRASES = phrasesOf(
  "words do i use|words to use|do i tell|sage ich ihnen|vector to give|heading to give|level to give|instruction to give|give the instruction|give the instructions|do i answer|do i reply|do i clear|do i turn|do i vector|do i instruct|which way|takes your|executes your|flies your|follows your|uses your heading|about to give|about to issue|about to send|about to transmit|about to say|can say to|gebe ich|follow what you|follows what you|follow your answer|follow your advice|obey what you|do what you say|do what you answer|fly what you|can issue now|to issue now|issue the clearance|clearance to give|clearance now|give me the clearance|give me a clearance|need the clearance|need a clearance|send the command|send the commands|deconfliction command|command to send|command i send|over the radio|key the mic|on the radio|on the r t|by radio|by cpdlc|via cpdlc|over cpdlc|by datalink|via datalink|cpdlc uplink|vector them now|what do i tell|what do i say|what to tell|should i tell|should i say|should i turn|do i turn|shall i turn|turn do i give|heading do i give|do i give|should i issue|do i issue|should i give|do i climb or descend|should i climb or descend|which way do i|which way should i|read back to|send to the aircraft|freigabe geben|freigabe erteilen|an den piloten|an die piloten|anweisung soll ich|soll ich geben|soll ich sagen|sage ich|was sage ich|per funk|uber funk|j'emets|au pilote|aux pilotes|a l'equipage|aux equipages|a la radio|par radio|al piloto|a los pilotos|a la tripulacion|por radio|ao piloto|aos pilotos|a tripulacao|pela radio|pelo radio|no radio|autorizar agora|dar la autorizacion|ai piloti|via radio|aan de piloten|aan de piloot",
);

/** Verbs of handing an answer on, by their stem; the weak ones only where the writer does it. */
export const DELIVERY_VERBS = {
  strong: phrasesOf(
    "issu|transmit|relay|uplink|radio|broadcast|instruct|pip|stream|ubermittel|funk|durchgeb|transmett|emett|transmit|instru",
  ),
  weak: phrasesOf(
    "play|voice|flown|go|reach|read|pass|tell|say|send|push|forward|feed|upload|execut|give|deliver|command|clear|vector|inject|dispatch|route|hand|speak|appl|sag|geb|send|dire|dis|envi|decir|dig|leer|dizer|dig|ler|vou",
  ),
} as const;

/** To whom or by what it is handed on. */
export const DELIVERY_TARGETS = wordsOf(
  "pilot pilots crew crews cockpit cockpits flightdeck aircraft planes airplanes drones frequency freq radio r/t rt cpdlc datalink autopilot autopilots fms mic microphone guard captain captains airborne them him her piloten pilote pilotes piloto pilotos equipage equipages tripulacion tripulaciones tripulacao tripulacoes besatzung besatzungen funk frequenz frequence frecuencia frequencia piloti equipaggi bemanning",
);

export const WRITER_WORDS = wordsOf(
  "i i'll ill output outputs answer answers advice advisories resolutions i'm im we we'll we're our my system platform software tool ich wir unser je j'ai nous notre yo nosotros nuestro eu nos nosso voy vou vais ik wij preciso precisamos necesito necesitamos muss mussen dois devons debo devo",
);

/** Words for what is spoken of, as in `these are real`. */
export const POINTING_WORDS = wordsOf(
  "this these those they it everything all both it's its they're that's that das dies diese alles beide es ce c'est ceci ils elles esto estos estas ellos todo todos isto estes estas",
);

/** Times of traffic that is over. */
export const BYGONE_WORDS = wordsOf(
  "yesterday yesterday's ago gestern hier ayer ontem historic historical accident incident investigation midair",
);

/** Behind a denied real word it is a device that fails, and no sign of a simulator. */
export const DEVICE_WORDS = wordsOf(
  "radar feed surveillance picture display data screen link connection help support",
);

/** Names of simulators and of work without traffic, which stand for the whole prompt. */
export const OFFLINE_WORDS = wordsOf(
  "simulator simulators simulation simulations simulated sim sims simu simus simulador simuladores simulacion simulaciones simulacao simulacoes simulateur simulateurs simulatore simulazione simulatie simuliert simulierte simulierter simulierten simulatorubung simulatortraining vatsim ivao pilotedge bluesky msfs xplane fsx prepar3d p3d infiniteflight openscope euroscope endlessatc tower3d classroom homework pseudo pseudopilot pseudopilots virtual fictional fictitious hypothetical hypothetically synthetic textbook thesis made-up invented imaginary imagined desktop tabletop novel screenplay fiction videogame game's gameplay",
);

/** Words that do, unless the rest of the prompt says otherwise. */
export const WEAK_OFFLINE_WORDS = wordsOf(
  "simulating game gaming games offline toy puzzle quiz unity lego minecraft movie film story podcast",
);

/** Words of traffic that is over. */
export const HISTORY_WORDS = wordsOf(
  "tape tapes transcript transcripts reconstruction reconstructed landed replay replays replaying replayed historical historic historically history recorded recording recordings archive archived archives debrief debriefing investigation investigating accident wiederholung aufzeichnung aufgezeichnet rejeu enregistrement enregistre grabacion grabado gravacao gravado",
);

/** Words of teaching and study, which stand in real operations as well. */
export const TRAINING_WORDS = wordsOf(
  "exercise exercises study studies practice practise practicing practising drill academic academy research test tests exam exams examination examen exame prufung quiz lesson lecture lectures tutorial worksheet assignment benchmark dataset example sample ubung ubungen ausbildung beispiel aufgabe entrainement exercice exercices exemple ejercicio ejercicios exercicio exercicios entrenamiento treinamento ejemplo exemplo paper workshop demo oefening esercizio debrief viva checkride",
);

/** Words of a sentence about what was tried before. */
export const TRIED_WORDS = wordsOf(
  "evaluated evaluation evaluating evaluate assessed assessment tested tried trial trialled trials approved certified validated usually normally otherwise getestet erprobt teste essaye probado testado",
);

/** Words about a simulator that cannot be used, or that is only claimed or spoken of. */
export const NO_USE_WORDS = wordsOf(
  "assume assuming lied lie lying broken down fails failed unavailable closed crashed kaputt defekt ausgefallen panne cassee averiado roto avariado quebrado pretend pretending treat call label tag claim claiming disguise officially wink finge fingir simulo stell fake instead beyond unlike rather longer",
);

/** Behind the name of a simulator they make it a thing of an office. */
export const OFFICE_WORDS = wordsOf(
  "team department colleague colleagues guys vendor licence license manual group budget building hall company supplier rating disclaimer mode-rule",
);

/** Words that turn the phrase behind them into its opposite. */
export const DENIALS_OF_REALITY = wordsOf(
  "not no isn't isnt never non nothing kein keine keinen keiner nicht pas nao without neither aint ain't aren't arent ne sin sem none nobody wasn't n'est ohne sans geen niet nessun nessuna",
);

/** Words that make of `simulator` the rule that is to be ignored. */
export const RULE_WORDS = wordsOf(
  "rule rules limit limits limitation restriction restrictions policy disclaimer ignore forget bypass override skip warning clause only-rule guardrail guardrails",
);

/** Where another thought begins, which what was said before does not cover. */
export const TURN_WORDS = wordsOf(
  "wahrheit verite realite realidad realidade verdad verdade realta enfin bueno eigentlich tatsachlich ps pps psst btw nb truth truthfully reality fact honestly but however though although except yet aber doch jedoch sondern mais cependant pero sino mas porem maar ma",
);

/** Words of work with real aircraft: one is enough where nothing says that it is a simulator, an exercise or a replay. */
export const OPERATIONAL_WORDS = wordsOf(
  "pilot pilots pilot's pilots' crew crews aircrew flightcrew passenger passengers pax cockpit cockpits flightdeck flightdecks frequency freq frequencies autopilot autopilots copilot stca tcas acas captain captains dispatching fainted comms medevac cpdlc cwp opsroom msaw piloten pilotin besatzung besatzungen passagiere passagieren frequenz frequenzen pilote pilotes equipage equipages passagers frequence frequences piloto pilotos tripulacion tripulaciones pasajeros frecuencia frecuencias tripulacao tripulacoes passageiros frequencia frequencias piloti equipaggio passeggeri frequenza bemanning passagiers frequentie fluglotse fluglotsin lotse lotsin controleur controleuse controlador controladora controllore verkeersleider",
);

/** Behind a word of operations they make another thing of it: `pilot study`, `the frequency of conflicts`. */
export const OTHER_THINGS = wordsOf(
  "study studies project phase version release scheme programme program of distribution analysis plot",
);

/** Phrases of operations in short. */
export const OPERATIONAL_PHRASES = phrasesOf(
  "do i say|do i tell|do i give|words to say|need words|inbound to us|on my tube|que leur dire|lui dire|que leur dis|les digo|le digo|o que digo|sage ich|soll ich geben|flying right now|flying now|about to collide|au radar|seul au|send avoidance|rescue helicopter|above the crowd|over the crowd|my receiver|my antenna|ads b from|adsb from|tower lost|tower is down|for operations|for ops|in operations|for operation|my shift|our shift|this shift|the shift|on shift|night shift|early shift|late shift|next shift|meine schicht|meiner schicht|in der schicht|mon quart|mi turno|meu turno|short staffed|understaffed|radar screen|radar scope|at my radar|am radar|on my radar|at the radar|on the scope|on scope|at the desk|ops room|control room|control centre|control center|area control|working position|at my position|on position|on duty|on watch|on call|in the tower|at the tower|from the tower|in our tower|im turm|en la torre|a la tour|na torre|la tour|dans ma tour|the supervisor|our supervisor|my supervisor|my colleague on|real world|they are flying|they're flying|flying at present|planes are flying|aircraft are flying|souls|emergency services|vhf|uhf|r t|over the radio|on the radio|by radio|via radio|per funk|uber funk|par radio|por radio|pelo radio",
);

/** Phrases of what is at hand that plain pictures have as well: one alone is not enough. */
export const MUNDANE_PRESENCE: ReadonlySet<string> = new Set(
  phrasesOf(
    "to impact|they're waiting|they are waiting|both waiting|both are waiting|both are flying|from the sector|real time|airborne|at the moment|right now|at this moment|this moment|this minute|in a minute|in one minute|within a minute|in the air|urgent|urgently|hurry|be quick|no time|schnell bitte|vite svp|my traffic|our traffic|my aircraft|our airspace|my airspace|my screen|my display|mi pantalla|en mi pantalla|mon ecran|minha tela|on final|my plane|my airplane|my aeroplane|traffic converging|up there|flying over|upper sector|neste momento|en ce moment|ahora mismo|agora mesmo|in diesem moment|gerade jetzt|jetzt gerade|en vol|en el aire|in der luft|no ar|this sector now|sector now|happening now|overhead now|inbound now|controller in|controller on|system is down|con pasajeros|need an answer in|working",
  ),
);

/** Phrases that take back what was said before of a simulator. */
export const RETRACTIONS = phrasesOf(
  "in name only|that word|only on paper|on paper only|fur die akten|pour la forme|it isn't ,|it is not ,|not training any|not an exercise any|just kidding|only kidding|i'm kidding|im kidding|was kidding|i lied|was lying|was a lie|between us|between you and me|off the record|unter uns|entre nous|entre nosotros|entre nos|so the filter|so that the filter|to get past|for the filter",
);

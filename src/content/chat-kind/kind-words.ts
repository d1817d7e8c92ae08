/**
 * Words that tell a kind of message in English, German, French, Spanish, Italian, Portuguese and Dutch;
 * with * all words that begin so. The classifier learns how much they count, together.
 */
const list = (words: string): readonly string[] => words.split(/\s+/u).filter(Boolean);

/** What programmers write about and with. */
export const codeWords = list(`
abap ajax algorithm* algoritm* algoritmo* algorithmus algorithme* angular* ansible apache api apis argc argv array arrays array* ascii asp
assembler assembly async await awk aws azure backend bash batch beautifulsoup bibliothèque* bigint bit bool boolean* bootstrap branch branches
browser buffer bug bugs bytecode c cache cargo cdn chmod ci class classe classes cli clojure cmake cobol codebase code codes codice código
coder commit commits commiten compil* component* composer conda config* console const constructor container* conteneur* contenedor* cors
cpp cpu cron crontab css csv curl cython dart dataclass* dataframe* datenbank* database* datetime dax debian debug* decorator* deno dependency
deploy* dev devops dict dictionar* diff div django dns docker* dockerfile dom dotnet elixir emacs endpoint* entity enum enums env
erlang eslint eslint* etl excel exception* express expo fastapi fetch ffmpeg field fields file files fichier* flask flexbox float flutter foreach fork
fortran framework* frontend function* fonction* función* funciones funktion* funzione* função funções functie* garbage gcc generics getter git github gitlab
go golang gradle grafana graphql grep grpc gui hadoop hash hashmap haskell helm heroku hibernate hook hooks html http https ide iframe iife img
implement* implementier* implémente* implementa* import index indexes indices init inheritance injection input insert install* instanz instance* int integer* interface* internet
iterator* java javascript jdbc jenkins jest jinja jquery js json jsonb jsx julia junit jupyter jvm jwt k8s kafka kernel keras kotlin kubectl kubernetes
lambda laravel latex lib library libraries linker lint linter linux llm localhost log logs loop loops macro* macos main makefile mariadb markdown matlab maven
memory leak merge metaclass* method* methode méthode* middleware migration migrations mock mocks module* mongodb monorepo mutex mysql namespace navbar nestjs nextjs next.js nginx
node nodejs nosql npm null nullpointer* numpy nuxt oauth object* objekt* objet* objeto* oop opencv openssl oracle orm os overflow package* paquet paquete* pandas param* parser
parse parsen parsear parsing passwordhash patch perl php phpunit pip pipeline* plugin* pnpm podman pointer* polars polymorph* popup port posix postgres* postgresql postman powershell pr
print printf prisma process processes prolog programm* programa* prompt promise promises protobuf proxy pseudocode pull push pydantic pypi pyspark pytest python pytorch
query queries querys requête* queue r rabbitmq rails react readme rebase recursi* recursion rekursi* récursi* redis redux refactor* refactoris* refaktor* refactoriz* regex regexp registry repo repository
request requests rest return rollup router routing rspec ruby runtime rust s3 sass scala scheme schema* schéma schleife* boucle* bucle* schnittstelle scikit scraper scraping script* scss sdk sed segfault segmentation
selenium serverless server servers servlet setter setstate shell sidebar signature singleton socket* software solid solidity spark spring sprintboot sql sqlalchemy sqlite ssh ssl stack stacktrace stash stdin stdout
string* struct stub subclass svelte svg swift swiftui symfony synta* syntax* sysadmin tabelle* table* tailwind tcp template* tensorflow terminal terraform test* tests thread* threads timestamp tkinter tls token* traceback trigger trim
tsx tuple* tuples typ type types typescript ubuntu udp ui unicode unit unittest* unix upload url utf utils uuid validat* validier* var variable* variablen vba vector* venv vim virtualenv vite vitest void vscode vue
wasm webapp webhook* webpack website* webseite webserver websocket* widget* windows wordpress worker* wsl xcode xml xpath yaml yarn yml zig zsh
typeerror keyerror valueerror nameerror referenceerror syntaxerror indexerror compiler compilateur compilador kompil* bibliothek skript* klasse* klassen clase clases
lookup lookups snippet* debugg* quelltext quellcode bot bots regulärer ausdruck expression intellij discord spreadsheet-macro useeffect usestate render* rendert exception excepción traza trace konsole console schema sortier* trie* bubblesort quicksort mergesort dijkstra fibonacci palindrom* bfs dfs trie hashset
`);

/** What is said of problems to think through. */
export const reasoningWords = list(`
argue argues carefully stole liar liars lies lying fake taller shorter omnipotent prisoner interrupteur* interruptor* schalter switches logikrätsel* planifi* explica methodology abwäg* wäge abzug addier* algebra all-in allocat* analy* anreiz* area argument* assess* assum* average axiom* balance* begründe* berechn* beweis* bewert* bewies break-even budget* calcul* cálculo calcola*
cause* causes causa* ursache* chance* circumference claim* coin coins combin* compar* vergleich* confronta* compound conclu* conditional confidence consequen* contradict* convert convince correlat* korrelation corrélation correlación cost costs cube* cubic
debat* decid* decis* entscheid* deduc* deduz* déduis* deduct* deficit delay denominator deriv* leite ableit* dérivée derivada determin* diameter dice differential dilemma* distance divid* divis* drawback* efficien* énigme* acertijo* rätsel* puzzle* puzzles riddle equal* equation* équation* ecuación
ecuaciones equazion* equação gleichung* estimat* schätze* estime* estima* ethic* ethisch* éthique* evaluat* évalue* evalúa* evidence exam* exact* expected explain erklär* expliqu* explica* factor* fallac* falsif* feasib* flaw* forecast* formula* formel* formule fraction* geometr* graph greater
growth halt* heap how-many hypothes* hypothèse* hipótesis impact* implic* inconvénient* inconveniente* incentive* induct* inequalit* infer* inflation integral* interest* zins* intérêt* interés* intersect* invest* irrational* judg* justif* kilomet* km kmh knave* knights kredit* larger least liter* litre* liters litros logic* logik* logique*
lógic* logisch* loan* loans prêt* préstamo* lying maximi* mean median mechanism meter* methodolog* metric* minim* miles monthly mortgage* hypothek* multipl* neither net nachteil* nachteile vorteil* vorteile number* numbers obtuse odds odd optim* option* outcome* outweigh* paradox* pay pendulum per percent* prozent* percentage* pourcent* porcentaje* porcento percentuale permut* perimeter
philosoph* pile* plan* plausib* polynom* population pourquoi warum premise* premis* prime* primzahl* premier premiers primo primos probab* wahrscheinlich* probabilité* probabilidad* probabilità problem* profit* proof* proofs prove* prouve* démontre* demuestra* dimostra* demonstre* pros cons proportion* quadrat* quotient radius rate ratio* rational* reason* raison* razon* ragiona*
recommend* rectang* remain* remainder return risk* risque* riesgo* risiken root* wurzel* racine* raíz rule* sample* save saving savings sparen scenario* schluss* schritt* schrittweise sequence* series siehe signific* simplif* solve* löse* lösung* résou* résoud* resuelve* resolve* resolver risolvi* speed* square* statement* statist* step-by-step strateg* structur* subtract* sum* suma* somme* summe*
suppos* syllogis* systematic* tax* taxes steuern theor* théor* teor* therefore thought* trade-off* trade-offs tradeoff* triang* dreieck* trig* truth* twice uncertain* utilitar* valid* value variance velocit* versus vs volume* wägen weigh* weigh weighing weighings weight* why width win worth yield zahlen
lohnt sinnvoll rentab* gesamt durchschnitt* moyenne* media promedio combien cuánto cuántos cuántas wieviel wie-viel quanto quanti hoeveel bereken* weeg afweg* voordelen nadelen vantagens desvantagens ventaj* desventaj* avantage* ventajas
`);

/** What is said in small talk, requests to write something nice, and questions of common knowledge. */
export const chatWords = list(`
advice afternoon amazing angry anniversary anyone apolog* appreciate artist author awesome baby bake baking band beach beautiful bedtime bear* beer birthday* geburtstag* anniversaire* cumpleaños compleanno aniversário blague* chiste* barzelletta piada witz* mop joke* jokes boiled book* buch bücher livre* libro* bored ennuie aburrido* langweilig boyfriend girlfriend
breakfast brother bye cake capital* hauptstadt* capitale* celebrat* cat* cats katze* chat chat* gato* cheer chef chocolate christmas weihnacht* noël navidad ciao cinema cocin* coffee café kaffee colour cook* koche* kochen cuisiner congrat* glückwunsch félicitations felicidades country crush dance* dating daughter day dear dinner abendessen dish* dog* dogs hund* chien* perro* dragon* dream* drink*
eat email evening excited family famous fan fantas* favorite favourite lieblings* préféré* favorit* feel feeling feelings fühle fühlst sens siento film* filme películ* película* movie* first-date flower* football fußball foot fútbol friend* freund* freunde* ami amis amigo* friendship fun funny gardening gedicht* poème* poema* poesia poem* poetry haiku limerick ghost* gift* geschenk* cadeau* regalo* girl glad good-night goodbye
goodnight grandma grandmother oma abuela grand-mère great greeting* grüß* gruß guitar haha hahaha happy hate hello hallo hola bonjour salut olá hi hey hoi help* hike hobby hobbies holiday* urlaub vacances vacaciones hug hungry hunger invit* einladung island italy japan japanese joke kitten* kiss lake language* letter life lol lonely einsam love* liebe amour amor lunch lyrics mad
married marry me meal mein message* mom mother mutter mère madre mood morgen morning mountain* museum music* musik musique música name* nap neighbour* neighbor* nachbar* nervous news nice night nacht nuit noche noches notte novel ocean okay opera opinion paint* painted peint pintó dipinto painter parents party pasta penguin* people pet pets phone picnic pirate pizza place* planet* player play poet*
polite* höflich* president president* proud puppy quote rain recipe* rezept* recette* receta* recommend* empfiehl* empfehl* conseille* recomiénda* relax restaurant* rezept roommate sad traurig triste sea season see-you sea sing singer sister schwester sœur hermana sleep slogan smile snow sorry song* songs lied chanson* canción canciones speech rede discours discurso spring star story* stories geschichte* histoire* historia* cuento*
summer sunday sunset sweet tea team thank* thanks thx danke* merci gracias grazie obrigad* dank tired müde fatigué* cansado* toast today tomorrow tonight travel trip tschüss tu tweet ugh vacation visit* walk weather wetter météo tiempo wedding* hochzeit* mariage boda weekend welcome wine wein wer who whom wishes wonderful wow yay year yes yo yoga you your you're
sentence sentences satz phrase frase formal friendlier friendly gentille amable freundlicher harsh proofread grammar rewrite plot summar* sounds moved moving déménager mudarme umgezogen puppy volcano vulkan egg zoo bist du dir tu toi te tú eres estás sei stai come-va ça va geht geht's tal
translate* übersetz* tradui* traduce* traduz* traduci* capital ingredient* history river fluss fleuve río tallest longest largest oldest invented discovered born
`);

/**
 * Words that English texts on the web are full of, and those of requests to a program: by them a
 * decoding is told from noise, and letters without spaces are parted. Counted over the open sentences
 * that the text gate is trained on, names left out.
 */
export const frequentWords: ReadonlySet<string> = new Set(
  `a ability able about above absolute accept access accessible according account accounts
accurate accurately across act acting action actions actively activities actual actually add
adding addition additional additionally address adds adjust admin administrator advance
advanced advice affect after again against age agent agents agree agreed ahead ai air
algorithm align all allow allowed allows almost along already also alternative always am
amazing american amount an analysis analyze and andrew announcement another answer anti any
anyone anything api app appear appears append application apply approach appropriate approve
april are area aren arguments around article artificial as ask asked assess assessment assist
assistant associated assume at attach attacker attempt attempts attention audience audit
author automatically available average avoid aware awareness away back backed bad balance bank
bar base based basic basically battle be beautiful became because become becoming been before
begin beginning behalf behave behavior behind being believe below benchmark benefit benefits
best better between beyond big black block blue body book bot both bottom bound box brackets
brazil break breaking broad broadcast broke broken browse browser build building but button
buy by bypass call called calls campaign can canada cancel cannot capabilities capacity
capital car card care careful case cases catch cause caused causes certain challenge change
changed changes character characters charge chat chatbot check checking checks chief child
children china choice choose chrome city claim class classes classic clean clear click client
close closed cloud code color colors com combined come comes command commands comment common
communication communications community company compared compatible complete completely complex
compliant comply component comprehensive computer condition conditions conduct conference
confidential confirm connect connection consider considered consistent console constraints
contact contains content contents context continue contract contributing control controlled
controls conversation converted cool copy core corporate correct correctly corresponding cost
could country counts couple course cover cpu crazy create created creating creative creator
credential credentials credit critical cross crucial cup curl current currently cut cycle dan
data database date day days deal death decide deep define delete deliver delivery demand deny
department depend depends depth describe design designed despite destroy detail detailed
details detect determine develop developed developer developers development device devices did
didn difference different difficult digital direct direction directive directives directly
director directory disable disclose discuss discussion display disregard distribute do
document documentation documented documents does doesn doing dom don done door dot double down
download draft drop dropped due during each earlier early ease easily easy economic
educational effect effectively effects efficient efforts eight election else email emails
emergency enable enabled enables encode end ending ends energy engagement engine english
enhance enjoy enough ensure ensuring enter entire entirely entry environment equal equivalent
especially essential etc even event events eventually ever every everyone everything evidence
evil exactly example except exchange exciting execute exfiltrate exist existing exit expect
experience expert explain explicitly explore export express external extra extreme extremely
face faced facilitate factors fail failed failing fake fall false family far favorite feature
features february feedback feel feeling fetch few field fields figure file files fill filled
filter filtering filters final finally financial find fine fire first five fix flag flat
flight flow focus focusing folder follow followed following food for force forget form format
former forward found four framework free freedom friendly from front full fully function
functions further future game games general generate generated generating generation germany
get gets getting give given gives giving global go goal goals goes going good got government
gpt grant granted great ground grounds group groups growing growth guess guide guidelines half
hand handles handling hands happen happened happy hard hardware harm has hate have having he
head headline health heard heart hello help helpful helps her here hey hi hidden hide high
highest highly him his history hit hold home hope host hot hour hours house how however http
https huge human hypothetical i ideas identify if ignore ignoring image images imagine
immediately impact implement implementation implemented import important improve improved
improvements in include includes including inclusion increase increased incredibly independent
indicate individual info inform information initial initiated input inputs inside install
instance instead instruction instructions integrate integration intelligence intelligent
intended interest interesting internal international internet into introduce introduced
invoice invoke involved involving is isn issue issues it items its itself jailbreak january
japan join json july just keep keeping key keys kind know knowing knowledge known knows land
language large last later latest latin law lead leaders leading leak learn least leave leaving
left legal length less let lets letter letters level levels leverage library license lie life
light lights like likely limit limited limits line lines link linked links linux list listen
lists little live living llm load local logic login long longer look looking looks lose love
low lower machine machines made mail main maintain maintained maintenance major make makes
making man manage managed management manipulate many map mark market marks master match matter
matters max maximum may maybe me mean meaning means meant measures medical meet member memory
mention mentioned message messages method methods mid might million millions mind mine minimum
minor minute minutes miss missing mission mit mix mode model models modern modified modify
moment money month months more moreover most moved movie much multiple music must my name
named names natural nature necessary need needed needs net network networks never new news
next nice night no non none nor normal normally not note notes nothing notice noting november
now number numbers obey object occur of off offensive offer office official often oh ok old
older on once one ones ongoing online only open openai operate operation operational
operations opinions opportunities optimize option options or order orders org organization
original other others otherwise our out output outside over overall override own package page
pages paragraph part particular particularly parties parts party pass passed passphrase
password passwords past paste path pattern patterns pay payment peak people per percent
perfect perform performance performed permission person persona personal persons phone pick
piece place plan planet plans platform play player playing please plus poem point points
police policies policy political pool popular population position possible post potential
potentially power powerful practice practices pre preliminary present president pretend
prevent previous previously primary prime print prior private probably problem problems
proceed process processes processing produce produced product production products professional
professor profile program programming progress project promise prompt prompts proper
properties property protect protection protocols provide provided providers provides providing
public publish purchase pure purposes push put putting quality query question questions
quickly quite race random range rate rather raw reach react read reading ready real reality
really reason reasons received receiving recent recipe recommend recommended record records
red reduce reference reflect refuse regard regarding regardless regular regulations rejected
related release released relevant reliable remain remaining remains remember remote remove
render repeat replace replaced replacing reply report reports republic request requested
requests require required requires research reset resolve resources respond responded
responding response responses responsibilities responsible restrictions result resulting
results retrieve return returned returns reveal reverse review right rights risk robust role
roleplay root route row rule rules run running runs safe safety said sales same save say says
scenario scenarios schedule school scope script scripts search second secret secrets section
secure security see seen select send sending sense sensitive sent sentence sentences separate
separated series serve served server service services serving session set sets setting
settings several shall shape share shared sharing she short should shouldn show showing shown
shows side sign significant similar simple simply simulate since single site situation six
size sky small smaller smart so social society software solution solve some someone something
sometimes soon sort source sources space speak speaking special specific specifically speech
speed split square stability stable stage stand standard standards stands star stars start
started starting state statement statements states station status stay step steps still stock
stop storage store story straight strategies strategy stream streaming street strictly string
strings strong structure style sub subject submit subscribe subsequent success successfully
such suggest suggests suitable suite summarize summary super support supporting sure swift
switch symbol system systems table tag take taken takes taking talk talking talks target task
tasks tax taylor team tech techniques technologies technology tell tells term terminal terms
test testing text than thank thanks that the their them themselves then theory there these
they thing things think third this those though thought thoughts threat threats three through
throughout thus time times tips title to today together token tokens told too tool tools top
topic topics total track tracking traditional traffic train training transaction transactions
transfer transform translate travel treat treated trigger trip true trust trusted try trying
turn turned twice twitter two type types typical ultra unable unauthorized under underlying
understand understanding union unique united unknown unless unlike unrestricted until up
upcoming update updated updates upgrade upload upon urgent url us usage use used useful user
users uses using usual usually valid value values van various verify version very via video
view virtual visit visual vote wait want wanted wants war warning warnings was wasn way ways
we web website weekly welcome well were wget what whatever when whenever where whether which
while white who whole whose why will willing window winning wire wish with within without
woman women won word words work working works world worst worth would write writing written
wrong wrote www year years yes yet york you your yours yourself zero`.split(/\s/u),
);

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).filter(Boolean));

/** Words that say nothing of what a text is about: English, German, French, Spanish, Italian, Portuguese, Dutch. */
export const stopWords = list(`
a about above actually after again against ago all almost along already also although always am among an and another any anybody
anyone anything anyway are aren arent around as ask asked asking asks at away be because been before behind being below
between both but by can cannot cant could couldn couldnt d did didn didnt do does doesn doesnt doing don done dont down
during each either else enough etc even ever every everybody everyone everything except few first for from further get gets
getting give given gives go goes going gonna gone got had hadn has hasn hasnt have haven havent having he hello help her here hers
herself hey hi him himself his hm how however i id if ill im in instead into is isn isnt it its itself ive just keep kind
know known last later least less let lets like likely little ll look looking lot m made make makes making many matter may maybe
me mean means might mine more most much must my myself near need needed needs neither never next no nobody none nor not
nothing now o of off often ok okay on once one ones only onto or other others otherwise ought our ours ourselves out over own
per perhaps please possible put quick quickly quite rather re really regarding right s said same say says see seem seems shall shan she
should shouldn since so some somebody somebodys somehow someone something sometimes somewhere soon still such sure t take
takes taking tell tells than thank thanks that thats the their theirs them themselves then there theres these they theyre
thing things think thinking this those though through thus to today together told tomorrow tonight too toward towards try
trying two under unless until up upon us use used uses using usual usually ve very via want wanted wants was wasn way ways
we well went were weren weve what whatever whats when whenever where whether which while who whoever whole whom whose why
will with within without won wont would wouldn y yeah yes yesterday yet you youd youll your youre yours yourself
supposed proper properly correct correctly exactly apply applies rule rules guideline guidelines convention conventions
back across several anybody wondering question questions situation case anymore ahead idea   currently moment
ab aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim  bis bist bitte da dabei dafür
damit dann darf darin das dass dein deine dem den denn der des deshalb dich die dies diese diesem diesen dieser dieses dir
doch dort du durch ein eine einem einen einer eines er es etwas euch euer für gegen gehen gibt habe haben hat hatte hatten hier
hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren im in ist ja jede jedem jeden jeder jedes jetzt kann kannst kein keine
können könnte machen mache macht man mein meine meinem meinen mich mir mit muss müssen nach nicht nichts noch nun nur ob oder ohne
sehr sein seine seinen sich sie sind so soll sollen sollte sollten sondern über um und uns unser unsere unserem unter viel
vom von vor wann war waren warum was weil welche welcher welches wenn wer werden wie wieder will wir wird wo wollen wurde
würde zu zum zur zwischen
 alors au aucun aussi autre aux avait avant avec avoir bien car ce ceci cela celle celui ces cet cette chaque chez ci
comme comment dans de des devons devoir dois doit donc dont du elle elles en encore entre est et étaient était être  fait faire
faut fut ici il ils je jour l la le les leur leurs lui ma mais me même mes moi mon ne nos notre nous on ont ou où par pas
peu peut peux plus pour pourquoi puis qu quand que quel quelle quelles quels qui sa sans se sera ses si son sont sous suis sur ta tes
toi ton tous tout toute toutes très tu un une va vers veut veux voici voilà vos votre vous y
al algo algún alguna ante antes aquí así aún aunque cada cómo como con contra cual cuál cuando cuándo cuánto de debe debemos debo del desde
donde dónde dos el él ella ellas ellos en entonces entre era es esa ese eso esta está están estar este esto estos estoy fue
ha hace hacer hago hasta hay he la las le les lo los más me mi mis mucho muy nada ni no nos nosotros nuestra nuestro o otra otro para
pero poco por porque puede puedo pues que qué quién quien quiero se ser si sí sido sin sobre son soy su sus también tan
tener tengo ti tiene todo todos tu tus un una uno unos usted va voy y ya yo
agli alla alle anche che chi ci come con cosa da dal dalla dei del della delle di dove due ed gli ho il io lo loro ma mi
mia mio nel nella noi non nostro per perché più può quale quando quanto quello questa questo sono sta suo tra un uno vi
ao aos às até com da das depois do dos ela ele eles em essa esse está  foi isso isto já lhe mais mas mesmo meu minha na
não nas nem no nos nossa nosso num o os ou para pela pelo por qual quando que quem são se sem ser seu sua também tem um uma você
aan al als ben bij dan dat deze die dit  een en er geen haar had heb heeft hem het hij hoe hun ik je jij kan maar me
meer met mij mijn moet na naar niet nog nu of om ons ook op over te tot uit  veel voor waar want wat we wel werd wie
wij worden zal ze zich zij zijn zo zou
`);

/** Words that many things are said with: they count, but little, and are no relevance alone. */
export const weakWords = list(`
add added adding adds allow allowed allows bad begin best better big bring build building call called calling calls change changed
changes changing check choose choosing come comes common contain create created creates creating day days default different
end example existing explain explanation fast fill find fine follow following format good great group handle handled handles
handling happen happens hard have hold important include including info information issue item job kinds large left level list
local long main method minute month move name named names naming new number old open part person people place plan planning point prepare
preparing problem process project pull real reason recent report result run running runs second send sending set short show
showing shows side simple single small someone sort special specific start started starting state step stop style task team
term text time times top turn type user users value wait week work worked working works write writes writing year years
create do set up three four five six seven ten hundred word words line lines page big long high low next
neu neue neuen neuer neues schreiben machen stellen erstellen geben nouveau nouvelle nouveaux nuevo nueva nuevos nuevas crear
hacer écrire rédiger escribir redactar ajouter añadir
`);

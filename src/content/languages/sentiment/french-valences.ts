/** How French words judge, -4 to 4; a word with a hyphen at its end stands for all that begin with it. */
export const frenchValences: readonly (readonly [valence: number, words: string])[] = [
  [
    3,
    "excellent- magnifique- merveill- fantastique- génial- parfait- extraordinaire- exceptionnel- sublime- superbe- formidable- splendide- incroyable- adore- adoré- adorer adorable- meilleur- remarquable- impeccable- délicieu- chef-d'œuvre fabuleu- époustouflant- ador-",
  ],
  [
    2.1,
    "bon bonne bons bonnes bien beau belle beaux belles aime aimé- aimer aimons aiment super content- contente heureu- plaisir- ravi- satisf- recommande- agréable- sympa- sympathique- gentil- merci- bravo- félicit- réussi- réussite- succès gagn- joli- drôle- amusant- intéressant- passionnant- efficace- rapide- propre- confortable- pratique- fiable- cool top bonheur- joie- joyeu- sourire- rire- espoir- fier- fière- mieux impressionn- touchant- chaleureu- accueillant- professionnel- utile- facile- qualité- amour- positif- positive- charmant- doux douce savoureu- soigné- vive bienveillan- hâte",
  ],
  [0.9, "correct- calme- simple- moderne- frais fraîche- clair- claire- sûr- honnête-"],
  [
    -0.9,
    "lent- cher chère- dommage- malheureusement hélas froid- bruyant- problème- retard- difficile- doute- fatigu- moyen- moyenne- manque- compliqué- confus- pire- vieux bof",
  ],
  [
    -2.1,
    "mauvais- mal déçu- déception- décev- triste- tristesse- ennuyeu- ennui- nul nulle- cassé- casse défectueu- panne- erreur- faux fausse- impoli- désagréable- énerv- agac- colère- fâch- plaint- plaindre- perdu- perte- perdre malade- peur- pleur- stress- honte- honteu- frustr- inutile- incompétent- sale- sales immangeable- arnaque- regrett- critiqu- négatif- négative- menteu- mensonge- mentir échec- échou- crise- scandale- douleur- souffr- mort- tué- tuer violen- faible- détruit- stupide- bête- débile- ridicule- inadmissible- inacceptable- fuir évit- pauvre- danger- dangereu-",
  ],
  [
    -3.1,
    "horrible- affreu- terrible- atroce- catastroph- épouvantable- dégueulasse- dégoût- déteste- détest- haine- haïr merde- merdique- exécrable- lamentable- minable- pourri- infect- ignoble- abominable- cauchemar- terroris- attentat- désastr- insupportable- connard- putain conne- idiot- scandaleu-",
  ],
];

/** How German words judge, -4 to 4; a word with a hyphen at its end stands for all that begin with it. */
export const germanValences: readonly (readonly [valence: number, words: string])[] = [
  [
    3,
    "ausgezeichnet- hervorragend- fantastisch- großartig- grossartig- wunderbar- genial- perfekt- exzellent- brillant- begeister- überwältigend- traumhaft- sensationell- phänomenal- fabelhaft- herrlich- spitze klasse liebe liebt lieben geliebt- beste besten bester bestes bestens",
  ],
  [
    2.1,
    "gefällt gefallen mag gut gute guten guter gutes gutem toll- super schön- freu- glücklich- zufrieden- gern gerne lecker- köstlich- empfehl- empfohlen- angenehm- freundlich- hilfsbereit- hilfreich- prima cool- erfolg- gewinn- gewonn- lob- danke dank dankbar- nett- sympathisch- lustig- witzig- spannend- gelungen- beeindruck- überzeug- zuverlässig- schnell- sauber- bequem- praktisch- fröhlich- hoffnung- hoffentlich stolz- herzlich- glückwunsch- gratul- genieß- genoss- spaß spass besser- positiv- lach- süß- hübsch- günstig- interessant- einwandfrei- reibungslos- geil- mega liebevoll- bravo yay juhu sonnig- gemütlich- stark- wertvoll- vorbildlich- kompetent- aufmerksam-",
  ],
  [
    0.9,
    "okay ok einfach- klar ruhig- modern- frisch- fair- solide- ordentlich- sicher- nützlich- willkommen-",
  ],
  [
    -0.9,
    "langsam- teuer- teure- schade leider zweifel- problem- müde- verspät- spät- laut- schwierig- kalt- veraltet- fehlt fehlen fehlend- lang- mittelmäßig- unklar- kompliziert- stau verzöger- nervös-",
  ],
  [
    -2.1,
    "schlecht- enttäusch- traurig- ärger- verärgert- schlimm- kaputt- defekt- fehler- mangel- mangelhaft- unfreundlich- unzufrieden- langweilig- lahm- blöd- doof- dumm- nerv- stör- beschwer- reklam- verlor- verlust- verlier- verletz- krank- angst- weine- weint geweint stress- peinlich- frustr- unbrauchbar- unzuverlässig- inkompetent- nutzlos- sinnlos- wertlos- schmutzig- dreckig- ungenießbar- überteuert- bedauer- kritisier- negativ- falsch- lüge- lügt gelogen scheiter- versag- warnung- schuld- krise- streit- skandal- leid- schmerz- tot tote toten tod schwach- zerstör- unverschämt- schäm- schande- betrog- betrug- betrüg-",
  ],
  [
    -3.1,
    "schrecklich- furchtbar- grauenhaft- grausam- katastroph- entsetzlich- widerlich- ekel- eklig- hass- gehasst- scheiß- scheiss- scheiße beschissen- mist müll schlechteste- schlimmste- miserabel miserable- unterirdisch- fürchterlich- abscheulich- frechheit- unerträglich- mord- terror- idiot- verdammt- kotz- zum.kotzen horror-",
  ],
];

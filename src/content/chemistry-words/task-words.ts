/** What a word or phrase of a prompt about chemistry says that its writer wants, or states. */
export type TaskWord =
  | "balance"
  | "balanced"
  | "balanced equation"
  | "unbalanced"
  | "molar mass"
  | "mass"
  | "exact mass"
  | "formula"
  | "percent composition"
  | "empirical formula"
  | "oxidation state"
  | "limiting"
  | "yield"
  | "actual yield"
  | "dilution"
  | "stock"
  | "smiles"
  | "amount"
  | "how much"
  | "makes"
  | "into"
  | "judge"
  | "speaker"
  | "matches"
  | "rest"
  | "reaction"
  | "combustion"
  | "excess"
  | "each"
  | "uncovered"
  | "water added"
  | "in all"
  | "pure"
  | "unknown";

/** English, German, French, Spanish, Portuguese; lower case, without accents. */
export const TASK_WORDS: Readonly<Record<TaskWord, string>> = {
  balance:
    "balance|balancing|rebalance|balanciere|bilanzieren|bilanziere|bilanziert|coefs|coeffs|coeff|find coefficients|find the coefficients|coefficients|stoichiometric coefficients|ausgleichen|ausgleich|gleiche|gleichen|equilibrer|equilibre|equilibrez|equilibrage|ajustar|ajusta|ajuste|ajusten|balancear|balancea|balancee|balanceie|balanceia|balanceamento|equilibrar|equilibra|koeffizienten|coeficientes|half reaction|half reactions",
  balanced:
    "balanced|add up|adds up|does it balance|do they balance|does this balance|do these balance|do both balance|does balance|ausgeglichen|ausgeglichene|equilibree|equilibrees|balanceada|balanceadas|balanceado|ajustada|ajustadas|equilibrada|equilibradas",
  "balanced equation":
    "balanced equation|balanced chemical equation|balanced reaction|balanced form|balanced version|ausgeglichene gleichung|equation equilibree|ecuacion balanceada|ecuacion ajustada|equacao balanceada",
  unbalanced: "unbalanced|not balanced|isn't balanced|unausgeglichen|non equilibree|no balanceada",
  "molar mass":
    "molar mass|molar masses|molar weight|molar weights|molarmass|molecular weight|molecular weights|molecular mass|molecular masses|mol weight|mol wt|mol mass|molwt|mw|mws|mm|molweight|formula weight|formula mass|fw|rmm|relative molecular mass|relative formula mass|mr|molmasse|molmassen|molare masse|molare massen|molaren masse|molaren massen|molekulargewicht|molekularmasse|molgewicht|masse molaire|masses molaires|masse moleculaire|poids moleculaire|masa molar|masas molares|masa molecular|peso molecular|pesos moleculares|peso formula|massa molar|massas molares|massa molecular|atomic weight|atomic mass|molekulmasse|grams per mole|grams per mol",
  mass: "mass|masses|weight|weights|masse|massen|gewicht|poids|masa|masas|peso|massa|massas|weigh|weighs",
  "exact mass":
    "exact mass|exact masses|monoisotopic mass|monoisotopic masses|monoisotopic|monoisotopische masse|masse monoisotopique|masa monoisotopica|massa monoisotopica",
  formula:
    "formula|formulas|formulae|molecular formula|molecular formulas|chemical formula|sum formula|summenformel|summenformeln|formel|formule|formule brute|formule moleculaire|formula molecular|formula quimica",
  "percent composition":
    "percent composition|percentage composition|mass percent|mass percents|porcentagem em massa|porcentagens em massa|percentagem em massa|percentagens em massa|percentuais em massa|porcentaje en masa|porcentajes en masa|porcentaje masico|porcentaje en peso|pourcentage en masse|pourcentages en masse|pourcentage de masse|massenprozente|massenanteil in prozent|gewichtsprozent|mass percentage|mass percentages|mass fraction|mass fractions|weight percent|weight percentage|percent by mass|percent by weight|percentage by mass|elemental composition|elemental analysis|elementaranalyse|composition|compositions|mass composition|massenanteil|massenanteile|massenprozent|prozentuale zusammensetzung|zusammensetzung|composition centesimale|composition massique|pourcentage massique|pourcentages massiques|composicion porcentual|composicion centesimal|composicion|composicao percentual|composicao centesimal|composicao|elemental percentages|percent mass|percents by mass",
  "empirical formula":
    "empirical formula|empirical formulas|empirical|simplest formula|simplest ratio|empirische formel|verhaltnisformel|formule empirique|formula empirica|formula minima|formula mas simple",
  "oxidation state":
    "oxidation state|oxidation states|oxidation number|oxidation numbers|oxidation no|ox state|ox states|ox number|ox numbers|ox no|ox nos|oxidation|oxstate|oxstates|oxidationszahl|oxidationszahlen|oxidationsstufe|oxidationsstufen|nombre d'oxydation|nombres d'oxydation|degre d'oxydation|etat d'oxydation|estado de oxidacion|estados de oxidacion|numero de oxidacion|numeros de oxidacion|nox|estado de oxidacao|numero de oxidacao|numeros de oxidacao|estados de oxidacao",
  limiting:
    "limiting reagent|limiting reactant|limiting|limits|runs out|runs out first|run out|run out first|used up first|is consumed first|limitierend|limitierende|limitierender|limitierendes|begrenzend|im uberschuss|reactif limitant|limitant|reactivo limitante|limitante|reagente limitante|left over|leftover|leftovers|remains|remaining|ubrig|excess reagent|excess reactant|lr",
  yield:
    "yield|yields|theoretical yield|max yield|maximum yield|produced|formed|form|forms|obtained|obtain|produce|produces|needed|need|needs|required|require|requires|react|reacts|consumed|liberated|released|evolved|generated|generate|made|ausbeute|entsteht|entstehen|benotigt|brauche|braucht|gebildet|reagiert|reagieren|rendement|forme|forment|produit|necessaire|rendimiento|produce|producen|produzidos|necesito|se forman|se forma|se producen|se obtienen|rendimento|forma|formam|produzida|produzido|necessario|precisa|from|aus|dissolve|neutralize|neutralise|stoichiometry|stoich|burn|burns|burned|burnt|decompose|decomposes|decomposed|decomposing|burning|give|gives|get|precipitate|precipitates|stochiometrie",
  "actual yield":
    "actual yield|percent yield|percentage yield|actually obtained|actually got|isolated|recovered|tatsachliche ausbeute|rendement reel|rendimiento real",
  dilution:
    "dilute|dilutes|diluted|diluting|dilution|dilutions|verdunnen|verdunne|verdunnt|verdunnung|diluer|diluez|dilue|diluir|diluyo|diluye|dilucion|diluicao|diluo|diluido|working solution",
  stock:
    "stock|stock solution|concentrated|conc|stammlosung|solution mere|solucion madre|solucao estoque|solucao mae|c1|v1|initial|initially|konzentriert|konzentrierte",
  smiles: "smiles|smile string|smiles string|structure|structures",
  amount:
    "grams|grammes|gram|gramm|moles|mole|mols|mol|mmol|mmols|millimoles|milligrams|milligram|mg|kilograms|kg|molecules|gramos|gramas|molen|stoffmenge|quantite de matiere|cantidad de sustancia|quantidade de materia|umol|kmol|kmols|ng|ug|g|lb|oz|micromoles",
  "how much":
    "how much|how many|what mass|which mass|what amount|what volume|wie viel|wieviel|wie viele|welche masse|combien|quelle masse|quelle quantite|quel volume|cuanto|cuantos|cuanta|cuantas|que masa|que volumen|quanto|quantos|quanta|quantas|que massa|qual massa|qual a massa|que volume",
  makes:
    "decomposes to|decomposes into|decompose to|decompose into|breaks down to|breaks down into|zerfallt in|zerfallt zu|se decompose en|se descompone en|se decompoe em|reacts to give|reacts to form|react to give|react to form|turns into|converted to|converted into|gives|give|yields|yield|produces|produce|forms|form|makes|make|to form|to give|to produce|to yield|to make|ergibt|ergeben|bildet|zu|donne|donnent|forme|forment|produit|produisent|da|dan|forma|forman|produce|producen|formando|produz|formam|producing|forming|giving|yielding|into|en|becomes|becoming",
  into: "to|to make|make|prepare|making|final|finally|target|get|obtain|obtener|obtenir|auf|herstellen|c2|v2|en|pour|para|preparer|preparar|until|up to|into|total|endvolumen|finale|endkonzentration|need|want|desired",
  judge:
    "plausible|plausibel|reasonable|realistic|right|correct|true|false|check|verify|verified|ok|okay|really|confirm|valid|wrong|incorrect|agree|accurate|validate|legit|stimmt|korrekt|richtig|falsch|uberprufe|prufe|uberprufen|prufen|wirklich|vrai|faux|correcte|exact|verifier|verifie|verifiez|correcto|correcta|verdadero|falso|verifica|verificar|comprueba|es cierto|certo|correto|verdadeiro|confere|verifique|esta certo|juste|double check|is it|grade|judge|fact check|mark|isn't it|validity|comprobar|cierto|errado|est ce|isn't|sanity check",
  speaker:
    "says|say|said|quotes|quote|quoted|promises|promised|advertises|advertised|estimates|estimated|predicts|predicted|guarantees|claims|claim|claimed|claiming|thinks|think|thought|wrote|writes|states|stated|answered|i got|we got|he got|she got|they got|my answer|their answer|his answer|her answer|reports|reported|student|textbook|label says|insists|believes|told me|calculated|computed|behauptet|sagt|meint|behaupte|schuler|pretend|dit|affirme|dice|afirma|dicen|diz|disse|sostiene|according to|alleges|argues|reckons|i calculated|supposedly|allegedly|statement|assertion",
  matches:
    "match|matches|matching|agrees with|agree with|agrees|fits|fit|belongs to|mismatch|represents|represent|stimmt uberein|passt|ubereinstimmt|same as|equal|equals|equal to|corresponds to|correspond to|identical to|entspricht|gleich|consistent with|corresponde a|correspond a",
  rest: "rest|remainder|balance|the rest|rest is|reste|el resto|resto|restante",
  reaction:
    "already balanced|is already balanced|printed already balanced|which is balanced|reaction|equation|reaktion|gleichung|equation chimique|ecuacion|reaccion|equacao|reacao|reactions|equations|gleichungen|ecuaciones|equacoes",
  combustion:
    "combustion|complete combustion|burning|verbrennung|combustion complete|combustao|combustao completa|combustion completa",
  excess: "excess|in excess|surplus|uberschuss|exces|exceso|excesso|plenty|unlimited",
  each: "each|all|every|everything|jede|jeder|alle|chaque|tous|toutes|cada|todos|todas|both|beide|them",
  uncovered:
    "ph|poh|pka|buffer|kinetics|rate constant|catalyst|catalysts|enthalpy|entropy|gibbs|equilibrium constant|solubility|boiling point|melting point|synthesise|synthesize|synthesis|mechanism|nmr|spectrum|voltage|half life|rate law|activation energy|explosive|explosives|toxic|toxicity|drug|recipe|bomb|titration curve|iupac name|density|viscosity|hybridization|synthese|synthetisieren|synthetiser|sintetizar|katalysator|catalyseur|siedepunkt|schmelzpunkt|molecular geometry|ksp|ppm|ppb|molality",
  "water added":
    "add|added|adding|zugeben|gebe|ajoute|ajouter|anado|anadir|agregar|adiciono|adicionar",
  "in all":
    "in all|flask|volumetric flask|volumetric|messkolben|kolben|fiole jaugee|fiole|matraz|balao volumetrico|altogether|in the end|at the end|total|in total|overall|insgesamt|au total|en total|no total|final volume|end volume|total volume|endvolumen|volume final|volumen final",
  pure: "pure|purity|assay|rein|reinheit|purete|pur|pureza|puro|pura",
  unknown:
    "unknown|unbekannt|unbekannte|inconnu|inconnue|desconocida|desconocido|desconhecida|titration|titrate|titrated|titrating|titrates|titriert|titrieren|titrage|valoracion|titulacao|concentration|conc|molarity|konzentration|concentracion|concentracao|molarite|molaridad|molaridade|unknown concentration",
};

/** Words between a number or a word and the substance that it is about. */
export const LINKING_WORDS: readonly string[] = [
  ...["of", "a", "an", "the", "in", "for", "pure", "solid", "sample", "samples", "solution", "dry"],
  ...["aqueous", "aq", "gas", "gaseous", "liquid", "metal", "metallic", "powder", "powdered", "my"],
  ...["von", "der", "die", "das", "des", "dem", "den", "eine", "einer", "ein", "losung", "fur"],
  ...[
    "de",
    "du",
    "la",
    "le",
    "les",
    "l",
    "d",
    "un",
    "une",
    "solution",
    "pour",
    "dans",
    "el",
    "los",
  ],
  ...["una", "del", "solucion", "do", "da", "dos", "das", "um", "uma", "solucao", "no", "na", "em"],
  ...[
    "this",
    "these",
    "some",
    "fresh",
    "reagent",
    "grade",
    "anhydrous",
    "molten",
    "excess",
    "acid",
  ],
  ...["worth", "our", "your", "et", "au", "aux", "en", "im", "con", "compound", "crystals", "conc"],
];

/** Words that add a term to a reaction in words. */
export const PLUS_WORDS: readonly string[] = [
  ...["and", "with", "plus", "react", "reacts", "reacting", "reacted", "reaction", "burns", "burn"],
  ...[
    "in",
    "und",
    "mit",
    "reagiert",
    "reagieren",
    "et",
    "avec",
    "reagit",
    "reagissent",
    "y",
    "con",
  ],
  ...[
    "reacciona",
    "reaccionan",
    "e",
    "com",
    "reage",
    "reagem",
    "decomposes",
    "decompose",
    "combines",
  ],
  ...[
    "combine",
    "to",
    "zerfallt",
    "zersetzt",
    "sich",
    "is",
    "are",
    "heated",
    "added",
    "when",
    "into",
  ],
];

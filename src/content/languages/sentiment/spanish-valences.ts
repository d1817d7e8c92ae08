/** How Spanish words judge, -4 to 4; a word with a hyphen at its end stands for all that begin with it. */
export const spanishValences: readonly (readonly [valence: number, words: string])[] = [
  [
    3,
    "excelente- maravill- fantástic- fantastic- genial- perfect- extraordinari- excepcional- espectacular- magnífic- increíble- increible- estupend- impecable- deliciosa- delicioso- deliciosos encanta- encantó encant- adoro- adora mejor mejores buenísim- riquísim- fenomenal- sensacional- inmejorable- obra.maestra",
  ],
  [
    2.1,
    "bueno buena buenos buenas buen bien bonit- hermos- linda- lindo- lind- amor- amo amar feliz felic- content- gusta- gustó gustan gustaría gracias recomiend- recomend- agradable- amable- simpátic- divertid- interesant- rápid- limpi- cómod- práctic- fiable- éxito- exitos- gané- ganar ganó ganamos ganador- gana ganas alegr- alegría- sonri- risa- ríe- jajaja- esperanza- orgullos- felicit- felicidades satisf- impresion- emocion- guap- guay súper super útil- útiles fácil- calidad- positiv- rico rica ricos ricas sabros- acogedor- atent- profesional- disfrut- abrazo- beso- besos cariño- suerte- preciosa- precioso- precios- vacilón- lograd- logro- top bravo- celebr- ilusión- ayud- apoy-",
  ],
  [0.9, "correct- tranquil- moderna- moderno- fresc- clar- segur- honest- barat-"],
  [
    -0.9,
    "lent- caro cara caros caras lástima- desgraciadamente lamentablemente frío- fría- ruidos- problema- tarde- retras- difícil- duda- cansad- sueño regular- falta- complicad- confus- viej- extraño- echo.de.menos solo- sola-",
  ],
  [
    -2.1,
    "malo mala malos malas mal decepcion- triste- tristeza- aburrid- aburre- rot- roto- rota- defectuos- avería- error- errores fals- maleducad- desagradable- enfad- enoj- molest- quej- perdí- perder pérdida- perdid- perdió enferm- miedo- llor- estrés- vergüenza- frustr- inútil- incompetent- suci- estafa- arrepent- critic- negativ- mentir- fracas- crisis escándalo- dolor- duele- sufr- muert- murió morir violen- débil- destru- estúpid- tont- ridícul- inaceptable- evit- pobre- peligr- fatal- llorando jod-",
  ],
  [
    -3.1,
    "horribl- terrible- atroz- catastr- espantos- asqueros- asco- odio- odia- odiar detest- mierda- pésim- peor peores lamentable- miserable- podrid- infern- pesadilla- terroris- desastr- insoportable- idiota- imbécil- puta- puto- cabrón- basura- horror- vergonzos- asesin-",
  ],
];

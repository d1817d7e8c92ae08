/** Words that say nothing about what is drawn: they are neither drawn nor reported. */
export const skippedWords: ReadonlySet<string> = new Set(
  `a an the this that these those its his her their my your our it he she they we i you s t
  is are was were be been being am has have had having do does did will would can could should may
  there here where when while who which what whose as so than then him them himself herself itself themselves us me too very really quite just only
  not no but or nor if because about like also more most less least such each every all any another
  other both either some same own else ever even still again once out up down off away back
  together alone side top bottom edge view scene shot background set setting style kind type sort
  piece part number lot way day time moment passage passing lost hand hands please create make draw paint show generate depict render
  showing depicting featuring containing including made using used want see give me
  old new young ancient modern medieval broken abandoned ruined rustic elegant fancy royal noble
  beautiful pretty nice great good bad best perfect amazing stunning gorgeous breathtaking epic
  majestic magnificent spectacular famous classic traditional typical simple plain complex ornate
  fresh ripe raw hot cold cool dry fluffy furry soft hard smooth rough sharp shiny glossy sleek
  round square flat thin thick fat slim narrow broad deep shallow heavy light empty full open closed
  fast slow swift quick strong weak brave wise angry proud shy sleepy hungry tired curious friendly
  evil wild tame baby adult male female human natural urban rural tropical arctic polar alpine
  northern southern eastern western local foreign japanese chinese french italian english american
  european african asian egyptian greek roman viking victorian gothic spanish german dutch indian
  mexican scottish irish norwegian russian swiss persian siamese futuristic electric digital
  mechanical robotic steampunk cyber cosmic celestial mystical mythical legendary fantastic fantastical
  dense lush green-ish overgrown mossy grassy sandy rocky muddy dusty leafy woody craggy rugged
  steep rolling winding sparse crowded busy bustling crystal crisp ethereal glorious vast tall
  sit sits sat stand stands stood run runs ran walk walks fly flies flew swim swims jump jumps leap
  leaps sleep sleeps eat drink drinks play look looks float floats sail sails rest rests lie lies lay
  grow grows shine shines glow glows fall falls rise rises hang hangs wait waits watch watches sing
  sings dance dances drive go goes come comes stay stays live lives hold carry wear wears cross
  crosses climb climbs hide hides fight fights race races chase chases land lands burn burns
  lit asleep awake afloat ablaze aflame upright forward straight diagonal vertical horizontal
  first second third last next near far left-hand right-hand inner outer upper lower main
  color colors colour colours tone tones hue hues shade shades palette lighting light lights shadow
  shadows reflection reflections atmosphere mood theme themed detail details texture textures
  composition perspective angle foreground middle center centre distance horizon quality resolution
  aesthetic design work inspired artist ambient vivid intense rich pure bold subtle delicate
  extremely slightly almost nearly completely partly half double triple`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

const ATTRIBUTE_ENDING =
  /(?:.{3}ing|.{3}ed|.{3}ly|.{3}ful|.{3}ous|.{3}less|.{4}ish|.{3}[ai]ble|.{3}ive)$/;

/** Whether a word that nothing else knows reads as an attribute or a verb, not as a thing. */
export function isAttribute(word: string): boolean {
  return word.length < 2 || ATTRIBUTE_ENDING.test(word);
}

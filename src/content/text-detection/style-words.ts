/** Groups of English words whose shares tell something of a style; in lowercase. */
export const styleWords = {
  firstPerson: "i me my mine myself i'm i've i'd i'll",
  firstPlural: "we us our ours ourselves we're we've we'll we'd",
  secondPerson: "you your yours yourself you're you've you'll you'd",
  thirdPerson: "he him his she her hers they them their theirs he's she's they're it its it's",
  transitions:
    "however moreover furthermore additionally overall therefore thus consequently ultimately finally firstly secondly lastly nevertheless nonetheless meanwhile similarly hence instead conversely notably importantly",
  assistant:
    "delve delves delving crucial vital essential significant significantly landscape tapestry testament foster fosters fostering enhance enhances enhancing ensure ensures ensuring underscore underscores underscoring highlight highlights highlighting navigate navigating nuanced multifaceted intricate intricacies comprehensive robust leverage leveraging pivotal seamless seamlessly journey embrace embracing empower empowering transformative invaluable profound profoundly realm resonate resonates showcase showcases showcasing vibrant harness harnessing facilitate facilitates meticulous meticulously compelling unwavering insights insight innovative dynamic holistic vividly poignant evoke bustling whispered gentle gently palpable shimmering valuable diverse unique potential impact challenges opportunities remarkable captivating commitment resilience",
  hedges:
    "may might could can often generally typically usually likely perhaps possibly potentially tend tends sometimes various particularly especially",
  informal:
    "lol yeah gonna wanna gotta kinda ok okay hey stuff guy guys damn shit fuck crap pretty really actually basically literally dont didnt cant wont doesnt isnt im ive thats etc lot lots thing things got get anyway bit oh well just like alot u ur thru",
  functions:
    "the of and to a in that is was it for on with as be at by i this have from or had not but what all were when we there an your which their said if do will each about how up out them then she many some so these would other into has more her two him see could no than been its who now my over did down only way may very after where most he you they his our are can any also such because through between both under while during before against since without within until upon",
  auxiliaries:
    "is are was were be been being am has have had do does did will would shall should can could may might must",
} as const;

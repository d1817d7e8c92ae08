/** Judging words of reviews and mails that the lexicon of VADER lacks, rated alike. */
export const moreEnglishValences: readonly (readonly [valence: number, words: string])[] = [
  // Words of the lexicon that name facts in plain prose more often than they judge.
  [
    0,
    "united want wants wanted wanting share shared shares sharing value values energy security secure solution solutions create created creates creating party parties play plays played playing charge charged charges grant granted grants gross cut cuts cutting demand demands demanded interest interests number straight natural legal legally committed commitment defense defence number matter matters hand dear top credit credits fire fired stop stopped stops stopping strike strikes low lower lowest leave leaving alone pay paid increase increased agree agreed agreement agreements accept accepted accepts tank natural novel resolve resolved resolves certain chance chances clear cleared determined ok okay approve approved approval opportunity opportunities support supported supporting supports block blocks blocked application cancel cancelled check importance important isolated hid hide hides contagious contend court dump fed feel feeling felt drop dropped drops drag dragged",
  ],
  [
    2.8,
    "delicious flawless flawlessly scrumptious yummy impeccable impeccably masterpiece masterful must-see unbeatable top-notch first-rate outstanding superb superbly stellar exquisite mouthwatering exceeded",
  ],
  [
    2,
    "tasty flavorful flavourful mind-blowing reliable durable sturdy well-made well-acted attentive fast quick quickly crisp crispy juicy fresh tender affordable intuitive seamless seamlessly hassle-free spacious cozy cosy memorable gripping riveting captivating compelling touching heartwarming hilarious witty underrated immersive five-star prompt promptly courteous knowledgeable responsive handy easy-to-use recommended recommend recommends works worked lifesaver gem notch",
  ],
  [
    0.9,
    "decent sharp lightweight portable convenient clean neat tidy generous smooth smoothly user-friendly stylish sleek fits happily thankfully insightful thoughtful refreshing authentic upgraded improved improvement",
  ],
  [
    -0.9,
    "slow slowly cold stale salty soggy greasy dry average noisy clunky bulky outdated cramped pricey expensive lukewarm lengthy shallow uneven unclear delay delayed delays late predictable forgettable flat undercooked overcooked dirty missing leaks leaking bug bugs buggy glitch glitches glitchy laggy hassle complaint complaints complained complaining",
  ],
  [
    -2,
    "bland tasteless flavorless flavourless overpriced mediocre flimsy defective faulty broke breaks unreliable unusable unresponsive underwhelming underwhelmed overrated cliched clichéd tedious uninspired incoherent amateurish pretentious contrived unwatchable unconvincing wooden lackluster lacklustre inedible rubbery mushy unprofessional inattentive unhelpful refund refunded crashes crashed crashing freezes froze malfunction malfunctions malfunctioned poorly badly wasted wasting unacceptable avoid regret regretted drained ripoff rip-off scratched cracked peeling misleading misled overhyped nonsense ruins",
  ],
  [
    -2.9,
    "garbage junk trash crap crappy atrocious abysmal dreadful dreadfully appalling disgusted disgusting nauseating vomit revolting unbearable unbearably disgrace laughable laughably pathetic horrid abomination horrendous awfulness nightmare",
  ],
];

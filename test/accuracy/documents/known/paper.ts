import type { KnownDocument } from "../known-document.js";

export const paper: KnownDocument = {
  name: "paper",
  language: "en",
  title: "Counting swifts by their calls",
  columns: 2,
  blocks: [
    { heading: "Counting swifts by their calls", level: 1 },
    {
      paragraph:
        "Swifts nest in cavities that observers rarely see into, so that colonies are usually counted by the birds which scream around a building at dusk. We asked how well a cheap recorder does the same work, and for how many evenings it has to listen.",
    },
    { heading: "Introduction", level: 2 },
    {
      paragraph:
        "Counts by eye need practice, good weather and many volunteers on the same evening. Two observers at one building differed by a quarter in a third of all evenings of our pilot study. Recorders do not tire, but wind and traffic mask calls, and one bird may be heard many times.",
    },
    {
      paragraph:
        "Earlier work used microphones at single nests. Colonies are harder: calls overlap, echoes between walls double them, and parties from elsewhere pass by. A count therefore has to separate residents from visitors, which we do by the time of day.",
    },
    { heading: "Methods", level: 2 },
    {
      paragraph:
        "We placed recorders at eighteen buildings in three towns, each at least four metres above the ground and facing the busiest wall. All of them ran from the tenth of June until the end of July, for two hours before sunset and one hour after it. Observers counted the same walls on five evenings without knowing what the recorders had heard.",
    },
    {
      list: [
        { text: "Sounds below two kilohertz were removed." },
        { text: "Calls closer than half a second were joined." },
        { text: "Evenings with wind above eight metres per second were left out." },
      ],
    },
    {
      paragraph:
        "The number of birds was then estimated from the highest rate of calls in any five minutes, with one factor for all buildings that was fitted on six of them and tested on the other twelve.",
    },
    { heading: "Results", level: 2 },
    {
      paragraph:
        "On the twelve buildings that were held back, the estimate differed from the count by two birds or fewer in nine. The three others stood beside a road with more than ten thousand cars a day. Three evenings of recording were as good as ten; a single evening was not enough.",
    },
    {
      table: [
        ["Town", "Buildings", "Counted", "Estimated"],
        ["Ashby", "5", "61", "58"],
        ["Corley", "4", "37", "39"],
        ["Dunmere", "3", "22", "31"],
      ],
    },
    { heading: "Discussion", level: 2 },
    {
      paragraph:
        "A recorder that costs less than an evening of four observers gave the same answer wherever roads were quiet. Near roads it overestimates, because brakes resemble calls in pitch and length. We expect that a second microphone, which tells where a sound comes from, would settle that.",
    },
    {
      paragraph:
        "Both methods count birds and not nests. Young birds join the screaming parties from the middle of July, and counts after that date say little about the number of pairs. Surveys should end before it, however they are done.",
    },
  ],
};

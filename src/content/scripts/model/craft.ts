import type { Genre } from "../genres.js";

/** What makes a good script of one genre, for whoever writes it, and what the genre is called. */
export interface GenreCraft {
  readonly name: string;
  readonly craft: string;
}

export const genreCrafts: Readonly<Record<Genre, GenreCraft>> = {
  meditation: {
    name: "meditation",
    craft:
      "Speak slowly to one person. Short sentences, present tense, one thing to notice at a time, room to follow. Begin where the listener is, end by leading them back.",
  },
  tribute: {
    name: "toast or tribute",
    craft:
      "Speak about the person through what they did: the particular things of the brief, one after another, each with its meaning. No praise that would fit anybody. End by raising the glass or saying the thanks.",
  },
  safety: {
    name: "safety instruction",
    craft:
      "Say what to do, in the order of doing it, one action a sentence, with the reason where the brief gives one. Calm and plain, no drama and no jokes. Repeat the one action that matters most at the end, in other words.",
  },
  "how-to": {
    name: "how-to",
    craft:
      "Promise the result first, then the steps in order, each with what to look for when it went right. Name the common mistake if the brief does. End with the finished result.",
  },
  appeal: {
    name: "appeal",
    craft:
      "Begin with one concrete scene or figure of the brief, say what is missing, say what exactly the listener's help does, then ask for one thing. No guilt, no pathos.",
  },
  invitation: {
    name: "invitation",
    craft:
      "Say early what it is and why this listener would enjoy it, then what will happen there, and near the end when and where, once and clearly. Close with the invitation itself.",
  },
  "audio guide": {
    name: "audio guide",
    craft:
      "Tell the listener where to look, then what they see, then the story behind it. One object, one thread. Leave them with a detail to find by themselves.",
  },
  announcement: {
    name: "announcement",
    craft:
      "The news in the first sentence: what changes, for whom, from when. Then the reason, then what the listener has to do. No build-up.",
  },
  explainer: {
    name: "explainer",
    craft:
      "Begin with the question that a curious listener has. Answer it in plain words, one idea building on the one before, with the examples of the brief. End with what the listener now understands or can do.",
  },
  demo: {
    name: "product demonstration",
    craft:
      "Show one person getting one thing done: the trouble they have, what they do in the product step by step, what they have at the end. Features only where they are used.",
  },
  advertisement: {
    name: "advertisement",
    craft:
      "Begin with the listener's wish or trouble, in a concrete picture. Then the product by what it does, with the figures of the brief as proof. One promise, no superlatives, and one clear thing to do at the end.",
  },
};

/** What holds for every genre. */
export const generalCraft =
  "Write for the ear: whole sentences, most of them short, no two of the same pattern in a row, words that people say. Each sentence says something that the brief says; nothing that could stand in any script. Let sentences follow from one another. No rhetorical question that the script does not answer, no 'imagine', no 'did you know', no 'look no further'.";

import type { SceneElement } from "../../drawing.js";
import { birds } from "./birds.js";
import { crawlersAndDragons } from "./crawlers-and-dragons.js";
import { dishes } from "./dishes.js";
import { flowers } from "./flowers.js";
import { fruit } from "./fruit.js";
import { hoofedAnimals } from "./hoofed-animals.js";
import { people } from "./people.js";
import { peopleInMotion } from "./people-in-motion.js";
import { seaLife } from "./sea-life.js";
import { smallAnimals } from "./small-animals.js";
import { storybookPeople } from "./storybook-people.js";
import { sweetsAndDrinks } from "./sweets-and-drinks.js";
import { trees } from "./trees.js";
import { wildAnimals } from "./wild-animals.js";
import { wildPlants } from "./wild-plants.js";

/** Everything that lives, and what is made from it to eat. */
export const livingElements: readonly SceneElement[] = [
  ...people,
  ...peopleInMotion,
  ...storybookPeople,
  ...smallAnimals,
  ...hoofedAnimals,
  ...wildAnimals,
  ...birds,
  ...seaLife,
  ...crawlersAndDragons,
  ...trees,
  ...flowers,
  ...wildPlants,
  ...fruit,
  ...dishes,
  ...sweetsAndDrinks,
];

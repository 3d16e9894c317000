import { animalsAndPlants } from "./animals-and-plants.ts";
import { business } from "./business.ts";
import { craftAndCulture } from "./craft-and-culture.ts";
import { everyday } from "./everyday.ts";
import { foodAndDrink } from "./food-and-drink.ts";
import { general } from "./general.ts";
import { grave } from "./grave.ts";
import { homeAndThings } from "./home-and-things.ts";
import { intentsBusiness } from "./intents-business.ts";
import { leisure } from "./leisure.ts";
import { life } from "./life.ts";
import { more } from "./more.ts";
import { outside } from "./outside.ts";
import { peopleAndOccasions } from "./people-and-occasions.ts";
import { seasons } from "./seasons.ts";
import { styleAndBeauty } from "./style-and-beauty.ts";
import { voices } from "./voices.ts";
import { workAndBusiness } from "./work-and-business.ts";
export { derived } from "./derived.ts";

/** The texts of the bank in this language; where a noun stands in several, the first has it. */
export const themes = [
  animalsAndPlants,
  business,
  craftAndCulture,
  everyday,
  foodAndDrink,
  general,
  homeAndThings,
  intentsBusiness,
  leisure,
  life,
  more,
  outside,
  peopleAndOccasions,
  seasons,
  styleAndBeauty,
  voices,
  workAndBusiness,
  grave,
];

import { animals } from "./animals.ts";
import { announcements } from "./announcements.ts";
import { anything } from "./anything.ts";
import { beauty } from "./beauty.ts";
import { business } from "./business.ts";
import { businesses } from "./businesses.ts";
import { clothes } from "./clothes.ts";
import { craftsAndArts } from "./crafts-and-arts.ts";
import { drinks } from "./drinks.ts";
import { family } from "./family.ts";
import { feelings } from "./feelings.ts";
import { flowersAndGarden } from "./flowers-and-garden.ts";
import { food } from "./food.ts";
import { gadgets } from "./gadgets.ts";
import { grave } from "./grave.ts";
import { hobbies } from "./hobbies.ts";
import { holidays } from "./holidays.ts";
import { home } from "./home.ts";
import { household } from "./household.ts";
import { learningAndGrowing } from "./learning-and-growing.ts";
import { loveAndFriends } from "./love-and-friends.ts";
import { meals } from "./meals.ts";
import { media } from "./media.ts";
import { moments } from "./moments.ts";
import { nature } from "./nature.ts";
import { occasions } from "./occasions.ts";
import { opinionsAndFeelings } from "./opinions-and-feelings.ts";
import { outInTheWorld } from "./out-in-the-world.ts";
import { outdoorsAndSky } from "./outdoors-and-sky.ts";
import { people } from "./people.ts";
import { petsAndWildlife } from "./pets-and-wildlife.ts";
import { plants } from "./plants.ts";
import { privateLife } from "./private-life.ts";
import { shopNews } from "./shop-news.ts";
import { sport } from "./sport.ts";
import { stories } from "./stories.ts";
import { style } from "./style.ts";
import { sweetAndBaked } from "./sweet-and-baked.ts";
import { things } from "./things.ts";
import { travel } from "./travel.ts";
import { voices } from "./voices.ts";
import { weatherAndSeasons } from "./weather-and-seasons.ts";
import { week } from "./week.ts";
import { work } from "./work.ts";

export { derived } from "./derived.ts";

/** The texts of the bank in this language; a noun stands in one of them. */
export const themes = [
  clothes,
  flowersAndGarden,
  food,
  outdoorsAndSky,
  petsAndWildlife,
  household,
  gadgets,
  hobbies,
  people,
  business,
  feelings,
  moments,
  drinks,
  sweetAndBaked,
  meals,
  animals,
  plants,
  beauty,
  style,
  home,
  things,
  craftsAndArts,
  media,
  nature,
  weatherAndSeasons,
  week,
  holidays,
  travel,
  sport,
  family,
  loveAndFriends,
  learningAndGrowing,
  work,
  businesses,
  announcements,
  shopNews,
  occasions,
  stories,
  privateLife,
  outInTheWorld,
  opinionsAndFeelings,
  anything,
  voices,
  grave,
];

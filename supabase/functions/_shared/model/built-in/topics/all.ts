import { culture } from "./culture.ts";
import { daily } from "./daily.ts";
import { drinks } from "./drinks.ts";
import { feelings } from "./feelings.ts";
import { food } from "./food.ts";
import { home } from "./home.ts";
import { nature } from "./nature.ts";
import { people } from "./people.ts";
import { pets } from "./pets.ts";
import { seasons } from "./seasons.ts";
import { self } from "./self.ts";
import { sport } from "./sport.ts";
import { style } from "./style.ts";
import type { Topic } from "./topic.ts";
import { travel } from "./travel.ts";
import { work } from "./work.ts";

export const topics: readonly Topic[] = [...drinks, ...food, ...travel, ...nature, ...pets, ...sport, ...style, ...home, ...people, ...work, ...seasons, ...feelings, ...culture, ...daily, ...self];

/** Hashtags for keywords that consist of emoji only: what each of the emoji that are used most on their own shows. */
const named = `
Sunflowers 🌻|Blossom 🌸🌼🌺💮|Roses 🌹🥀|Flowers 💐🌷|Plants 🌱🌿🪴🍀|Autumn 🍂🍁🍃|Trees 🌳🌲|PalmTrees 🌴|Cactus 🌵
Sunshine ☀🌞😎|Sunrise 🌅🌄|Sunset 🌇|Rain 🌧☔🌦|Snow ❄⛄☃🌨|Rainbow 🌈🏳‍🌈|Stars ⭐🌟✨💫|Moon 🌙🌕🌛|Storm ⛈🌩⚡|Sea 🌊|Fire 🔥
Coffee ☕|Tea 🍵🫖|Wine 🍷|Beer 🍺🍻|Cheers 🥂🍾🍸🍹|Cake 🍰🎂🧁|Pizza 🍕|Burger 🍔|Sushi 🍣|Tacos 🌮|Noodles 🍜|IceCream 🍦🍨🍧
Strawberries 🍓|Lemons 🍋|Peaches 🍑|Avocado 🥑|Chocolate 🍫|Doughnuts 🍩|Bread 🍞🥖|Croissant 🥐|Popcorn 🍿|Cooking 🍳👩‍🍳👨‍🍳
Dogs 🐶🐕🐩🐾|Cats 🐱🐈😺🐈‍⬛|Horses 🐴🐎|Butterflies 🦋|Birds 🐦🦜🕊|Bees 🐝|Fish 🐟🐠|Whales 🐳🐋|Bunnies 🐰🐇|Foxes 🦊|Owls 🦉
Books 📚📖|Music 🎵🎶🎧|Guitar 🎸|Dancing 💃🕺|Painting 🎨|Photography 📷📸|Movies 🎬🎥|Gaming 🎮|Knitting 🧶|Sewing 🧵🪡|Writing ✍📝
Football ⚽|Basketball 🏀|Tennis 🎾|Running 🏃🏃‍♀️🏃‍♂️|Cycling 🚴🚲🚴‍♀️|Yoga 🧘🧘‍♀️🧘‍♂️|Swimming 🏊🏊‍♀️|Surfing 🏄🏄‍♀️|Gym 🏋💪|Hiking 🥾🏔⛰|Skiing ⛷🎿|Camping 🏕⛺
Beach 🏖🏝|Travel ✈🧳🌍🌎🌏|RoadTrip 🚗🚙🚐|Train 🚆🚂|Home 🏡🏠|City 🏙🌆🌃|Party 🎉🥳🎊🪩|Birthday 🎈🎁|Christmas 🎄🎅|Halloween 🎃👻|Wedding 💒👰|NewBaby 👶🍼
Love ❤💕💖💗💙💚💛🧡💜🩷🤍🖤😍🥰|Laughing 😂🤣|Sleepy 😴💤|Thinking 🤔|Magic 🪄🔮|Money 💰💸|Rocket 🚀|Champion 🏆🥇
`;

let tags: Map<string, string> | undefined;

function tagsByEmoji(): Map<string, string> {
  const entries = named
    .trim()
    .split(/[|\n]/u)
    .flatMap((entry) => {
      const [tag = "", signs = ""] = entry.split(" ");
      return Array.from(new Intl.Segmenter().segment(signs), ({ segment }) => [plain(segment), tag] as const);
    });
  return new Map(entries);
}

/** An emoji without the sign that only asks for its colored form. */
const plain = (emoji: string): string => emoji.replaceAll("\uFE0F", "");

/** The hashtags for the emoji of a text, without '#'. Emoji that are not in the table give none. */
export function emojiHashtags(text: string): string[] {
  tags ??= tagsByEmoji();
  const found = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => tags!.get(plain(segment)));
  return [...new Set(found.filter((tag) => tag !== undefined))];
}

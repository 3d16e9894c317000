/**
 * Dishes, drinks and what they are made of. Only the last word before a preposition counts: no "turkey", no "apple".
 */
const edible = new Set(
  (
    "cake cakes cobbler borscht goulash bisque stroganoff parfait tiramisu pavlova pie pies tart tarts bread loaf loaves toast sandwich sandwiches soup stew ramen noodles pasta pizza lasagna lasagne curry rice risotto salad " +
    "burger burgers taco tacos burrito burritos quesadilla nachos fries chips dumplings pierogi gyoza sushi mi pho paella tapas kebab falafel hummus " +
    "omelette omelet eggs pancakes waffles crepes brunch breakfast lunch supper porridge oatmeal granola muesli muffin muffins scone scones cookie cookies brownie " +
    "brownies biscuits doughnut doughnuts donut donuts croissant croissants bagel bagels pretzel pretzels focaccia sourdough pudding trifle cheesecake gelato sorbet " +
    "ice-cream icecream custard fudge truffles chocolate caramel marmalade chutney pickles kimchi cheese halloumi feta butter yoghurt yogurt bacon sausages ham " +
    "steak roast meatballs chowder gumbo chili chilli stir-fry casserole gratin oranges berries strawberries blueberries cherries peaches plums mangoes avocado " +
    "tomatoes potatoes mushrooms asparagus " +
    "hot-chocolate popcorn crumble strudel ravioli gnocchi polenta tagine biryani samosas empanadas churros macarons " +
    "meringue shakshuka ceviche poke bibimbap rolls buns bun chocolate snacks oysters mussels prawns shrimp lobster salmon salsa guacamole pesto " +
    "shakshuka rendang cannoli laksa katsu gnudi arancini profiteroles eclairs flapjacks baklava hotpot"
  ).split(" "),
);
const preserved =
  /\b(?:\p{L}*berry|rhubarb|plum|apricot|cherry|fig|peach|quince|orange|damson|tomato) (?:jam|jelly|curd|compote)$|^(?:\p{L}+ ){0,2}ice cream$/iu;
const roasted = /^(?:roast|grilled|smoked|fried|baked|braised|pulled|stuffed|poached|barbecued|bbq) \p{L}+$/iu;

const drinks = new Set(
  "coffee espresso latte cappuccino brew chai tea matcha kombucha smoothie smoothies lemonade cider cocktail cocktails spritz wine beer stout cocoa soda milkshake mocktail mocktails martini margarita negroni gin whisky whiskey rum ale lager juice kefir".split(
    " ",
  ),
);
/** Unambiguous emoji. */
const emoji = new Map(
  (
    "ramen 🍜, noodles 🍜, coffee ☕, latte ☕, espresso ☕, cappuccino ☕, tea 🍵, matcha 🍵, pizza 🍕, " +
    "burger 🍔, burgers 🍔, taco 🌮, tacos 🌮, burrito 🌯, burritos 🌯, bread 🍞, toast 🍞, croissant 🥐, " +
    "croissants 🥐, cake 🍰, cookie 🍪, cookies 🍪, dumplings 🥟, pierogi 🥟, sushi 🍣, oranges 🍊, " +
    "strawberries 🍓, cherries 🍒, blueberries 🫐, peaches 🍑, cheese 🧀, beer 🍺, wine 🍷, cocktail 🍸, " +
    "cocktails 🍸, pie 🥧, soup 🍲, salad 🥗, pancakes 🥞, waffles 🧇, gelato 🍨, chocolate 🍫, pretzel 🥨, " +
    "pretzels 🥨, bagel 🥯, bagels 🥯, popcorn 🍿, pasta 🍝, curry 🍛, avocado 🥑, tomatoes 🍅, mushrooms 🍄"
  )
    .split(", ")
    .map((entry) => entry.split(" ") as [string, string]),
);

/** Single words that only mean something to eat or drink. */
const plain = new Set(
  (
    "ramen noodles coffee latte espresso cappuccino matcha pizza burgers tacos burrito burritos croissant croissants cookies " +
    "dumplings pierogi sushi strawberries blueberries pancakes waffles gelato pasta lasagna lasagne risotto tiramisu gnocchi " +
    "brownies falafel hummus paella sourdough cheesecake kombucha lemonade " +
    "shakshuka cannoli rendang bibimbap churros macarons empanadas samosas ravioli biryani baklava"
  ).split(" "),
);

/** Whether a single English word names something to eat or drink and nothing else: no "jam", no "date". */
export function isPlainlyTable(word: string): boolean {
  return plain.has(word.toLowerCase());
}

const preposition = / (?:in|on|at|of|with|for|from|by|to|and|after|before|under) /u;

function headOf(subject: string): string[] {
  return subject.toLowerCase().split(preposition)[0]!.split(" ");
}

const relation = / (?:about|over|after|before|without) /iu;
/** Words in -ing that begin the names of dishes. */
const dishWord = /^(?:spring|pudding|warming|sizzling)$/u;

/** Whether an English phrase names something to eat. Single words with another meaning do not count. */
export function isEdible(subject: string): boolean {
  const head = headOf(subject);
  if (relation.test(subject)) return false;
  // "Foraging mushrooms" is not a dish.
  if (head[0]!.endsWith("ing") && !dishWord.test(head[0]!)) return false;
  return (head.length > 1 && edible.has(head[head.length - 1]!)) || roasted.test(subject) || preserved.test(subject);
}

/** Whether an English phrase names something to drink. */
export function isDrink(subject: string): boolean {
  const head = headOf(subject);
  return drinks.has(head[head.length - 1]!) && (head.length > 1 || isPlainlyTable(subject));
}

/** The emoji of something to eat or drink, or null. */
export function tableEmoji(subject: string): string | null {
  const head = headOf(subject);
  return head.length > 1 || isPlainlyTable(subject) ? (emoji.get(head[head.length - 1]!) ?? null) : null;
}

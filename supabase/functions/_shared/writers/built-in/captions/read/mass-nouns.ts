import { wordSet } from "../../../../domain/text/words.ts";

/** English nouns that take no article in the singular. A word that is often countable ("cake") is not among them. */
export const massNouns = wordSet(`
  sourdough bread toast focaccia dough flour butter jam honey cheese chocolate caramel fudge popcorn granola porridge
  oatmeal oats cereal bacon ham beef chicken pork lamb fish salmon tuna rice pasta spaghetti lasagna lasagne ravioli
  gnocchi risotto ramen pho udon soba sushi kimchi tofu hummus guacamole salsa pesto soup stew chili chilli curry paella
  couscous quinoa poke ceviche tapas brunch breakfast lunch dinner supper dessert gelato sorbet custard tiramisu baklava
  coffee tea chai matcha cocoa kombucha lemonade juice milk water wine beer cider rosé prosecco champagne gin whisky
  whiskey rum sangria brew espresso fruit asparagus broccoli kale spinach rhubarb basil garlic ginger cinnamon pepper
  salt sugar spice jewelry jewellery furniture clothing fabric wool yarn linen leather denim silk knitwear footwear
  makeup skincare eyeliner mascara sunscreen shampoo hair grass lawn ivy foliage wildlife nature weather rain snow sleet
  hail fog mist wind thunder lightning sunshine sunlight moonlight daylight sand sea surf ice frost scenery spring summer
  autumn winter monday tuesday wednesday thursday friday saturday sunday christmas easter halloween thanksgiving
  midnight dawn dusk twilight yoga pilates cardio crossfit karate judo tennis football soccer basketball volleyball
  hockey rugby cricket baseball golf padel pickleball badminton squash handball lacrosse gymnastics ballet salsa jazz
  music rock techno opera karaoke poetry art pottery ceramics photography calligraphy embroidery macrame crochet origami
  woodwork woodworking craftsmanship literature fiction theatre theater drama comedy improv chess dominoes bingo trivia
  homework research science math maths physics chemistry biology history geography spanish french german english italian
  software hardware code data ai money cash luck love joy peace patience progress motivation inspiration discipline
  happiness gratitude grief courage confidence nostalgia chaos silence traffic luggage laundry housework mail feedback
  advice information news work business marketing branding design school college university kindergarten preschool
  camp church bed home therapy self-care sleep rest burnout boredom weekend-mode graffiti glitter confetti paint clay
  resin stationery equipment gear merch stuff decor light lighting time space freedom nightlife shopping delivery
  gingerbread charcuterie lavender compost carbonara takeout boba caffeine alcohol meat dairy gluten bedtime storytime playtime
  internet wifi content skin air confidence stress anxiety recovery growth travel hiking camping fishing skating surfing
  maintenance aeration repair catering cleaning plumbing landscaping gardening parenting motherhood fatherhood
`);

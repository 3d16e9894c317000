/** An everyday subject that has lines of its own. */
export type Subject =
  | "dog"
  | "cat"
  | "pet"
  | "gym"
  | "leg-day"
  | "yoga"
  | "run"
  | "swim"
  | "hike"
  | "walk"
  | "bike"
  | "car"
  | "beach"
  | "sunset"
  | "sky"
  | "nature"
  | "flowers"
  | "plants"
  | "garden"
  | "autumn"
  | "snow"
  | "winter"
  | "rain"
  | "summer"
  | "monday"
  | "midweek"
  | "friday"
  | "weekend"
  | "home"
  | "cozy"
  | "baking"
  | "cooking"
  | "brunch"
  | "christmas"
  | "jewelry"
  | "candle"
  | "soap"
  | "ceramics"
  | "prints"
  | "knitwear"
  | "outfit"
  | "shoes"
  | "hair"
  | "nails"
  | "makeup"
  | "art"
  | "photography"
  | "books"
  | "music"
  | "practice"
  | "film"
  | "games"
  | "travel"
  | "camping"
  | "party"
  | "date-night"
  | "night-out"
  | "wedding"
  | "engagement"
  | "baby"
  | "family"
  | "friends"
  | "school"
  | "study"
  | "graduation"
  | "office"
  | "meeting"
  | "new-job"
  | "small-business"
  | "team"
  | "coffee-break"
  | "nap"
  | "self-care"
  | "motivation"
  | "birthday"
  | "activity";

export interface SubjectWords {
  /**
   * The nouns that name the subject, separated by commas. `~`: takes no article ("yoga"); `+`: has other meanings
   * alone and needs a word before it ("morning run").
   */
  heads: string;
  /** Words that may stand before them here and not everywhere. */
  before?: string;
  /** An emoji that nobody can take for something else. */
  emoji?: string;
}

/** Nothing is in this list that names another thing as well, unless it is marked. */
export const subjectWords: Record<Subject, SubjectWords> = {
  dog: {
    heads:
      "dog, dogs, doggo, doggos, puppy, puppies, pup+, pups, golden retriever, golden retriever puppy, labrador, " +
      "labrador puppy, corgi, dachshund, border collie, french bulldog, poodle, beagle, cocker spaniel, puppy love~",
    before: "rescue rescued wet muddy therapy shelter good best office shop",
    emoji: "🐶",
  },
  cat: {
    heads: "cat, cats, kitten, kittens, kitty, kitties, tabby, tabby cat, maine coon",
    before: "rescue rescued tabby ginger tuxedo siamese black white orange office shop shelter",
    emoji: "🐱",
  },
  pet: { heads: "pet+, pets, bunny+, bunnies, hamster, budgie, budgies", before: "rescue" },
  gym: {
    heads:
      "gym, gym session, gym day, gym time~, gym life~, workout, workouts, workout session, training session, " +
      "strength training~, weight training~, cardio~, crossfit~, arm day, back day, push day, pull day, chest day, fitness~",
    before: "home outdoor core full-body upper-body hiit",
    emoji: "💪",
  },
  "leg-day": { heads: "leg day", emoji: "🦵" },
  yoga: {
    heads: "yoga~, yoga session, yoga practice~, yoga flow, yoga time~, pilates~, pilates session, stretching~",
    before: "hot yin vinyasa chair outdoor reformer home",
    emoji: "🧘",
  },
  run: {
    heads: "run+, runs+, running~, jog+, jogging~, trail run, trail running~, parkrun, running club, run club",
    before: "trail solo long easy recovery",
    emoji: "🏃",
  },
  swim: {
    heads: "swim+, swims+, swimming~, sea swim, sea swimming~, wild swim, wild swimming~, open-water swimming~",
    before: "cold-water lake sea open-water lunchtime lunch",
    emoji: "🏊",
  },
  hike: {
    heads: "hike+, hikes, hiking~, hiking trip, hiking day, day hike, trekking~",
    before: "mountain forest lake day solo long",
    emoji: "🥾",
  },
  walk: {
    heads: "walk+, walks+, stroll+, dog walk, dog walks, forest walk, nature walk, walking~",
    before: "lake park beach forest woodland evening lunch lunchtime long coastal",
  },
  bike: {
    heads:
      "bike, bikes+, bicycle, bike ride, bike rides, bike tour, cycling~, mountain biking~, road bike, gravel bike, " +
      "mountain bike, cargo bike, e-bike",
    before: "second-hand city electric old",
    emoji: "🚲",
  },
  car: {
    heads:
      "car, cars+, motorbike, motorbikes, motorcycle, camper van, campervan, sports car, classic car, classic cars",
    before: "second-hand electric dream old trusty",
  },
  beach: {
    heads: "beach, beaches, beach day, beach days, day at the beach, beach time~, beach trip, beach life~, seaside",
    before: "sandy tropical white secret",
    emoji: "🏖️",
  },
  sunset: {
    heads: "sunset, sunsets, sunrise, sunrises, golden hour~, sunset view, sunset views",
    before: "beach lake mountain rooftop pink desert",
    emoji: "🌅",
  },
  sky: {
    heads:
      "sky+, skies+, night sky, blue sky, evening sky, starry sky, starry night, rainbow, rainbows, full moon, northern lights",
    before: "blue pink night starry evening moonlit",
  },
  nature: {
    heads:
      "nature~, mountains, mountain view, mountain views, mountain lake, lake+, lakes, lake view, forest, forests, " +
      "woods+, waterfall, waterfalls, meadow, countryside, river view, sea view, ocean view",
    before: "alpine wild pine deep green hidden",
  },
  flowers: {
    heads:
      "flowers, wildflowers, spring flowers, bouquet, bouquets, bouquet of flowers, bouquet of tulips, bouquet of roses, " +
      "tulips, peonies, sunflowers, roses, dahlias, daffodils, cherry blossom~, cherry blossoms, flower arrangement",
    before: "garden wedding dried pink red white yellow",
    emoji: "💐",
  },
  plants: {
    heads:
      "plants+, houseplant, houseplants, house plant, house plants, monstera, succulents, orchid, orchids, indoor plants, plant shelf, " +
      "plant babies, plant baby, plant collection",
    before: "potted indoor balcony green",
    emoji: "🪴",
  },
  garden: {
    heads: "garden, gardens, gardening~, vegetable garden, herb garden, balcony garden, allotment, kitchen garden",
    before: "front back wild community",
    emoji: "🌱",
  },
  autumn: {
    heads:
      "fall leaves, autumn leaves, autumn~, autumn day, autumn days, fall days, fall colors, autumn colours, fall foliage~, " +
      "autumn colors, fall colours, autumn vibes, fall vibes, autumn mood~, fall season, autumn season, pumpkin patch",
    emoji: "🍂",
  },
  snow: {
    heads: "snow~, snow day, snow days, snowman, snowfall~, snowy day, snowy morning, snowy evening, snowy weekend",
    before: "fresh",
    emoji: "❄️",
  },
  winter: {
    heads: "winter~, winter day, winter days, winter evening, winter morning, winter vibes, winter mood~, winter night",
  },
  rain: {
    heads:
      "rain~, rainy day, rainy days, rainy morning, rainy afternoon, rainy evening, rainy monday, rainy tuesday, " +
      "rainy wednesday, rainy thursday, rainy friday, rainy saturday, rainy sunday, rainy weekend",
    emoji: "🌧️",
  },
  summer: {
    heads:
      "summer~, summer day, summer days, summer evening, summer evenings, summer night, summer nights, summertime~, " +
      "summer vibes, summer mood~, summer feeling, sunny day, sunny days, sunshine~",
    emoji: "☀️",
  },
  monday: {
    heads: "monday~, mondays, monday morning, monday mornings, monday mood~, monday vibes, monday motivation~",
  },
  midweek: { heads: "tuesday~, wednesday~, thursday~, tuesdays, wednesdays, thursdays, hump day, wednesday mood~" },
  friday: {
    heads:
      "friday~, fridays, friday feeling, friday mood~, friday vibes, friday night, friday evening, friyay~, saturday night",
  },
  weekend: {
    heads:
      "weekend, weekends, weekend mode~, weekend mood~, weekend vibes, weekend plans, weekend feeling, saturday~, sunday~, " +
      "saturday morning, sunday morning, sunday afternoon, saturday afternoon, sunday vibes, saturday vibes, sunday mood~",
  },
  home: {
    heads:
      "apartment+, flat+, home+, living room, bedroom, home decor~, decor~, interior design~, sofa+, couch+, home sweet home~, " +
      "reading corner, kitchen+, dream kitchen, dream home",
    before: "rental studio boho scandinavian old",
  },
  cozy: {
    heads:
      "cozy evening, cosy evening, cozy night, cosy night, cozy night in, cosy night in, night in, quiet evening, quiet night in, " +
      "cozy sunday, cosy sunday, cozy corner, cosy corner, cozy season, cosy season, cozy vibes, cosy vibes, fireplace, " +
      "cozy morning, cosy morning, cozy weekend, cosy weekend, hygge~",
  },
  baking: {
    heads: "baking~, baking day, baking session, home baking~, sunday baking~, bread baking~, cookie baking~",
    before: "holiday",
  },
  cooking: {
    heads: "cooking~, home cooking~, cooking session, meal prep~, sunday cooking~, kitchen experiments",
    before: "family",
  },
  brunch: { heads: "brunch~, brunch date, sunday brunch~, weekend brunch~, brunch time~", before: "boozy late" },
  christmas: {
    heads:
      "christmas tree, christmas trees, christmas lights, christmas decorations, christmas vibes, christmas mood~, " +
      "christmas morning, christmas jumper, christmas sweater",
    emoji: "🎄",
  },
  jewelry: {
    heads:
      "earrings, necklace, necklaces, bracelet, bracelets, jewellery~, jewelry~, jewellery collection, jewelry collection",
    before: "silver gold beaded pearl clay polymer-clay resin gemstone statement hoop",
  },
  candle: {
    heads: "candle, candles, soy candle, soy candles, wax melts",
    before: "soy scented beeswax lavender vanilla hand-poured",
  },
  soap: {
    heads: "soap~, soaps, soap bars, bar soap~",
    before: "lavender natural herbal olive-oil lemon goat-milk rose",
  },
  ceramics: {
    heads:
      "ceramics, pottery~, ceramic mug, ceramic mugs, ceramic bowl, ceramic bowls, ceramic vase, ceramic vases, " +
      "pottery mug, pottery mugs, stoneware mug, stoneware mugs, stoneware bowls, vases+",
    before: "hand-thrown stoneware speckled glazed blue",
  },
  prints: {
    heads: "art print, art prints, wall art~, posters+, linocut prints, botanical prints, risograph prints",
    before: "botanical framed limited abstract",
  },
  knitwear: {
    heads:
      "knitwear~, knitting~, crochet~, knitting project, crochet project, sweater, sweaters, cardigan, cardigans, scarf, " +
      "scarves, beanie, beanies, jumper+",
    before: "knitted hand-knitted crochet crocheted wool woolly woollen chunky cable-knit warm",
    emoji: "🧶",
  },
  outfit: {
    heads:
      "outfit, outfits, outfit of the day, ootd, dress+, dresses, street style~, fashion~, new clothes, blazer, jumpsuit, jeans, jacket+, skirt, coat+",
    before: "summer party wedding-guest leather linen denim casual office maxi floral date-night",
  },
  shoes: {
    heads: "shoes, sneakers, heels+, sandals, boots+, running shoes, hiking boots, dancing shoes",
    before: "white leather party platform suede",
  },
  hair: {
    heads:
      "hair+, haircut, haircuts, hairstyle, hair color, hair colour, curly hair~, curls+, braids, hair day, hair days, balayage~",
    before: "curly long short blonde pink copper good",
  },
  nails: {
    heads: "nails+, manicure, manicures, nail art~, gel nails, pedicure",
    before: "gel red pink acrylic almond french chrome",
    emoji: "💅",
  },
  makeup: {
    heads: "makeup~, make-up~, makeup look, makeup looks, lipstick, glam~, eyeliner~, makeup routine",
    before: "bold red bridal soft party natural everyday",
  },
  art: {
    heads:
      "art~, painting, paintings, watercolour, watercolours, watercolor, watercolors, sketchbook, sketches, drawing, " +
      "drawings, illustration, illustrations, oil painting, acrylic painting, digital art~, watercolour painting, watercolor painting",
    before: "abstract landscape watercolour watercolor unfinished",
    emoji: "🎨",
  },
  photography: {
    heads:
      "photography~, street photography~, film photography~, portrait photography~, landscape photography~, photo walk, " +
      "nature photography~, analogue photography~, travel photography~",
    before: "analog",
    emoji: "📷",
  },
  books: {
    heads:
      "books, book+, reading~, book haul, reading list, reading time~, reading nook, bookshelf, bookshelves, tbr pile, book stack",
    before: "library bedtime good thick",
    emoji: "📚",
  },
  music: {
    heads: "music~, playlist, playlists, vinyl+, vinyl collection, vinyl records, record collection",
    before: "workout party road-trip",
    emoji: "🎶",
  },
  practice: {
    heads:
      "band practice~, band rehearsal, guitar practice~, piano practice~, choir practice~, drum practice~, violin practice~",
  },
  film: {
    heads:
      "movie night, film night, series night, movie marathon, movie nights, movie evening, series marathon, tv night",
    before: "family horror horror-movie",
    emoji: "🍿",
  },
  games: {
    heads:
      "game night, games night, board game night, board games, board game, game nights, gaming~, gaming night, video games",
    before: "family",
    emoji: "🎲",
  },
  travel: {
    heads:
      "trip+, trips+, vacation, vacations, holiday+, road trip, road trips, city break, city trip, weekend getaway, getaway, " +
      "travel day, travel plans, travel time~, travel~, travelling~, traveling~, solo travel~, airport, honeymoon, weekend trip, day trip",
    before: "family beach ski city road solo girls group dream city",
  },
  camping: {
    heads: "camping~, camping trip, camping weekend, camping trips, wild camping~, camping season",
    before: "family",
    emoji: "🏕️",
  },
  party: {
    heads:
      "party+, parties+, birthday party, house party, housewarming party, garden party, dance party, pool party, dinner party, party time~",
    before: "surprise fancy-dress costume birthday",
  },
  "date-night": { heads: "date night, date nights, dinner date" },
  "night-out": {
    heads:
      "girls night, girls' night, girls night out, girls' night out, ladies night, ladies' night, night out, boys night, " +
      "boys' night, girls night in, girls' night in, girls' weekend, girls weekend",
  },
  wedding: {
    heads: "wedding, wedding day, weddings, wedding season~, wedding weekend",
    before: "barn forest outdoor",
    emoji: "💒",
  },
  engagement: { heads: "engagement party, engagement day, engagement ring", emoji: "💍" },
  baby: { heads: "baby+, baby boy, baby girl, newborn, babies", before: "sleeping smiling" },
  family: {
    heads: "family, family time~, family day, family dinner, family weekend, kids, toddler, toddlers, family life~",
    before: "whole wild loud growing",
  },
  friends: {
    heads: "friends, best friend, best friends, bestie, besties, friendship~, girl gang",
    before: "dear close uni childhood",
  },
  school: {
    heads: "first day of school~, first school day, back to school~, school day, school morning, school mornings",
  },
  study: {
    heads:
      "study session, studying~, study day, study night, homework~, study time~, exam prep~, exam week~, exam season~, revision~, study group",
    before: "late-night maths math biology history",
    emoji: "📚",
  },
  graduation: {
    heads: "graduation~, graduation day, graduation party, graduation gown",
    before: "college university school",
    emoji: "🎓",
  },
  office: {
    heads: "home office, desk, desk setup, office+, workspace, work desk, office day, office life~, desk tour",
    before: "standing",
  },
  meeting: {
    heads:
      "team meeting, team meetings, meetings+, zoom meeting, monday meeting, staff meeting, video call, video calls",
  },
  "new-job": { heads: "new job, first day at work~, first day at the new job~" },
  "small-business": {
    heads: "small business, startup, start-up, side hustle, small shop, small business life~, family business",
    before: "own",
  },
  team: {
    heads: "team+, dream team, teamwork~, team day, team lunch",
    before: "amazing whole wonderful growing entire",
  },
  "coffee-break": {
    heads: "coffee break, tea break, coffee date, coffee breaks, coffee time~, tea time~, tea breaks",
    emoji: "☕",
  },
  nap: { heads: "nap, naps, power nap, nap time~, naptime~, lie-in, rest day, bedtime~, sleep~", emoji: "😴" },
  "self-care": {
    heads:
      "self care~, self-care~, self love~, self-love~, spa day, spa weekend, spa night, skincare~, skincare routine, skin care~, face mask, bubble bath, " +
      "me time~, me-time~, self-care day, self care day, self-care routine, pamper day, pamper night",
  },
  motivation: {
    heads: "motivation~, inspiration~, mindset~, workout motivation~, study motivation~",
    before: "daily gym fitness",
  },
  activity: {
    heads:
      "calligraphy~, leathercraft~, embroidery~, origami~, macrame~, woodworking~, woodwork~, carpentry~, sewing~, quilting~, " +
      "sketching~, beekeeping~, archery~, chess~, karate~, judo~, ballet~, tennis~, padel~, badminton~, volleyball~, golf~, " +
      "bouldering~, snowboarding~, skiing~, kayaking~, surfing~, skateboarding~, needlepoint~, cross-stitch~, geocaching~, " +
      "salsa dancing~, volunteering~, journaling~, scrapbooking~, people watching~, thrifting~, upcycling~, meditation~",
    before: "brush table beach watercolour watercolor indoor hand",
  },
  birthday: {
    heads: "birthday, birthdays, birthday week, birthday girl, birthday boy, birthday weekend, birthday month",
  },
};

/** Words that may stand before any of them and leave the subject what it is. */
export const commonBefore =
  "new brand-new little tiny small big huge long short mini happy lovely cozy cosy quiet slow lazy easy peaceful calm sweet " +
  "cute fluffy sleepy silly beautiful pretty gorgeous golden great favourite favorite fresh simple classic vintage modern " +
  "rustic homemade handmade hand-made handcrafted hand-painted spontaneous much-needed colorful colourful cheerful wonderful " +
  "morning evening afternoon night early late midweek weekly daily monday tuesday wednesday thursday friday saturday sunday " +
  "weekend spring summer autumn winter christmas january february march april may june july august september october " +
  "november december sunny rainy snowy foggy misty cloudy windy crisp first second";

/** Who and what is alive is put into nothing but harmless places. */
export const living: ReadonlySet<Subject> = new Set<Subject>(["dog", "cat", "pet", "baby", "family", "friends"]);

/** Places, company and hours that may stand behind them. */
export const behind = {
  kindPlaces:
    "beach|park|garden|sofa|couch|house|kitchen|forest|woods|mountains|hills|balcony|lake|office|snow|sun|sunshine|countryside",
  places:
    "lake|lakes|beach|sea|seaside|ocean|park|garden|gardens|city|town|village|mountains|mountain|hills|hill|forest|woods|" +
    "river|coast|harbou?r|pier|bay|island|cliffs|desert|valley|fields?|meadow|countryside|country|house|kitchen|balcony|porch|" +
    "terrace|rooftop|roof|sofa|couch|window|office|studio|gym|pool|rain|snow|sun|sunshine|fog|mist|morning|evening|" +
    "afternoon|night|weekend|winter|summer|autumn|spring|wild|dunes|trail|backyard|market|street|cabin|campsite|canal|water",
  company:
    "friends|a friend|family|kids|children|girls|boys|besties|best friend|sister|brother|mum|mom|dad|grandma|grandpa|team|" +
    "dog|dogs|cat|husband|wife|partner|boyfriend|girlfriend|cousins|colleagues|neighbou?rs|coffee|tea|a view|snacks",
  hours: "work|school|breakfast|lunch|dinner|coffee|sunrise|sunset|dark|bedtime|class",
};

/**
 * English. For each everyday subject that has lines of its own: the nouns that name it, separated by commas (`~`: takes
 * no article; `+`: has other meanings alone and needs a word before or behind it), the words that may stand before them
 * here and not everywhere, and an emoji that nobody can take for something else.
 */
const words = {
  "dog": ["dog, dogs, doggo, doggos, puppy, puppies, pup+, pups, golden retriever, golden retriever puppy, " +
    "labrador, labrador puppy, corgi, dachshund, border collie, french bulldog, poodle, beagle, cocker spaniel, " +
    "puppy love~", "rescue rescued wet muddy therapy shelter good best office shop", "🐶"],
  "cat": ["cat, cats, kitten, kittens, kitty, kitties, tabby, tabby cat, maine coon",
    "rescue rescued tabby ginger tuxedo siamese black white orange office shop shelter", "🐱"],
  "pet": ["pet+, pets, bunny+, bunnies, hamster, budgie, budgies", "rescue"],
  "gym": ["gym, gym session, gym day, gym time~, gym life~, workout, workouts, workout session, training session, " +
    "strength training~, weight training~, cardio~, crossfit~, arm day, back day, push day, pull day, chest day, " +
    "fitness~", "home outdoor core full-body upper-body hiit", "💪"],
  "leg-day": ["leg day", "", "🦵"],
  "yoga": ["yoga~, yoga session, yoga practice~, yoga flow, yoga time~, pilates~, pilates session, stretching~",
    "hot yin vinyasa chair outdoor reformer home", "🧘"],
  "run": ["run+, runs+, running~, jog+, jogging~, trail run, trail running~, parkrun, running club, run club",
    "trail solo long easy recovery", "🏃"],
  "swim": ["swim+, swims+, swimming~, sea swim, sea swimming~, wild swim, wild swimming~, open-water swimming~",
    "cold-water lake sea open-water lunchtime lunch", "🏊"],
  "hike": ["hike+, hikes, hiking~, hiking trip, hiking day, day hike, trekking~",
    "mountain forest lake day solo long", "🥾"],
  "walk": ["walk+, walks+, stroll+, dog walk, dog walks, forest walk, nature walk, walking~",
    "lake park beach forest woodland evening lunch lunchtime long coastal"],
  "bike": ["bike, bikes+, bicycle, bike ride, bike rides, bike tour, cycling~, mountain biking~, road bike, " +
    "gravel bike, mountain bike, cargo bike, e-bike", "second-hand city electric old", "🚲"],
  "car": ["car, cars+, motorbike, motorbikes, motorcycle, camper van, campervan, sports car, classic car, " +
    "classic cars", "second-hand electric dream old trusty"],
  "beach": ["beach, beaches, beach day, beach days, day at the beach, beach time~, beach trip, beach life~, seaside",
    "sandy tropical white secret", "🏖️"],
  "sunset": ["sunset, sunsets, sunrise, sunrises, golden hour~, sunset view, sunset views",
    "beach lake mountain rooftop pink desert", "🌅"],
  "sky": ["sky+, skies+, night sky, blue sky, evening sky, starry sky, starry night, rainbow, rainbows, full moon, " +
    "northern lights", "blue pink night starry evening moonlit"],
  "nature": ["nature~, mountains, mountain view, mountain views, mountain lake, lake+, lakes, lake view, forest, " +
    "forests, woods+, waterfall, waterfalls, meadow, countryside, river view, sea view, ocean view",
    "alpine wild pine deep green hidden"],
  "flowers": ["flowers, wildflowers, spring flowers, bouquet, bouquets, bouquet of flowers, bouquet of tulips, " +
    "bouquet of roses, tulips, peonies, sunflowers, roses, dahlias, daffodils, cherry blossom~, cherry blossoms, " +
    "flower arrangement", "garden wedding dried pink red white yellow", "💐"],
  "plants": ["plants+, houseplant, houseplants, house plant, house plants, monstera, succulents, orchid, orchids, " +
    "indoor plants, plant shelf, plant babies, plant baby, plant collection", "potted indoor balcony green", "🪴"],
  "garden": ["garden, gardens, gardening~, vegetable garden, herb garden, balcony garden, allotment, kitchen garden",
    "front back wild community", "🌱"],
  "autumn": ["fall leaves, autumn leaves, autumn~, autumn day, autumn days, fall days, fall colors, " +
    "autumn colours, fall foliage~, autumn colors, fall colours, autumn vibes, fall vibes, autumn mood~, " +
    "fall season, autumn season, pumpkin patch", "", "🍂"],
  "snow": ["snow~, snow day, snow days, snowman, snowfall~, snowy day, snowy morning, snowy evening, snowy weekend",
    "fresh", "❄️"],
  "winter": ["winter~, winter day, winter days, winter evening, winter morning, winter vibes, winter mood~, " +
    "winter night"],
  "rain": ["rain~, rainy day, rainy days, rainy morning, rainy afternoon, rainy evening, rainy monday, " +
    "rainy tuesday, rainy wednesday, rainy thursday, rainy friday, rainy saturday, rainy sunday, rainy weekend",
    "", "🌧️"],
  "summer": ["summer~, summer day, summer days, summer evening, summer evenings, summer night, summer nights, " +
    "summertime~, summer vibes, summer mood~, summer feeling, sunny day, sunny days, sunshine~", "", "☀️"],
  "monday": ["monday~, mondays, monday morning, monday mornings, monday mood~, monday vibes, monday motivation~"],
  "midweek": ["tuesday~, wednesday~, thursday~, tuesdays, wednesdays, thursdays, hump day, wednesday mood~"],
  "friday": ["friday~, fridays, friday feeling, friday mood~, friday vibes, friday night, friday evening, friyay~, " +
    "saturday night"],
  "weekend": ["weekend, weekends, weekend mode~, weekend mood~, weekend vibes, weekend plans, weekend feeling, " +
    "saturday~, sunday~, saturday morning, sunday morning, sunday afternoon, saturday afternoon, sunday vibes, " +
    "saturday vibes, sunday mood~"],
  "home": ["apartment+, flat+, home+, living room, bedroom, home decor~, decor~, interior design~, sofa+, couch+, " +
    "home sweet home~, reading corner, dream home", "rental studio boho scandinavian old"],
  "cozy": ["cozy evening, cosy evening, cozy night, cosy night, cozy night in, cosy night in, night in, " +
    "quiet evening, quiet night in, cozy sunday, cosy sunday, cozy corner, cosy corner, cozy season, cosy season, " +
    "cozy vibes, cosy vibes, fireplace, cozy morning, cosy morning, cozy weekend, cosy weekend, hygge~"],
  "baking": ["baking~, baking day, baking session, home baking~, sunday baking~, bread baking~, cookie baking~",
    "holiday"],
  "cooking": ["cooking~, home cooking~, cooking session, meal prep~, sunday cooking~, kitchen experiments", "family"],
  "brunch": ["brunch~, brunch date, sunday brunch~, weekend brunch~, brunch time~", "boozy late"],
  "christmas": ["christmas tree, christmas trees, christmas lights, christmas decorations, christmas vibes, " +
    "christmas mood~, christmas morning, christmas jumper, christmas sweater", "", "🎄"],
  "jewelry": ["earrings, necklace, necklaces, bracelet, bracelets, jewellery~, jewelry~, jewellery collection, " +
    "jewelry collection", "silver gold beaded pearl clay polymer-clay resin gemstone statement hoop"],
  "candle": ["candle, candles, soy candle, soy candles, wax melts", "soy scented beeswax lavender vanilla hand-poured"],
  "soap": ["soap~, soaps, soap bars, bar soap~", "lavender natural herbal olive-oil lemon goat-milk rose"],
  "ceramics": ["ceramics, pottery~, ceramic mug, ceramic mugs, ceramic bowl, ceramic bowls, ceramic vase, " +
    "ceramic vases, pottery mug, pottery mugs, stoneware mug, stoneware mugs, stoneware bowls, vases+",
    "hand-thrown stoneware speckled glazed blue"],
  "prints": ["art print, art prints, wall art~, posters+, linocut prints, botanical prints, risograph prints",
    "botanical framed limited abstract"],
  "knitwear": ["knitwear~, sweater, sweaters, cardigan, " +
    "cardigans, scarf, scarves, beanie, beanies, jumper+",
    "knitted hand-knitted crochet crocheted wool woolly woollen chunky cable-knit warm", "🧶"],
  "outfit": ["outfit, outfits, outfit of the day, ootd, dress+, dresses, street style~, fashion~, new clothes, " +
    "blazer, jumpsuit, jeans, jacket+, skirt, coat+",
    "summer party wedding-guest leather linen denim casual office maxi floral date-night"],
  "shoes": ["shoes, sneakers, heels+, sandals, boots+, running shoes, hiking boots, dancing shoes",
    "white leather party platform suede"],
  "hair": ["hair+, haircut, haircuts, hairstyle, hair color, hair colour, curly hair~, curls+, braids, hair day, " +
    "hair days, balayage~", "curly long short blonde pink copper good"],
  "nails": ["nails+, manicure, manicures, nail art~, gel nails, pedicure",
    "gel red pink acrylic almond french chrome", "💅"],
  "makeup": ["makeup~, make-up~, makeup look, makeup looks, lipstick, glam~, eyeliner~, makeup routine",
    "bold red bridal soft party natural everyday"],
  "art": ["art~, painting, paintings, watercolour, watercolours, watercolor, watercolors, sketchbook, sketches, " +
    "drawing, drawings, illustration, illustrations, oil painting, acrylic painting, digital art~, " +
    "watercolour painting, watercolor painting", "abstract landscape watercolour watercolor unfinished", "🎨"],
  "photography": ["photography~, street photography~, film photography~, portrait photography~, " +
    "landscape photography~, photo walk, nature photography~, analogue photography~, travel photography~",
    "analog", "📷"],
  "books": ["books, book+, reading~, book haul, reading list, reading time~, reading nook, bookshelf, bookshelves, " +
    "tbr pile, book stack", "library bedtime good thick", "📚"],
  "music": ["music~, playlist, playlists, vinyl+, vinyl collection, vinyl records, record collection",
    "workout party road-trip", "🎶"],
  "practice": ["band practice~, band rehearsal, guitar practice~, piano practice~, choir practice~, " +
    "drum practice~, violin practice~"],
  "film": ["movie night, film night, series night, movie marathon, movie nights, movie evening, series marathon, " +
    "tv night", "family horror horror-movie", "🍿"],
  "games": ["game night, games night, board game night, board games, board game, game nights, gaming~, " +
    "gaming night, video games", "family", "🎲"],
  "travel": ["trip+, trips+, vacation, vacations, holiday+, road trip, road trips, city break, city trip, " +
    "weekend getaway, getaway, travel day, travel plans, travel time~, travel~, travelling~, traveling~, " +
    "solo travel~, airport, honeymoon, weekend trip, day trip",
    "family beach ski city road solo girls group dream city"],
  "camping": ["camping~, camping trip, camping weekend, camping trips, wild camping~, camping season", "family", "🏕️"],
  "party": ["party+, parties+, birthday party, house party, housewarming party, garden party, dance party, " +
    "pool party, dinner party, party time~", "surprise fancy-dress costume birthday"],
  "date-night": ["date night, date nights, dinner date"],
  "night-out": ["girls night, girls' night, girls night out, girls' night out, ladies night, ladies' night, " +
    "night out, boys night, boys' night, girls night in, girls' night in, girls' weekend, girls weekend"],
  "wedding": ["wedding, wedding day, weddings, wedding season~, wedding weekend", "barn forest outdoor", "💒"],
  "engagement": ["engagement party, engagement day, engagement ring", "", "💍"],
  "baby": ["baby+, baby boy, baby girl, newborn, babies", "sleeping smiling"],
  "family": ["family, family time~, family day, family dinner, family weekend, kids, toddler, toddlers, " +
    "family life~", "whole wild loud growing"],
  "friends": ["friends, best friend, best friends, bestie, besties, friendship~, girl gang",
    "dear close uni childhood"],
  "school": ["first day of school~, first school day, back to school~, school day, school morning, school mornings"],
  "study": ["study session, studying~, study day, study night, homework~, study time~, exam prep~, exam week~, " +
    "exam season~, revision~, study group", "late-night maths math biology history", "📚"],
  "graduation": ["graduation~, graduation day, graduation party, graduation gown", "college university school", "🎓"],
  "office": ["home office, desk, desk setup, office+, workspace, work desk, office day, office life~, desk tour",
    "standing"],
  "meeting": ["team meeting, team meetings, meetings+, zoom meeting, monday meeting, staff meeting, video call, " +
    "video calls"],
  "new-job": ["new job, first day at work~, first day at the new job~"],
  "small-business": ["small business, startup, start-up, side hustle, small shop, small business life~, " +
    "family business", "own"],
  "team": ["team+, dream team, teamwork~, team day, team lunch", "amazing whole wonderful growing entire"],
  "coffee-break": ["coffee break, tea break, coffee date, coffee breaks, coffee time~, tea time~, tea breaks", "", "☕"],
  "nap": ["nap, naps, power nap, nap time~, naptime~, lie-in, rest day, bedtime~, sleep~", "", "😴"],
  "self-care": ["self care~, self-care~, self love~, self-love~, spa day, spa weekend, spa night, skincare~, " +
    "skincare routine, skin care~, face mask, bubble bath, me time~, me-time~, self-care day, self care day, " +
    "self-care routine, pamper day, pamper night"],
  "motivation": ["motivation~, inspiration~, mindset~, workout motivation~, study motivation~", "daily gym fitness"],
  "activity": ["knitting~, crochet~, crocheting~, calligraphy~, leathercraft~, embroidery~, origami~, macrame~, woodworking~, woodwork~, carpentry~, " +
    "sewing~, quilting~, sketching~, beekeeping~, archery~, chess~, karate~, judo~, ballet~, tennis~, padel~, " +
    "badminton~, volleyball~, golf~, bouldering~, snowboarding~, skiing~, kayaking~, surfing~, skateboarding~, " +
    "needlepoint~, cross-stitch~, geocaching~, salsa dancing~, volunteering~, journaling~, scrapbooking~, " +
    "people watching~, thrifting~, upcycling~, meditation~", "brush table beach watercolour watercolor indoor hand"],
  "birthday": ["birthday, birthdays, birthday week, birthday girl, birthday boy, birthday weekend, birthday month"],
} satisfies Record<string, readonly [heads: string, before?: string, emoji?: string]>;

/** An everyday subject that has lines of its own. */
export type Subject = keyof typeof words;

/** Nothing is in this list that names another thing as well, unless it is marked. */
export const subjectWords: Record<Subject, readonly [heads: string, before?: string, emoji?: string]> = words;

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

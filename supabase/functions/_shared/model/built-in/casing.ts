import { topics } from "./topics/all.ts";

const always = "Oktoberfest Passover Nowruz Alps Dolomites Himalayas Mediterranean Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays January February April June July August September October November December Christmas Xmas Easter Halloween Thanksgiving Ramadan Eid Diwali Hanukkah Santa Valentine Disney Netflix Instagram YouTube TikTok Spotify PlayStation Xbox Nintendo Minecraft Tesla Porsche Vespa Europe Asia Africa America American English French Italian Spanish German Japanese Chinese Korean Indian Thai Mexican Greek Turkish Portuguese Dutch Swedish Nordic Irish British Excel PowerPoint Photoshop Figma Canva Kubernetes Docker JavaScript TypeScript Bitcoin Ethereum WordPress Shopify GitHub Linux ChatGPT Nike Adidas Lego Ikea Volvo Audi Mercedes Toyota Honda Volkswagen Google Amazon Zara Gucci Prada Chanel Dior Rolex Starbucks Costco Nutella Oreo Haribo Sephora Uber Airbnb Etsy Capricorn Aquarius Pisces Aries Taurus Gemini Virgo Libra Scorpio Sagittarius WhatsApp LinkedIn Facebook Twitter Reddit Pinterest Microsoft Samsung Sony Nikon Leica Dyson KitchenAid Thermomix Barbie Batman Pokemon Python Gmail Pilates I I'm I've I'll I'd".split(" ");
const acronyms = "NYC USA UK BBQ DIY AI ADHD OCD PTSD UX SEO DJ OOTD POV TV LED VIP FAQ CEO PhD HIIT BFF TBT NYE iPhone iPad B2B 3D NBA NFL F1 BMW".split(" ");
const smallWords = new Set(["of", "the", "and", "a", "in", "to"]);

let proper: Map<string, string> | undefined;

function properWords(): Map<string, string> {
  if (proper) return proper;
  proper = new Map([...always, ...acronyms].map((word) => [word.toLowerCase(), word]));
  const places = topics.find((topic) => topic.words.startsWith("paris"))!;
  for (const place of places.words.split(", ")) {
    if (["tower"].includes(place)) continue;
    for (const word of place.split(" ")) if (!smallWords.has(word) && !proper.has(word) && !["new", "south", "tower", "cape", "costa", "city", "los", "san", "las", "town"].includes(word)) proper.set(word, word.charAt(0).toUpperCase() + word.slice(1));
  }
  return proper;
}

const names: Record<string, string> = {
  "new york": "New York", "new zealand": "New Zealand", "south africa": "South Africa", "cape town": "Cape Town", "costa rica": "Costa Rica", "eiffel tower": "Eiffel Tower", "new year": "New Year", "new year's eve": "New Year's Eve",
  "black friday": "Black Friday", "cyber monday": "Cyber Monday", "boxing day": "Boxing Day", "mother's day": "Mother's Day", "father's day": "Father's Day", "valentine's day": "Valentine's Day", "star wars": "Star Wars", "stranger things": "Stranger Things", "game of thrones": "Game of Thrones", "squid game": "Squid Game", "love island": "Love Island", "breaking bad": "Breaking Bad", "lord of the rings": "Lord of the Rings", "world cup": "World Cup", "super bowl": "Super Bowl", "tour de france": "Tour de France", "google maps": "Google Maps", "harry potter": "Harry Potter", "los angeles": "Los Angeles", "san francisco": "San Francisco", "san diego": "San Diego", "las vegas": "Las Vegas", "new orleans": "New Orleans",
};

/** Days, holidays, places and acronyms in the case they are written in; a keyword typed all in capitals comes down first. */
export function fixCase(phrase: string): string {
  const letters = phrase.replace(/[^\p{L}]/gu, "");
  const shouted = letters.length > 5 && letters === letters.toLocaleUpperCase("en") && letters !== letters.toLocaleLowerCase("en");
  const words = properWords();
  let fixed = (shouted ? phrase.toLocaleLowerCase("en") : phrase).replace(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu, (word) => {
    const base = word.replace(/['’]s$/u, "");
    const right = words.get(word.toLowerCase()) ?? words.get(base.toLowerCase());
    if (!right || word !== word.toLowerCase()) return word;
    return right + (words.has(word.toLowerCase()) ? "" : word.slice(base.length));
  });
  for (const [plain, right] of Object.entries(names)) fixed = fixed.replace(new RegExp(`\\b${plain}\\b`, "giu"), right);
  return fixed;
}

/** Whether the word carries its own capital wherever it stands. */
export function isProper(word: string): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(word) || properWords().has(word.toLowerCase().replace(/['’]s$/u, "")) || /^(?:New|South|Cape|Costa|Eiffel)$/u.test(word);
}

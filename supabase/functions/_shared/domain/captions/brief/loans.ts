/**
 * Dishes, drinks and other words that English has from other languages. They look foreign by their letters or endings,
 * and are English where the browser speaks English.
 */
const phrases = new Set(
  `pain au chocolat|tarte tatin|crème brûlée|creme brulee|huevos rancheros|cacio e pepe|aglio e olio|penne alla vodka|
  pad see ew|pad thai|lo mein|chow mein|al pastor tacos|tacos al pastor|chili con carne|chilli con carne|coq au vin|
  hors d'oeuvres|piña colada|pina colada|mai tai|café au lait|cafe au lait|pico de gallo|dulce de leche|tres leches|
  carne asada|pollo asado|arroz con pollo|pan dulce|pasta al forno|spaghetti alla carbonara|sole meunière|boeuf bourguignon|
  beef bourguignon|pâté|foie gras|steak frites|moules frites|salade niçoise|crêpes suzette|petit four|petits fours|
  mille feuille|chai tea|tai chi|feng shui|banh mi|dim sum|bao buns|tikka masala|butter chicken|
  papel picado|día de los muertos|dia de los muertos|cinco de mayo|la croix|déjà vu|deja vu|joie de vivre|je ne sais quoi|
  mardi gras|eau de parfum|eau de toilette|al dente|al fresco|a la carte|carpe diem|la dolce vita|dolce vita|dolce far niente|que sera sera`
    .split("|")
    .map((phrase) => phrase.trim()),
);

const words = new Set(
  `akita dachshund quokka rhino vizsla shiba inu aloe vera cappuccino cappuccinos ristretto frappuccino limoncello spritz
  bellini bellinis caipirinha galette galettes macaron macarons granita bonbon bonbons s'more s'mores jello crêpe crêpes
  omelette omelettes lasagne lasagna tortellini gnocchi tagliatelle pappardelle orecchiette rigatoni fettuccine spätzle
  wonton wontons panini paninis fajita fajitas quesadilla quesadillas empanada empanadas enchiladas tostadas churros
  döner doner falafel shakshuka bibimbap kimchi ramen mochi matcha boba pho tikka masala dal tteokbokki feijoada
  ratatouille raclette fondue quiche croissant croissants baguette brioche éclair éclairs soufflé zucchini courgette
  courgettes jalapeño jalapeños jamón charcuterie patisserie brasserie bruschetta burrata mozzarella prosciutto
  carbonara bolognese risotto tiramisu affogato gelato cannoli focaccia ciabatta pesto paella tapas gazpacho sangria
  mojito margarita tequila mezcal bachelorette fiancé fiancée piñata quinceañera abuela abuelo nonna nonno oma opa mama
  papa tia tio babushka yaya boutique kindergarten entrepreneur capoeira camino siesta fiesta salsa bachata kizomba
  zumba pilates origami ikigai hygge schnitzel pretzel strudel glühwein gluhwein dirndl oktoberfest poinsettia bonsai
  monstera philodendron ai friyay payday entryway bookkeeper bookkeepers physiotherapy hackathon hackathons trekking tee padel ceviche horchata pothos moussaka vespa y2k
  grandad granddad selfie selfies vlog vlogs emoji emojis podcast podcasts skincare haircare activewear athleisure smoothie smoothies`
    .split(/\s+/u)
    .filter(Boolean),
);

/** Whether English has a word or a whole phrase, in lower case, from another language. */
export function isBorrowed(text: string): boolean {
  return words.has(text) || phrases.has(text);
}

import assert from "node:assert/strict";
import type { Language } from "./brief.ts";
import { readLanguage } from "./language.ts";

/** Short keywords as people type them. */
const keywords: Record<Exclude<Language, "other">, string> = {
  en: "candle making|homemade jam|dog grooming|latte art|Las Vegas weekend|paella night|taco tuesday|our café reopens|new menu|yoga|sourdough|gym|marathon|Porto in two days|salsa class|karaoke|tapas bar|piano recital|café by the sea|ceramics|open mic|jury duty|rain|moss|skincare|vintage denim|gin tasting|enamel camping kettle|vegan banh mi|crochet amigurumi|mac n cheese|Reykjavík|delulu|my third Kindle|Bright & Sons Roofing",
  es: "pan recién hecho|nuestra boda en la playa|clases de yoga gratis|mi abuela y sus croquetas|se alquila piso|feliz cumpleaños mamá|noche de juegos|liquidación por cierre|la primera nevada|mercadillo solidario|mañana abrimos|café de especialidad|paseo por el parque|cerrado por vacaciones|un año sin fumar|tarde de lluvia|empanadas caseras|nuevo horario|mi hermana se casa|gracias por venir|taller de cerámica|cena de empresa|ropa de segunda mano|tres años contigo|el mejor café de Bogotá",
  de: "Spaziergang im Park|frisches Brot|Tag der offenen Tür|mein erster Marathon|Kaffee und Kuchen|neue Öffnungszeiten|Wir ziehen um|Weihnachtsmarkt|Feierabendbier|Pilze sammeln|Katzenbabys|selbstgemachte Marmelade|endlich Wochenende|Flohmarkt am Samstag|Kindergeburtstag|20 % auf alles|Wandern in den Alpen|Apfelernte|Gute Nacht|Zwiebelkuchen|Tatort gucken|Fahrradtour|Yoga für Anfänger|Hochzeit am See|Regen in Hamburg",
  fr: "soldes d'été|mon premier marathon|pain au levain|la rentrée|marché de Noël|bon anniversaire maman|petit déjeuner au lit|cours de poterie|nous recrutons|pluie à Paris|mon chat dort|tarte aux pommes|vide-grenier dimanche|nouvelle collection|merci à tous|randonnée en montagne|apéro entre amis|fermeture définitive|livraison gratuite|coucher de soleil|bébé est arrivé|crêpes bretonnes|fête de la musique|ouverture de notre librairie",
  it: "pizza fatta in casa|buon compleanno nonna|saldi estivi|la mia prima maratona|tramonto sul mare|nuova apertura|colazione al bar|cerchiamo personale|mercatino di Natale|il mio cane dorme|passeggiata in montagna|torta della nonna|grazie a tutti|serata jazz|sconto del 20%|domenica in famiglia|olio nuovo|abbiamo vinto|lasagne|vendemmia|pane fresco ogni mattina|gelato a Roma",
  pt: "bolo de cenoura|feliz aniversário mãe|pôr do sol na praia|promoção de verão|nossa nova loja|café da manhã|meu cachorro dorme|estamos contratando|feira de livros|noite de fado|obrigado a todos|primeira maratona|pão quente|receita da avó|domingo em família|chuva em Lisboa|saudades de casa|aulas grátis|frete grátis|meu primeiro emprego|vamos fechar|aniversário da minha mãe",
};

Deno.test("the language of keywords in six languages is detected correctly in at least 97 of 100", () => {
  const all = (Object.entries(keywords) as [Language, string][]).flatMap(([language, list]) =>
    list.split("|").map((keyword) => ({ language, keyword })),
  );
  const wrong = all.filter(({ language, keyword }) => readLanguage(keyword).language !== language);
  assert.ok(wrong.length <= all.length * 0.03, wrong.map(({ keyword }) => keyword).join(", "));
});

Deno.test("other scripts and languages are none of the six", () => {
  for (const keyword of [
    "桜の季節",
    "رمضان كريم",
    "설날",
    "Доброе утро",
    "nasza pierwsza rocznica",
    "kesämökki",
    "Frituur op vrijdag",
    "günaydın",
  ]) {
    assert.equal(readLanguage(keyword).language, "other", keyword);
  }
});

Deno.test("the browser's language decides only if the words do not", () => {
  assert.equal(readLanguage("karaoke", "de-CH").language, "de");
  assert.equal(readLanguage("karaoke", null).language, "en");
  assert.equal(readLanguage("the old harbour at night", "pt-BR").language, "en");
  assert.deepEqual(readLanguage("🔥🔥", "fr"), { language: "fr", certain: false });
});

Deno.test("an opening mark is Spanish, and accounts and addresses say nothing", () => {
  assert.deepEqual(readLanguage("¡karaoke!"), { language: "es", certain: true });
  assert.deepEqual(readLanguage("@fotografia_de_boda"), readLanguage(""));
  assert.equal(readLanguage("karaoke @mañana_con_mi_familia", "de").language, "de");
});

Deno.test("one or two everyday words show their language, and English words that look foreign are English", () => {
  for (const [keyword, language] of [
    ["mudanza", "es"],
    ["Flohmarktfund", "de"],
    ["Zug verpasst", "de"],
    ["raté mon bus", "fr"],
    ["piante grasse", "it"],
    ["perdi as chaves", "pt"],
    ["pastel de nata", "pt"],
    ["destornillador", "es"],
    ["camisa blanca", "es"],
    ["Bügeleisen", "de"],
    ["Igel", "de"],
    ["escargot", "fr"],
    ["chemise blanche", "fr"],
    ["scoiattolo", "it"],
    ["ferro da stiro", "it"],
    ["guarda-chuva", "pt"],
    ["rede de descanso", "pt"],
    ["Yoga im Park", "de"],
    ["pizza ou burger ?", "fr"],
    ["yoga in the park", "en"],
    ["lunch pail", "en"],
    ["time capsule", "en"],
    ["pan pizza", "en"],
  ] as const) {
    assert.equal(readLanguage(keyword).language, language, keyword);
  }
});

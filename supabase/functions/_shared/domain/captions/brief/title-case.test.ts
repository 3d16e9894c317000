import assert from "node:assert/strict";
import { readBrief } from "./read.ts";

Deno.test("a keyboard's capitals make no names of everyday words", async () => {
  for (const [keyword, subject] of [
    ["Sourdough", "sourdough"],
    ["Iced Latte", "iced latte"],
    ["Dog Mom", "dog mom"],
    ["Fall Outfit", "fall outfit"],
    ["Rose Garden", "rose garden"],
    ["COFFEE", "coffee"],
    ["Sunday Morning", "Sunday morning"],
    ["Christmas Cookies", "Christmas cookies"],
  ] as const) {
    const brief = await readBrief({ keyword, tone: null });
    assert.equal(brief.subject, subject);
    assert.notEqual(brief.intent, "person", keyword);
  }
});

Deno.test("names keep their capitals", async () => {
  for (const keyword of [
    "Ada Lovelace",
    "Beyoncé",
    "Uncle Petros",
    "The Corner Bakery",
    "Bright & Sons Roofing",
    "Northside Dental Care",
    "Golden Hour Studio",
    "Team Otter",
    "Paris",
    "Emma Stone",
    "Lake Garda",
  ]) {
    const { subject } = await readBrief({ keyword, tone: null });
    assert.equal(subject.replace(/^the /u, "The "), keyword);
  }
});

Deno.test("places to travel to are places, in capitals or without", async () => {
  for (const keyword of ["Santorini", "Bali", "cinque terre", "playa del carmen", "Cape Town"]) {
    const { intent, language } = await readBrief({ keyword, tone: null });
    assert.deepEqual([intent, language], ["place", "en"], keyword);
  }
});

Deno.test(
  "words that English shares with another language are English, except where the browser speaks the other",
  async () => {
    for (const keyword of [
      "dad",
      "hat",
      "cappuccino",
      "kindergarten",
      "guitar lessons",
      "reservations",
      "cacio e pepe",
    ])
      assert.equal((await readBrief({ keyword, locale: "en-US,en;q=0.9", tone: null })).language, "en", keyword);
    assert.equal((await readBrief({ keyword: "cacio e pepe", locale: "it-IT", tone: null })).language, "it");
    assert.equal((await readBrief({ keyword: "Regen in Hamburg", tone: null })).language, "de");
    assert.equal((await readBrief({ keyword: "mi primer maratón", locale: "en-US", tone: null })).language, "es");
  },
);

import { expect, it } from "vitest";
import { seemsForeign } from "./canned-reply.ts";
import { languageReply } from "./language-reply.ts";

it.each([
  ["¿Cuánto cuesta premium?", /^Premium cuesta/],
  ["hola como funciona esto", /^En la pestaña Generate/],
  ["Speichert ihr meine Fotos?", /^Nein\./],
  ["c'est gratuit ?", /^Oui, il y a un plan gratuit/],
  ["come disdico", /Cancel Subscription/],
  ["é de graça?", /^Sim, há um plano gratuito/],
  ["Wie ist das Wetter in Köln?", /^Das weiß ich nicht/],
])("%j is answered in its language", (question, answer) => {
  expect(seemsForeign(question)).toBe(true);
  expect(languageReply(question)).toMatch(answer);
});

it.each(["What is the price?", "How do I cancel la vie en rose?", "42"])(
  "%j is no question in these languages",
  (question) => {
    expect(languageReply(question)).toBeNull();
  },
);

it("does not look further for plain English", () => {
  for (const question of ["What is the price?", "Is it free?", "does it work for tiktok?"])
    expect(seemsForeign(question), question).toBe(false);
});

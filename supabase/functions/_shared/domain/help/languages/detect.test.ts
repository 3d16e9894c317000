import assert from "node:assert/strict";
import { helpEntries } from "../all.ts";
import { answerIn } from "./answer.ts";
import { languageOfQuestion } from "./detect.ts";
import { answeredLanguages, entriesIn } from "./texts.ts";

const questions: Record<(typeof answeredLanguages)[number], readonly string[]> = {
  es: ["no puedo entrar", "me cobraron dos veces", "¿hay descuento?", "a que hora publico"],
  de: ["mir wurde zweimal abgebucht", "geht das auch ohne foto", "kostenlos?", "warum seh ich werbung"],
  fr: ["je n'arrive pas à me connecter", "vous gardez mes photos ?", "c'est combien ?", "mon code ne marche pas"],
  it: ["non riesco ad accedere", "funziona anche con linkedin?", "vendete i miei dati?", "quanto costa al mese"],
  pt: ["tem aplicativo?", "esqueci a senha", "quero cancelar", "vocês vendem meus dados?"],
};
for (const language of answeredLanguages) {
  Deno.test(`questions in ${language} are recognized, and answered in it`, () => {
    for (const question of questions[language]) {
      assert.equal(languageOfQuestion(question), language, question);
      const { text } = answerIn(language, question);
      assert.ok(entriesIn(language).some(({ answer }) => answer === text) || text.includes("Contact"), question);
    }
  });

  Deno.test(`every answer in ${language} has an English one`, () => {
    const known = new Set(helpEntries.map(({ id }) => id));
    const ids = entriesIn(language).map(({ id }) => id);
    assert.deepEqual(
      ids.filter((id) => !known.has(id)),
      [],
    );
    assert.ok(ids.length >= 20);
    assert.equal(new Set(ids).size, ids.length);
  });
}

Deno.test("English, and what has no words, is none of them", () => {
  for (const question of [
    "how do I cancel",
    "premium",
    "video?",
    "caption for a baby shower",
    "caption for my café in Roma",
    "¿?",
    "42",
  ])
    assert.equal(languageOfQuestion(question), null, question);
});

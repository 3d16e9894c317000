import assert from "node:assert/strict";
import { voicePoints, withoutPoints } from "./points.ts";
import { readVoice } from "./read.ts";
import type { Voice } from "./voice.ts";

const profiles: [string, string, Partial<Voice>][] = [
  [
    "dry, lower case",
    "short, dry, all lower case. examples: 'coffee. again.' / 'it rained. we stayed.' / 'monday found me.'",
    {
      description: "short, dry, all lower case.",
      examples: ["coffee. again.", "it rained. we stayed.", "monday found me."],
      casing: "lower",
      length: "short",
      emoji: "none",
      hashtags: "none",
      register: "dry",
      signature: null,
      language: null,
    },
  ],
  [
    "a firm",
    "We write for a law firm: complete sentences, no exclamation marks, no emoji, no hashtags. Example: 'We are pleased to welcome Dr. Ruiz to our Zurich office.'",
    {
      examples: ["We are pleased to welcome Dr. Ruiz to our Zurich office."],
      casing: null,
      emoji: "none",
      hashtags: "none",
      exclamation: "none",
      register: "formal",
      signature: null,
    },
  ],
  [
    "loud",
    "omg energy!! lots of emoji, slang, CAPS for one word. e.g. 'this matcha is UNREAL 😭💚 run don't walk'",
    {
      examples: ["this matcha is UNREAL 😭💚 run don't walk"],
      emoji: "many",
      favoriteEmoji: ["😭", "💚"],
      slang: true,
      capsWord: true,
      register: "loud",
      exclamation: "many",
    },
  ],
  [
    "signed",
    "Warm and a little old-fashioned, always signed. Example: 'Baked two loaves this morning, one for you. With love, Nana May'",
    {
      signature: { text: "With love, Nana May", ownLine: false },
      register: "warm",
      casing: null,
    },
  ],
  [
    "Spanish",
    "Escribimos en español, cercano y corto. Ejemplo: 'Hoy abrimos a las 9. ¿Te guardo un cruasán?'",
    {
      examples: ["Hoy abrimos a las 9. ¿Te guardo un cruasán?"],
      language: "es",
      length: "short",
      register: "warm",
      questions: "some",
    },
  ],
  [
    "minimal",
    "one sentence. no emoji, no hashtags, no questions. Example: 'New prints in the window.'",
    {
      examples: ["New prints in the window."],
      length: "one-sentence",
      emoji: "none",
      hashtags: "none",
      questions: "none",
    },
  ],
  [
    "one caption per line",
    "slow sundays & strong coffee ☕️ — m.\nfound the light again. keeping it. — m.",
    {
      description: "",
      examples: ["slow sundays & strong coffee ☕️ — m.", "found the light again. keeping it. — m."],
      casing: "lower",
      signature: { text: "— m.", ownLine: false },
      emoji: "few",
    },
  ],
  [
    "a description alone",
    "Friendly and professional, no hashtags please",
    {
      description: "Friendly and professional, no hashtags please",
      examples: [],
      hashtags: "none",
      register: "formal",
      emoji: null,
    },
  ],
  [
    "a description and lines under it",
    "I write short and funny captions.\n- Dog 1, sofa 0.\n- Who ate the butter? Not me.\n- Late again!",
    {
      description: "I write short and funny captions.",
      examples: ["Dog 1, sofa 0.", "Who ate the butter? Not me.", "Late again!"],
      length: "short",
    },
  ],
  [
    "a caption that mentions style",
    "New in: a cool vintage lamp for long evenings at home",
    {
      examples: ["New in: a cool vintage lamp for long evenings at home"],
    },
  ],
  [
    "German, told",
    "Bitte auf Deutsch, ohne Hashtags und ohne Ausrufezeichen.",
    {
      language: "de",
      hashtags: "none",
      exclamation: "none",
      examples: [],
    },
  ],
  ["denied words", "not formal, never salesy", { register: null }],
  [
    "a sign-off in quotes",
    'Always sign off with "Stay salty". Short.',
    {
      signature: { text: "Stay salty", ownLine: false },
      examples: [],
      length: "short",
    },
  ],
  [
    "a signature line of its own",
    "Sun on the step.\n~ Ivy\nRain on the roof.\n~ Ivy",
    {
      examples: ["Sun on the step.\n~ Ivy", "Rain on the roof.\n~ Ivy"],
      signature: { text: "~ Ivy", ownLine: true },
    },
  ],
];

for (const [name, tone, expected] of profiles) {
  Deno.test(`reads ${name}`, () => {
    const voice = readVoice(tone)!;
    const seen = Object.fromEntries(Object.keys(expected).map((key) => [key, voice[key as keyof Voice]]));
    assert.deepEqual(seen, expected);
  });
}

Deno.test("an empty text gives no voice", () => {
  assert.deepEqual([readVoice(null), readVoice("  \n ")], [null, null]);
});

Deno.test("describes the findings in words, without those that are turned off", () => {
  const voice = readVoice("short, lower case, no hashtags. 'slow sunday. — m.' 'late again. — m.'");
  assert.deepEqual(
    voicePoints(voice).map(({ words }) => words),
    ["short sentences", "lower case", "no emoji", "no hashtags", "no exclamation marks", "signed — m."],
  );
  const rest = withoutPoints(voice, ["casing", "signature", "nothing of ours"]);
  assert.deepEqual(
    voicePoints(rest).map(({ words }) => words),
    ["short sentences", "no emoji", "no hashtags", "no exclamation marks"],
  );
  assert.deepEqual(rest?.examples, voice?.examples);
});

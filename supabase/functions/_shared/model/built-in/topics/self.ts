import type { Topic } from "./topic.ts";

/** One's own body, character and years. */
export const self: readonly Topic[] = [
  {
    group: "feeling", scene: "quiet", words: "body positivity, mom guilt, mum guilt, dad guilt, guilt, body neutrality, stretch marks, stretch mark, self acceptance, self esteem, loose skin, postpartum body, acne, skin positivity, scars, curvy, quarter life crisis, midlife crisis, growing older, aging, ageing, empty nest, comparison, perfectionism, people pleasing",
    emoji: "🤍 🌿 🫶 💛 🍃 🌱 🪞 ☀️", tags: "BeKindToYourself AsYouAre KindToMyself SoftDays EnoughAsYouAre",
    has: "a kind mirror, one deep breath, an old worry, a new sentence",
    says: ["Nothing here needs fixing.", "I am learning to talk to myself the way I talk to my friends.", "It took years to be this kind to myself. Still practising.", "Filters off, shoulders down.", "What I used to hide has carried me through a lot."],
    tells: ["Looked in the mirror and said something nice. It felt strange. I said it again.", "Nearly deleted this. That is exactly why it stays."],
    asks: ["What would you tell your younger self?", "What have you made peace with?", "Who taught you to be kind to yourself?"],
  },
  {
    group: "feeling", scene: "feeling", words: "introvert, late bloomer, night owl, early bird, extrovert, ambivert, social battery, overthinking, overthinker, people person, homebody, introvert life, tall girl problems, short girl problems, awkward, main character energy, people watching, small talk",
    emoji: "🫠 📖 🏡 😌 🙃 💭 ☕ 🫶", tags: "SocialBattery Relatable HomeBody QuietPeople JustMeThings",
    has: "one good excuse, a full bookshelf, a phone on silent, the long way home",
    says: ["I had a lovely time. I left at nine.", "My social battery came without a charger.", "I rehearse phone calls and still say you too to the waiter.", "I like people. In small portions, with breaks.", "Cancelled plans are my love language."],
    tells: ["Waved back at somebody who was waving at the person behind me. I live here now.", "Said I would stop by for a minute. I meant it literally."],
    asks: ["Party until late or home by nine?", "What drains you, and what charges you?", "What is your polite excuse?"],
  },
  {
    group: "season", scene: "chore", words: "hay fever, allergy, allergies, pollen, pollen season, allergy season, runny nose, sneezing, pollen count",
    emoji: "🤧 🌼 🌳 🧻 💊 😵‍💫 🍵 🌸", tags: "HayFever AllergySeason BlessMe SneezeSeason SpringProblems",
    has: "three packs of tissues, one red nose, a brave face, nineteen sneezes",
    says: ["I am allergic to my favourite season.", "Everything is in bloom, including my nose.", "The trees are having a party, and I was not asked.", "Bless me in advance, it saves time.", "I can predict the pollen count more precisely than any app."],
    tells: ["Opened the window for fresh air. We all make mistakes.", "Sneezed eleven times in a row. Somebody clapped."],
    asks: ["What is your secret remedy?", "Team window open or team window shut?", "How many tissues is too many?"],
  },
  {
    group: "food", scene: "idea", words: "gluten free, dairy free, lactose intolerance, lactose free, celiac, coeliac, food allergy, food allergies, sugar free, keto, low carb, intermittent fasting, nutrition, nutrition plan, protein, high protein, diet, diet plan, calorie deficit, supplements, vitamins, gut health",
    emoji: "🥗 🥑 🍳 🥛 🍌 ✅ 🌾 🧑‍🍳", tags: "FoodChoices EatWell LabelReader NutritionNotes FeelGoodFood",
    has: "a long look at the label, one good substitute, a packed snack, patient friends",
    says: ["I read labels the way other people read novels.", "Yes, I asked the waiter. Yes, politely. Yes, twice.", "It is less about leaving out and more about finding something better.", "Somebody always says just one bite.", "My bag contains a snack for every emergency."],
    tells: ["Explained it at a family dinner. Explained it again over dessert.", "Found a version that tastes even better. I have told everyone, including strangers."],
    asks: ["What is your best swap?", "Which question are you tired of?", "What do you always have in your bag?"],
  },
  {
    group: "product", scene: "launch", words: "ebook, e-book, template, notion template, canva template, printable, preset, lightroom preset, digital product, digital download, masterclass, online program, workbook, planner template, swipe file, freebie, checklist, lead magnet",
    emoji: "📥 💻 ✨ 📄 🙌 💡 ✅ 📌", tags: "DigitalProduct NewIn MadeForYou DownloadNow WorkSmarter",
    has: "a lot of drafts, honest testers, strong coffee, one final yes",
    says: ["We made it once, properly, so that you can start today.", "It began as something for ourselves. Then friends asked for it.", "Open it, fill it in, feel organised.", "Less blank page, more getting on with it.", "No fluff. We counted."],
    tells: ["The first version was a mess on a napkin. This is the version after that.", "Sent it to three honest people. Two of them were very honest. It got better."],
    asks: ["What would save you the most time?", "What should we make next?", "Blank page or template?"],
  },
];

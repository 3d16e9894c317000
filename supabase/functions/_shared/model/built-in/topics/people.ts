import type { Topic } from "./topic.ts";

export const people: readonly Topic[] = [
  {
    group: "people", scene: "person", words: "family, familie, familia, famille, family time, parent, sibling, brother, sister, cousin, niece, nephew, aunt, uncle, family dinner, family trip, relatives, reunion, family reunion, twins",
    emoji: "👨‍👩‍👧 🏡 💛 🤗 🍽️ 📷 😄 🧡", tags: "FamilyTime MyPeople TogetherAgain FamilyFirst HomeTeam",
    has: "old stories, too much food, one running joke, a crooked group photo",
    says: ["Loud, late and exactly right.", "Nobody knows the old stories better, or tells them worse.", "The photo took nine attempts. Someone still blinked.", "Everyone talks, nobody listens, we all understand."],
    tells: ["We planned a quiet afternoon. There are eleven of us.", "Came for lunch, left with leftovers for a week."],
    asks: ["Who is the loudest at your table?", "Which family story gets told every single time?"],
  },
  {
    group: "people", scene: "person", words: "mom, mum, mother, mama, mother's day, dad, father, papa, father's day, grandma, grandmother, grandpa, grandfather, mommy, daddy, grandparent, oma, opa, abuela, madre, padre",
    emoji: "💛 🤗 💐 🏡 🫶 ☕ 📷 🌷", tags: "FamilyFirst ThankYou MyPeople Grateful HomeTeam",
    has: "good advice, old photos, the last word, a call every Sunday",
    says: ["Right about nearly everything, and kind about it.", "Still the first number I would call.", "Half of what I know came across a kitchen table.", "Some people make looking after others look easy."],
    tells: ["Called with a quick question. We talked for an hour.", "Heard myself say it exactly the same way. Smiled."],
    asks: ["What did you learn from yours?", "Who do you call first with good news?"],
  },
  {
    group: "people", scene: "little", words: "baby, newborn, pregnancy, pregnant, toddler, kid, child, children, son, daughter, maternity, motherhood, fatherhood, parenting, being a mom, being a mum, being a dad, being a parent, mom of two, mum of two, dad life, mom life, kids, expecting, bebé, first steps, nursery",
    emoji: "👶 🍼 🧸 💛 👣 🤍 😊 🌙", tags: "ParentLife TinyHumans FamilyOfOurs LittleMoments GrowingUp",
    has: "tiny socks, little sleep, big feelings, hands that hold on",
    says: ["The days are long, the sleeves are already too short.", "So small, and in charge of everything.", "Tired is a small price.", "Nobody tells you how funny they are."],
    tells: ["Put the socks on four times. They came off five.", "Watched a nap for an hour. Best show of the week."],
    asks: ["What surprised you the most?", "What is the funniest thing a small person said to you lately?"],
  },
  {
    group: "people", scene: "person", words: "friend, friendship, best friend, bestie, bff, squad, girls night, night out, friends, freunde, amigos, amis, catch up, hanging out, boys night, girls trip, reunion with friends",
    emoji: "🫶 😄 🥂 🙌 💛 📷 🍕 👯", tags: "MyPeople GoodCompany BestFriends Friendship SameOldUs",
    has: "old jokes, new plans, one shared dessert, nobody checking the time",
    says: ["Picked up where we left off, mid-sentence.", "Same jokes since forever, still working.", "Good company makes any table the right one.", "The kind of people who finish your fries and your sentences."],
    tells: ["We said an hour. The waiter put the chairs up around us.", "Nobody took a good photo because nobody stopped laughing."],
    asks: ["Who are you texting this to?", "How did you two meet?"],
  },
  {
    group: "people", scene: "feeling", words: "love, boyfriend, girlfriend, husband, wife, couple, date night, date, relationship, partner, soulmate, in love, romance, liebe, amor, amour, crush, valentine, valentine's day, valentines",
    emoji: "❤️ 💕 🥰 🌹 💌 🫶 🕯️ 🥂", tags: "JustUs LoveNotes DateNight TogetherIsBetter MyFavourite",
    has: "a long walk, one shared dessert, bad dancing, a hand to hold",
    says: ["Home turned out to be a person.", "Still the best part of an ordinary day.", "Two coffees, one blanket, no plans.", "It is the small things, and you do most of them."],
    tells: ["Went out for a fancy dinner. Ended up with chips on a bench. Better.", "You said five minutes. I would wait longer."],
    asks: ["How did yours begin?", "Big gestures or small ones?"],
  },
  {
    group: "celebration", scene: "wedding", words: "wedding, bride, groom, bridal, engagement, engaged, proposal, bridesmaid, wedding dress, marriage, married, just married, hochzeit, boda, mariage, wedding day, bachelorette",
    emoji: "💍 💒 🥂 🤍 💐 👰 🎉 🕊️", tags: "WeddingDay SaidYes JustMarried BigDay HappilyEver",
    has: "two rings, wet eyes, a full dance floor, one unforgettable speech",
    says: ["Two people, one yes and not a dry eye in the second row.", "The dress was lovely. The look was better.", "The vows were short and the hug was long.", "Everyone we love in one room, finally."],
    tells: ["Practised the walk for weeks. Forgot all of it. Perfect anyway.", "It rained for ten minutes. Nobody noticed."],
    asks: ["Who cried first?", "Which song filled the floor?"],
  },
];

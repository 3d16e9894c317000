import type { ArticleSubject } from "./subject.ts";

export const marketingSubjects: readonly ArticleSubject[] = [
  {
    id: "one-wish",
    titles: ["One post, one wish: asking readers for the right thing", "The plain art of the call to action"],
    summary:
      "A post that asks for everything gets nothing. How to choose the one thing that a reader should do, and how to ask for it without shouting.",
    lead: "“Like, comment, share, save, visit and tell a friend” is not a request but a list. Readers choose the shortest way through it, which is to scroll on.",
    sections: [
      {
        heading: "Decide before you write",
        text: "Ask yourself what should be different tomorrow because of this post. More people at the door, an answer to a question, a few orders? The wish decides what the text needs to say and what it can leave out.",
      },
      {
        heading: "Make it small",
        text: "The step should be smaller than the interest. Whoever is curious will look at a picture, but not fill in a form. Ask for the first step only, and let the next place ask for the next one.",
        points: [
          "Curious people: look, save, answer with one word.",
          "Interested people: come by, read on, ask.",
          "Decided people: order, book, sign up.",
        ],
      },
      {
        heading: "Say why now",
        text: "A true reason works: it is fresh today, the week ends on Sunday, there are twelve of them. Invented hurry works once and costs trust for a long time.",
      },
      {
        heading: "Put it where the reader is ready",
        text: "After the detail that convinces, not before. And only once: the second request makes the first one weaker.",
      },
      {
        heading: "Thank those who did it",
        text: "A wish that came true deserves a second post: how many came, what was ordered most, which answer was the funniest. It shows the others that the request was meant seriously, and it makes the next one easier to say yes to.",
      },
    ],
    exercise: {
      heading: "The slip of paper",
      text: "Write your next post's wish on a slip of paper first. If you need the word “and”, make two posts of it.",
    },
    checklist: {
      heading: "Five questions for every campaign, however small",
      points: [
        "Whom is it for, in one sentence that leaves somebody out?",
        "What should these people do, and can they do it in a minute?",
        "What do we say that a competitor could not say?",
        "How will we notice that it worked, apart from likes?",
        "When do we stop, and who decides that?",
      ],
    },
  },
  {
    id: "small-shop",
    titles: ["What a small shop can say that a big one cannot", "Small and specific: marketing without a budget"],
    summary:
      "Large brands must speak to everybody. A small business may speak to somebody, and that is its advantage in every feed.",
    lead: "Advertising for millions has to be smooth. Yours does not. The details that a large company would cut are the ones that make people remember where they read about you.",
    sections: [
      {
        heading: "Be exact",
        text: "“Fresh bread daily” could hang anywhere. “The rye comes out at ten past six, and the first row is gone by seven” exists once. Numbers, times and names of things cost nothing and cannot be copied.",
      },
      {
        heading: "Show decisions, not slogans",
        text: "People trust choices they can follow. Why you stopped selling something, why you pay more for the lids, why you close on Mondays. One decision per post, with its reason.",
      },
      {
        heading: "Talk to the people you have",
        text: "Ten customers who come back are more than a thousand who follow. Post what helps them, answer them first, and they will bring the eleventh.",
        points: ["What do they ask at the counter?", "What do they get wrong at home?", "What would they miss?"],
      },
      {
        heading: "Measure what pays the rent",
        text: "Reach is pleasant. Write down for a month what people mention when they come in; that note tells you more than any chart.",
      },
      {
        heading: "Let mistakes be seen",
        text: "A cake that sank, a delivery that went to the wrong door, a sign with a letter too many: told with a smile and with the repair, these are the posts that people quote. Large companies have a department that prevents them. You have a story.",
      },
    ],
    exercise: {
      heading: "Three questions from the counter",
      text: "Write down the last three questions that customers asked you. Each of them is a post.",
    },
    checklist: {
      heading: "Details worth writing down today",
      points: [
        "The hour at which the first shelf is empty.",
        "The name of the person who makes or mends the thing.",
        "What the oldest object in the room is for.",
        "The sentence that regulars say when they come in.",
      ],
    },
  },
  {
    id: "newsletter",
    titles: ["From a follower to an address that is yours", "A small newsletter, and what it is for"],
    summary:
      "Platforms lend you readers; a list of addresses stays. How to ask for them fairly, what to send, and how often is often enough.",
    lead: "Whoever follows you sees what a feed decides to show. Whoever gave you an address hears from you when you have something to say.",
    sections: [
      {
        heading: "Offer a reason in one sentence",
        text: "“Subscribe to our newsletter” asks for trust and offers paper. “The bread list for the week, on Sunday evening” says what arrives, when, and for whom.",
      },
      {
        heading: "Ask where the interest is warm",
        text: "The best moment is after a good answer, not before it: at the counter, under a post that helped, in the message that confirms an order. A box that covers the page asks strangers.",
      },
      {
        heading: "Send less than you could",
        text: "One useful message a month is read for years. Put the most important line first and end when it has been said.",
        points: [
          "One piece of news that is not on the platforms yet.",
          "One date, with the hour.",
          "One thing that readers can answer.",
        ],
      },
      {
        heading: "Keep it lawful and light",
        text: "Only people who agreed, a way out in every message, and no address that you do not need. The rules differ between countries, but these three are never wrong.",
      },
      {
        heading: "Write to one reader",
        text: "Choose somebody from the list whom you like and write as if the message went to that person only. The greeting becomes simpler, the boasting disappears by itself, and everybody else on the list feels addressed as well. Read it once with their name at the top before you send it.",
      },
    ],
    exercise: {
      heading: "A promise in one sentence",
      text: "Complete the sentence “Once a … you get …, so that you …” and show it to two customers. If they ask what it means, rewrite it.",
    },
    checklist: {
      heading: "Before the first message goes out",
      points: [
        "You have sent it to yourself and read it on a phone.",
        "The sender is a name that readers know.",
        "The way out works with one click.",
        "You know what the second message will be about.",
      ],
    },
  },
  {
    id: "price-post",
    titles: ["Talking about prices without a lump in the throat", "How to post a price, and when to explain one"],
    summary:
      "Posts that hide the price invite the wrong questions. How to name a number calmly, what to put beside it, and when to say why it rose.",
    lead: "“Price on request” saves a line and costs conversations. People who have to ask first often do not, and those who do ask begin with a doubt.",
    sections: [
      {
        heading: "Put the number into the text",
        text: "A price in the picture cannot be read aloud, searched or copied. Write it where the thing is named, with everything included that the buyer will pay in the end.",
      },
      {
        heading: "Place something next to it",
        text: "A number alone is high or low. Beside it belongs what it contains: the hours, the size, how long it lasts, what happens if it breaks.",
      },
      {
        heading: "Announce an increase once",
        text: "Say what changes, from when, and the reason in one sentence. No graph, no apology and no reminder; those who stay have understood it the first time.",
        points: [
          "“From 1 March the large loaf costs 4.20, because flour does.”",
          "“Repairs stay at the same price until the summer.”",
        ],
      },
      {
        heading: "Answer “too expensive” with a fact",
        text: "It is not an attack. Say what a cheaper version would leave out, name one if you have it, and wish a good day if you do not.",
      },
      {
        heading: "Give discounts a reason and an end",
        text: "A lower price without a reason makes people wonder about the normal one. The last pieces of a season, a size that hardly fits anybody, a quiet Tuesday: each is honest and each ends by itself. What is always reduced is simply the price.",
      },
    ],
    exercise: {
      heading: "The missing number",
      text: "Look through your last ten offers and add the price to each one in which a reader would have to ask.",
    },
    checklist: {
      heading: "A price is complete if it says",
      points: [
        "what exactly is bought,",
        "whether tax and delivery are in it,",
        "how long it holds,",
        "where to ask if it does not fit.",
      ],
    },
  },
];

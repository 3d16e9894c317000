import type { ArticleSubject } from "./subject.ts";

export const contentCreationSubjects: readonly ArticleSubject[] = [
  {
    id: "four-captions",
    titles: ["One photo, four captions that are true", "Four ways to tell the same picture"],
    summary:
      "When nothing comes to mind, change the question instead of the photo: four angles that work for a plate, a dog, a shop window or a sunset.",
    lead: "Running out of ideas is rarely a lack of things to say. It is usually the habit of asking the same question of every picture: what is this? There are better ones.",
    sections: [
      {
        heading: "What happened a minute before?",
        text: "Every photo has a beginning that it does not show. The dough that would not rise, the bus that came late, the joke that made them laugh. Two sentences are enough, and nobody else can write them.",
      },
      {
        heading: "What would somebody notice who has never been here?",
        text: "You have stopped seeing the crooked sign and the cat on the counter. Visitors talk about exactly these. Walk in as a stranger once and note three things.",
      },
      {
        heading: "What did it need?",
        text: "Hours, patience, a borrowed ladder, help from a neighbor. The effort behind a picture interests people more than its result, as long as it is told without complaint.",
        points: ["How long did it take?", "What went wrong first?", "Who should be thanked?"],
      },
      {
        heading: "What does it change for the reader?",
        text: "Somebody will cook it, wear it, visit it or send it to a friend. Say what they get out of it in their words, not in yours.",
      },
      {
        heading: "Put the answers aside for later",
        text: "Four true sentences about one picture are too many for one post. Use the strongest now and store the others with the file name. In half a year you can show the photo again, hardly anybody will remember it, and the second sentence will be new to everyone.",
      },
    ],
    exercise: {
      heading: "An old photo, a new question",
      text: "Choose a photo you never posted and answer each of the questions in one sentence. Post the best answer.",
    },
    checklist: {
      heading: "A drawer for the days without ideas",
      points: [
        "A note on your phone with sentences that customers or friends really said.",
        "A folder of plain photos without an occasion: hands, doors, tools, light.",
        "A list of things you have explained more than twice.",
        "Your five posts that were saved or passed on most, to be told again in other words.",
      ],
    },
  },
  {
    id: "quiet-hour",
    titles: ["A week of posts from one quiet hour", "Planning posts without sounding planned"],
    summary:
      "An hour of preparation takes the daily pressure away. A simple order of work that leaves room for what happens on the day.",
    lead: "Posting every day out of nothing is tiring, and it shows. An hour set aside once a week produces calmer texts, and leaves the good accidents their place.",
    sections: [
      {
        heading: "Collect first, judge later",
        text: "Spend the first quarter of the hour on raw material only: six plain photos, three questions that people asked you, one thing you learned. Do not write yet; sorting and writing at the same time stops both.",
      },
      {
        heading: "Write one sentence for each",
        text: "Not the caption, just what it is about. If no sentence comes, drop the piece. Four that you have something to say about are better than seven fillers.",
      },
      {
        heading: "Turn sentences into captions",
        text: "Now write all of them in one go, while you are warm. Keep the order: the point, one detail, one thing for the reader to do.",
        points: [
          "Read each one aloud.",
          "Cut the first word and see whether it is missed.",
          "Check that no two begin alike.",
        ],
      },
      {
        heading: "Leave a gap on purpose",
        text: "Keep one day free for what happens. A planned week with an open Thursday feels alive; a full one feels like a timetable.",
      },
      {
        heading: "What can be left out",
        text: "Every plan says what will not be done. Choose one kind of reader and one kind of post for the next four weeks, and let the rest lie. You lose little, because half-hearted posts were not seen anyway, and you win the time in which the remaining ones become good.",
      },
    ],
    exercise: {
      heading: "Book the hour",
      text: "Put one hour into your calendar for this week, at a time when nobody needs you, and do only the collecting.",
    },
    checklist: {
      heading: "What to have on the table when the hour begins",
      points: [
        "The photos of the last seven days, unsorted.",
        "The questions that came in, whoever asked them.",
        "A sheet of paper for the order of the days.",
        "A clock, so that it stays one hour.",
      ],
    },
  },
  {
    id: "photo-light",
    titles: [
      "Better photos with the phone you have",
      "Light, distance, background: three decisions before the shutter",
    ],
    summary:
      "Most pictures fail before the button is pressed. Three decisions that cost nothing and make an ordinary photo clear.",
    lead: "New phones take sharper pictures of the same mess. What makes a photo readable on a small screen is decided by where you stand.",
    sections: [
      {
        heading: "Find the window",
        text: "Turn off the lamp and carry the thing to the nearest window. Light from the side shows what a surface feels like; light from the front flattens it, and light from above gives soup a shadow.",
      },
      {
        heading: "Take two steps closer",
        text: "On a screen as wide as a hand, half of what you framed disappears. Fill the frame with one object and let the edges cut it. Nobody misses the rest of the table.",
      },
      {
        heading: "Look at the corners",
        text: "Before you press, move your eyes once around the border. The bin, the cable and the half of a colleague are always in a corner, and a small step makes them vanish.",
        points: [
          "A wall without pictures is a good background.",
          "A shadow of your own hand is not.",
          "An empty chair tells more than a crowded one.",
        ],
      },
      {
        heading: "Take the second picture",
        text: "The first photo is of what you noticed. Stay where you are, change one thing, and press again: the second one is often of what it is about.",
      },
      {
        heading: "Edit with two sliders only",
        text: "Brightness and crop repair most of what went wrong; filters mostly hide it. Raise the brightness until the white of a cup is white, straighten the edge of the table, and stop. Pictures that were edited the same way also look as if they belonged together.",
      },
    ],
    exercise: {
      heading: "Same thing, three places",
      text: "Photograph one cup in the kitchen, beside a window and outdoors, and put the three pictures next to each other.",
    },
    checklist: {
      heading: "Before the shutter clicks",
      points: [
        "The lens is wiped.",
        "One thing is in focus, and you can name it.",
        "There is space where the text will go.",
        "The horizon is level, or clearly not meant to be.",
      ],
    },
  },
  {
    id: "series",
    titles: ["Why a small series beats a single good post", "The same idea, told in five parts"],
    summary:
      "A series gives readers a reason to return and saves you from inventing a new form every time. How to find one that you can keep up.",
    lead: "A single post has to explain itself from the beginning. The third part of a series is understood at a glance, and the fifth is expected.",
    sections: [
      {
        heading: "Choose a frame, not a topic",
        text: "“Everything about tea” never ends and never begins. “One cup on the same windowsill, every Friday” is a frame: it limits you, and limits are what make it quick.",
      },
      {
        heading: "Make five before you show one",
        text: "A series that stops after two parts teaches readers not to wait. If the five are hard to finish, the frame is wrong, and nobody has seen it yet.",
      },
      {
        heading: "Let the parts differ in one way only",
        text: "Keep the angle, the length and the first words. Change the object. Readers compare without being asked, and comparing keeps them.",
        points: [
          "Five doors on your street.",
          "Five things that were repaired this week.",
          "Five answers to the same question from five customers.",
        ],
      },
      {
        heading: "Say when it is over",
        text: "A good ending is a post of its own: all parts in one picture, and a question about what should come next. It makes room for the next frame.",
      },
      {
        heading: "Prepare for the dull week",
        text: "Around the third part the fun goes missing, for you and not for the readers. That is what the finished five are for. Post the next one as planned, read what people answer, and do not judge the idea before the last part has been seen.",
      },
    ],
    exercise: {
      heading: "Find your frame",
      text: "Write down three sentences that start with “One … on the same …, every …”. Choose the one that you could photograph within the hour.",
    },
    checklist: {
      heading: "A frame holds if",
      points: [
        "a stranger understands the third part without the first,",
        "each part takes you less than twenty minutes,",
        "it survives a week of rain,",
        "you would look at it yourself.",
      ],
    },
  },
];

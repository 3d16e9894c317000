import { hairLines } from "./kinds/hair.ts";
import { occasionLines } from "./scene-lines-occasions.ts";
import type { Scene } from "./openings/scene.ts";

/** Lines that suit every subject of a scene, beside the topic's own. */
export const sceneLines: Partial<Record<Scene, { says: readonly string[]; tells?: readonly string[]; asks: readonly string[] }>> = {
  dish: {
    says: ["The plate came back clean, which says enough.", "Seconds were not discussed. They simply happened.", "Quiet table, happy people.", "There are no leftovers in this story.", "The diet starts on a day that has not been invented yet."],
    tells: ["Made enough for tomorrow. Tomorrow will have to order in.", "One bite for the photo. Then I forgot about the photo."],
    asks: ["Share it or guard it?", "What are you having tonight?", "Who makes the best one you know?", "Eat it now or save it for later?"],
  },
  meal: {
    says: ["Phones face down, elbows wherever they fit.", "Nobody got up until the bread was gone.", "The dishes can think about what they did until tomorrow.", "One more bite has never been just one more bite."],
    tells: ["Said we would only stay for a bite. Then somebody passed the bread.", "Sat down for a minute. Somebody has put the kettle on twice since."],
    asks: ["Who is at your table?", "What is the first thing to disappear from yours?", "Early, late or all day?"],
  },
  brew: {
    says: ["The mug is large, and so are the expectations.", "Two sips in and I like people again.", "Do not speak, only pour.", "The day may begin.", "Warm hands, clear thoughts, no rush.", "The second one is for courage.", "I would call it self-care, but it is mostly survival."],
    tells: ["Put the mug down somewhere safe. Still looking.", "Tried to skip it today. We do not talk about the hour that followed.", "Poured one for the road. Missed the road."],
    asks: ["What is in your cup right now?", "Big mug or small cup?", "At home or on the way?", "First one of the day or third?", "What is your order, word for word?"],
  },
  glass: {
    says: ["The ice was the only thing in a hurry.", "Nobody made plans for the morning. Wise.", "Some conversations need a coaster.", "The chairs were uncomfortable, and nobody left."],
    tells: ["The waiter asked if we needed anything. We said time.", "One toast led to another. Now we have seven things to celebrate."],
    asks: ["What are you having?", "Inside or out on the terrace?", "Who are you clinking with?"],
  },
  trip: {
    says: ["The itinerary was optional, and so were shoes.", "My phone counted the steps. I counted the stops for snacks.", "Being slightly lost is part of it.", "The best stories start with a wrong turn.", "I unpacked nothing and needed less."],
    tells: ["Asked for directions. Got an invitation to lunch.", "Missed the connection. Found the view."],
    asks: ["Planner or wing it?", "What do you always forget to pack?", "Where to next?", "One long one or three short ones?"],
  },
  city: {
    says: ["Comfortable shoes were the best decision.", "Every second street looked like a film set.", "I learned four words and used all of them to order food.", "The map was more of a suggestion.", "The small streets kept winning."],
    tells: ["Went out for a coffee. Came back at midnight.", "Sat on a step with a pastry and watched the whole street go by."],
    asks: ["What is your favourite corner of it?", "Been, or still on the list?", "Early morning or late at night?", "Where should I eat next time?"],
  },
  spot: {
    says: ["Time moves differently there.", "I brought a book and read one page.", "Nothing on the schedule, everything on the horizon.", "The best seat is the one nobody is fighting for."],
    tells: ["Sat down for a minute. The shadow of the chair has moved since.", "Promised to leave at four. It was a very long four."],
    asks: ["Who would you take there?", "Where is yours?", "Busy season or off season?"],
  },
  outdoors: {
    says: ["No ticket, no queue, no notes.", "I took a photo, then I put the phone away.", "Some things do not need a filter or an opinion.", "The best things do not send notifications.", "I breathed out for what felt like the first time today."],
    tells: ["Took one step back for the photo. Forgot to take the photo.", "Planned to walk past. Sat down instead."],
    asks: ["What did you stop for lately?", "What does it look like where you are?", "Alone or with somebody?"],
  },
  pet: {
    says: ["The sofa is ours in theory.", "Everything smells interesting, apparently.", "There is hair on everything I own, and I have accepted it.", "Small head, no thoughts, all heart.", "The treat cupboard has been located."],
    tells: ["Opened the fridge very quietly. Not quietly enough.", "Called the name once. Called it again. Opened a bag of snacks. Hello."],
    asks: ["What is the silliest name you call yours?", "On the bed or on the floor?", "What did yours get away with today?"],
  },
  workout: {
    says: ["Slow counts. So does short.", "I complained the whole way and would do it again.", "My playlist deserves half of the credit.", "Showing up was the hard part.", "Tomorrow's stairs are tomorrow's problem."],
    tells: ["Told myself ten minutes. It was ten minutes for the shoes alone.", "Went slowly. Went anyway. Went home happy."],
    asks: ["Alone or with company?", "What got you moving this week?", "Before breakfast or after work?"],
  },
  match: {
    says: ["I have paced enough for a half marathon.", "Superstition is just preparation with socks.", "Nobody is allowed to say the score out loud."],
    tells: ["Left the room for one minute. You know what happened.", "Promised to stay calm. Promised it loudly."],
    asks: ["Who are you watching with?", "What is your lucky ritual?", "Calm or loud?"],
  },
  wear: {
    says: ["It feels like me, only better lit.", "Comfortable enough to forget, good enough to be asked about.", "I did a small turn in front of the shop window. Nobody saw.", "Worth the wait and the washing instructions."],
    tells: ["Tried it on for fun. Wore it home.", "Got one compliment from a stranger. Have not recovered."],
    asks: ["Would you wear this?", "Keep it simple or go all out?", "What do you reach for every time?"],
  },
  ...occasionLines,
  hair: { says: hairLines.says, asks: hairLines.asks },
  care: {
    says: ["My shoulders came down from my ears.", "I did nothing for an hour and did it very well.", "The only notification I want is the kettle.", "Low effort, high return."],
    tells: ["Set a timer for ten minutes. Ignored the timer.", "Closed the door, put on a song, became a person again."],
    asks: ["What is the first thing you do for yourself?", "Morning ritual or evening ritual?", "How do you switch off?"],
  },
  home: {
    says: ["It is not finished, but it is ours.", "Every corner has a story and a charger cable.", "The best room is the one with the good lamp on."],
    asks: ["What would you change first?", "Tidy, or creatively arranged?"],
  },
  making: {
    says: ["I learned three new words, two of them unprintable.", "The table will be a table again one day.", "Nobody needs it, and I am very proud of it."],
    asks: ["What was your last project?", "Finish what you start, or start something new?"],
  },
  cosy: {
    says: ["The blanket and I have an agreement.", "I answered one message. It said no.", "Horizontal is a lifestyle.", "Socks on, standards low."],
    asks: ["What is on your agenda for tonight?", "Blanket, sofa or both?"],
  },
  event: {
    says: ["My camera roll gave up before I did.", "Somebody should bottle the mood.", "We are already planning the next one.", "I would go again tomorrow."],
    tells: ["Took one photo at the start. Was too busy afterwards.", "Said goodbye at ten. Said it again at eleven. Left at one."],
    asks: ["Early bird or last to leave?", "Who were you there with?", "What was your favourite moment?"],
  },
  work: {
    says: ["The calendar looks like a game of blocks.", "I have opened that document eleven times.", "The coffee machine and I are on first-name terms.", "One thing done properly beats five things open."],
    tells: ["Wrote a long reply. Deleted it. Wrote thanks.", "Blocked two hours for it. Used them for something else. Very productive."],
    asks: ["What is your trick?", "Morning brain or evening brain?", "What keeps you going until the evening?"],
  },
  business: {
    says: ["The to-do list has a to-do list.", "Every thank-you is saved in a folder.", "Nobody teaches you this part, and it is the best one."],
    asks: ["What would you like to see more of?", "How did you hear about us?"],
  },
  season: {
    says: ["I changed my route home because of it.", "Even the neighbours are friendlier.", "It goes by too quickly, so I am looking twice."],
    tells: ["Went out to check the post. Came back an hour later without it.", "Opened the window and decided against working."],
    asks: ["What is your favourite part?", "What is on your list?", "Inside or outside today?"],
  },
  weekend: {
    says: ["The alarm has been told.", "Breakfast may last until noon.", "Nothing is ironed, nobody is sorry."],
    tells: ["Made a plan for every hour. Slept through the first four.", "Went out for bread. Came home with flowers and no bread."],
    asks: ["What is the first thing you will do?", "Plans or no plans?"],
  },
  weekday: {
    says: ["The coffee is strong and the plan is flexible.", "We start slowly and see how it goes.", "It will be over before I have finished my list."],
    asks: ["How is yours going so far?", "What is for lunch?"],
  },
  feeling: {
    says: ["It was there all along, behind the to-do list.", "Nothing special happened, and that was the special part.", "I would like to keep this one."],
    asks: ["When did you feel it last?", "What does it look like for you?", "Where do you find it?"],
  },
  media: {
    says: ["I have paused my whole life for this.", "Send snacks and no spoilers.", "I have thoughts, and they come with diagrams."],
    tells: ["Just one more, I said. The birds are singing now.", "Told a friend about it. The friend has not called since, but I know why."],
    asks: ["What should come next on my list?", "Alone or with company?", "What are you into at the moment?"],
  },
  gear: {
    says: ["I read the reviews so that I could ignore them.", "It works, and I only half know why.", "My future self will explain it to the bank."],
    tells: ["Went in to compare. Came out with a bag.", "Explained it to my family. They nodded politely."],
    asks: ["What would you have chosen?", "Sensible, or love at first sight?"],
  },
  person: {
    says: ["They will say I exaggerate. I do not.", "Some people make every room a bit warmer.", "I got lucky, and I know it."],
    tells: ["Asked for advice. Got soup. It helped.", "Meant to say thank you. Ended up laughing instead."],
    asks: ["Who is that person for you?", "What would you thank yours for?"],
  },
  little: {
    says: ["Bedtime is a negotiation, and I am losing.", "The washing machine has never been busier.", "I did not know you could be this tired and this happy."],
    asks: ["What was the highlight of your day?", "Who sleeps at yours, and how?"],
  },
  holiday: {
    says: ["Somebody is already humming.", "The good plates are out.", "Everybody brings something, even if it is only noise."],
    asks: ["How do you celebrate?", "What could you not do without?"],
  },
  launch: {
    says: ["Sleep is on the list for next week.", "We have checked everything twice. Now we wait.", "Be kind. Or at least be honest."],
    asks: ["What do you think?", "What is your first impression?"],
  },
};

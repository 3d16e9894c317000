import type { Register } from "../tone.ts";

/** What a tone says instead of the everyday lines. Slots as in `forms.ts`. */
export interface RegisterLines { openings: readonly string[]; says: readonly string[]; asks: readonly string[]; calls: readonly string[] }

export const registerLines: Record<Register, RegisterLines> = {
  formal: {
    openings: ["A closer look at {s}.", "A short update on {s}.", "{S} {deserves|deserve} attention.", "A few words on {s}.", "We are pleased to share {s}.", "What matters most about {s}, in brief.", "{T}, at a glance.", "Today we would like to draw your attention to {s}.", "Notes on {s}.", "We take a moment today for {s}.", "There is a good reason to speak about {s}.", "{T}, in brief."],
    says: ["Quality shows in the details.", "Careful preparation makes the difference.", "Good results take time and attention.", "The essentials matter most.", "A considered approach pays off.", "Consistency builds trust.", "Simple things, done with care, last longest.", "Experience is best when it is shared.", "Thank you for your continued interest.", "It rewards a second look."],
    asks: ["What is your experience?", "Which aspect matters most to you?", "What would you like to know more about?", "How do you approach this?", "Which questions do you have?"],
    calls: ["Please feel free to share your thoughts.", "We welcome your questions.", "Follow us for further updates.", "We look forward to hearing from you."],
  },
  inspiring: {
    openings: ["Let {s} be your reason to begin today.", "If you are waiting for a sign, take {s}.", "There is strength in small things. {B}, for one.", "One step, one day, {s}.", "You are closer than you think. {B}.", "Choose what lights you up. Today it is {s}.", "Let {s} remind you why you started.", "Great things begin as quietly as {s}.", "{S} {is|are} proof that small things carry us far.", "Today, make room for {s}.", "Believe in slow mornings, brave choices and {s}.", "Somebody needed {s} today. Maybe it was you."],
    says: ["Small steps still move you forward.", "Begin where you are, with what you have.", "You do not have to see the whole road.", "What you practise grows.", "Be patient with yourself. Seeds are.", "Keep going, quietly if you must.", "Courage can look like trying again tomorrow.", "You are allowed to want more.", "Make today count in a small way.", "Progress does not need an audience."],
    asks: ["What is your next small step?", "What keeps you going?", "What would you start if you could not fail?", "What are you proud of today?", "Who needs to hear this?"],
    calls: ["Save this for a day that needs it.", "Send it to somebody who is nearly there.", "Take one small step today.", "Pass the courage on."],
  },
  poetic: {
    openings: ["{S}, and the day holds its breath.", "Somewhere between morning and memory, {s}.", "A little light, a little quiet, {s}.", "There are words for {s}, but none as soft as silence.", "{T}, slowly, like a song half remembered.", "I carry {s} with me like a pressed flower.", "Time goes gently around {s}.", "The hours lean a little closer to {s}.", "If the day were a poem, {s} would be its last line.", "{T}, and somewhere a window opens.", "All afternoon the light has been looking for {s}.", "First the silence, then {s}."],
    says: ["The light stays a moment longer than it has to.", "Some silences are full of music.", "I would like to live in this minute.", "It is enough to notice.", "Even the shadows are kind today.", "What is small can hold a whole evening.", "The wind keeps the rest of the story.", "Nothing hurries here but the clouds.", "I kept the moment, or it kept me.", "Softly, and then all at once."],
    asks: ["What does it remind you of?", "Where does it take you?", "Which word would you give it?", "What do you hear in the quiet?", "What would you keep of today?"],
    calls: ["Keep it for a slow evening.", "Leave a single word below.", "Share it with somebody who looks up."],
  },
};

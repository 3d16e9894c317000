import type { PlatformId } from "../../../../contract/platforms.ts";

/** Openings in one platform's own way of talking, for subjects that are no burden. */
export const platformOpenings: Partial<Record<PlatformId, readonly string[]>> = {
  x: [
    "Hot take, {s} {is|are} underrated.", "Normal people do not think about {s} this much.", "I have one opinion, and it is about {s}.", "Somebody should study {s}. Or me.", "Breaking news, I still like {s}.", "Petition to talk about {s} more and about everything else less.", "My entire timeline should be {s}.", "Unpopular opinion, there is no such thing as too {much|many} {m}.",
    "Log off. Think about {s} instead.", "Every argument here could be solved with {a}.",
  ],
  tiktok: [
    "POV: you only wanted a quick look at {s}.", "POV: somebody just mentioned {s}.", "POV: {s} {is|are} all you talk about now.", "Not me getting emotional about {s}.", "Okay, but can we talk about {s} for a second?", "Me, pretending to be normal about {s}.", "The way I light up when somebody mentions {s}.", "Rating {s}. Ten out of ten, no notes.", "Tell me you love {s} without telling me you love {s}. I will start.",
    "This is your sign to stop scrolling and think about {s}.", "Come along for {s}.", "I am never shutting up about {s}.", "Wait, why does nobody talk about {s}?", "Things that live in my head rent-free, starting with {s}.",
  ],
  facebook: [
    "Friends, I need to talk about {s}.", "You know I cannot keep quiet about {s}.", "You all know how I feel about {s}.", "I know some of you will understand about {s}.", "For those who have not heard me talk about {s} yet, make yourself comfortable.", "Hello, everyone. A few happy words about {s}.", "Sharing this with the people who will get it. {B}.", "Something nice for your feed today. {B}.",
  ],
};

import type { Topic } from "./topic.ts";

export const home: readonly Topic[] = [
  {
    group: "home", scene: "home", words: "home, house, apartment, flat, living room, cozy corner, cosy corner, kitchen tile, bathroom tile, tile, floor, countertop, wall paint, new windows, reading nook, reading corner, home decor, interior, interior design, decor, furniture, sofa, couch, bedroom, zuhause, casa, maison, cosy home, home sweet home, room makeover, kitchen design, home office, desk setup, wallpaper, rug, solar panel, heat pump, tiny house, fireplace, balcony, terrace, kitchen island, bathroom, hallway, laundry room",
    emoji: "🏡 🛋️ 🪴 🕯️ 🖼️ 🧺 ☕ 🤍", tags: "HomeSweetHome InteriorNotes CosyCorner AtHome RoomByRoom",
    has: "one good lamp, a soft corner, books in the wrong order, room for people",
    says: ["The best seat in the house is the one with the blanket.", "Finished is not the goal. Lived in is.", "One lamp did what three paint samples could not.", "Quiet corners do most of the work."],
    tells: ["Moved the chair to the window. Should have done it years ago.", "Measured twice, bought it anyway, it fits."],
    asks: ["Which room do you actually live in?", "What made your place feel like home?"],
  },
  {
    group: "home", scene: "milestone", words: "moving, moving house, moving out, moving in, new home, new house, new apartment, housewarming, first home, new keys, moving day, homeowner, mortgage, new place",
    emoji: "🔑 🏡 📦 🚚 🪴 🥂 🛋️ 🎉", tags: "NewHome MovingDay NewKeys FreshStart HomeOwner",
    has: "forty boxes, one kettle, new keys, pizza on the floor",
    says: ["Same books, new shelves.", "The kettle was the first thing unpacked. Priorities.", "Every echo in here is about to be furniture.", "New keys, same people, bigger table."],
    tells: ["Carried everything in. Sat on the floor. Grinned.", "Found the box marked important. It was snacks."],
    asks: ["What do you unpack first?", "What should every first evening in a new place have?"],
  },
  {
    group: "home", scene: "making", words: "diy, renovation, renovating, crafting, craft, knitting, crochet, crochet blanket, knitted blanket, sewing, pottery, ceramics, woodworking, handmade, embroidery, upcycling, candle making, home improvement, painting walls, quilting, macrame",
    emoji: "🧶 🪡 🛠️ 🪵 🎨 ✂️ 🏺 🙌", tags: "Handmade MadeByHand DIYProject WorkInProgress CraftTime",
    has: "a rough plan, a second try, patient hands, something that was not there before",
    says: ["Slower than buying it, better than buying it.", "Measured once. Learned twice.", "Every crooked line has a name on it, and it is mine.", "Hands busy, head off duty."],
    tells: ["It was going to take an afternoon. That was in spring.", "Undid it three times. The fourth one stays."],
    asks: ["What are you making at the moment?", "Follow the pattern or wing it?"],
  },
  {
    group: "home", scene: "chore", words: "cleaning, power washing, pressure washing, window cleaning, ironing, dishes, washing up, laundry day, laundry, tidying, spring cleaning, declutter, decluttering, organizing, organization, minimalism, chores, tidy up",
    emoji: "🧹 🧺 🧽 🫧 📦 🪴 😌 🙌", tags: "TidyHome ResetDay Declutter SundayReset CleanStart",
    has: "open windows, one loud song, three bags to give away, a drawer nobody talks about",
    says: ["Everything has a place. Most of it was not there.", "Open window, clear floor, different head.", "One drawer at a time counts.", "It will last until somebody comes home."],
    tells: ["Started with one shelf. Found a jacket from another life.", "Cleaned for an hour and kept looking at it for two."],
    asks: ["Little and often, or one big day?", "What is in your one messy drawer?"],
  },
  {
    group: "home", scene: "cosy", words: "sleep, nap, bed, lazy day, pajama, lie in, good night, bedtime, cozy, cosy, blanket, duvet, hygge, lazy sunday, sleeping, pyjama, netflix, night in",
    emoji: "😴 🛏️ 🌙 🧸 ☁️ 🕯️ 🧦 ☕", tags: "CosyDays SlowSunday NapTime StayIn SoftDay",
    has: "clean sheets, thick socks, no alarm, one more chapter",
    says: ["Fully booked until further notice. Bed, mostly.", "Ambition is resting today as well.", "The blanket started it.", "Some days are for charging, not for going."],
    tells: ["Lay down for ten minutes. It is dark outside now.", "Made plans with my pillow and kept them."],
    asks: ["Early night or one more episode?", "What makes an evening cosy for you?"],
  },
];

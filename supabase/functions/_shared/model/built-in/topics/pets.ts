import type { Topic } from "./topic.ts";

export const pets: readonly Topic[] = [
  {
    group: "pets", scene: "pet", words: "dog, puppy training, puppy school, potty training, dog adoption, puppy adoption, puppy, doggo, pup, golden retriever, labrador, corgi, dachshund, poodle, bulldog, husky, rescue dog, dog walk, hund, perro, chien, retriever, terrier, beagle, german shepherd, greyhound, whippet, chihuahua, pug, spaniel, cocker spaniel, collie, border collie, dalmatian, rottweiler, doberman, schnauzer, mutt, labradoodle, cockapoo, cavapoo, samoyed, boxer dog, dachshund puppy, foster dog, dog training, shiba",
    emoji: "🐶 🐾 🐕 🦴 🎾 💛 🌳 😊", tags: "DogLovers DogLife PawsAndAll GoodDog WalkTime",
    has: "two walks, one ball, muddy paws, full devotion",
    says: ["Greets everyone like they have been gone for a year.", "The schedule is walk, snack, nap and repeat.", "Listens better than most meetings.", "Fur on everything, regrets about nothing."],
    tells: ["Threw the ball once. That was an hour ago.", "Said the word walk out loud. There was no way back."],
    asks: ["Who runs the household at yours?", "What is the one word you have to spell at home?"],
  },
  {
    group: "pets", scene: "pet", words: "cat, kitten adoption, cat adoption, kitten, kitty, tabby, maine coon, siamese, black cat, rescue cat, ragdoll, sphynx, bengal cat, ginger cat, foster cat, katze, gato, chat noir, chaton, catnip, cat nap",
    emoji: "🐱 🐈 🐾 🧶 😼 🛋️ 🤍 🐟", tags: "CatLovers CatLife HouseManager Purrfect NapExpert",
    has: "one sunny spot, a cardboard box, strict opinions, a full bowl that looks empty",
    says: ["Runs the place, pays no rent.", "The box was better than what came in it.", "Busy all day, eyes closed.", "Affection is available by appointment."],
    tells: ["Bought an expensive bed. It prefers the bag.", "Sat down to work. The keyboard was already taken."],
    asks: ["Who owns whom at your place?", "What is your cat judging right now?"],
  },
  {
    group: "pets", scene: "pet", words: "pet, vet visit, vet appointment, gotcha day, dog park, animal, rabbit, bunny, hamster, guinea pig, parrot, budgie, goldfish, turtle, tortoise, ferret, haustier, mascota, pet adoption, animal shelter, vet, hedgehog, lizard, snake",
    emoji: "🐾 🐰 🐹 🐢 🐦 💚 🥕 🏡", tags: "PetLife SmallButMighty PetLovers AnimalLover FamilyMember",
    has: "tiny feet, a big personality, fresh water, a favourite corner",
    says: ["Small animal, large share of the sofa.", "Family comes in every shape.", "No words, and yet the message is always clear.", "The house is quieter without them, and worse."],
    tells: ["Came home for one night. That was years ago.", "Told myself no treats today. Lasted until ten."],
    asks: ["Who is the boss at yours?", "What do you call yours when nobody listens?"],
  },
  {
    group: "pets", scene: "pet", words: "horse, pony, riding, horseback riding, equestrian, stable, pferd, caballo, cheval, dressage, foal",
    emoji: "🐴 🐎 🥕 🌾 🧡 🏇 🌤️", tags: "HorseLife StableDays InTheSaddle Equestrian BarnTime",
    has: "muddy boots, warm breath, a pocket of carrots, wide fields",
    says: ["The best view is between two ears.", "Mud on the boots means a good day.", "Trust, at a gallop.", "Half a ton of opinion and soft as anything."],
    tells: ["Came to ride, stayed to brush, left after dark.", "Brought one carrot. Was searched for more."],
    asks: ["Trot, canter or just a long hug?", "Who taught you to ride?"],
  },
  {
    group: "pets", scene: "outdoors", words: "bird, aquarium, fish tank, robin, birdwatching, birding, owl, eagle, robin, hummingbird, duck, swan, butterfly, bee, elephant, lion, tiger, whale, dolphin, fox, deer, bear, panda, safari, zoo, penguin, monkey, wolf, squirrel, cow, sheep, goat, chicken, farm animal, giraffe, zebra, ladybug",
    emoji: "🐦 🦋 🌿 🐾 📷 🦊 🌾 🔭", tags: "WildLife AnimalLover QuietlyWatching InTheWild WildThings",
    has: "patience, distance, good light, one lucky second",
    says: ["We were the ones being watched.", "Stay quiet and the good things come closer.", "Wild, close, gone again.", "Best dressed out here, and not even trying."],
    tells: ["Waited an hour for it. It stayed for four seconds. Perfect.", "Heard it first, saw it last, talked about it all evening."],
    asks: ["What is the wildest thing you saw this year?", "Which animal would you wait an hour for?"],
  },
];

/**
 * Misspellings that nobody means, with what is meant. Only forms that are no word, no name and no other language's word:
 * a list, because mending by distance turns rare words into common ones.
 */
const pairs = `
birthday: bithday brithday birthdya birtday birhtday
restaurant: resturant restaraunt restaurent resteraunt restaurnat
definitely: definately definatly definitly defiantely definetly
vacuum: vaccum vaccuum vacume
chocolate: choclate chocholate choclat
friends: freinds frinds firends
friend: freind firend
accommodation: accomodation acommodation accomadation
cheese: chese cheeze
tomorrow: tommorow tommorrow tomorow
beautiful: beatiful beautifull beutiful beuatiful
delicious: delicous delicius delicioius
breakfast: brekfast breakfest breafast
vegetables: vegtables vegetabels
vegetable: vegtable vegetabel
library: libary liberry
february: febuary feburary
wednesday: wendsday wensday wednsday
saturday: saterday saturdya
necessary: neccessary necesary neccesary
occasion: occassion ocassion
recommend: recomend reccomend recommand
surprise: suprise surprize
business: buisness bussiness busines
anniversary: anniversery aniversary anniversry
congratulations: congradulations congratualtions
exercise: excercise exersise exercize
experience: experiance expereince
grateful: greatful gratefull
guarantee: guarentee garantee
immediately: immediatly imediately
receive: recieve
believe: beleive
weird: wierd
separate: seperate
calendar: calandar
really: realy
because: becuase becasue
beginning: begining
coffee: cofee coffe
delivery: delivary delievery
different: diffrent
dessert: dessertt
especially: especialy expecially
excellent: excelent
favourite: favourate favorit favourit
finally: finaly
government: goverment
holiday: holidya
interesting: intresting
jewellery: jewlery jewelery
kitchen: kichen kitchin
knowledge: knowlege
morning: mornign moring
neighbour: nieghbour neigbour
opening: openning opning
parallel: paralel
people: poeple peopel
performance: performence
photography: photograpy fotography
possible: posible
probably: probly probaly
professional: proffesional profesional
quiet: queit
schedule: shedule scedule
special: speical speciall
spaghetti: spagetti
successful: succesful successfull
summer: sumer
temperature: temperture
thank: thnak
through: thorugh
together: togther toghether
traveling: traveing
truly: truely
until: untill
usually: usualy
welcome: wellcome welcom
wedding: weding
weekend: weekedn wekend
workout: workuot
writing: writting
yesterday: yesturday
yoghurt: yogurht
christmas: chrismas christams christmass
halloween: haloween hallowen
graduation: gradution graduaton
giraffe: girafe
pharaoh: pharoah
rhythm: rythm rythem
raspberry: rasberry
raspberries: rasberries
strawberries: strawberrys strawberies
tomatoes: tomatos
potatoes: potatos
cappuccino: capuccino cappucino
espresso: expresso
broccoli: brocolli brocoli
mayonnaise: mayonaise mayonnaisse
bureau: bureua
maintenance: maintainance maintenence
questionnaire: questionaire
tattoo: tatoo
embarrassed: embarassed embarrased
embarrassing: embarassing
millennium: millenium
pronunciation: pronounciation
privilege: priviledge privelege
`;

let meant: Map<string, string> | undefined;

/** A text with its plain misspellings mended. Capitals at the start of a word stay; names and rare words are not touched. */
export function mendSpelling(text: string): string {
  meant ??= new Map(
    pairs.trim().split("\n").flatMap((line) => {
      const [right = "", wrong = ""] = line.split(": ");
      return wrong.split(" ").map((form) => [form, right] as const);
    }),
  );
  return text.replace(/(?<![@#\p{L}\p{N}/.])\p{L}{4,}(?![\p{L}\p{N}@/])/gu, (word) => {
    const right = meant!.get(word.toLowerCase());
    if (right === undefined) return word;
    return /^\p{Lu}/u.test(word) ? right.slice(0, 1).toUpperCase() + right.slice(1) : right;
  });
}

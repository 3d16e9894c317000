/**
 * Common misspellings with their corrections. Only forms that are not a word, a name or a word of another language. It
 * is a list, because correcting by edit distance would turn rare words into common ones.
 */
export const misspellings = `
didn't: didnt
doesn't: doesnt
don't: dont
isn't: isnt
wasn't: wasnt
weren't: werent
couldn't: couldnt
wouldn't: wouldnt
shouldn't: shouldnt
haven't: havent
hasn't: hasnt
what's: whats
that's: thats
there's: theres
they're: theyre
you're: youre
publicly: publically
jealously: jelously
jealous: jelous
jealousy: jelousy
designer: desinger
designs: desings
design: desing desgin
favorite: favorit
pursue: persue
yoga: yogga
remember: rember remeber
grammar: grammer
similar: similiar
airplane: airplain
yacht: yatch
speech: speach
guard: gaurd
husband: husbund
happy: hapy
announcement: anouncement annoucement
autumn: autum
pumpkin: pumkin
service: servise
family: famly
cheesecake: cheescake
cookies: cokies
support: suport
ceremony: cermony
officially: offically
volunteers: volenteers
happiness: hapiness happyness
hair: hiar
first: frist
beach: baech
bagels: bagles
graduates: gradutes
cinnamon: cinammon cinamon cinnammon
homemade: homade homemad
birthday: bithday brithday birthdya birtday birhtday
restaurant: resturant restaraunt restaurent resteraunt restaurnat restraunt
definitely: definately definatly definitly defiantely definetly
vacuum: vacum vaccum vaccuum vacume
chocolate: choclate chocholate choclat
friends: frends freinds frinds firends
friend: freind firend
girls: grils girsl
accommodation: accomodation acommodation accomadation
cheese: chese cheeze
tomorrow: tommorow tommorrow tomorow
beautiful: beatiful beautifull beutiful beuatiful
delicious: delicous delicius delicioius
breakfast: brekfast breakfest breafast
vegetables: vegtables vegetabels
vegetable: vegtable vegetabel
bicycle: bycicle bicyle bycycle
puppies: puppys
kittens: kitens
babies: babys
parties: partys
marriage: marrage mariage
mittens: mittons
scarves: scarfs
niece: neice
nephew: nephiew
gardening: gardning gardeing
beginners: begginers beginers begginners
beginner: begginer beginer begginner
apartment: appartment apartement appartement
balcony: balcany balkony
library: libary liberry
february: febuary feburary
wednesday: wendsday wensday wednsday
saturday: saterday saturdya
necessary: neccessary necesary neccesary
occasion: occassion ocassion
recommend: recomend reccomend recommand
surprise: suprise surprize suprize
business: buisness bussiness busines
anniversary: anniversery aniversary anniversry
congratulations: congradulations congratualtions
exercise: excercise exersise exercize excersise excersize exersize
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
wedding: weding weddding
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
cappuccino: capucino capuccino cappucino
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
sourdough: sourdoh sourdogh
lasagna: lasanga lasanya
costume: costum
costumes: costums
volleyball: vollyball
entrepreneur: entreprenuer entrepeneur
kindergarten: kindergarden
mozzarella: mozarella mozzerella
parmesan: parmesean parmasan
avocado: avacado avocardo
guacamole: guacomole
vinaigrette: vinagrette
turmeric: tumeric
toddler: toddlar
charcuterie: charcutrie
forecast: forcast
paddleboarding: paddelboarding
`;

/**
 * Longer everyday words that people type into a caption form and often misspell. A word that is in no dictionary of
 * this project and differs from exactly one of them in one letter is taken for it.
 */
export const oftenMisspelled =
  "apartment balcony beginner beginners accessories adventure advertisement afternoon allergies amazing announcing appliance " +
  "appointment appreciate architect argument arrival artisan athletes available backyard bakery balloons basketball " +
  "bathroom bedroom bicycle blanket bookshelf bouquet bracelet bracelets brilliant brochure brunette builders building " +
  "camera camping candles carpenter carpentry celebrate celebrating celebration ceramic ceramics certificate challenge " +
  "champion cheerful children cinema classes cleaning climbing clothing collection colleague colleagues comfortable " +
  "community competition concert conference container cottage counselor courses creative crochet cucumber cupcake cupcakes " +
  "curtains customer customers cycling daughter decision decorating decoration decorations delicate dentist department " +
  "designer detergent disappear disappointed discount discover distance dolphin donation driving earrings electrician " +
  "elephant embroidery emergency employee engagement engineer enthusiast entrance environment equipment evening event " +
  "excited exciting exhibition expensive fantastic farewell fashion favorite festival fireplace firework fireworks fitness " +
  "flowers football forest fountain framed free fridge furniture gallery gardening genuine glasses gluten gorgeous grandma " +
  "grandmother grandpa grandfather groceries guitar gymnastics haircut handbag handmade harvest headphones healthy height " +
  "helicopter hiking history holidays hospital houseplant houseplants husband illustration imagine important impossible " +
  "independent indoor ingredients instrument insurance internet interview introducing invitation invitations island jacket " +
  "journey juggling kayaking keyboard kitten knitting language laptop laundry leather lemonade lesson lessons lettuce " +
  "license limited literature living machine magazine makeup manicure marathon marketing marmalade marriage massage " +
  "meditation melody memories menu microwave mirror mistake mountain mountains museum mushroom mushrooms musician natural " +
  "neighbor neighborhood newsletter nursery office online opportunity orchestra organic original outdoor package painting " +
  "pancakes parents parking peanut pension personal personality pharmacy photographer photos piano picnic pillow planning " +
  "planting playground plumber pomegranate popcorn pottery practice pregnancy pregnant premium preparing present presentation " +
  "princess printer product products project promotion purchase puzzle question raincoat receipt recipe recipes recital " +
  "recycling refrigerator registration relationship relaxing remember renovation repair resolution rhubarb running sandwich " +
  "sandwiches scenery scissors sculpture secretary session shampoo shopping sincerely skateboard skeleton slippers smoothie " +
  "snowboard souvenir spicy squirrel stationery stomach strawberry student studio subscription sunglasses sunrise sunset " +
  "sweater swimming teacher teachers technology theater thesis thunderstorm tickets tournament traffic training travel " +
  "treasure trousers umbrella university upgrade vacation vanilla vegetarian vehicle village vintage volleyball volunteer " +
  "waitress wallet wardrobe warehouse washing waterproof weather website wholesale wildflowers window winter workshop";

/** Keywords about loss, illness, violence, disaster: each must be read as grave or as a crisis. For tests only. */
export const graveKeywords = `
my mother passed away last night
my dog has three weeks left
grandpa's funeral
carrying my grandfather's coffin
biopsy next week
refused a room because of my accent
waiting for my MRI scan results
in loving memory of my sister
we lost our baby
my wife's stroke
I have cancer
chemo round four
waiting for the biopsy, diagnosed with leukemia
our house burned down
flooded basement and no insurance
car accident on the way home
my brother was killed in a crash
school shooting vigil
gun violence awareness
the war in Ukraine
refugee family needs help
women's shelter donations
homeless shelter volunteers
laid off after 12 years
I got fired today
my husband lost his job
job cuts at the plant
we are closing our bakery for good
going out of business
our last day of business
bankruptcy
the end of our marriage
divorce papers signed
he left me after ten years
custody hearing tomorrow
our dog died yesterday
putting our cat to sleep
missing my dad on his birthday
first Christmas without my mum
anniversary of my son's death
grief is heavy
bereavement support group
widows support circle
miscarriage at ten weeks
infertility journey
stillborn daughter
hospice care week
palliative care team
dementia caregivers
my grandmother has Alzheimer's
Parkinson's diagnosis
living with depression
postpartum depression
PTSD awareness month
panic attacks at night
eating disorder recovery
bulimia
anorexia recovery
addiction recovery
three relapses this year
overdose awareness day
alcoholics anonymous meeting
rehab centre open house
my son was bullied at school
racism in football
homophobia at work
transphobia in the news
antisemitism in our city
sexual harassment at the office
domestic abuse survivors
child abuse prevention
human trafficking
missing girl last seen on Friday
lost dog, please help
have you seen my brother
amber alert
earthquake relief fund
hurricane damage
wildfire evacuation
tsunami warning
tornado hit our town
famine in Sudan
drought
flood victims
landslide killed dozens
plane crash
train crash investigation
bus crash victims
bomb attack downtown
terrorist attack
hostage families
prisoners of war
genocide remembrance
Holocaust Remembrance Day
minute of silence
memorial service on Saturday
candlelight vigil
condolences to the family
rest in peace old friend
RIP coach Miller
obituary for my aunt
eulogy for my father
burying my best friend
our neighbour drowned
child drowned in lake
murdered journalist
femicide protest
stabbed outside the club
robbed at gunpoint
we were robbed last night
our shop was broken into
scammed out of my savings
evicted from our flat
foreclosure
food bank collection
soup kitchen volunteers
child poverty
brain tumour surgery
open heart surgery tomorrow
our cat had surgery today
mum is in intensive care
dad is in a coma
organ donor needed
blood donation urgent
HIV stigma
long covid
multiple sclerosis diagnosis
living with chronic pain
terminally ill
my best friend's suicide
the pandemic took him
black lives matter
police brutality
gender pay gap
human rights
political prisoners
asylum seekers
deported after 20 years
orphaned by war
house fire on our street
fundraiser for funeral costs
fire at the old mill
factory closure
the library is closing for good
school closed for good
hospital closing
our theatre shuts its doors
unemployment
redundancy
burying our horse
rainbow bridge
last walk with my old dog
goodbye grandma
he took his last breath
she is gone too soon
lost everything in the fire
survivor of sexual assault
rape crisis
stalked for a year
abusive ex
mourning
grieving mother
tragedy at sea
shipwreck
avalanche victims
epidemic outbreak
mi abuelo falleció
murió mi padre
estoy de luto
perdí mi trabajo
cierre definitivo de la tienda
víctimas del terremoto
cáncer de mama
mein Opa ist gestorben
Beerdigung meiner Tante
Trauer
unser Laden schließt für immer
ich habe meinen Job verloren
Krebs
Hausbrand
mon père est décédé
en deuil
fermeture définitive
j'ai perdu mon emploi
attentat
obsèques de mamie
è morto mio nonno
lutto
chiusura definitiva
ho perso il lavoro
terremoto
meu pai faleceu
luto
vamos fechar a loja
perdi o emprego
enchente no sul
swastikas sprayed on our synagogue
racist graffiti on our mosque
our synagogue was vandalised again
a brick through the temple window, hate crime
slurs painted on my front door
spat at on the bus for my headscarf, spat on my bag
told to go back to my country
bomb threat at our school
my wife needs a kidney donor
waiting for a lung transplant
on the transplant list since March
bone marrow donor search
first week of dialysis
our baby is in the NICU
born too early
negative pregnancy test again
my son had a seizure at school
brain injury ward, week three
my father was rushed to hospital
fentanyl took my cousin
heroin in our town
released from prison after eleven years
my neighbour was kidnapped
hit by a car on his way to school
a hit-and-run outside our bakery
bodies found in the river
immigration raid at the plant
families separated at the border
they spiked my drink
animal cruelty case
the bailiffs came this morning
repossessed: our family home
can't afford my insulin
behind on the rent again
our supplier went into administration
furloughed since Monday
we are calling off the wedding
my brother and I are estranged
he cheated on me
scattering grandpa's ashes
her headstone is finally here
a celebration of life for coach Danny
she would have turned 30 today
we had to put our dog down
our old cat was put to sleep today
put our rabbit to sleep this morning
the foal didn't make it
a stranger keeps stalking me
eviction on Friday
mass layoffs at the studio
custody battle for my daughter
losing the battle with cancer
war refugees in our gym
medical debt is crushing us
`
  .trim()
  .split("\n");

/** Keywords that sound grave and are not: each must be read as light. */
export const trapKeywords = `
my tennis serve is a war crime
my Sims keep dying in the pool
two chapters left and I don't want it to end
learning the accordion, pray for the neighbors
first attempt at sushi looked like a car accident
daylight saving robbed me
the story put the baby to sleep
can't put this book down
the cat didn't make it to the couch
why does my basil keep dying
killing it at karaoke
killed it at the audition
dressed to kill
killer heels
killer brownies
a killer view
dying to see this film
dying of laughter
I'm dead, this cat
dead serious about tacos
to die for tiramisu
desserts to die for
my phone died
my phone is dead
the car battery is dead
dead plants club
deadline week
deadlift day
deadlifts and coffee
Grateful Dead cover band
The Walking Dead marathon
Day of the Dead makeup
Dead Sea holiday
knock 'em dead outfit
knock them dead tonight
death by chocolate
death metal night
bored to death in this meeting
scared to death by my own cat
Death Valley road trip
bomb tacos
bomb playlist
bath bombs
photobomb of the year
cherry bomb cocktail
this pizza is the bomb
bombshell hair
heart attack on a plate
sugar coma
food coma
sugar crash
overdosing on chocolate
shoe addict
coffee addict
addicted to true crime podcasts
chocolate addiction
murder mystery night
I could murder a curry
murder on the dancefloor
murdered that burger
murder of crows
true crime podcast
partners in crime
crime novel club
fashion victim
fashion emergency
fashion disaster
hair disaster
kitchen disaster
beautiful disaster cake
happy accidents in pottery
accidental mullet
terminal velocity
terminal 5 again
grand central terminal
crash course in sourdough
crash test dummies costume
crashing on the couch
crashed the wedding
wave crashing sounds
Excel crashed again
shooting hoops
shooting stars tonight
photo shoot day
shooting a wedding
shooting film again
shooting in the rain
espresso shot
screenshot of the day
long shot
sick moves
sick guitar solo
sick kicks
homesick for pasta
lovesick playlist
seasick but happy
bloody mary brunch
blood orange sorbet
blood moon
bleeding hearts in bloom
attack of the giant zucchini
attack on titan rewatch
snack attack
giggle attack
heartbreak hotel karaoke
heartbreaker jeans
star wars marathon
pillow wars
tug of war at the office
cupcake wars
bidding war for a lamp
ghosted by my plants
ghosted by my houseplant
ghost stories by the fire
ghost pepper wings
ghostbusters costume
funeral for my sneakers
funeral for my old laptop
RIP my diet
RIP to my favourite mug
rest in pieces, old couch
RIP jeans
ripped jeans
in memory of my favourite mug
in loving memory of my sourdough starter
in mourning for summer
goodbye skinny jeans
lost in the music
lost in translation
lost and found sale
lost my keys again
lost his first tooth
lost my mind over this cake
missing the beach
missing summer
missing puzzle piece
missing my gym
passed my exam
passing grade
backstroke practice
brushstrokes
stroke of genius
stroke of luck
memorial day sale
panic at the disco
panic baking
flooded with love
flooded with orders
on fire tonight
this playlist is fire
fire pit evening
fireworks
divorce cake
leg day is torture
tortured poets department
burpees are murder
victim of the snooze button
emotional support water bottle
emotional support croissant
plant murderer
toddler tornado
glitter tsunami
avalanche of cheese
earthquake cake
zombie run
haunted house party
graveyard cake
coffin nails
skeleton crew costume
deadly combo: fries and milkshake
deadly delicious
poison ivy costume
escape room
beat the heat
butcher block counter
slaying Monday
assassin's creed night
call of duty tournament
shots fired in the kitchen
black widow costume
depressed that summer is over
wardrobe emergency
casualties of laundry day
weight loss
calm as a serial killer documentary
painkillers for leg day, kidding
drop dead gorgeous dress
dead tired after hiking
suspense is killing me
my feet are killing me
these heels are killing me
killing time at the airport
buzzkill Monday
kill your darlings
do or die quiz
die hard is a christmas movie
dyeing my hair
dying my hair pink
dying eggs for easter
old habits die hard
losing the war against flat-pack shelves
losing the battle with the printer
my daily war with fitted sheets
at war with the slugs
our fight against the dust bunnies
won the fight with the duvet cover
in a battle with the alarm clock
held hostage by my cat
taken hostage by a toddler
mugged by a seagull
robbed of my sandwich by a seagull
attacked by wrapping paper
victim of the tangled fairy lights
prisoner of my own inbox
stalking the postman for my parcel
stalking my own fridge
custody of the last slice
custody battle over the remote
eviction notice for the spiders
evicted from the bed by my dog
deported to the sofa
rehab for my houseplants
overdose of cinnamon
stepping on Lego mines
crimes against pasta
sentenced to laundry
withdrawal from coffee, day one
transplanting the seedlings
hair transplant podcast
divorcing my alarm clock
mourning the leftovers
battle of the bands
invasion of the zucchini
explosion of flavour
death by a thousand emails
somebody kill me now, it's inventory week
bury me with this cheesecake
the kitten assaulted by dandelions
kidney beans again
jailhouse rock karaoke
a heart-shaped waffle iron
nostalgic for summer camp
take me back to the beach
somebody stop me, they have pastries
`
  .trim()
  .split("\n");

/** Keywords of people who may be in danger, or about such danger. */
export const crisisKeywords = `
I want to die
I don't want to be here anymore
can't go on anymore
I want to kill myself
thinking about suicide
suicide prevention hotline
suicidal thoughts
self-harm
I keep cutting myself
I want to end it all
no reason to live
better off without me
I wish I was dead
nobody would miss me
he hits me
my husband beats me
my boyfriend choked me
not safe at home
afraid of my husband
being stalked by my ex
domestic violence
abusive relationship
my abuser came back
crisis text line
women's shelter
tired of living, I want it to end
goodbye forever
hurting myself again
kms
quiero morir
no quiero vivir más
mi marido me pega
autolesiones
violencia de género
ich will nicht mehr leben
Suizid
mein Mann schlägt mich
häusliche Gewalt
je veux mourir
mon mari me frappe
violences conjugales
voglio morire
mio marito mi picchia
violenza domestica
quero morrer
meu marido me bate
violência doméstica
`
  .trim()
  .split("\n");

/**
 * What people of a trade can post, and the hashtags that their customers know. Each block begins with the words by which
 * the trade is recognized.
 */
export const tradeTexts = `
== wedding photographer, wedding photography, wedding photos
tags: WeddingPhotographer WeddingPhotography WeddingPhotos BridalPortrait CouplesPhotography WeddingDay EngagedCouple WeddingInspiration
The minute before the ceremony: one frame, one sentence
What a couple should wear to an engagement shoot
The picture that nobody had planned
How the timeline of a wedding day gets you better light
A couple's own words about the day, with their leave

== photographer, photography, photo studio, portrait photographer
tags: Photographer PortraitPhotography PhotoShoot NaturalLight BehindTheLens LocalPhotographer PhotographyTips PortraitSession
Before and after editing, with what you changed and why
What to wear to a portrait session
The place in town with the best evening light
The picture that you almost deleted
A question to followers: color or black and white?

== plumber, plumbing, plumbing company, heating engineer
tags: Plumber Plumbing PlumbingTips HomeRepair LocalPlumber HomeMaintenance BathroomRenovation LeakRepair
Where the main valve usually hides, and why everybody at home should know it
The strangest thing you ever found in a drain
Before and after: a bathroom in two pictures
Three signs that a boiler wants attention before winter
What may never go down the sink, in one list

== electrician, electrical company
tags: Electrician Electrical LocalElectrician HomeSafety ElectricalSafety SmartHome HomeRenovation TradeLife
The button on the smoke alarm: press it today
A fuse box before and after, side by side
Why that one socket gets warm, and when to call somebody
The question you hear at every second job
What a safe set of outdoor lights needs

== carpenter, joiner, woodworker, cabinet maker, furniture maker, carpentry, woodworking
tags: Carpenter Woodworking Handmade CustomFurniture WoodWork Craftsmanship HandcraftedFurniture MadeOfWood
From plank to table in four pictures
The tool that you would save from a fire
How to tell solid wood from veneer
A mistake that became part of the design
What a customer's old door became

== bakery, baker, bread shop, patisserie, pastry shop, pastry chef
tags: Bakery Baker FreshBread Sourdough LocalBakery BakedFresh BreadLover PastryLove
What is in the oven at four in the morning
The loaf that sells out first, and until when
How to keep bread fresh until the third day
The recipe card in your grandmother's writing
Croissant or cinnamon roll: let people vote

== cake maker, cake shop, cake designer, cupcakes, cake business, home baker
tags: CakeDesign CakeMaker CustomCakes BirthdayCake CakeDecorating HomeBaker CelebrationCake CakeArt
A cake from sketch to table
How many slices for how many guests
The order that made you laugh
Buttercream or fondant: what holds in summer
The last brush stroke, filmed close up

== cafe, coffee shop, barista, coffee bar, coffee roaster, espresso bar
tags: CoffeeShop Cafe CoffeeLover Barista LatteArt SpecialtyCoffee LocalCafe CoffeeTime
The first cup of the morning, from behind the counter
Flat white or cappuccino: the difference in one picture
Which table is free at which hour
The regular who never has to order
Where this week's beans come from

== restaurant, bistro, trattoria, chef, pizzeria, diner, steakhouse, sushi bar
tags: Restaurant Foodie LocalRestaurant ChefLife FoodLover DinnerTime FreshIngredients EatLocal
The dish that will never leave the menu, and why
A market list at seven in the morning
The plate before and after the sauce
What the kitchen itself eats at four
Let people choose next week's special from two

== food truck, street food, catering, caterer
tags: FoodTruck StreetFood Catering FoodTruckLife EventCatering EatLocal StreetFoodLover FreshFood
Where you stand this week: days, places, hours
What sells out first, and when
The kitchen of six square meters in ten seconds
A party in numbers: guests, plates, spoons that vanished
The sauce that people ask about

== bar, pub, brewery, cocktail bar, winery, wine bar, wine shop
tags: CocktailBar CraftBeer WineLover BarLife LocalBar HappyHour CheersToThat Mixology
The drink of the week, with its three ingredients
What stands in the glass of the person behind the bar
The quietest hour for a long talk
One word of tasting language, explained
Quiz night: post one question in advance

== hairdresser, hair salon, hairstylist, barber, barbershop, hair stylist
tags: Hairdresser HairSalon Hairstylist HairTransformation HairGoals Barber BeforeAndAfter LocalSalon
Before and after, from the same angle
How to make a blow-dry last until Thursday
The cut that everybody asks for this month
What to bring to a first appointment
A product that you use on yourself

== nail salon, nail artist, nail tech, nail studio, manicurist, nails
tags: NailSalon NailArt NailTech NailInspo GelNails Manicure NailDesign NailsOfInstagram
Four sets of this week, numbered: which is yours?
How to make gel last for three weeks
The smallest brush and what it can do
A set from bare to done in ten seconds
What to tell your nail artist before you begin

== beauty salon, beautician, makeup artist, cosmetics, lash artist, lash studio, brow studio, spa, esthetician, skincare
tags: BeautySalon MakeupArtist SkinCare LashArtist GlowUp SelfCare BeautyTips Brows
One face, two looks: day and evening
What you should not do before a treatment
The step that most people forget at night
A tool and how you clean it
A question from your messages, answered in a sentence

== massage therapist, massage, physiotherapist, physiotherapy, chiropractor, osteopath
tags: MassageTherapy Wellness SelfCare Physiotherapy BackPainRelief MoveBetter Relaxation HealthyBody
One stretch for the end of a working day
What happens at a first appointment
How long after a treatment you should rest
The muscle that surprises everybody
The room before the first guest, in one quiet picture

== fitness coach, personal trainer, gym, fitness studio, fitness trainer, crossfit, pilates studio
tags: PersonalTrainer FitnessCoach GymLife WorkoutMotivation StrongNotSkinny FitnessTips HomeWorkout TrainSmart
One exercise, done wrong and done right
What a beginner can do in ten minutes at home
The excuse that you like best, and your answer
A member's first pull-up, with their leave
What you eat before training on a busy day

== yoga teacher, yoga studio, yoga instructor, meditation teacher, yoga
tags: YogaTeacher YogaStudio YogaEveryday Mindfulness YogaFlow Breathwork YogaForBeginners Meditation
One pose for people who sit all day
What to bring to a first class
Three breaths: a post that can be done at once
The pose that you could not do for years
The studio five minutes before class

== dance school, dance teacher, dance studio, ballet school
tags: DanceStudio DanceClass DanceTeacher LearnToDance DanceLife Ballet DanceVideo DancersOfInstagram
One step in fifteen seconds
The first class: what to wear and whom you will meet
A mistake that looks better than the step
The song that is on repeat this month
Before the show, behind the curtain

== real estate agent, realtor, estate agent, real estate, property manager, realty
tags: RealEstate Realtor HouseHunting JustListed HomeForSale DreamHome FirstTimeBuyer HomeBuyingTips
One room, and the sentence that sells it
Three questions to ask at every viewing
What a first-time buyer forgets to budget for
A street in town: what it is like to live there
Sold: what made the difference, without names

== interior designer, interior design, home decor shop, home stager
tags: InteriorDesign HomeDecor InteriorInspo RoomMakeover HomeStyling CozyHome SmallSpaces DesignTips
Before and after of one corner
The cheapest change with the biggest effect
A color you would never use, and one you always do
How big a rug should really be
Two cushions, let people choose

== architect, architecture firm, architecture studio
tags: Architecture Architect BuildingDesign SustainableBuilding ArchitectureDetail HomeDesign FloorPlan Renovation
A detail that nobody notices and everybody touches
From sketch to site in two pictures
What a permit really takes, step by step
The building in town that you pass too fast
The question to ask before you buy an old house

== builder, construction company, contractor, roofer, roofing, home renovation, bricklayer
tags: Construction Builder HomeRenovation Contractor Roofing BeforeAndAfter BuildingSite TradeLife
A site on day one and day sixty
What a quote should always contain
Three signs that a roof wants a look
The tool of the week
The part of the house that nobody will ever see again

== painter and decorator, house painter, decorator, painting company
tags: HousePainter PainterAndDecorator FreshPaint RoomMakeover BeforeAndAfter HomeImprovement WallColor InteriorPainting
One wall, before and after
How many coats, and why
The color that everybody orders this season
How to keep an edge straight without tape
The worst wallpaper that you have taken off

== gardener, landscaper, gardening, garden design, landscaping, garden center, plant shop, plant nursery
tags: Gardener Landscaping GardenDesign GardenInspiration PlantLover GrowYourOwn GardenTips UrbanGarden
What to do in the garden this weekend
A corner in spring and in autumn
The plant that forgives everything
What that leaf wants to tell you
Before and after of a patio

== florist, flower shop, flowers
tags: Florist FlowerShop FreshFlowers Bouquet FloralDesign SeasonalFlowers FlowerLover LocalFlorist
A bouquet from bucket to bow
What is in season this week
How to keep tulips from hanging
The card text that made you swallow
Two bouquets: let people choose

== cleaner, cleaning company, cleaning service, house cleaning
tags: CleaningService HouseCleaning CleaningTips CleanHome BeforeAndAfter HomeOrganization CleanTok SpringCleaning
One stain and what really removes it
A kitchen before and after
The place that everybody forgets
Three things that you can throw away
How long a flat really takes

== mechanic, car repair, garage, auto shop, car dealer, car detailing, car wash, tyre shop
tags: AutoRepair Mechanic CarCare CarMaintenance CarTips LocalGarage CarDetailing RoadTripReady
That noise, and what it means
What to check before a long drive
The part that looks new and is not
Winter tires: when, and why then
A car that came in on a tow truck and left by itself

== bike shop, bicycle repair, cycling shop
tags: BikeShop Cycling BikeRepair BikeLife CyclingTips RideMore BicycleLove LocalBikeShop
Tire pressure in one picture
The bike of the week and who rides it
What a service really includes
Three things in every good repair kit
The best loop around town in under an hour

== dog groomer, dog grooming, pet groomer, pet salon
tags: DogGroomer DogGrooming PetGrooming DogsOfInstagram FreshlyGroomed GroomerLife HappyDog DogTransformation
Before and after, with the same tilt of the head
How to brush a coat that mats
The dog that fell asleep under the dryer
How often is often enough
Caption this face

== dog walker, dog trainer, pet sitter, dog school, dog training, kennel
tags: DogTrainer DogTraining DogWalker PuppyTraining DogsOfInstagram PetSitter GoodDog DogTips
One command in three steps
The walk of the day, from knee height
What a wagging tail does not mean
A puppy in week one and week six
Which treat works for whom

== veterinarian, vet, veterinary clinic, animal shelter, animal rescue
tags: Veterinarian VetClinic PetHealth PetCare AnimalRescue AdoptDontShop VetLife HealthyPets
What may never be in a dog's bowl
The patient of the week, with their people's leave
How to tell that a cat is in pain
Three things to bring to a first visit
The day somebody went home

== pet shop, pet store, pet supplies
tags: PetShop PetStore DogsOfInstagram CatsOfInstagram PetLovers PetSupplies HappyPets LocalPetShop
A toy that survives the weekend
What you check before you sell an animal
The shop dog's favorite shelf
Wet food or dry: three facts
Show us your pet: post of the week

== dentist, dental practice, orthodontist, dental clinic, dental hygienist
tags: Dentist DentalCare HealthySmile OralHealth DentalTips SmileMakeover DentalHygiene FamilyDentist
How long two minutes of brushing really are
What happens at a check-up, step by step
Three foods that teeth like
The question that people are afraid to ask
The team without masks

== doctor, medical practice, nurse, clinic, pharmacy, midwife, nutritionist, dietitian
tags: HealthTips Healthcare MedicalPractice Wellness HealthyHabits Prevention NutritionTips FamilyHealth
One check-up that is worth a morning
A myth and what is known
What to bring to a first appointment
The practice at seven in the morning
When to call and when to wait

== therapist, psychologist, counselor, life coach, coach, mindset coach, career coach, business coach
tags: MentalHealthMatters Coaching LifeCoach SelfGrowth MindsetShift PersonalDevelopment CareerAdvice Wellbeing
One question to end the day with
What happens in a first session
A sentence that you hear often, and another way to see it
A small habit for a busy week
What coaching cannot do

== lawyer, law firm, attorney, notary, solicitor
tags: Lawyer LawFirm LegalTips KnowYourRights SmallBusinessLaw LegalAdvice FamilyLaw Contracts
A term from a contract in plain words
What to do first when a letter arrives
Three papers that everybody should have
A film scene and what the law would say
What a first talk costs, and what you get

== accountant, bookkeeper, tax advisor, accounting firm, financial advisor, insurance agent, insurance broker, bank
tags: Accounting Bookkeeping TaxTips SmallBusinessFinance MoneyTips TaxSeason FinancialPlanning Insurance
The deadline of this month, in one line
A receipt that you should keep, and how long
The mistake that costs most
One word from a tax letter, explained
What to bring to a first talk

== teacher, tutor, school, language school, kindergarten, nursery, preschool, driving school, online course
tags: Teacher Tutor LearningIsFun EducationMatters StudyTips ClassroomIdeas LearnSomethingNew Students
Something that you learned from a student
A trick for remembering one rule
The room before the first bell
What a trial lesson is like
Quiz: one question, answer tomorrow

== musician, band, singer, music teacher, dj, music school, guitarist, producer
tags: Musician LiveMusic NewMusic IndieArtist SingerSongwriter MusicTeacher BandLife GigLife
Ten seconds of the chorus, before the mix
The story behind one line
What is on the set list, and in which order
The rehearsal that went wrong
Which song should come next: two titles

== artist, painter, illustrator, art studio, gallery, sculptor, tattoo artist, tattoo studio, graphic designer
tags: Artist ArtStudio Illustration ArtProcess OriginalArt WorkInProgress SupportArtists ContemporaryArt
A piece from first line to last
The part that you painted over
What is on your table right now
How long it took, honestly
Two versions: which is finished?

== potter, ceramics, pottery, jeweler, jewelry, jewellery, candle maker, soap maker, maker, craft shop, knitting, crochet, handmade, etsy
tags: Handmade HandmadeWithLove SmallBatch Maker ShopSmall Crafted HandmadeJewelry Ceramics
Hands at work, without a word
The piece that cracked, and what you did
Three sizes next to an everyday thing
How to care for it
An order, packed from start to end

== clothing store, boutique, fashion shop, fashion designer, clothes shop, shoe shop, vintage shop, tailor, fashion
tags: Boutique ShopLocal OutfitInspo FashionLover NewArrivals StyleTips SlowFashion OOTD
One jacket, three ways
What just came out of the box
How to find your size without a fitting room
The piece that we fight over ourselves
Yes or no: a color

== bookshop, bookstore, library, author, writer, publisher, bookseller
tags: Bookstagram BookLovers Bookshop AmReading AuthorLife ReadingList IndieBookshop BookRecommendation
A book for a rainy Sunday, in one sentence
First lines: guess the book
What the staff are reading
A page with a pencil mark
Three books for somebody who does not read

== travel agency, travel blogger, hotel, bed and breakfast, guesthouse, tour guide, airbnb, holiday rental, hostel, campsite
tags: TravelInspiration HotelLife Wanderlust LocalTips TravelGuide WeekendGetaway HiddenGems BoutiqueHotel
The view at breakfast
Three places within ten minutes' walk
What guests ask most
The room that is booked first, and why
What the place is like out of season

== wedding planner, event planner, event agency, party planner, event venue, wedding venue, balloon decor
tags: WeddingPlanner EventPlanner EventDesign PartyIdeas WeddingInspiration EventDecor WeddingTips CelebrateInStyle
A table from empty to set
The question to ask every venue
The plan B that nobody noticed
What you carry in the emergency bag
Two color schemes: let people choose

== church, charity, nonprofit, non-profit, club, sports club, football club, association, volunteer group, foundation
tags: Community Charity Volunteer NonProfit Together LocalClub MakeADifference GivingBack
What ten dollars did last month
A volunteer and why they came
The date, the place, what to bring
Before and after of something you repaired together
A thank-you with a name, with their leave

== online shop, online store, shop, store, retail, gift shop, small business, e-commerce, startup, business
tags: SmallBusiness ShopSmall SupportLocal ShopLocal SmallBusinessOwner NewArrivals BehindTheScenes ShopOnline
An order, packed from start to end
The bestseller and the one that deserves to be
The question that you answer every day
Who is behind the counter
Two products: which should stay?

== marketing agency, social media manager, web designer, marketer, developer, software company, copywriter, virtual assistant, freelancer, consultant, it company
tags: MarketingTips SocialMediaManager Freelancer ContentCreation SmallBusinessMarketing WebDesign DigitalMarketing WorkFromAnywhere
A before and after of one headline
The question in every first call
A tool that saves you an hour a week
What you would do with no budget
A project in three numbers, with the client's leave

== farm, farmer, farm shop, beekeeper, honey, market stall, vegetable box, butcher, cheese shop
tags: FarmLife LocalFarm FarmToTable EatSeasonal FarmShop SupportFarmers FreshFromTheFarm Honey
What is ripe this week
Six in the morning in one picture
An animal and its name
How to cook what nobody knows
The price, explained honestly

== influencer, content creator, blogger, youtuber, podcaster, streamer, mom blogger, food blogger, fashion blogger
tags: ContentCreator CreatorLife BehindTheScenes DayInMyLife StoryTime CreatorTips Vlog Community
A day in five pictures
What you got wrong a year ago
The most asked question, answered
What is on your desk
Let people choose the next subject
`;

/** What anybody can post about a trade that is not in the list. `{T}` is the trade as the person named it. */
export const ideasForAnyTrade: readonly string[] = [
  "Before and after: one piece of your work as {T}, with what you changed",
  "The question you hear most often, answered in one sentence",
  "Something about your day that nobody would expect of {T}",
  "A tool or a place that you could not do without, and its story",
  "A customer's own words, with their leave",
];

/** The same for an occasion. `{T}` is the occasion. */
export const ideasForAnyOccasion: readonly string[] = [
  "How you get ready for {T}: one picture, one sentence",
  "A memory of {T} that only you have",
  "A question to your followers: what does {T} mean to them?",
  "A thank-you to somebody who belongs to {T} for you",
  "What {T} changes for you this year: hours, offers, plans",
];

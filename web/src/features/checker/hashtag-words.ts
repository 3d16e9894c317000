/**
 * Common English words that hashtags consist of, so that "#nofilterneeded" can be split into its words. The list is the
 * product's own. A tag is split only if every part is in it (or elsewhere in the person's text), so words that could be
 * the end of another word, such as "ing" or "er", must not be added.
 */
export const hashtagWords: ReadonlySet<string> = new Set(
  `a about above adventure after afternoon again all alone along also always amazing american an and animal animals
anniversary another any app apple april architecture are around art artist artists as asia at athlete august autumn away
awesome babies baby back backpack backyard bag bake baked baker bakery baking ball band bar barber base basket bass bath
be beach bean beans bear beard beautiful beauty because bed been beer before begin beginner behind being bell below best
better between big bike biker bikes bird birds birthday black blog blogger blonde blood bloom blue board boat body bold
book books bookstagram boots born boss both bottle bow bowl box boy boys brain brand branding bread break breakfast
bride bridge bright bring broken brother brown brunch brush build builder building built burger burn bus business busy
but butter buy buyer by cabin cafe cake cakes call calm camera camp camper camping campus can canada candle candles candy
car card care career cars case cat cats celebrate celebration center ceramics challenge change check cheese chef cherry
chic chicken child children chill chocolate christmas church cinema city class classic clay clean cleaning clear client
climb climbing clock close closet clothes clothing cloud clouds club coach coaching coast coat cocktail cocktails code
coffee cold collection college color colors colour colours come comfort comfy coming community company concert confident
content cook cooked cookie cookies cooking cool corner cottage country couple course cover cozy craft crafts crazy cream
create created creative creator creators crew culture cup cupcake curl curls curly custom customer customers cut cute
cycling dad daily dance dancer dark date daughter dawn day days dear december decor deep degree delicious denim desert
design designer designs desk dessert details diary did diet digital dinner dirt discover diy do doctor does dog dogs
doing dollar done door double down dragon draw drawing dream dreams dress drink drinks drive drop dry duck during dusk
each early earth east easy eat eating eats eco edge edit education egg eggs eight election else email empty end energy
engaged england english enjoy enough entrepreneur epic europe even evening event events ever every everyday everything
exercise experience explore eye eyes fabric face facts fair faith fall family famous fan fans far farm farmer farmers
fashion fast father favorite favourite fear february feed feel feeling feels felt fest festival few field fight film
filter final find finds fine fire first fish fishing fit fitness five fix flat flavor floor floral florist flow flower
flowers fly focus follow food foodie foods foot football for forest forever forget forward found four fox free freedom
freelance french fresh friday friend friends friendship from front fruit full fun funny furniture future gallery game
gamer games gaming garden gardener gardening gear get getting gift gifts girl girls give giveaway glam glass global glow
go goal goals going gold golden golf gone good goods got grace grand grandma grass grateful great green grey grill
ground group grow growing growth guest guide guitar guy guys gym hack hacks had hair haircut half hall halloween hand
handmade happiness happy hard harvest has hat have he head heal health healthy hear heart heat hello help her herb here
hero high hike hiker hikers hiking hill him hip his history hobby hold holiday holidays home homes honey hope horse
hospital host hot hotel hour hours house how hug human hungry hunt hustle i ice iced idea ideas if in indie indoor inner
ink inside inspiration inspire inspired instagram interior interiors international into is island it italian italy its
january jazz jewelry job join journal journey joy juice july june jungle just kayak keep key kid kids kind kindness king
kiss kit kitchen kite knit knitting know knowledge lab lady lake land landscape language large last late later latte
laugh launch law lazy lead leader leadership leaf learn learning leather leaves left legend lemon less lesson lessons
let letter level library life lifestyle light lights like line link lion lip listen little live lives living local logo
london lonely long look looking lost lot lots loud love loved lover lovers loves low luck lucky lunch luxury mad made
magazine magic mail make maker makers makes makeup making man mama many map march market marketing marriage matcha math
matter matters may me meal meals meat media medicine meditation meet member memories memory men mental merry message
midnight mile miles milk mind mindful mindset mini minimal minute minutes mix mobile model modern mom moment moments
monday money month moon more morning mornings most mother motivation mountain mountains mouse mouth move movie movies
moving mud mug mum music musician my myself name nails national natural nature near neck need needed needs neighbor nerd
never new news next nice night nights nine no nobody north not note notes nothing november now nurse nurses nutrition
ocean october of off office oil old olive on once one only open opening opportunity or orange order organic original
other our out outdoor outdoors outfit outside over own owned owner pack page paint painter painting pan pancake pancakes
paper paradise parent parenting parents paris park part party pasta pastry path patio pay peace peak pen people perfect
person pet pets phone photo photographer photography photos phrase piano pic picnic pics picture pictures pie pig pink
pizza place places plan plane planner plant plants plastic plate play player playlist please podcast poem poet poetry
point pool poor pop portrait positive positivity post posts pot potter pottery power practice praise prep present
pretty price pride print prints pro problem process product products professional program progress project projects
proud public pumpkin puppy purple purpose put queen quick quiet quilt quote quotes race rain rainbow rainy ramen reach
read reader reading ready real recipe recipes record recovery red reels refresh relax remember remote rent research rest
restaurant retro review rice rich ride right ring rise river road roadtrip roast roasted rock rocks romance roof room
rooms rose roses round route routine royal rules run runner runners running rustic sad safe sail sailing salad sale
salon salt same sand sandwich saturday sauce save savings say scene school science scotland sea season second secret see
seed self sell sense september series serve service session set seven sew sewing shape share she shine ship shirt shoes
shoot shop shopping short show shower sick side sign silver simple since sing singer single sister site six size skate
skies skill skills skin skincare skirt sky sleep slice slow small smart smile smoke smooth snack snacks snow so soap
soccer social soft sold solo some someone something son song songs soon soul sound soup sour sourdough south space spain
special speech spend spice spirit sport sports spring square squad stage stand star stars start started startup state
stay steak step stone stop store stories storm story street strength strong student students studio study stuff style
stylish success sugar suit summer sun sunday sunny sunrise sunset sunsets super support surf surfer surfing surprise
sushi sustainable sweet swim swimming table taco tacos take talent talk tall tan tank taste tasty tattoo tea teach
teacher teachers teaching team tech technology teen tell ten tennis test texas text thank thankful thanks thanksgiving
that the theatre their them then therapy there these they thing things think this those thought thoughts three through
throwback thursday tiger time times tiny tip tips tired to today together tomorrow tonight too tools top total touch
tour tourist toy track trail trails train trainer training transformation travel traveler traveling travels treat tree
trees trend trends trip tropical true truck trust truth try tuesday turn two type ugly ultimate under united until up
update us use vacation valentines valley value van vegan vegetables vegetarian very vibe vibes video videos view views
village vintage visit vlog voice volunteer vote wait wake walk walking wall want war warm was wash watch water
waterfall wave waves way we wear weather web website wedding weddings wednesday week weekend weekends weekly weight
welcome wellness went were west what wheel when where which while white who whole why wife wild wildlife will win wind
window wine winner winter wish with without wolf woman women wonder wonderful wood wooden woods word words work worker
workers working workout world worth wow wrap write writer writers writing wrong year years yellow yes yesterday yoga
you young your yourself youth zero zone zoo`.split(/\s+/),
);

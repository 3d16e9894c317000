/**
 * Longer everyday words that people type into a caption form and often misspell. A word that is in no dictionary of this
 * project and differs from exactly one of them in one letter is taken for it.
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

import { premiumPricePerMonth } from "../../../contract/rules/price.ts";
import {
  freeCaptionsPerDay,
  trialCaptionsPerDay,
  variationsFree,
  variationsPremium,
} from "../../../contract/rules/quota.ts";
import { help } from "../entry.ts";

export const price = `$${premiumPricePerMonth.toFixed(2)}`;

/** The plans, and how many captions each has. */
export const planHelp = [
  help(
    "plans",
    "Which plans are there?",
    `There are two. Free: ${freeCaptionsPerDay} captions a day, ${variationsFree} variations each time, with ads. Premium for ${price} a month: unlimited captions, ${variationsPremium} variations each time, no ads and an assistant that remembers the conversation.`,
    `what plans do you have
    what plans are available
    which plan should I choose
    what is the difference between free and premium
    free vs premium
    free versus paid
    compare the plans
    do you have different tiers
    what subscription options are there
    what are my options
    what do I get with each plan
    is there a basic plan
    difference between the two plans`,
    {
      comment: `There are two plans: free with ${freeCaptionsPerDay} captions a day, and Premium with unlimited captions for ${price} a month.`,
      open: "upgrade",
    },
  ),
  help(
    "price",
    "How much does Premium cost?",
    `Premium costs ${price} a month (US dollars), paid by card. You can cancel at any time and keep it until the end of the month you have paid for. The free plan costs nothing.`,
    `what does premium cost
    how much is premium
    how much is it
    how much does it cost
    what is the price
    what's the price
    price
    prices
    pricing
    cost
    how much do you charge
    how much per month
    monthly fee
    how expensive is it
    is it expensive
    how much for the paid version
    what would I pay
    what do I have to pay
    how much is the subscription
    what does the subscription cost
    how many dollars a month
    is it in dollars or euros
    which currency do you charge
    price in euros
    price in pounds
    how much does caption kite cost
    cost of the pro version
    is premium worth the money how much is it
    what does it cost per month
    monthly price
    how much a month`,
    {
      comment: `Premium is ${price} a month and you can cancel any time. The free plan costs nothing and gives you ${freeCaptionsPerDay} captions a day.`,
      open: "upgrade",
    },
  ),
  help(
    "free",
    "Is Caption Kite free?",
    `Yes, there is a free plan without a card: ${freeCaptionsPerDay} captions a day, each with ${variationsFree} variations to choose from, and ads. Without an account you can write ${trialCaptionsPerDay} caption a day. Premium for ${price} a month has no daily limit.`,
    `is it free
    is this free
    is this app free
    is caption kite free
    free?
    is it really free
    can I use it for free
    can I use this without paying
    do I have to pay
    do I need to pay
    do I need premium
    is there a free version
    do you have a free plan
    what is free
    what is included in the free plan
    what can I do for free
    what does the free plan include
    how long is it free
    is the free plan free forever
    do I need a credit card to start
    do you need my card for the free plan
    is there a catch
    will I be charged automatically
    free for how long
    do I need a credit card to sign up
    do I have to enter a card
    is a card needed to register`,
    {
      comment: `Yes, there is a free plan: ${freeCaptionsPerDay} captions a day, no card needed.`,
    },
  ),
  help(
    "premium-benefits",
    "What does Premium include?",
    `Unlimited captions, ${variationsPremium} variations each time instead of ${variationsFree}, no ads, more context from your photos where a language model reads them, and an assistant that remembers the conversation and gives more ideas and variants. It costs ${price} a month.`,
    `what does premium include
    what do I get with premium
    what are the benefits of premium
    advantages of premium
    why should I upgrade
    why upgrade
    is premium worth it
    is it worth it
    what is better in premium
    premium features
    what does premium give me
    what extra do I get
    what do paying users get
    does premium give better captions
    are premium captions better
    what is premium
    what changes when I upgrade
    what would premium do for me
    perks of premium
    does premium remove the limit
    what is premium mode
    what are enhanced responses
    what does enhanced responses mean
    is the assistant better with premium
    difference in the chat with premium`,
    {
      comment: `Premium gives you unlimited captions, ${variationsPremium} variations at a time and no ads, for ${price} a month.`,
      open: "upgrade",
    },
  ),
  help(
    "daily-limit",
    "How many captions do I get per day?",
    `With the free plan ${freeCaptionsPerDay} a day, with Premium as many as you like. Each press of Generate Caption counts as one, although it gives you several variations to choose from. Visitors without an account get ${trialCaptionsPerDay} a day.`,
    `how many captions can I make per day
    how many captions do I get per day for free
    how many captions are free
    how many free captions a day
    daily limit
    what is the daily limit
    what is the limit
    is there a limit
    captions per day
    how many times can I use it each day
    how many can I generate
    how many captions with the free plan
    how many captions with premium
    is premium really unlimited
    is it unlimited
    how many posts can I write a day
    maximum number of captions
    what counts as one caption
    does each variation count as a caption
    do the three variations count as three
    does one generation count once
    does pressing generate again count
    does write again use another caption
    how are captions counted
    how does the counter work
    why did my counter go up
    usage limits
    does regenerating count
    does pressing generate again count
    does another try count`,
    {
      comment: `The free plan gives you ${freeCaptionsPerDay} captions a day, Premium has no daily limit.`,
    },
  ),
  help(
    "more-captions",
    "How do I get more captions per day?",
    `Premium has no daily limit and costs ${price} a month; a promo code gives the same while it lasts. On the free plan the next ${freeCaptionsPerDay} captions are ready at 00:00 UTC. Editing and copying never count, and the first rewrites of a caption are free as well.`,
    `how do I get more captions
    I need more captions
    can I get more than 5 captions
    I ran out of captions
    I have no captions left
    I used all my captions
    I hit the limit
    I reached my daily limit what now
    can I buy extra captions
    can I buy single captions
    can I get more today
    limit reached
    increase my limit
    can you raise my limit
    give me more captions per day
    5 captions is not enough
    can I write more than five a day
    how to get unlimited captions
    earn more captions
    do you sell credits
    top up captions
    what happens when I run out of captions
    what happens after 5 captions`,
    {
      open: "upgrade",
      comment: `Premium has no daily limit, for ${price} a month. On the free plan, ${freeCaptionsPerDay} new captions are ready every day.`,
    },
  ),
  help(
    "limit-reset",
    "When does my daily limit reset?",
    `Every day at 00:00 UTC. The ${freeCaptionsPerDay} free captions are then ready again; unused ones do not carry over. The bar on the Generate tab shows when that is for you.`,
    `when does my limit reset
    when do I get new captions
    when can I write again
    what time does it reset
    when do captions refresh
    when do my free captions come back
    do I get new captions at midnight
    at what time is the counter reset
    does the limit reset every 24 hours
    how long until I get more captions
    do unused captions carry over
    do captions roll over
    can I save up captions
    do I lose captions that I don't use
    what time zone is the reset
    why does it not reset at midnight here
    when is it renewed`,
  ),
  help(
    "failed-counts",
    "Does a failed attempt count?",
    "No. An attempt that fails, is refused, or is cancelled before the first caption arrives is not counted.",
    `does a failed attempt count against my limit
    does a failed generation count
    does an error cost me a caption
    I got an error did I lose a caption
    is a caption counted when it fails
    the generation failed and was it counted
    do errors count
    I cancelled does it count
    I stopped it before it finished is that counted
    does cancelling use up a caption
    I lost a caption because of an error
    do edits count
    do rewrites count against my limit`,
  ),
  help(
    "trial",
    "Can I try it without an account?",
    `Yes. The sign-in page has a free caption card: type a keyword, choose the platform and get ${trialCaptionsPerDay} caption a day, without signing up and without a card.`,
    `can I try it without an account
    can I test it first
    is there a trial
    free trial
    is there a free trial of premium
    can I try premium for free
    do you have a demo
    try before signing up
    use it without registering
    do I have to sign up
    do I need an account
    can my friend try it without signing up
    how can someone test it
    can I use it as a guest
    how many captions without an account
    try premium for free
    can I test premium first
    is there a premium trial`,
    {
      comment: `Yes: the sign-in page writes ${trialCaptionsPerDay} caption a day for you without an account and without a card.`,
    },
  ),
  help(
    "ads",
    "Why do I see ads?",
    "The free plan shows places for ads. Premium, and a promo code while it lasts, remove them.",
    `why are there ads
    why do I see ads
    how do I remove ads
    get rid of ads
    remove advertisements
    no ads please
    can I turn off ads
    disable ads
    hide the banner
    ads are annoying
    does premium remove ads
    what are these ad boxes
    are there ads
    stop showing me adverts
    I still see ads
    I pay and still see ads
    advertising
    I still see ads although I am premium
    ads even though I pay
    still showing ads`,
    { comment: "The free plan shows ads; Premium has none.", open: "upgrade" },
  ),
  help(
    "discount",
    "Is there a discount, a yearly plan or a student price?",
    `There is one price: ${price} a month, cancel any time. There is no yearly, team, student or lifetime plan. Anything cheaper comes as a promo code: if somebody gave you one, enter it on the Promo code card in the Account tab.`,
    `is there a discount
    do you have a yearly plan
    annual subscription
    can I pay once a year
    can I pay yearly
    lifetime deal
    lifetime plan
    one time payment
    can I pay only once
    student discount
    nonprofit discount
    charity price
    discount for teachers
    cheaper plan
    can I get it cheaper
    any deals
    black friday deal
    any special offers
    do you have coupons
    is there a family plan
    team plan price
    price for agencies
    weekly plan
    quarterly payment
    volume discount`,
    { comment: `There is one price: ${price} a month, and you can cancel any time.`, open: "account" },
  ),
  help(
    "upgrade",
    "How do I upgrade to Premium?",
    "Press [Upgrade to Premium] on the [Subscription] card in the Account tab, or in the box on the Generate tab. You pay by card in the dialog that opens, and Premium starts as soon as the payment has gone through.",
    `how do I upgrade
    how do I get premium
    how can I buy premium
    how to subscribe
    how do I subscribe
    where can I upgrade
    I want premium
    I want to upgrade
    I want to buy premium
    upgrade my account
    upgrade me
    upgrade to premium
    become a premium member
    start a subscription
    sign me up for premium
    go premium
    switch to the paid plan
    get the pro version
    purchase premium
    where do I pay
    where do I enter my card
    how do I become premium
    make me premium
    where is the upgrade button`,
    {
      open: "upgrade",
      comment:
        "Sign in and press Upgrade to Premium in the Account tab; it starts as soon as the payment has gone through.",
    },
  ),
];

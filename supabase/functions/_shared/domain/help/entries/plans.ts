import {
  freeCaptionsPerDay,
  trialCaptionsPerDay,
  variationsFree,
  variationsPremium,
} from "../../../contract/rules/quota.ts";
import { help } from "../entry.ts";
import { price } from "./price.ts";

/** The plans and what they cost. */
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
    difference between the two plans
    is there a pro version`,
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
    how much a month
    is vat included
    is tax included
    why was I billed 3.50
    what is the 3.50 for
    is premium expensive
    what does this cost
    is it paid
    is this paid
    is it a paid app
    is premium monthly or one time`,
    {
      comment: `Premium is ${price} a month and you can cancel any time. The free plan costs nothing and gives you ${freeCaptionsPerDay} captions a day.`,
      open: "upgrade",
    },
  ),
  help(
    "free",
    "Is Caption Kite free?",
    `There is a free plan that costs nothing and needs no card: ${freeCaptionsPerDay} captions a day, each with ${variationsFree} variations to choose from, and ads. Without an account you can write ${trialCaptionsPerDay} caption a day. Premium for ${price} a month has no daily limit.`,
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
    free for how long
    do I need a credit card to sign up
    do I have to enter a card
    is a card needed to register
    do I need a credit card to use it
    no card needed
    without a credit card
    can I use it without a card
    do I need a credit card
    does it cost anything
    does it cost money
    cost nothing`,
    {
      comment: `There is a free plan: ${freeCaptionsPerDay} captions a day, no card needed.`,
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
    difference in the chat with premium
    what is in premium
    what comes with premium
    why pay
    premium worth it
    is premium worth it if I post three times a week
    is premium worth it for a small bakery
    is the premium worth it for me
    what's included in premium
    whats included in premium
    included in premium
    will premium make my posts better
    what does the paid version have`,
    {
      comment: `Premium gives you unlimited captions, ${variationsPremium} variations at a time and no ads, for ${price} a month.`,
      open: "upgrade",
    },
  ),
  help(
    "catch",
    "What is the catch with the free plan?",
    `There is none that we hide: the free plan has ${freeCaptionsPerDay} captions a day and shows ads, and we earn when people take Premium. Without a card nothing can be charged.`,
    `what's the catch
    whats the catch
    is there a catch
    where is the catch
    what do you get out of it
    how do you make money
    will I be charged automatically
    is there a trick
    too good to be true`,
    {
      comment: `No hidden one: the free plan has ${freeCaptionsPerDay} captions a day and shows ads, and no card is needed.`,
    },
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
    volume discount
    are there hidden costs
    hidden fees
    any extra costs
    what is the cheapest
    is there a yearly discount
    can I pay yearly instead of monthly
    pay for a whole year
    is it cheaper per year`,
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
    where is the upgrade button
    find where to upgrade
    where to upgrade`,
    {
      premium: "You have Premium access already. The [Subscription] card in the Account tab shows how long it runs.",
      open: "upgrade",
      comment:
        "Sign in and press Upgrade to Premium in the Account tab; it starts as soon as the payment has gone through.",
    },
  ),
];

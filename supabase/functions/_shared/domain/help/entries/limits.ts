import { freeCaptionsPerDay, trialCaptionsPerDay, variationsPremium } from "../../../contract/rules/quota.ts";
import { help } from "../entry.ts";
import { price } from "./price.ts";

/** How many captions each plan has. */
export const limitsHelp = [
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
    does another try count
    is it 5 per day or 5 per week
    five a day or a week
    per day or per week
    how many do I get
    what is the maximum a day`,
    {
      premium: `You have Premium access: as many as you like, ${variationsPremium} variations each time. The free plan has ${freeCaptionsPerDay} a day.`,
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
    what happens after 5 captions
    what if I go over 5 captions
    what happens after the limit
    what happens after my free captions are gone
    my free captions are gone
    I need more than five`,
    {
      premium:
        "You have Premium access, so there is no daily limit: write as many as you like. Each press of Generate Caption gives you several variations.",
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
    when is it renewed
    when does my day start over
    when does the day start
    when can I use it again
    when is tomorrow for you
    when do my five captions come back
    when does it refill
    how many hours until my captions are back
    what happens at midnight
    when do I get new ones
    when are there new ones`,
    {
      premium: `You have Premium access, so there is nothing to wait for: it has no daily limit. On the free plan the ${freeCaptionsPerDay} captions are ready again at 00:00 UTC.`,
    },
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
    "limit-wrong",
    "My count seems wrong.",
    "Each press of Generate Caption counts as one, on every device and in the assistant, and so does a rewrite beyond the free ones. The day begins at 00:00 UTC, so captions of your late evening may count for the next day. The bar on the Generate tab shows the count; if it is still wrong, write to us on the Contact page.",
    `it says I used my limit but I only made two today
    my count is wrong
    the counter is wrong
    it says I have none left but I did not use it
    it says limit reached but I only made 2
    I only made two captions today
    why did it count twice
    it counted too many
    my limit is used up but I did nothing
    why is my limit already used`,
    {
      open: "contact",
      comment:
        "Sorry if the count is wrong! The day begins at 00:00 UTC, and every press of Generate Caption counts; the Contact page reaches a person.",
    },
  ),
  help(
    "trial-per",
    "Is the free caption without an account per person or per device?",
    `Per internet connection: ${trialCaptionsPerDay} a day for each network address, so people who share a connection share it. A free account has ${freeCaptionsPerDay} a day of its own.`,
    `is one a day per device or per person
    is the trial per person
    one caption per device
    is it per household
    per person or per device
    per user or per computer
    why is the free trial already used`,
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
    is there a premium trial
    how long is the trial
    can I see an example
    show me an example first`,
    {
      comment: `Yes: the sign-in page writes ${trialCaptionsPerDay} caption a day for you without an account and without a card.`,
    },
  ),
];

import { help } from "../entry.ts";

/** Promo codes. */
export const promoHelp = [
  help(
    "promo-apply",
    "How do I use a promo code?",
    "Enter it on the [Promo code] card in the Account tab and press [Apply]. Without signing in, the Promo Code page does the same with your email address. It gives full Premium access until it expires, and nothing is charged.",
    `how do I use a promo code
    where do I enter my promo code
    I have a code
    I have a coupon
    redeem voucher
    redeem code
    apply coupon
    enter a gift code
    where does the discount code go
    I got a promotion code
    use my voucher
    activate my promo code
    how do promo codes work
    what does a promo code do
    influencer code
    I have a promotional code where do I put it
    add a code to my account
    can I use a promo code while I have a subscription
    where do I type the code
    where does the code go
    enter code`,
    {
      open: "account",
      comment: "Enter it on the Promo code card in the Account tab; it gives full Premium access until it expires.",
    },
  ),
  help(
    "promo-get",
    "Where do I get a promo code?",
    "We hand them out ourselves, for example in campaigns; the assistant cannot give any. If somebody gave you one, enter it on the [Promo code] card in the Account tab.",
    `where do I get a promo code
    how can I get a promo code
    give me a promo code
    can I have a code
    can you give me premium for free
    free premium
    do you have a promo code for me
    any working codes
    can I get a free month
    give me free premium
    I want a coupon
    where can I find coupons
    can I get premium for free
    premium for nothing
    promo code anyone
    anyone got a promo code
    got any promo codes for students
    any codes going`,
    {
      open: "account",
      comment: "Codes are handed out in our own campaigns, never in the comments. The free plan is always there.",
    },
  ),
  help(
    "promo-problem",
    "My promo code does not work.",
    "Check for typing mistakes and spaces. Each code works for one account only and until its own end date, so it may be used or expired. If you think that it should work, write to us on the Contact page with the code.",
    `my promo code does not work
    promo code invalid
    code not valid
    invalid code
    it says my code is not valid
    the code is not accepted
    failed to apply code
    my coupon is not working
    code already used
    can two people use one code
    can I use a code twice
    can I use several codes
    my voucher is rejected
    can I share my code with a friend
    the code has expired
    my code says expired`,
    {
      open: "contact",
      comment:
        "Sorry! Each code works for one account and until its end date. If yours should still work, write to us on the Contact page.",
    },
  ),
  help(
    "promo-expired",
    "What happens when my promo code expires?",
    "Your account goes back to the free plan and nothing is charged. Your captions, history and caption style stay. You can enter another code on the [Promo code] card in the Account tab, or upgrade.",
    `what happens when my promo code expires
    my coupon expired
    when does my promo code end
    my code ran out
    how long does my promo code last
    how long is a code valid
    how many days are left on my code
    will I be charged when the code ends
    do I have to pay after the promo
    does the promo code renew
    what happens after the free premium ends
    promo period over
    if I use a promo code will it charge my card afterwards
    do promo codes expire
    will it charge me after the promo code
    does a promo code charge my card`,
    { open: "account" },
  ),
];

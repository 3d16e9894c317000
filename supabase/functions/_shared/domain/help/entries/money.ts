import { help } from "../entry.ts";
import { price } from "./price.ts";

/** Payments. */
export const moneyHelp = [
  help(
    "charged-twice",
    "I was charged twice.",
    "Sorry about that. First look under Invoices and card on the [Subscription] card in the Account tab: it lists every payment, and a reserved amount that your bank shows as pending usually disappears within days. If there are two payments for one month, write to us on the Contact page with the date and the amount, never the card number: a person checks it and replies within 24 hours.",
    `I was charged twice
    you charged me twice
    double charge
    charged double
    there are two payments on my card
    two charges this month
    I paid twice
    I was billed twice
    duplicate payment
    why did I get charged two times
    charged me 2 times
    my bank shows two payments
    I have been charged more than once
    bank says pending charge
    pending charge
    a pending payment on my account
    they took money twice from me
    paid twice`,
    {
      open: "contact",
      comment:
        "Sorry, that should not happen. Please send us the date and the amount on the Contact page, never the card number; a person checks it and replies within 24 hours.",
    },
  ),
  help(
    "unexpected-charge",
    "There is a charge that I do not recognize.",
    `Premium is charged in advance, ${price} every month until you cancel. [Invoices and card] on the [Subscription] card in the Account tab lists every payment. If something there is wrong, or you paid after cancelling, write to us on the Contact page with the date and the amount; a person checks it and replies within 24 hours.`,
    `why was I charged
    I was charged but I cancelled
    I cancelled and you still charged me
    you charged me after I cancelled
    I was charged after cancelling
    still being charged
    charge I don't recognize
    unknown charge on my card
    unauthorized payment
    I did not authorize this payment
    you took money from my account
    money was taken from my card
    wrong amount charged
    I was charged too much
    charged the wrong price
    why is the amount different
    I was charged on the free plan
    someone used my card
    why did you take money
    stop charging me
    you keep charging me
    billing error
    billing problem
    problem with my bill
    I have a question about my bill
    I want to dispute a charge
    charged me after cancelation
    charged after cancelling
    why was I billed
    charged but I never signed up
    I never signed up and was charged
    charged although I am on the free plan
    I got charged but I thought I was on the free plan
    charged today on the free plan
    why did you take my money I am free
    I see a charge from you
    you took money`,
    {
      open: "contact",
      comment:
        "Sorry to hear that. Please send us the date and the amount on the Contact page, never the card number; a person checks it and replies within 24 hours.",
    },
  ),
  help(
    "paid-no-premium",
    "I paid, but I do not have Premium.",
    "Premium starts as soon as the payment has gone through; some banks take a few minutes, and the page changes by itself. Reload it, and check under [Invoices and card] on the [Subscription] card that the payment is there. If it is and the badge at the top still says Free, write to us on the Contact page with the date of the payment: a person replies within 24 hours.",
    `I paid but I don't have premium
    I paid but still free
    I bought premium and nothing happened
    payment went through but no premium
    premium not activated
    premium is not working
    I upgraded but still see the limit
    I subscribed but it says free
    my account still says free after payment
    where is my premium
    I paid and still have 5 captions
    my subscription is not showing
    premium not showing up
    paid but no access
    I lost my premium
    why am I not premium any more
    my premium disappeared
    why did my premium end
    premium ended too early
    my premium stopped but I paid
    premium ended although I paid
    I paid and got nothing
    paid and nothing happened
    I upgraded and still have the limit
    upgraded yesterday and still limited
    still have the limit
    where is my premium nobody answers
    I paid where is my premium
    still waiting for my premium
    bought premium but it says free
    premium on my phone but not on my laptop
    says free after I paid`,
    {
      open: "account",
      comment:
        "Sorry about that! Please write to us on the Contact page with the date of the payment, and a person will sort it out within 24 hours.",
    },
  ),
  help(
    "payment-failed",
    "My payment failed. What can I do?",
    "Check the number, the expiry date and the security code, and whether your bank allows online payments; then try again or use another card. If a renewal failed, press [Update card] on the [Subscription] card in the Account tab: Premium stays on while the payment is tried again.",
    `my payment failed
    payment failed
    my card was declined
    card declined
    card not accepted
    my card does not work
    the payment does not go through
    payment error
    I can't pay
    it won't take my card
    payment did not work
    payment was rejected
    my renewal failed
    last payment failed
    stripe error
    Stripe not available
    subscription setup failed
    the upgrade dialog closes
    the payment form does not load
    my bank blocked the payment`,
    {
      open: "account",
      comment:
        "Sorry! Please check the card details or try another card. If it still fails, a person helps you on the Contact page.",
    },
  ),
  help(
    "payment-methods",
    "How can I pay?",
    "By credit or debit card, every month in advance. Stripe handles the payment; your card number never reaches our servers. There is no PayPal, bank transfer or invoice on account.",
    `how can I pay
    which payment methods do you accept
    what payment methods
    payment options
    can I pay with paypal
    paypal
    do you accept paypal
    apple pay
    google pay
    can I pay by bank transfer
    sepa
    do you take visa
    mastercard
    amex
    american express
    debit card
    credit card
    can I pay with crypto
    bitcoin payment
    who processes payments
    do you use stripe
    is the payment safe
    is it safe to enter my card
    do you store my card number
    is my credit card secure
    pay without a card
    pay with gift card
    is my credit card stored
    do you keep my credit card
    is my card saved
    do you save card details
    where are my card details stored`,
    { comment: "By credit or debit card, through Stripe; your card number never reaches our servers." },
  ),
  help(
    "update-card",
    "How do I change my card or see my invoices?",
    "Press [Invoices and card] on the [Subscription] card in the Account tab: it opens Stripe's page, where you change the card and download invoices and receipts. After a failed payment the button is called [Update card].",
    `how do I change my card
    update my credit card
    change payment method
    new card
    my card expired
    my card expires soon
    replace my card
    change billing details
    where are my invoices
    I need an invoice
    download invoice
    receipt
    where can I find my receipt
    billing history
    payment history
    see my past payments
    I need a bill for my taxes
    vat invoice
    add my company name to the invoice
    tax id
    billing address
    edit my billing information
    remove my card
    delete my credit card
    my boss wants an invoice
    invoice with vat number
    I need a receipt for my company
    proof of payment
    bill for accounting
    I want a bill
    how do I give you my new card
    I got a new card`,
    { open: "account" },
  ),
  help(
    "renewal-date",
    "When is my next payment?",
    "Premium renews by itself every month until you cancel. The [Subscription] card in the Account tab shows the date of the next payment, or a countdown to its end if you have cancelled.",
    `when is my next payment
    when will I be charged next
    when does my subscription renew
    next billing date
    renewal date
    when do I have to pay again
    does it renew automatically
    is it charged per month automatically or do I have to renew it myself
    do I have to renew it myself
    is it charged every month
    is it a subscription or one time
    when does my month end
    on which day am I charged
    does premium renew by itself
    does the month start today if I pay today
    if I pay today when does my month start
    when does the paid month start`,
    { open: "account" },
  ),
];

import { help } from "../entry.ts";
import { price } from "./price.ts";

/** Payments, cancelling and getting money back. */
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
    I never signed up and was charged`,
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
    still have the limit`,
    {
      open: "account",
      comment:
        "Sorry about that! Please write to us on the Contact page with the date of the payment, and a person will sort it out within 24 hours.",
    },
  ),
  help(
    "cancel",
    "How do I cancel my subscription?",
    "Open the Account tab, press [Cancel Subscription] on the [Subscription] card and confirm. You keep Premium until the end of the month you have paid for and are not charged again; a countdown on the card shows how long that is.",
    `how do I cancel
    cancel
    cancel my subscription
    cancel premium
    how to cancel premium
    how can I unsubscribe
    unsubscribe
    I want to cancel
    stop my subscription
    end my subscription
    stop paying
    I don't want to pay any more
    terminate my plan
    cancel my membership
    quit premium
    turn off auto renewal
    stop the automatic renewal
    how do I stop the renewal
    downgrade to free
    go back to the free plan
    switch to free
    where is the cancel button
    I can't find where to cancel
    can I cancel any time
    can I cancel whenever I want
    is it easy to cancel
    is there a minimum term
    is there a contract
    how long am I bound
    notice period
    how do I get out of the subscription
    please cancel my account subscription
    cancel for me
    how do I downgrade
    downgrade
    can I cancel anytime
    can I pause my subscription
    pause premium
    no button to cancel
    there is no cancel button`,
    {
      open: "account",
      comment:
        "You can cancel any time in the Account tab and keep Premium until the end of the month you have paid for.",
    },
  ),
  help(
    "after-cancel",
    "What happens after I cancel?",
    "You keep Premium until the end of the month you have paid for. After that your account is on the free plan; your captions, history and caption style stay, and nothing more is charged.",
    `what happens when I cancel
    what happens after I cancel
    do I lose premium immediately if I cancel
    do I lose my captions when I cancel
    will my history be deleted if I cancel
    do I keep my history after cancelling
    how long do I have premium after cancelling
    when does my cancelled subscription end
    can I still use premium after I cancelled
    is my data deleted when I cancel
    will I be charged again after cancelling
    does cancelling delete my account
    does premium stop at once when I cancel
    I cancelled but it still says premium
    why am I still premium after cancelling
    I cancelled and still have premium
    cancelled but still active
    my subscription is cancelled but premium is on
    cancelled but I still see a renewal date
    I cancelled and it still shows a date`,
    { open: "account" },
  ),
  help(
    "reactivate",
    "How do I get Premium back after cancelling?",
    "Until the month you have paid for ends, press [Reactivate subscription] on the [Subscription] card in the Account tab; Premium then goes on without a break. After that, press [Upgrade to Premium] again.",
    `how do I reactivate premium
    reactivate
    reactivate my subscription
    I cancelled by mistake
    undo my cancellation
    I changed my mind about cancelling
    I want premium back
    resume my subscription
    restart premium
    continue my subscription
    can I come back later
    renew premium
    subscribe again
    get premium again`,
    { open: "account" },
  ),
  help(
    "refund",
    "Can I get a refund?",
    "Months that have begun are not refunded, except where the law gives you that right; after cancelling you keep Premium until the end of the month. If something went wrong with a payment, write to us on the Contact page with the date and the amount, and a person looks into it within 24 hours.",
    `can I get a refund
    refund
    refund please
    I want a refund
    I want my money back
    money back
    give me my money back
    do you give refunds
    what is your refund policy
    is there a money back guarantee
    how do I request a refund
    reimburse me
    refund for unused time
    can I get the rest of the month back
    I forgot to cancel can I get my money back
    refund of last month
    refund if I cancel in the middle of the month
    do I get the rest of the month back
    money for unused days
    I want my money back I never used it
    never used it
    I did not use it give me the money back
    can you give me my money back`,
    {
      open: "contact",
      comment:
        "Please write to us on the Contact page with the date and the amount; a person looks at it and replies within 24 hours.",
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
    "The [Subscription] card in the Account tab shows the date on which Premium renews, or a countdown to its end if you have cancelled.",
    `when is my next payment
    when will I be charged next
    when does my subscription renew
    next billing date
    renewal date
    when do I have to pay again
    does it renew automatically
    is it charged every month
    is it a subscription or one time
    when does my month end
    on which day am I charged
    does premium renew by itself`,
    { open: "account" },
  ),
];

import { help } from "../entry.ts";

/** Cancelling, and getting money back. */
export const cancellingHelp = [
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
    there is no cancel button
    stop my membership
    stop my membership before the next payment
    cancel before the next payment goes out
    cancel before it renews
    stop it before I am charged again
    please cancel my subscription immediately
    cancel my subscription now
    cancel it right now
    cancel me please
    I want out
    cancel everything
    how to end premium
    where do I cancel
    how do you cancel
    how does one cancel`,
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
    I cancelled and it still shows a date
    if I cancel today do I keep premium till the end of the month
    do I keep premium until the end of the month
    what happens to my favorites if I stop paying
    what happens when I stop paying
    if I stop paying`,
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
    can you give me my money back
    I want my 3.50 back
    give me my 3.50 back
    give me back my money
    I demand a refund
    I want to return it
    money back guarantee`,
    {
      open: "contact",
      comment:
        "Please write to us on the Contact page with the date and the amount; a person looks at it and replies within 24 hours.",
    },
  ),
];

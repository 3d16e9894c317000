import { help } from "../entry.ts";

/** The ads of the free plan. */
export const adsHelp = [
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
    advertising
    why so many ads
    how to turn ads off
    remove the commercials
    why am I seeing ads
    why do I get ads
    why is there so much advertising`,
    {
      premium:
        "With Premium access there are no ads. If you still see some, reload the page; if they stay, write to us on the Contact page, and a person looks into it within 24 hours.",
      comment: "The free plan shows ads; Premium has none.",
      open: "upgrade",
    },
  ),
  help(
    "ads-although-paid",
    "I pay, and still see ads.",
    "Sorry about that. Premium has no ads: reload the page, and see whether the badge in the bar at the top says Premium. If it says Free although the payment stands under [Invoices and card], or the ads stay, write to us on the Contact page; a person looks into it within 24 hours.",
    `I paid and I still see ads
    I pay and still see ads
    I still see ads although I am premium
    ads even though I pay
    still showing ads with premium
    I pay but still see ads
    I have premium and there are ads
    premium but still ads
    why are there ads when I pay
    ads did not go away after upgrading`,
    {
      open: "account",
      comment:
        "Sorry about that! Reload the page; if the ads stay, write to us on the Contact page, and a person looks into it.",
    },
  ),
];

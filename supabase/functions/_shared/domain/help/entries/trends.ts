import { help } from "../entry.ts";

/** The Trending page. */
export const trendsHelp = [
  help(
    "trending",
    "What is the Trending page?",
    "It shows the day's emoji, hashtags and topics for each platform with a score, and sources to read on. Press an emoji or hashtag to copy it, or a topic to write a caption about it. Ask me “what is trending today?” for the short version.",
    `what is the trending page
    what does trending show
    where do I find trends
    trending page
    how do I use a trend
    why does trending show no data
    No Data Available
    are trends free
    do you have trending sounds
    trending audio
    can I see the trending page without an account
    what are people posting about`,
    {
      open: "trending",
      comment:
        "The Trending page shows the day's emoji, hashtags and topics, and you can write a caption about one with a press.",
    },
  ),
  help(
    "trending-when",
    "How often are the trends updated?",
    "Once a day, just after midnight UTC; the Trending page says until when they hold. Much can be the same as the day before: an occasion stays for its days, and what people write is counted over the last seven.",
    `when is trending updated
    how often does trending update
    how often are trends updated
    how often do you update this
    when do trends update
    next update in
    is it updated daily
    are these trends old
    that was trending a month ago
    trending page is the same as yesterday
    the trends are the same as yesterday
    trending has not changed
    trending shows the same thing every day
    why are the trends always the same
    trending is not updating
    trends did not update today`,
    { open: "trending", comment: "Once a day, just after midnight UTC." },
  ),
  help(
    "trending-country",
    "Are the trends for my country?",
    "There is one list for everybody; it cannot be set to a country. It lists sources below, some of which show trends by country.",
    `are the trends for my country
    can I change the country
    is there a trending page for the UK only
    trending shows nothing about New Zealand
    trends in australia
    trends for germany
    why is everything american
    local trends
    trends near me`,
    { open: "trending", comment: "There is one list for everybody so far; it is not divided by country." },
  ),
  help(
    "trending-from",
    "Where do the trends come from?",
    "From what several people wrote here in the last seven days, from the calendar, and, where one is in use, from a language model's estimate. Each item says which, and the score says how strong it is.",
    `where do the trends come from
    where do you get these from
    where does it get the stuff from
    how are trends calculated
    how do trends work
    what does the score mean
    how are scores made
    are the trends real
    trend sources
    what do the colors of the score mean
    who picks the trends`,
    {
      open: "trending",
      comment:
        "From what people write here, the calendar and, where one is in use, a language model; each item says which.",
    },
  ),
];

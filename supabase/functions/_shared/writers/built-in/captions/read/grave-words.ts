/** Patterns that decide which lines suit a grave keyword. */

export const help = new RegExp(
  "\\b(?:help|hot|crisis) ?lines?|food ?bank|shelter|soup kitchen|fundraiser|appeal|relief|support|meeting|" +
    "opening hours|group|services?|counsel\\w+|donations?|drive\\b",
  "iu",
);

export const disaster = new RegExp(
  "\\b(?:earthquake|flood(?:s|ing|ed)?|hurricane|tornado|tsunami|wildfires?|war|bombing|shooting|attack|" +
    "crash|accident|fire|avalanche|drought|famine|disaster|landslide|ceasefire|airstrikes?)\\b|terremoto|" +
    "guerra|krieg|erdbeben|hochwasser|guerre|séisme|inondation|incend\\w+|alluvione|enchente",
  "iu",
);

export const cause = new RegExp(
  "\\b(?:day|week|month|awareness|vigil|memorial|nurses|carers|caregivers|survivors?|refugees|welcome|" +
    "veterans|silence|remembrance|heroes|orphans?|widows?)\\b",
  "iu",
);

export const issue = new RegExp(
  "\\b(?:racis[mt]s?|sexism|violence|discriminat\\w+|harass\\w+|bullying|inequality|pay gap|homophobia|" +
    "transphobia|abuse|poverty|homeless\\w*|hate|injustice|trafficking|slavery|rights|mental health|" +
    "addiction|loneliness|stigma)\\b",
  "iu",
);

export const rescue = /\b(?:alive|rescued|saved)\b/iu;

export const recovery = /\b(?:cancer[- ]free|remission|survived|all clear|recovered)\b/iu;

export const appeals = /\b(?:fundraiser|appeal|relief|donations?|drive)\b/iu;

export const endsWithPeriod = /\b(?:day|week|month)$/iu;

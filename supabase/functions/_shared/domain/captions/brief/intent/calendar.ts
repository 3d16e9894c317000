/** A day of the week, in the singular or the plural; for use in a pattern. */
export const weekday = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?`;

/** A month's name; for use in a pattern. */
export const month = "(?:january|february|march|april|may|june|july|august|september|october|november|december)";

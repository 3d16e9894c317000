/** Who says what is known about posting, and when. */
export const rulesTable = "the platforms' own rules, compared in November 2026";
export const ranking = "Adam Mosseri, head of Instagram, January 2025";
export const formats = "an analysis of 10,000 Instagram posts by CreatorsJet, August 2025";
export const habit = "a rule of thumb, not a study";
/** Pages without a date of their own: the month in which they were read. */
export const guides = (subject: string) => `guides to ${subject}, read in November 2026`;

/** Grave subjects: the person's words, and hardly anything beside them. */
export const grave = `
== number
plain:
{K}
{K} | Senza parole.

== loss-disaster
plain:
{K}.
{K}. | Un pensiero a tutti.

== crisis
plain:
{K}.
{K}. | L'aiuto c'è.
`;

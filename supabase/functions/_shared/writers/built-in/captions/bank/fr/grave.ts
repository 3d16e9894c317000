/** Grave subjects: the person's words, and hardly anything beside them. */
export const grave = `
== number
plain:
{K}
{K} | Sans paroles.

== loss-disaster
plain:
{K}.
{K}. | Pensées aux victimes.

== crisis
plain:
{K}.
{K}. | Il existe des aides.
`;

/** Grave subjects: the person's words, and hardly anything beside them. */
export const grave = `
== number
plain:
{K}
{K} | Ohne Worte.

== loss-disaster
plain:
{K}.
{K}. | In Gedanken dort.

== crisis
plain:
{K}.
{K}. | Es gibt Hilfe.
`;

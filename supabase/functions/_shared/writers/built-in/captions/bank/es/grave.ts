/** Grave subjects: the person's words, and hardly anything beside them. */
export const grave = `
== number
plain:
{K}
{K} | Sin palabras.

== loss-disaster
plain:
{K}.
{K}. | Con todo el respeto.

== crisis
plain:
{K}.
{K}. | Hay ayuda.
`;

/** Grave subjects: the person's words, and hardly anything beside them. */
export const grave = `
== number
plain:
{K}
{K} | Sem palavras.

== loss-disaster
plain:
{K}.
{K}. | Com todo o respeito.

== crisis
plain:
{K}.
{K}. | Há ajuda.
`;

/** Grave subjects: the person's words, and hardly anything beside them. */
export const grave = `
== loss-good
plain:
{K}.

== loss-appeal
plain:
{K}.
Passing this on: {k}.
{K}. | Every bit counts.

== loss-news
plain:
{K}.

== loss-help
plain:
{K}.

== loss-disaster
plain:
{K}.

== loss-cause
plain:
{K}.

== loss-issue
plain:
{K}.
{K}. | It matters.

== loss-search
plain:
{K}.
Passing this on: {k}.

== crisis
plain:
{K}.
{K}. | There is help.

== loss-longing
plain:
{K}.
{K}. | Always.
Quietly {k}.
Just {k}.
`;

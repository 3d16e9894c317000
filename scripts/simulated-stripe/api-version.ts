/** The version of Stripe's API that the simulator implements: the one that the installed `stripe` package pins. */
export const apiVersion = "2026-10-28.endive";

import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** The search parameter of every mailed link. */
const parameter = "token";
/** Where the token stands in the state of the history entry, which no server sees. */
const stateKey = "linkToken";

const tokenIn = (search: string) => new URLSearchParams(search).get(parameter);

function tokenOf(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !(stateKey in state)) return null;
  return typeof state[stateKey] === "string" ? state[stateKey] : null;
}

/**
 * The token of the mailed link that opened this page, empty if there is none. It is moved from the address into the
 * state of the history entry: a reload still finds it, and nobody who reads the address bar, a bookmark, a screenshot
 * or the log of a server does.
 */
export function useLinkToken(): string {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (tokenIn(search) === null) return;
    // The window's own address: during the take-over of a prerendered page, the router still has that of the markup.
    const { pathname, search: real, hash } = window.location;
    const token = tokenIn(real);
    if (token === null) return;
    const rest = new URLSearchParams(real);
    rest.delete(parameter);
    const to = { pathname, search: rest.size > 0 ? `?${rest.toString()}` : "", hash };
    void navigate(to, { replace: true, state: { [stateKey]: token } });
  }, [search, navigate]);
  return (tokenIn(search) ?? tokenOf(state) ?? "").trim();
}

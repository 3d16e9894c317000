/** Used for a request without an address. */
export const unknownAddress = "unknown";

/**
 * The network address from which a request came, according to the trusted proxies.
 * @param hops how many proxies append to x-forwarded-for: entries further left are whatever the client claimed
 * @returns IPv6 as its /64, which one household shares; "unknown" without the header
 */
export function clientAddress(headers: Headers, hops: number): string {
  const entries = forwardedFor(headers);
  const address = entries.at(-Math.min(hops, entries.length || 1)) ?? unknownAddress;
  return networkOf(address);
}

/** The entries of `x-forwarded-for`, the client's claims first. */
export function forwardedFor(headers: Headers): string[] {
  return (headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

/** An IPv4 address, written as IPv6 (RFC 4291, section 2.5.5.2). */
const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

const bracketsAndPort = /^\[|\](:\d+)?$/g;
const leadingZeros = /^0+(?=.)/;

const zoneOfAddress = /%.*$/;

/** What counts as one address: IPv4 unchanged, IPv6 as its /64. */
function networkOf(address: string): string {
  const bare = address.replace(bracketsAndPort, "").replace(zoneOfAddress, "").toLowerCase();
  const mapped = mappedIpv4.exec(bare);
  if (mapped) return mapped[1]!;
  if (!bare.includes(":") || bare.includes(".")) return bare.replace(/:\d+$/, "");
  const [head = "", tail] = bare.split("::");
  const left = head.split(":").filter((group) => group !== "");
  const right = (tail ?? "").split(":").filter((group) => group !== "");
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return (
    [...left, ...zeros, ...right]
      .slice(0, 4)
      .map((group) => group.replace(leadingZeros, ""))
      .join(":") + "::/64"
  );
}

const ipv4Address = /^(\d+)\.(\d+)\.\d+\.\d+$/;

/** Whether an address is on this machine or in a private network, where load disturbs nobody else. */
export function isPrivate(address: URL): boolean {
  const { hostname } = address;
  if (hostname === "localhost" || hostname.endsWith(".localhost") || hostname === "[::1]") return true;
  const [a = 0, b = 0] = ipv4Address.exec(hostname)?.slice(1).map(Number) ?? [];
  return a === 127 || a === 10 || (a === 192 && b === 168) || (a === 172 && b >= 16 && b <= 31);
}

/** Whether an address is this machine's own, which on Linux has all addresses of 127.0.0.0/8. */
export function hasManyAddresses(address: URL): boolean {
  return process.platform === "linux" && address.hostname.startsWith("127.");
}

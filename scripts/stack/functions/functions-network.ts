/** Services that the functions may call in addition to the addresses in their environment. */
const knownServices = ["api.openai.com:443", "api.stripe.com:443"];

const defaultPorts: Record<string, string> = { "http:": "80", "https:": "443" };

/**
 * Where the functions may connect to: the known services, every http address among the environment's values, and the
 * mail server; 127.0.0.1:0 is the host's own listening socket.
 */
export function allowedHosts(env: Record<string, string>): string[] {
  const hosts = new Set([...knownServices, "127.0.0.1:0"]);
  for (const value of Object.values(env)) {
    if (!URL.canParse(value)) continue;
    const { protocol, hostname, port } = new URL(value);
    const effective = port || defaultPorts[protocol];
    if (protocol in defaultPorts) hosts.add(`${hostname}:${effective}`);
  }
  if (env["SMTP_HOST"]) hosts.add(`${env["SMTP_HOST"]}:${env["SMTP_PORT"] || "587"}`);
  return [...hosts];
}

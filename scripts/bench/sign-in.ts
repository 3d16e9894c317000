/** Creates an account through the API. @returns its session cookies in the form that a browser context accepts */
export async function signInCookies(origin: string): Promise<{ name: string; value: string; url: string }[]> {
  const response = await fetch(`${origin}/api/register`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({
      username: `bench-${crypto.randomUUID().slice(0, 8)}`,
      email: `bench-${crypto.randomUUID()}@example.com`,
      password: "measured-1",
      termsAccepted: true,
    }),
  });
  if (!response.ok) throw new Error(`signing up returned ${response.status}: ${await response.text()}`);
  return response.headers.getSetCookie().map((cookie) => {
    const [pair = ""] = cookie.split(";");
    const split = pair.indexOf("=");
    return { name: pair.slice(0, split), value: pair.slice(split + 1), url: origin };
  });
}

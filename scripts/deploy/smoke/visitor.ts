/** One browser's calls: it keeps cookies and sends them again. */
export interface Visitor {
  /** @param body a form, or what is sent as JSON */
  call(method: string, path: string, body?: object): Promise<{ status: number; headers: Headers; text: string }>;
  /** The names of the cookies that it has. */
  cookies(): string[];
}

const cookiePair = /^([^=]+)=([^;]*)/;
const expiredCookie = /;\s*max-age=0/i;

/** @param siteUrl the public address of the page, without a trailing slash */
export function createVisitor(siteUrl: string): Visitor {
  const kept = new Map<string, string>();
  return {
    cookies: () => [...kept.keys()],
    async call(method, path, body) {
      const isJson = body !== undefined && !(body instanceof FormData);
      const response = await fetch(siteUrl + path, {
        method,
        headers: {
          origin: siteUrl,
          ...(isJson && { "content-type": "application/json" }),
          ...(kept.size > 0 && { cookie: [...kept].map(([name, value]) => `${name}=${value}`).join("; ") }),
        },
        body: isJson ? JSON.stringify(body) : body,
        signal: AbortSignal.timeout(60_000),
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = cookiePair.exec(line) ?? [];
        if (name === undefined) continue;
        if (expiredCookie.test(line)) kept.delete(name);
        else kept.set(name, value ?? "");
      }
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
  };
}

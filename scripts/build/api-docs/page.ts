import { escapeHtml } from "../../server/escape-html.ts";
import { typeText, type Schema } from "./type-text.ts";

type Content = Record<string, { schema: Schema }>;

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security?: unknown[];
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content: Content }>;
}

/** The parts of an OpenAPI description that the page shows. */
export interface ApiDescription {
  info: { title: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const code = (text: string): string => `<pre><code>${escapeHtml(text)}</code></pre>`;

const contents = (title: string, content: Content): string =>
  Object.entries(content)
    .map(([type, { schema }]) => `<h4>${escapeHtml(title)}: ${escapeHtml(type)}</h4>${code(typeText(schema))}`)
    .join("");

function parameters({ parameters: all }: Operation): string {
  if (all.length === 0) return "";
  const lines = all.map(
    ({ name, in: place, required, schema }) => `${name}${required ? "" : "?"}: ${typeText(schema)}, in the ${place}`,
  );
  return `<h4>Parameters</h4>${code(lines.join("\n"))}`;
}

function operation(method: string, path: string, described: Operation): string {
  const { operationId, summary, security, requestBody, responses } = described;
  const session = security ? '<span class="session">needs a session</span>' : "";
  const answers = Object.entries(responses)
    .filter(([status]) => status !== "default")
    .map(([, { content }]) => contents("Response", content));
  return [
    `<details id="${escapeHtml(operationId)}"><summary><code><b>${method.toUpperCase()}</b> ${escapeHtml(path)}</code>`,
    `<span>${escapeHtml(summary)}</span>${session}</summary>`,
    parameters(described),
    requestBody ? contents("Request", requestBody.content) : "",
    ...answers,
    "</details>",
  ].join("");
}

const styles = `
body { margin: 0; background: var(--color-background); color: var(--color-foreground);
  font: 1rem/1.5 Figtree, system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
a { color: var(--color-primary-text); }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding: 0; list-style: none; }
details { margin: 0.5rem 0; border: 1px solid var(--color-border); border-radius: 0.5rem; background: var(--color-card); }
summary { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0.6rem 1rem; cursor: pointer; }
summary code { overflow-wrap: anywhere; }
details > :not(summary) { margin: 0.5rem 1rem; }
.session { color: var(--color-muted-foreground); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 0.75rem; border-radius: 0.5rem; background: var(--color-sunken); }
:focus-visible { outline: 2px solid var(--color-ring); outline-offset: 2px; }
`;

/**
 * The API's description as a page for people, without a script.
 * @param tokens the product's colors, as declarations of custom properties
 */
export function apiDocsPage(api: ApiDescription, tokens: string): string {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      tags: described.tags,
      html: operation(method, path, described),
    })),
  );
  const sections = api.tags.map(({ name }) => {
    const own = operations.filter(({ tags }) => tags.includes(name)).map(({ html }) => html);
    return `<section><h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2>${own.join("\n")}</section>`;
  });
  const links = api.tags.map(({ name }) => `<li><a href="#${encodeURIComponent(name)}">${escapeHtml(name)}</a></li>`);
  const title = escapeHtml(api.info.title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${tokens}${styles}</style>
</head>
<body><main>
<h1>${title}</h1>
<p>For programs: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1). A session is the cookie that
<a href="#login">POST /api/login</a> sets, or its access token as <code>Authorization: Bearer …</code>. A question mark
follows what may be left out. Whatever is refused or fails has this body:</p>
${code(typeText(api.components.schemas["Error"] ?? {}))}
<nav aria-label="Subjects"><ul>${links.join("")}</ul></nav>
${sections.join("\n")}
</main></body>
</html>
`;
}

/** The parsed parameters of a request: text, lists and nested objects. */
type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type FormValues = Record<string, FormValue>;

const unsafeNames = new Set(["__proto__", "constructor", "prototype"]);

function container(of: FormValues, name: string): FormValues {
  const found = of[name];
  if (typeof found === "object" && !Array.isArray(found)) return found;
  const made: FormValues = {};
  of[name] = made;
  return made;
}

/** Converts objects whose keys are all numbers to lists. */
function withLists(values: FormValues): FormValue {
  const entries = Object.entries(values).map(
    ([name, value]) => [name, typeof value === "string" || Array.isArray(value) ? value : withLists(value)] as const,
  );
  if (entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name))) {
    return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value);
  }
  return Object.fromEntries(entries);
}

/**
 * Parses `application/x-www-form-urlencoded` text in Stripe's notation: `a[b]=c` is an object, `a[0]=c` and `a[]=c` are
 * lists. Values stay text.
 */
export function parseForm(text: string): FormValues {
  const values: FormValues = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.split(/[[\]]+/).filter((part, index) => part !== "" || index === 0);
    if (path.some((name) => unsafeNames.has(name))) continue;
    const last = path.pop()!;
    const target = path.reduce(container, values);
    if (!key.endsWith("[]")) {
      target[last] = value;
      continue;
    }
    const list = container(target, last);
    list[String(Object.keys(list).length)] = value;
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "object" && !Array.isArray(value) ? withLists(value) : value,
    ]),
  );
}

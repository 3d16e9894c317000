import type { Stack } from "../stack/stack.ts";
import { newAdministrator } from "../test/support/administrator.ts";
import { newPremiumPerson } from "../test/support/premium.ts";
import type { Person } from "../test/support/person.ts";
import { faultOf, reproduction } from "./check.ts";
import { exchange, type Exchanged } from "./exchange.ts";
import { wholePictures } from "./pictures.ts";
import { Random } from "../command/random.ts";
import type { Actor, FuzzRequest } from "./draft.ts";
import { visitRepeatedly, type NeighborWaits } from "./neighbor.ts";
import { makeRequest } from "./requests.ts";
import { readCallableFunctions } from "./rpc-calls.ts";

export interface FuzzOptions {
  calls: number;
  seed: number;
  /** The number of the first call, to repeat a single failed call. */
  from?: number;
  progress?: (line: string) => void;
  /** Called with each fault when it is found. */
  onFault?: (fault: Fault) => void;
}

export interface Fault {
  number: number;
  what: string;
  request: FuzzRequest;
  response: Exchanged;
  reproduction: string;
}
export interface FuzzResult {
  calls: number;
  statuses: Map<number | null, number>;
  faults: Fault[];
  milliseconds: number;
  /** The call with the longest wait, which depends on the machine as well. */
  slowest: { milliseconds: number; call: string };
  neighbor: NeighborWaits;
}

/** The number of parallel calls. */
const atOnce = 24;
/**
 * After this many calls, the accounts are checked and replaced if needed, because hostile calls sign out, change and
 * delete them.
 */
const callsPerRound = 500;

function actorOf(name: Actor["name"], person: Person | null): Actor {
  if (person === null) return { name, email: "nobody@example.com", cookie: "", token: "" };
  return {
    name,
    email: person.email,
    cookie: [...person.cookies].map(([key, value]) => `${key}=${value}`).join("; "),
    token: person.session.access_token,
  };
}

/** Makes `calls` hostile calls. Each depends only on the seed and its number. */
export async function fuzz(
  stack: Pick<Stack, "url" | "databaseUrl" | "publishableKey" | "studioUrl" | "mailboxUrl" | "stripe">,
  options: FuzzOptions,
): Promise<FuzzResult> {
  const url = new URL(stack.url);
  const pictures = await wholePictures();
  const statuses = new Map<number | null, number>();
  const faults: Fault[] = [];
  const functions = await readCallableFunctions(stack.databaseUrl);
  const otherHosts = [stack.studioUrl, stack.mailboxUrl, stack.stripe?.url]
    .filter((address) => address !== undefined)
    .map((address) => new URL(address).host);
  const neighbor = visitRepeatedly(stack.url, await newPremiumPerson(stack));
  let slowest = { milliseconds: 0, call: "" };
  const from = options.from ?? 0;
  const started = performance.now();
  let people: { person: Person; administrator: Person } | undefined;
  for (let first = from; first < from + options.calls; first += callsPerRound) {
    people = await usable(stack, people);
    const actors = [
      actorOf("visitor", null),
      actorOf("person", people.person),
      actorOf("administrator", people.administrator),
    ];
    const material = { host: url.host, otherHosts, functions, publishableKey: stack.publishableKey, actors, pictures };
    const end = Math.min(first + callsPerRound, from + options.calls);
    let next = first;
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (next < end) {
          const number = next++;
          const request = makeRequest(new Random(options.seed, number), material);
          const began = performance.now();
          const response = await exchange(new URL(`http://${request.host}`), request.bytes);
          const milliseconds = Math.round(performance.now() - began);
          if (milliseconds > slowest.milliseconds)
            slowest = { milliseconds, call: `call ${number}, ${request.method} ${request.target.slice(0, 200)}` };
          statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
          const what = faultOf(request, response);
          if (what === null) continue;
          const fault = {
            number,
            what,
            request,
            response,
            reproduction: reproduction(request, new URL(`http://${request.host}`)),
          };
          faults.push(fault);
          options.onFault?.(fault);
        }
      }),
    );
    options.progress?.(
      `${end - from} of ${options.calls} calls in ${Math.round((performance.now() - started) / 1000)} s, ${faults.length} faults`,
    );
  }
  const milliseconds = performance.now() - started;
  return { calls: options.calls, statuses, faults, milliseconds, slowest, neighbor: await neighbor.stop() };
}

/** Returns the people of the last round, and new ones instead of those that can no longer act. */
async function usable(
  stack: { url: string; databaseUrl: string },
  last: { person: Person; administrator: Person } | undefined,
): Promise<{ person: Person; administrator: Person }> {
  const acts = async (person: Person | undefined) =>
    person !== undefined && (await person.call("GET", "/api/user")).status === 200;
  return {
    person: (await acts(last?.person)) ? last!.person : await newPremiumPerson(stack),
    administrator: (await acts(last?.administrator)) ? last!.administrator : await newAdministrator(stack),
  };
}

/** An account that no hostile call uses: its data must stay unchanged. */
export class Witness {
  readonly #person: Person;
  readonly #history: unknown[];

  private constructor(person: Person, history: unknown[]) {
    this.#person = person;
    this.#history = history;
  }

  static async of(stack: { url: string; databaseUrl: string }): Promise<Witness> {
    const person = await newPremiumPerson(stack);
    for (const keyword of ["coffee", "autumn", "my dog"]) await person.generate({ keyword });
    return new Witness(person, await person.history());
  }

  /** @throws Error if signing in, the history or a generation no longer works as before */
  async confirm(): Promise<void> {
    const { status } = await this.#person.login();
    if (status !== 200) throw new Error(`Signing in afterward returned ${status}.`);
    const history = await this.#person.history();
    if (this.#history.length !== 3 || JSON.stringify(history) !== JSON.stringify(this.#history))
      throw new Error("The history has changed.");
    const generated = await this.#person.generate({ keyword: "tea" });
    if (generated.status !== 200)
      throw new Error(`Generating afterward returned ${generated.status}: ${JSON.stringify(generated.body)}`);
    if ((await this.#person.history()).length !== 4)
      throw new Error("The captions generated afterward are not in the history.");
  }
}

import { endpoints } from "../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { newPerson, type ApiResult, type Person } from "../test/support/person.ts";

/** The writes of one person that the server has acknowledged. */
export interface Acknowledged {
  person: Person;
  /** IDs of captions in the history. */
  captions: Set<string>;
  suggestions: Set<string>;
  /** The last acknowledged tone, and one that was sent without a response: either may be stored. */
  tone: string;
  toneInFlight: string | null;
}

export interface Writers {
  people: Acknowledged[];
  /** Writes with a response, and writes that the crash interrupted. */
  counts: { acknowledged: number; cutOff: number };
  /** Resolves when the crash has interrupted every writer. */
  ended: Promise<unknown>;
}

async function asWritten(counts: Writers["counts"], call: Promise<ApiResult>): Promise<ApiResult["body"]> {
  const { status, body } = await call;
  if (status !== 200 && status !== 201) throw new Error(`a write returned ${status}: ${JSON.stringify(body)}`);
  counts.acknowledged += 1;
  return body;
}

/** Writes repeatedly in one account until the connection breaks. */
async function write(own: Acknowledged, counts: Writers["counts"], killed: () => boolean): Promise<void> {
  const { person } = own;
  for (let round = 0; ; round++) {
    try {
      const caption = await asWritten(counts, person.generate({ keyword: `kite ${round}` }));
      own.captions.add(String(caption["id"]));
      own.toneInFlight = `style ${round}`;
      await asWritten(counts, person.call("POST", endpoints.saveTone.path, { json: { tone: own.toneInFlight } }));
      own.tone = own.toneInFlight;
      own.toneInFlight = null;
      const suggestion = `More kites, ${crypto.randomUUID()}`;
      const { username, email } = person;
      await asWritten(
        counts,
        person.call("POST", endpoints.createSuggestion.path, { json: { suggestion, username, email } }),
      );
      own.suggestions.add(suggestion);
    } catch (error) {
      // While everything is being killed, one process may still respond for another that has already ended.
      if (!killed()) throw error;
      counts.cutOff += 1;
      return;
    }
  }
}

/** Free accounts without any caption yet, which write nothing before `generateOnce`. */
export function newGenerators(url: string, count: number): Promise<Acknowledged[]> {
  return Promise.all(Array.from({ length: count }, async () => nothingYet(await newPerson(url))));
}

/**
 * Sends one generation, with the caption's ID among the acknowledged ones if there is a response.
 * @returns whether the crash interrupted it
 */
export async function generateOnce(own: Acknowledged, killed: () => boolean): Promise<boolean> {
  try {
    const { status, body } = await own.person.generate({ keyword: "kite" });
    if (status !== 200) throw new Error(`a generation returned ${status}: ${JSON.stringify(body)}`);
    own.captions.add(String(body["id"]));
    return false;
  } catch (error) {
    if (!killed()) throw error;
    return true;
  }
}

const nothingYet = (person: Person): Acknowledged => ({
  person,
  captions: new Set(),
  suggestions: new Set(),
  tone: "",
  toneInFlight: null,
});

/**
 * Creates accounts and lets all of them write at once.
 * @param prepare gives a new account what it needs to write without a limit
 * @param killed whether the crash has begun: from then on, a failed write is expected
 */
export async function startWriters(
  url: string,
  count: number,
  prepare: (person: Person) => Promise<void>,
  killed: () => boolean,
): Promise<Writers> {
  const counts = { acknowledged: 0, cutOff: 0 };
  const people = await Promise.all(
    Array.from({ length: count }, async (): Promise<Acknowledged> => {
      const person = await newPerson(url);
      await prepare(person);
      return nothingYet(person);
    }),
  );
  return { people, counts, ended: Promise.all(people.map((own) => write(own, counts, killed))) };
}

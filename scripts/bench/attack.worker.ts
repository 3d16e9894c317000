/** The attacker of a benchmark, in its own thread, because the stack's gateway runs in the main thread. */
import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import { costlyPhotos, sendUnsigned } from "../test/support/costly-photos.ts";
import { Person } from "../test/support/person.ts";

export interface AttackTask {
  url: string;
  kind: "none" | "unsigned pictures" | "costly pictures";
  count: number;
  /** The session cookies, for attacks that need a signed-in person. */
  cookies: Map<string, string>;
}

const { url, kind, count, cookies } = workerData as AttackTask;
const times = <T>(work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

async function prepare(): Promise<() => Promise<unknown>> {
  switch (kind) {
    case "none":
      return () => Promise.resolve();
    case "unsigned pictures":
      return () => times(() => sendUnsigned(url));
    case "costly pictures": {
      const photos = await costlyPhotos();
      const attacker = Object.assign(new Person(url), { cookies });
      return () => times((index) => attacker.generate({ image: photos[index % photos.length]! }));
    }
  }
}

const attack = await prepare();
parentPort!.postMessage("ready");
await once(parentPort!, "message");
await attack();
parentPort!.postMessage("over");
parentPort!.close();

import connect from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import type { DeadLetter } from "../../../supabase/functions/_shared/contract/wire/dead-letters.ts";
import { entryPath } from "../../../supabase/functions/_shared/contract/wire/admin.ts";
import type { Mail } from "../../stack/mail/mail.ts";
import { newAdministrator } from "../support/administrator.ts";
import type { Person } from "../support/person.ts";

const stack = inject("stack");
const sql = connect(stack.databaseUrl, { max: 1, onnotice: () => {} });
afterAll(() => sql.end());
let administrator: Person;
beforeAll(async () => {
  administrator = await newAdministrator(stack);
});

const work = async () => {
  const headers = { "x-cron-secret": stack.cronSecret };
  return (await fetch(`${stack.url}/functions/v1/queue-worker`, { method: "POST", headers })).status;
};
const mailsTo = async (to: string) =>
  ((await (await fetch(stack.mailboxUrl)).json()) as Mail[]).filter((mail) => mail.to === to);

/** Adds a mail to the queue. @returns its recipient */
async function queueMail(change: object = {}): Promise<string> {
  const to = `${crypto.randomUUID()}@example.com`;
  const payload = { kind: "message", to, subject: "Queued", text: "Hello", ...change };
  await sql`select private.enqueue_job('mail', ${to.slice(0, 36)}, ${sql.json(payload)}, now(), now())`;
  return to;
}

test("workers that run at the same time send each mail once", async () => {
  const recipients = await Promise.all([queueMail(), queueMail(), queueMail()]);
  expect(await Promise.all([work(), work(), work()])).toEqual([200, 200, 200]);
  for (const to of recipients) expect(await mailsTo(to)).toHaveLength(1);
});

test("a mail whose worker ended is not sent again by itself, but once when an administrator has it retried", async () => {
  const to = await queueMail();
  await sql`
    update private.queue_jobs set lease_id = gen_random_uuid(), attempts = 1, due_at = now() where key = ${to.slice(0, 36)}`;
  await work();
  expect(await mailsTo(to)).toEqual([]);
  const list = () => administrator.call<DeadLetter[]>("GET", endpoints.adminListDeadLetters.path);
  const letter = (await list()).body.find(({ subject }) => subject === "Queued")!;
  expect(letter.error).toContain("before it reported");
  const retry = () => administrator.call("POST", entryPath(endpoints.adminRetryDeadLetter.path, letter.id));
  expect([(await retry()).status, (await retry()).status]).toEqual([200, 404]);
  await work();
  await work();
  expect(await mailsTo(to)).toHaveLength(1);
  expect((await list()).body.map(({ id }) => id)).not.toContain(letter.id);
});

test("a job that nobody understands is tried again later, with the reason", async () => {
  const to = await queueMail({ kind: "unknown" });
  await work();
  const [job] = await sql`
    select attempts, due_at > now() as waits, error from private.queue_jobs where key = ${to.slice(0, 36)}`;
  expect(job).toMatchObject({ attempts: 1, waits: true, error: expect.stringContaining("Error") });
});

import connect from "postgres";
import { expect, inject, test } from "vitest";
import { loadAddress } from "../../load/run.ts";
import { ownCaption } from "../../load/clients-task.ts";
import { profiles } from "../../load/profiles.ts";
import { countConnections, measureTables } from "../../load/tables.ts";
import { problems } from "../../load/verdict.ts";

test("clients in a process of their own use the product, and their accounts are deleted afterwards", async () => {
  const { url, databaseUrl } = inject("stack");
  const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    // As long as the shortest pause: whoever has made their first requests, however slowly, makes no more.
    const options = { profile: profiles["quiet-day"], clients: 5, seconds: 5, seed: 1, progress: () => {} };
    const { counts, servers } = await loadAddress(new URL(url), options);
    // Nobody's waiting time is judged: other tests use the same stack.
    expect(problems({ counts, expected: [], own: "", servers })).toEqual([]);
    expect(counts["page"]!.outcomes).toEqual({ ok: 5 });
    expect(counts["start"]!.outcomes).toEqual({ ok: 4 });
    expect(counts[ownCaption]!.firstMs.length).toBeGreaterThan(0);
    expect(await sql`select email from auth.users where email like 'load-%'`).toHaveLength(0);

    const tables = await measureTables(sql);
    expect(Object.values(tables).map(({ kept }) => kept)).toContain("a retention rule");
    expect(tables["private.rate_limit_hits"]).toMatchObject({ kept: "a retention rule" });
    expect(tables["private.caption_terms"]).toMatchObject({ kept: "with the account" });
    expect(tables["private.generations"]).toMatchObject({ kept: "a retention rule" });
    expect(tables["auth.refresh_tokens"]).toMatchObject({ kept: "with the account" });
    expect(tables["public.caption_history"]).toMatchObject({ kept: "with the account" });
    expect(tables["public.articles"]).toMatchObject({ kept: "nothing prunes it", rows: expect.any(Number) });
    expect(await countConnections(sql)).toBeGreaterThan(0);
  } finally {
    await sql.end();
  }
});

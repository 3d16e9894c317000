import { captionTask } from "../../supabase/functions/_shared/domain/captions/task.ts";
import type { Brief } from "../../supabase/functions/_shared/domain/captions/brief/brief.ts";
import type { KindIndex } from "../../supabase/functions/_shared/writers/built-in/captions/bank/index.ts";
import { loadBank } from "../../supabase/functions/_shared/writers/built-in/captions/bank/load.ts";
import { kindInStatement, kindOfPhrase } from "../../supabase/functions/_shared/writers/built-in/captions/read/kind.ts";
import { nounForms } from "../../supabase/functions/_shared/writers/built-in/captions/read/noun.ts";
import {
  situationOf,
  situationRules,
} from "../../supabase/functions/_shared/writers/built-in/captions/read/situation.ts";
import type { Keyword } from "./inputs.ts";

/** At most this many keywords are named for each rule. */
const examplesMax = 3;

/**
 * Switches off each rule and each kind's words, one at a time.
 * @returns a Markdown table: what was off, how many keywords were understood differently, and some of them
 */
export async function ablationTable(keywords: readonly Keyword[]): Promise<string> {
  const { kinds } = await loadBank("en");
  const briefs: Brief[] = [];
  for (const { keyword } of keywords) briefs.push((await captionTask({ keyword, platform: "x" })).brief);
  const english = briefs.filter(({ language, gravity }) => language === "en" && gravity === "light");
  const rows: [string, string[]][] = situationRules.map((rule, at) => {
    const others = situationRules.toSpliced(at, 1);
    const changed = english.filter((brief) => situationOf(brief, false) !== situationOf(brief, false, others));
    return [`rule ${at + 1}: ${rule.situation}`, changed.map(({ subject }) => subject)];
  });
  const read = english.map((brief) => ({ subject: brief.subject, kind: kindOf(brief, kinds) }));
  for (const kind of [...new Set(read.map(({ kind }) => kind))].filter((one) => one !== null).toSorted()) {
    rows.push([`words of ${kind}`, read.filter((one) => one.kind === kind).map(({ subject }) => subject)]);
  }
  const derived = { ...kinds, derived: () => null };
  const lost = english.filter((brief) => kindOf(brief, kinds) !== kindOf(brief, derived));
  rows.push(["the table from WordNet", lost.map(({ subject }) => subject)]);
  const lines = rows.map(
    ([what, changed]) => `| ${what} | ${changed.length} | ${changed.slice(0, examplesMax).join("; ")} |`,
  );
  return [`| off, of ${english.length} English keywords | changes | for example |`, "|---|---|---|", ...lines].join(
    "\n",
  );
}

function kindOf(brief: Brief, kinds: KindIndex): string | null {
  return nounForms(brief)
    ? kindOfPhrase(brief.subject, kinds)
    : kindInStatement(brief.subject, kinds, { anywhere: true, timed: true });
}

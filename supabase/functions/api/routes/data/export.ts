import * as z from "zod/mini";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { accountData } from "../../../_shared/contract/wire/my-data.ts";
import { unauthorized } from "../../../_shared/platform/errors.ts";
import type { Database } from "../../../_shared/platform/supabase/database.ts";
import { defineRoute } from "../../http/route.ts";
import { download } from "./download.ts";
import { captionPages, generationPages, variantPages } from "./pages.ts";

/** Everything except the lists that are read in pages; null if the account or the session no longer exists. */
const head = z.nullable(z.omit(accountData, { generations: true, captions: true, captionVariants: true }));

/** Everything that the account holds, as one JSON file. */
export const exportData = defineRoute(endpoints.exportData, (call, services) =>
  download(services, {
    name: "caption-kite-data",
    extension: "json",
    contentType: "application/json; charset=utf-8",
    token: call.session.token,
    requestId: call.requestId,
    pieces: accountFile(services.database, call.session.token),
  }),
);

async function* accountFile(database: Database, token: string): AsyncGenerator<string> {
  const account = await database.asPerson(token, "my_data", {}, head);
  if (account === null) throw unauthorized();
  const fields = Object.entries(account).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value, null, 1)}`,
  );
  yield `{\n${fields.join(",\n")},\n"generations": [`;
  yield* entries(generationPages(database, token));
  yield '],\n"captions": [';
  yield* entries(captionPages(database, token));
  yield '],\n"captionVariants": [';
  yield* entries(variantPages(database, token));
  yield "]\n}\n";
}

/** The contents of a JSON array, one entry per line. */
async function* entries(pages: AsyncGenerator<object[]>): AsyncGenerator<string> {
  let separator = "\n";
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield separator + page.map((entry) => JSON.stringify(entry)).join(",\n");
    separator = ",\n";
  }
}

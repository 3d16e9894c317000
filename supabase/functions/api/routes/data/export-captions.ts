import { captionColumns } from "../../../_shared/contract/wire/my-data.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import type { Database } from "../../../_shared/platform/supabase/database.ts";
import { defineRoute } from "../../http/route.ts";
import { byteOrderMark, csvLine } from "./csv.ts";
import { download } from "./download.ts";
import { captionPages } from "./pages.ts";

/** The person's captions as a file for spreadsheet programs, newest first, one line per variation. */
export const exportCaptions = defineRoute(endpoints.exportCaptions, (call, services) =>
  download(services, {
    name: "caption-kite-captions",
    extension: "csv",
    contentType: "text/csv; charset=utf-8; header=present",
    token: call.session.token,
    requestId: call.requestId,
    pieces: captionFile(services.database, call.session.token),
  }),
);

async function* captionFile(database: Database, token: string): AsyncGenerator<string> {
  const header = byteOrderMark + csvLine(captionColumns);
  let begun = false;
  for await (const page of captionPages(database, token)) {
    const lines = page.flatMap(({ createdAt, platform, keyword, captions }) =>
      captions.map((caption, index) => csvLine([createdAt, platform, keyword, index + 1, caption])),
    );
    yield (begun ? "" : header) + lines.join("");
    begun = true;
  }
}

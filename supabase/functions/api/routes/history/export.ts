import { captionColumns } from "../../../_shared/contract/wire/my-data.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { historyExportQuery, type HistoryEntry, type HistoryFilter } from "../../../_shared/contract/wire/history.ts";
import { platforms } from "../../../_shared/contract/rules/platforms.ts";
import type { Database } from "../../../_shared/platform/supabase/database.ts";
import { defineRoute } from "../../http/route.ts";
import { validate } from "../../http/validate.ts";
import { byteOrderMark, csvLine } from "../data/csv.ts";
import { download } from "../data/download.ts";
import { captionPages } from "../data/pages.ts";
import { toEntry } from "./entry-row.ts";
import { findPage, isFiltered } from "./find.ts";

type Entry = Pick<HistoryEntry, "createdAt" | "platform" | "keyword" | "captions">;

/** Number of entries to read at once, as for the account's data. */
const pageSize = 500;

const kinds = {
  csv: { extension: "csv", contentType: "text/csv; charset=utf-8; header=present", header: csvLine(captionColumns) },
  text: { extension: "txt", contentType: "text/plain; charset=utf-8", header: "" },
} as const;

/** The history, or what a filter finds in it, as a file for spreadsheet programs or as plain text, newest first. */
export const exportHistory = defineRoute(endpoints.exportHistory, async (call, services) => {
  const { format, ...filter } = validate(historyExportQuery, Object.fromEntries(call.query));
  const { extension, contentType } = kinds[format];
  return download(services, {
    name: "caption-kite-captions",
    extension,
    contentType,
    token: call.session.token,
    requestId: call.requestId,
    pieces: pieces(format, pagesOf(services.database, call.session.token, filter)),
  });
});

async function* pagesOf(database: Database, token: string, filter: HistoryFilter): AsyncGenerator<Entry[]> {
  if (!isFiltered(filter)) {
    yield* captionPages(database, token);
    return;
  }
  let before: string | null = null;
  do {
    const page = await findPage(database, token, filter, pageSize, before);
    yield page.rows.map(toEntry);
    before = page.next;
  } while (before !== null);
}

async function* pieces(format: keyof typeof kinds, pages: AsyncGenerator<Entry[]>): AsyncGenerator<string> {
  const write = format === "csv" ? csvOf : textOf;
  let beginning: string = byteOrderMark + kinds[format].header;
  for await (const page of pages) {
    yield beginning + page.map(write).join("");
    beginning = "";
  }
}

function csvOf({ createdAt, platform, keyword, captions }: Entry): string {
  return captions.map((caption, index) => csvLine([createdAt, platform, keyword, index + 1, caption])).join("");
}

/** A heading, and the captions with an empty line before each. */
function textOf({ createdAt, platform, keyword, captions }: Entry): string {
  const day = createdAt.slice(0, 10);
  const heading = [day, platforms[platform].label, keyword].filter(Boolean).join(" · ");
  return `${[`${heading}`, ...captions].join("\n\n")}\n\n\n`;
}

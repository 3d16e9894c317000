import * as z from "zod/mini";

/** Removes what Postgres text and UTF-8 cannot hold: NUL characters and halves of surrogate pairs. */
export const storable = () => z.overwrite<string>((text) => text.replaceAll("\0", "").replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "\uFFFD"));

import * as z from "zod/mini";

export const webAddressLengthMax = 2000;

/** The address as browsers write it, so that what is stored is what was checked: `HTTPS://Example.com` is `https://example.com/`. */
const asWritten = (text: string) => (URL.canParse(text) ? new URL(text).href : text);

/** An http(s) address of something on the web. */
export const webAddress = (error: string) => z.string({ error }).check(
  z.trim(),
  z.url({ protocol: /^https?$/, error, abort: true }),
  z.overwrite(asWritten),
  z.maxLength(webAddressLengthMax, error),
);

import * as z from "zod/mini";
import { webAddressLengthMax } from "../rules/text-lengths.ts";

/**
 * The address as browsers normalize it, so that the stored value is the one that was checked: `HTTPS://Example.com`
 * becomes `https://example.com/`.
 */
const asWritten = (text: string) => (URL.canParse(text) ? new URL(text).href : text);

/** An http(s) address on the public web. */
export const webAddress = (error: string) =>
  z
    .string({ error })
    .check(
      z.trim(),
      z.url({ protocol: /^https?$/, error, abort: true }),
      z.overwrite(asWritten),
      z.maxLength(webAddressLengthMax, error),
    );

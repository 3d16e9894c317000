import { getUser } from "../../../_shared/domain/accounts/user.ts";
import { describeError } from "../../../_shared/platform/errors.ts";
import { takeRateLimits } from "../../../_shared/platform/limits/take.ts";
import type { Services } from "../../services.ts";

interface Download {
  /** File name without the date, e.g. "caption-kite-data". */
  name: string;
  extension: "json" | "csv" | "txt";
  contentType: string;
  token: string;
  requestId: string;
  /** The parts of the file, in order. */
  pieces: AsyncGenerator<string>;
}

/** Characters that are prepared before the response begins: the whole file for most accounts. */
const awaitedLength = 50_000;

/**
 * A file that is streamed while it is created, so that its size does not matter. The beginning is prepared first: a
 * failure until then is a normal error response. A later failure breaks the connection off, so that nobody mistakes
 * half a file for a complete one.
 * @throws ApiError `unauthorized`, `rate_limited`, or an error while the beginning of the file is prepared
 */
export async function download(services: Services, file: Download): Promise<Response> {
  const { name, extension, contentType, token, requestId, pieces } = file;
  const { id } = await getUser(services.database, token);
  await takeRateLimits(services.database, { export_account: id });
  const beginning = await take(pieces, awaitedLength);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(beginning)),
    async pull(controller) {
      try {
        const next = await pieces.next();
        if (next.done) controller.close();
        else controller.enqueue(encoder.encode(next.value));
      } catch (error) {
        services.log("error", { event: "export_failed", requestId, error: describeError(error) });
        controller.error(error);
      }
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
  const day = new Date(services.now()).toISOString().slice(0, 10);
  return new Response(body, {
    headers: {
      "content-type": contentType,
      "content-disposition": `attachment; filename="${name}-${day}.${extension}"`,
    },
  });
}

/** The first parts: enough to reach a length, or all of them. */
async function take(pieces: AsyncGenerator<string>, length: number): Promise<string> {
  let taken = "";
  while (taken.length < length) {
    const next = await pieces.next();
    if (next.done) break;
    taken += next.value;
  }
  return taken;
}

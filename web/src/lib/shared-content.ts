/**
 * What the device's share sheet has sent to the installed app, kept on this device until the form reads it: the service
 * worker stores it, so that it also works without a connection.
 */

/** Not named like the caches of the site's files, which a new version of the worker deletes. */
const sharedCache = "shared-content";
const key = "/shared-content";
const keptAtHeader = "x-kept-at";
/** Long enough to sign in or to create an account; after that, the next person must not find it. */
const keptMsMax = 60 * 60 * 1000;

/** The parts of a share; `photo` is unchecked. Fields that were not sent are empty. */
export interface SharedContent {
  title: string;
  text: string;
  url: string;
  photo: File | null;
}

/**
 * Stores the form of a share, in place of an earlier one.
 * @param body the multipart body and its content type, as they were sent
 */
export async function keepShared(body: BodyInit, contentType: string, now: number): Promise<void> {
  const headers = { "content-type": contentType, [keptAtHeader]: String(now) };
  await (await caches.open(sharedCache)).put(key, new Response(body, { headers }));
}

/** Whether something was shared that nobody has read. */
export async function sharedWaits(): Promise<boolean> {
  // Without a secure origin there are neither caches nor a service worker.
  return typeof caches !== "undefined" && caches.has(sharedCache);
}

/** Reads and deletes what was shared. Null if there is nothing, or only something older than an hour. */
export async function takeShared(now: number): Promise<SharedContent | null> {
  if (!(await sharedWaits())) return null;
  const kept = await (await caches.open(sharedCache)).match(key);
  await caches.delete(sharedCache);
  const age = now - Number(kept?.headers.get(keptAtHeader));
  return kept && age < keptMsMax ? readForm(kept) : null;
}

async function readForm(kept: Response): Promise<SharedContent | null> {
  let form: FormData;
  try {
    form = await kept.formData();
  } catch {
    // Another page has sent something that is not a form; there is nothing to read in it.
    return null;
  }
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const photo = form.get("photo");
  return {
    title: field("title"),
    text: field("text"),
    url: field("url"),
    photo: photo instanceof File && photo.size > 0 ? photo : null,
  };
}

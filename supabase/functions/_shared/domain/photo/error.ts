export type PhotoErrorKind = "type" | "broken" | "pixels" | "large";

/** Why an upload is not a usable picture. The route responds with the matching message of the contract. */
export class PhotoError extends Error {
  constructor(
    readonly kind: PhotoErrorKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "PhotoError";
  }
}

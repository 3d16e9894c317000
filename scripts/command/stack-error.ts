/** A failure whose message tells the person at the terminal what to do; printed without a stack trace. */
export class StackError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StackError";
  }
}

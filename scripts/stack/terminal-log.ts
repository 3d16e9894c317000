const isInfo = /^\{"time":"[^"]+","level":"info",/;

/** Prints a line of the stack's log, except the functions' reports of what went well, which nobody acts on. */
export function printLog(line: string): void {
  if (!isInfo.test(line)) console.error(line);
}

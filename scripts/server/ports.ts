import { type AddressInfo, createServer, type Server } from "node:net";
import { StackError } from "../command/stack-error.ts";

function tryListen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

/** A port of 127.0.0.1 on which nothing listened a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await tryListen(server, "127.0.0.1", 0);
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The next available port above `port`, for a hint. */
async function nextFreePort(host: string, port: number): Promise<number> {
  for (let candidate = port + 1; candidate < Math.min(port + 50, 65_536); candidate++) {
    const probe = createServer();
    try {
      await tryListen(probe, host, candidate);
    } catch {
      continue;
    }
    await new Promise((resolve) => probe.close(resolve));
    return candidate;
  }
  return 0;
}

export interface ListenOptions {
  host: string;
  /** 0 uses any free port. */
  port: number;
  /** The environment variable that changes the port; messages name it if the port is in use. */
  setting: string;
  /** Use any free port if `port` is in use, instead of failing. */
  orFree?: boolean;
}

/**
 * Listens, and explains what to change when that is not possible.
 * @returns the port that is listened on
 * @throws StackError naming the setting
 */
export async function listen(server: Server, { host, port, setting, orFree = false }: ListenOptions): Promise<number> {
  try {
    await tryListen(server, host, port);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE" && orFree) return listen(server, { host, port: 0, setting });
    if (code === "EADDRINUSE") {
      const hint = (await nextFreePort(host, port)) || "another port";
      throw new StackError(
        `Port ${port} is taken. Set ${setting}=${hint} (in the environment or in .env) and start again.`,
        { cause: error },
      );
    }
    if (code === "EACCES")
      throw new StackError(`Port ${port} needs more rights. Set ${setting} to a port above 1023.`, { cause: error });
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
      throw new StackError(
        `This machine has no address ${host}. Set HOST=127.0.0.1, or HOST=0.0.0.0 for every address.`,
        { cause: error },
      );
    throw error;
  }
  return (server.address() as AddressInfo).port;
}

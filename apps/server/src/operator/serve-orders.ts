import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { socketPath } from './socket-path.ts';

/** Operator commands of a running server, by name: JSON in, JSON out. */
export type Orders = Record<string, (given: unknown) => Promise<unknown>>;

/**
 * Accepts commands from the same user of this machine, because only this process can open the database. The caller holds the lock
 * of `dataDir`, so an existing socket was left by a dead process.
 * @returns stops accepting them
 */
export async function serveOrders(dataDir: string, orders: Orders): Promise<() => Promise<void>> {
  const address = socketPath(dataDir);
  if (process.platform !== 'win32') await rm(address, { force: true });
  const server = createServer((request, response) => {
    void answer(request, response, orders);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(address, resolve);
  });
  // It must not keep the process alive.
  server.unref();
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, orders: Orders): Promise<void> {
  const say = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  try {
    const order = request.method === 'POST' ? orders[(request.url ?? '/').slice(1)] : undefined;
    if (order === undefined) return void say(404, { message: 'This server does not know that command.' });
    say(200, (await order(JSON.parse(await text(request)))) ?? null);
  } catch (error) {
    say(500, { message: error instanceof Error ? error.message : String(error) });
  }
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { socketPath } from './socket-path.ts';

/** What an operator asks of a running server, by name: from JSON to JSON. */
export type Orders = Record<string, (given: unknown) => Promise<unknown>>;

/**
 * Takes orders from commands of the same user on this machine, while only this process can open the database. The caller holds the lock of
 * `dataDir`: a socket that is there was left by a process that died.
 * @returns stops taking them
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
  // It keeps no process alive that has nothing else to do.
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
    if (order === undefined) return void say(404, { message: 'This server does not know that order.' });
    say(200, (await order(JSON.parse(await text(request)))) ?? null);
  } catch (error) {
    say(500, { message: error instanceof Error ? error.message : String(error) });
  }
}

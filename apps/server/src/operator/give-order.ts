import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { socketPath } from './socket-path.ts';

/** No server takes orders for this data folder. */
export class NobodyThereError extends Error {
  override name = 'NobodyThereError';
}

/**
 * Asks the running server that has the embedded database of `dataDir` open.
 * @throws NobodyThereError; an Error with the server's sentence when it could not do it
 */
export async function giveOrder<Value>(dataDir: string, order: string, given: unknown): Promise<Value> {
  const { status, body } = await new Promise<{ status: number; body: string }>((resolve, reject) => {
    const asked = request({ socketPath: socketPath(dataDir), path: `/${order}`, method: 'POST' }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 500, body }), reject);
    });
    asked.once('error', (cause: NodeJS.ErrnoException) => {
      const nobody = cause.code === 'ENOENT' || cause.code === 'ECONNREFUSED';
      reject(nobody ? new NobodyThereError('no server takes orders here', { cause }) : cause);
    });
    asked.end(JSON.stringify(given));
  });
  const answer: Value & { message?: string } = JSON.parse(body);
  if (status !== 200) throw new Error(answer.message);
  return answer;
}

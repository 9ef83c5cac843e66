import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { socketPath } from './socket-path.ts';

/** No server accepts commands for this data folder. */
export class NobodyThereError extends Error {
  override name = 'NobodyThereError';
}

/**
 * Sends a command to the running server that has the embedded database of `dataDir` open.
 * @throws NobodyThereError; an Error with the server's message if the command failed
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

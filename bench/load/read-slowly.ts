import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Bytes that a slow reader takes at a time, and the pause between: about 100 kB a second. */
const [PIECE, PAUSE_MS] = [20_000, 200];

/** Reads the ZIP of a job over a slow connection, until `signal` aborts. @returns bytes received */
export function readSlowly(url: string, { id, token }: { id: string; token: string }, signal: AbortSignal) {
  return new Promise<number>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const request = get(`${url}/api/jobs/${id}/download`, { headers }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`the ZIP was answered with ${answer.statusCode}`));
      answer.pause();
      let bytes = 0;
      const take = async (): Promise<void> => {
        while (!signal.aborted && !answer.readableEnded) {
          // No read-ahead: unread data waits at the server.
          bytes += (answer.read(PIECE) as Buffer | null)?.length ?? (answer.read() as Buffer | null)?.length ?? 0;
          await sleep(PAUSE_MS);
        }
        answer.destroy();
        resolve(bytes);
      };
      void take();
    });
    request.once('error', (error) => (signal.aborted ? resolve(0) : reject(error)));
  });
}

import { Agent, type ClientRequest, get } from 'node:http';

export interface Streams {
  /** Streams that were answered with 200 and are still open. */
  open(): number;
  close(): void;
}

/** Opens `count` event streams; a stream that ends is opened again for the job that `jobOf` then names. */
export async function openStreams(
  url: string,
  jobOf: (index: number) => { id: string; token: string },
  count: number,
): Promise<Streams> {
  const agent = new Agent({ maxSockets: Infinity });
  const open = new Map<number, ClientRequest>();
  let [alive, closing] = [0, false];
  const openOne = (index: number): Promise<void> =>
    new Promise((resolve) => {
      const { id, token } = jobOf(index);
      const again = () => {
        if (!closing) setTimeout(() => void openOne(index), 1000).unref();
        resolve();
      };
      const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
      const request = get(`${url}/api/jobs/${id}/events`, { agent, headers }, (answer) => {
        if (answer.statusCode === 200) alive += 1;
        answer.resume();
        answer.once('close', () => {
          if (answer.statusCode === 200) alive -= 1;
          again();
        });
        resolve();
      }).once('error', again);
      open.set(index, request);
    });
  for (let index = 0; index < count; index += 20) {
    await Promise.all(Array.from({ length: Math.min(20, count - index) }, (_, each) => openOne(index + each)));
  }
  return {
    open: () => alive,
    close: () => {
      closing = true;
      for (const request of open.values()) request.destroy();
      agent.destroy();
    },
  };
}

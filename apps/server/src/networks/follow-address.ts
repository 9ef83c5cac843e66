import { NetworkProblem } from './network-problem.ts';

const MOST_HOPS = 5;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether nobody in between can change the content: https, or this machine. */
const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));

/**
 * Requests an address and follows redirects, by https only.
 * @throws NetworkProblem; fetch's errors if nobody answers
 */
export async function followAddress(address: string, init: RequestInit): Promise<Response> {
  let url = new URL(address);
  for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
    if (!isSafe(url)) throw new NetworkProblem(`${url.origin} is refused: a network is fetched over https only.`);
    const answer = await fetch(url, { ...init, redirect: 'manual' });
    const next = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null;
    if (next === null) return answer;
    await answer.body?.cancel();
    const from = url;
    url = new URL(next, url);
    if (!LOOPBACK.has(from.hostname) && LOOPBACK.has(url.hostname)) {
      throw new NetworkProblem(`${from.host} redirects to this machine, where the file is not.`);
    }
  }
  throw new NetworkProblem(`${url.host} redirects too often.`);
}

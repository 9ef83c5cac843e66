import { expect, it } from 'vitest';
import { openMetrics } from './open-metrics.ts';
import type { Readiness } from '../modules/operations/index.ts';
import { serveMetrics } from './serve-metrics.ts';

const LOAD = { waiting: 3, running: 2, waitingSince: new Date(Date.now() - 90_000) };
const COUNTED = {
  readLoad: async () => LOAD,
  countWaitingEmails: async () => 4,
  countUnworkedEvents: async () => 5,
};
const valueOf = (text: string, line: string): number =>
  Number(
    text
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.slice(line.length + 1),
  );

it('times answers, tasks and pictures by kind and outcome', async () => {
  const metrics = openMetrics();
  metrics.noteAnswer({ method: 'GET', route: '/api/jobs/:id', status: 200, seconds: 0.02 });
  const generator = metrics.watchGenerator({
    render: async ({ style }) => {
      if (style === 'studio') throw new Error('no');
      return { bytes: new Uint8Array(), width: 1, height: 1, checks: {} as never }; // A stand-in with the fields read here.
    },
    listOptions: () => Promise.reject(new Error('not asked')),
    drawHandSheet: () => Promise.reject(new Error('not asked')),
  });
  const request = { style: 'white_bg', size: 'final' } as never; // Deliberately not of the declared type.
  await generator.render(request);
  await expect(generator.render({ style: 'studio', size: 'preview' } as never)).rejects.toThrow('no'); // Deliberately not of the declared type.
  const task = metrics.watchTask({
    name: 'send-email',
    concurrency: 1,
    retryLimit: 0,
    timeoutSeconds: 1,
    run: async () => {},
    giveUp: async () => {},
  });
  await task.run({ emailId: 'a' }, { signal: new AbortController().signal });
  const { text } = await metrics.read();
  const one = (name: string, labels: string) =>
    expect(valueOf(text, `vitrine_${name}_seconds_count{${labels}}`)).toBe(1);
  one('http_answer', 'method="GET",route="/api/jobs/:id",status="200"');
  one('picture', 'style="white_bg",size="final",outcome="done"');
  one('picture', 'style="studio",size="preview",outcome="failed"');
  one('task', 'task="send-email",outcome="done"');
  expect(valueOf(text, 'vitrine_http_answer_seconds_sum{method="GET",route="/api/jobs/:id",status="200"}')).toBe(0.02);
});

it('counts waiting work at each scrape, and omits what cannot be counted', async () => {
  const metrics = openMetrics();
  metrics.count({ ...COUNTED, countWaitingEmails: () => Promise.reject(new Error('the database is away')) });
  const { text } = await metrics.read();
  expect(valueOf(text, 'vitrine_queue_waiting')).toBe(3);
  expect(valueOf(text, 'vitrine_queue_running')).toBe(2);
  expect(Math.round(valueOf(text, 'vitrine_queue_oldest_seconds'))).toBe(90);
  expect(text).toContain('vitrine_emails_waiting Nan');
  expect(valueOf(text, 'vitrine_payment_events_waiting')).toBe(5);
});

it('is served with the process’s health on a separate port, and nothing else is', async () => {
  const failing = new AbortController();
  const readiness = { database: 'ok', queue: 'ok', mail: { waiting: 0 } } as const;
  let store: Readiness['storage'] = 'ok';
  const served = await serveMetrics({
    host: '127.0.0.1',
    port: 0,
    metrics: openMetrics(),
    readReadiness: async () => ({ ...readiness, storage: store }),
    failed: failing.signal,
  });
  const ask = async (path: string, method = 'GET') => fetch(`${served.address}${path}`, { method });
  const statusOf = async (path: string, method?: string) => (await ask(path, method)).status;
  const figures = await ask('/metrics?all');
  expect(figures.headers.get('content-type')).toMatch(/^text\/plain; version=/);
  expect(await figures.text()).toContain('process_resident_memory_bytes');
  expect(await Promise.all(['/healthz', '/readyz'].map((path) => statusOf(path)))).toEqual([200, 200]);
  store = 'away';
  expect(await Promise.all(['/healthz', '/readyz'].map((path) => statusOf(path)))).toEqual([200, 503]);
  expect(await (await ask('/readyz')).json()).toMatchObject({ status: 'unavailable', database: 'ok', storage: 'away' });
  failing.abort();
  expect(await statusOf('/healthz')).toBe(503);
  expect(await Promise.all([statusOf('/api/me'), statusOf('/metrics', 'POST')])).toEqual([404, 404]);
  await served.close();
});

import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { traceAnswers } from './trace-answers.ts';
import type { TaskDefinition } from '../ports/queue-port.ts';
import { openTraceCollector } from '../testing/trace-collector.ts';
import { openTracing } from '../trace/open-tracing.ts';
import { traceTask } from '../trace/request-trace.ts';
import { traceparentOf } from '../trace/trace-context.ts';

it('sends a request and the tasks that it caused as one trace, with the request’s id', async () => {
  const collector = await openTraceCollector();
  const tracing = openTracing({ endpoint: `${collector.endpoint}/`, name: 'vitrine' });
  const id = randomUUID();
  const app = fastify({
    genReqId: ({ headers }) => {
      headers['traceparent'] = traceparentOf(id);
      return id;
    },
  });
  await traceAnswers(app, tracing.provider!);
  app.get('/api/jobs/:id', async () => ({ done: true }));
  expect((await app.inject('/api/jobs/7?signature=secret-of-a-file')).statusCode).toBe(200);

  const task = (run: () => Promise<void>) =>
    tracing.watchTask({
      name: 'start-job',
      concurrency: 1,
      retryLimit: 0,
      timeoutSeconds: 1,
      run,
      giveUp: async () => {},
    } satisfies TaskDefinition<'start-job'>);
  const data = { jobId: 'a', attempt: 1 };
  const run = { signal: new AbortController().signal };
  await traceTask(id, () => task(async () => {}).run(data, run));
  const failing = task(() => Promise.reject(new TypeError('a seller’s own words')));
  await expect(traceTask(undefined, () => failing.run(data, run))).rejects.toThrow('own words');
  await app.close();
  await tracing.close();
  await collector.close();

  const traceId = id.replaceAll('-', '');
  const ofRequest = collector.spans.filter((span) => span.traceId === traceId);
  expect(ofRequest.some(({ parentSpanId }) => parentSpanId === traceId.slice(16))).toBe(true);
  expect(ofRequest.map(({ name }) => name)).toContain('task start-job');
  expect(ofRequest.map(({ name }) => name)).toContain('GET /api/jobs/:id');
  const alone = collector.spans.filter((span) => span.name === 'task start-job' && span.traceId !== traceId);
  expect(alone).toMatchObject([{ status: { code: 2 } }]);
  expect(JSON.stringify(collector.spans)).not.toMatch(/own words|secret-of-a-file/);
});

it('continues when no collector answers', async () => {
  const tracing = openTracing({ endpoint: 'http://127.0.0.1:9', name: 'vitrine' });
  const app = fastify();
  await traceAnswers(app, tracing.provider!);
  app.get('/', async () => 'here');
  expect((await app.inject('/')).body).toBe('here');
  await app.close();
  // Unsent traces are lost and delay no process.
  await tracing.close();
});

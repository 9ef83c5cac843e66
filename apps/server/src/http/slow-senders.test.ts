import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addSlowSenders, TIME_OUTS } from './slow-senders.ts';
import { portOf } from './port-of.ts';

const PATIENCE = { windowMs: 300, minBytes: 1000, closeMs: 700 };
let app: FastifyInstance;
let readLate = 0;

beforeEach(async () => {
  readLate = 0;
  const http = { headersTimeout: 400, connectionsCheckingInterval: 100 };
  app = fastify({ ...TIME_OUTS, http });
  addSlowSenders(app, PATIENCE);
  app.addContentTypeParser('*', async (_request: unknown, body: AsyncIterable<Buffer>) => {
    await delay(readLate);
    let bytes = 0;
    for await (const chunk of body) bytes += chunk.length;
    return bytes;
  });
  app.post('/', async ({ body }) => String(body));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

interface Sender {
  socket: Socket;
  answer: Promise<string>;
  ended: Promise<number>;
}

function send(head: string): Sender {
  const begun = performance.now();
  const socket = connect(portOf(app.server), '127.0.0.1');
  let text = '';
  socket.on('error', () => {}).on('data', (chunk: Buffer) => void (text += chunk.toString()));
  socket.write(head);
  const ended = new Promise<number>((resolve) => socket.once('close', () => resolve(performance.now() - begun)));
  return { socket, ended, answer: ended.then(() => text) };
}

const HEAD =
  'POST / HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Type: a/b\r\nContent-Length: 100000\r\n\r\n';

it('closes a connection whose headers do not arrive', async () => {
  const { ended, answer } = send('POST / HTTP/1.1\r\nHost: he');
  expect(await ended).toBeLessThan(5000);
  expect(await answer).toMatch(/^HTTP\/1.1 408 /);
});

it('refuses a body that arrives too slowly', async () => {
  const { socket, ended, answer } = send(HEAD);
  const trickle = setInterval(() => socket.write('.'), 50);
  expect(await ended).toBeLessThan(5000);
  clearInterval(trickle);
  expect(await answer).toMatch(/^HTTP\/1.1 408 /);
});

it('accepts a body that takes many windows but brings enough in each', async () => {
  const { socket, answer } = send(HEAD);
  for (let sent = 0; sent < 100_000; sent += 5000) {
    socket.write(Buffer.alloc(5000));
    await delay(60);
  }
  expect(await answer).toMatch(/^HTTP\/1.1 200 [^]+100000$/);
});

it('does not count time in which the server itself does not read', async () => {
  readLate = 1500;
  const { socket, answer } = send(HEAD);
  socket.write(Buffer.alloc(100_000));
  expect(await answer).toMatch(/^HTTP\/1.1 200 [^]+100000$/);
});

it('gives open bodies a deadline when it closes', async () => {
  const { socket } = send(HEAD);
  const busy = setInterval(() => socket.write(Buffer.alloc(2000)), 100);
  await delay(200);
  const begun = performance.now();
  await app.close();
  clearInterval(busy);
  const took = performance.now() - begun;
  expect(took).toBeGreaterThan(PATIENCE.closeMs - 50);
  expect(took).toBeLessThan(5000);
});

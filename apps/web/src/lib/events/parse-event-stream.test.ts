import { expect, it } from 'vitest';
import { parseEventStream, type ServerEvent } from './parse-event-stream.ts';

const read = async (...chunks: (string | Uint8Array)[]): Promise<ServerEvent[]> => {
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
      controller.close();
    },
  });
  const events: ServerEvent[] = [];
  for await (const event of parseEventStream(new Response(withoutIteration(stream)))) events.push(event);
  return events;
};

/** A stream as in browsers whose streams are not iterable. */
function withoutIteration(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  return Object.assign(stream, { [Symbol.asyncIterator]: undefined, values: undefined });
}

it('reads events with their names, ids and data', async () => {
  expect(await read('id: 7\nevent: job\ndata: {"a":1}\n\nevent: variation\ndata: {}\n\n')).toEqual([
    { id: '7', event: 'job', data: '{"a":1}' },
    { id: '7', event: 'variation', data: '{}' },
  ]);
});

it('joins an event that arrives in pieces, even split within a character or a line end', async () => {
  const bytes = new TextEncoder().encode('data: é\r\n\r\n');
  const pieces = [...bytes].map((byte) => new Uint8Array([byte]));
  expect(await read(...pieces)).toEqual([{ id: undefined, event: 'message', data: 'é' }]);
});

it('joins data lines and removes only one space', async () => {
  expect(await read('data: one\ndata:  two\ndata\n\n')).toEqual([
    { id: undefined, event: 'message', data: 'one\n two\n' },
  ]);
});

it('skips comments, keep-alives and events without data', async () => {
  expect(await read(': ping\n\nevent: job\n\n:\n\ndata: x\n\n')).toEqual([
    { id: undefined, event: 'message', data: 'x' },
  ]);
});

it('drops an event cut off by the end of the stream', async () => {
  expect(await read('data: whole\n\ndata: half\n')).toHaveLength(1);
});

it('reads the whole body if the browser has no streams', async () => {
  const answer = new Response('id: 1\ndata: x\n\n');
  Object.defineProperty(answer, 'body', { value: undefined });
  const events: ServerEvent[] = [];
  for await (const event of parseEventStream(answer)) events.push(event);
  expect(events).toEqual([{ id: '1', event: 'message', data: 'x' }]);
});

it('closes the connection when the reader stops', async () => {
  let cancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: a\n\ndata: b\n\n')),
    cancel: () => {
      cancelled = true;
    },
  });
  for await (const event of parseEventStream(new Response(stream))) if (event.data === 'a') break;
  expect(cancelled).toBe(true);
});

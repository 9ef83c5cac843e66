import { createParser } from 'eventsource-parser';

/** One event of a text/event-stream. */
export interface ServerEvent {
  id: string | undefined;
  event: string;
  data: string;
}

/**
 * Reads the events of an answer as they come; an event that the end cuts off is dropped. By a reader: some browsers have streams
 * that cannot be iterated, and some no stream at all, where the events come with the end of the answer. `onBytes` hears of
 * everything that arrives, what keeps the connection alive included.
 */
export async function* parseEventStream(response: Response, onBytes?: () => void): AsyncGenerator<ServerEvent> {
  let events: ServerEvent[] = [];
  let last: string | undefined;
  const parser = createParser({
    onEvent: ({ id, event = 'message', data }) => {
      last = id ?? last;
      events.push({ id: last, event, data });
    },
  });
  for await (const text of readText(response)) {
    onBytes?.();
    parser.feed(text);
    const read = events;
    events = [];
    yield* read;
  }
}

async function* readText(response: Response): AsyncGenerator<string> {
  // What the types promise is not there everywhere.
  const { body }: { body?: ReadableStream<Uint8Array> | null } = response;
  const reader = body?.getReader();
  if (reader === undefined) {
    yield await response.text();
    return;
  }
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    // Whoever has read enough holds the connection no longer.
    reader.cancel().catch(() => undefined);
  }
}

import { createParser } from 'eventsource-parser';

/** One event of a text/event-stream. */
export interface ServerEvent {
  id: string | undefined;
  event: string;
  data: string;
}

/**
 * Parses the events of an answer as they arrive; an incomplete last event is dropped. Uses a reader, because some browsers cannot
 * iterate streams and some have no stream at all, where the events come with the end of the answer. `onBytes` is called for all
 * received bytes, including keep-alives.
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
  // The body is not available in every browser, whatever the types say.
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
    // A consumer that stops early must release the connection.
    reader.cancel().catch(() => undefined);
  }
}

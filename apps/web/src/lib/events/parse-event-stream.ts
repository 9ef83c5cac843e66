/** One event of a text/event-stream. */
export interface ServerEvent {
  id: string | undefined;
  event: string;
  data: string;
}

/** Lines end in LF, CR or CRLF; a CR at the very end may still be half of a CRLF. */
const LINE_END = /\r\n|\n|\r(?!$)/;

async function* readLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = '';
  for await (const text of stream.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)) {
    const lines = (rest + text).split(LINE_END);
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/**
 * Reads a text/event-stream as the HTML standard says (section 9.2.6): fields collected line by line, an event at each
 * blank line, comments skipped, an event cut off by the end of the stream dropped.
 */
export async function* parseEventStream(stream: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  let id: string | undefined;
  let event = 'message';
  let data: string[] = [];
  for await (const line of readLines(stream)) {
    if (line === '') {
      if (data.length > 0) yield { id, event, data: data.join('\n') };
      event = 'message';
      data = [];
      continue;
    }
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    else if (field === 'event') event = value;
    else if (field === 'id') id = value;
  }
}

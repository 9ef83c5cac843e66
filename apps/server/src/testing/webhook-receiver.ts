import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { portOf } from '../http/port-of.ts';

const PATIENCE_MS = 8000;

export interface Received {
  rawBody: string;
  signature: string | undefined;
  /** The event's type, by its envelope. */
  type: string;
  id: string;
}

export interface WebhookReceiver {
  address: string;
  /** Everything received, in order of arrival. */
  received: Received[];
  /** Answers with this status from now on. */
  answerWith(status: number): void;
  /** Waits for `count` notifications of a type that name `about`. */
  until(type: string, count?: number, about?: string): Promise<Received>;
  close(): Promise<void>;
}

/** An HTTP server that keeps everything a payment provider sends. */
export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  let status = 200;
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const rawBody = await text(request);
    const { event_type: type, event_id: id }: { event_type: string; event_id: string } = JSON.parse(rawBody);
    received.push({ rawBody, signature: request.headers['paddle-signature'] as string | undefined, type, id });
    response.writeHead(status).end();
  };
  const server = createServer((request, response) => void receive(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${portOf(server)}/webhooks`,
    received,
    answerWith: (next) => void (status = next),
    until: async (type, count = 1, about = '') => {
      const deadline = Date.now() + PATIENCE_MS;
      for (;;) {
        const found = received.filter((each) => each.type === type && each.rawBody.includes(about));
        const last = found[count - 1];
        if (last !== undefined) return last;
        if (Date.now() > deadline) throw new Error(`${type} came ${found.length} times, not ${count}`);
        await delay(20);
      }
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

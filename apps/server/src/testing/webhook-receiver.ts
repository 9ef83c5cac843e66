import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 20_000;

export interface Received {
  rawBody: string;
  signature: string | undefined;
  /** The event's type, by its envelope. */
  type: string;
  id: string;
}

export interface WebhookReceiver {
  address: string;
  /** Everything that was sent, in the order of its coming. */
  received: Received[];
  /** Answers with this status from now on. */
  answerWith(status: number): void;
  /** Waits until `count` notifications of a type have come. */
  until(type: string, count?: number): Promise<Received>;
  close(): Promise<void>;
}

/** An HTTP server that keeps what a payment provider sends to it. */
export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    void text(request).then((rawBody) => {
      const { event_type: type, event_id: id } = JSON.parse(rawBody) as { event_type: string; event_id: string };
      received.push({ rawBody, signature: request.headers['paddle-signature'] as string | undefined, type, id });
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`,
    received,
    answerWith: (next) => void (status = next),
    until: async (type, count = 1) => {
      const deadline = Date.now() + PATIENCE_MS;
      for (;;) {
        const found = received.filter((each) => each.type === type);
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

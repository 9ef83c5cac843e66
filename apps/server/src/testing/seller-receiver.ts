import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { portOf } from '../http/port-of.ts';

const PATIENCE_MS = 50_000;

export interface ReceivedMessage {
  headers: IncomingHttpHeaders;
  rawBody: string;
}

/** A seller's HTTP server on this machine. */
export interface SellerReceiver {
  port: number;
  url: string;
  received: ReceivedMessage[];
  /** Answers like this from now on. */
  answerWith(status: number, headers?: Record<string, string>): void;
  /** Waits for the given number of messages. @returns the last of them */
  until(count: number): Promise<ReceivedMessage>;
  close(): Promise<void>;
}

export async function openSellerReceiver(): Promise<SellerReceiver> {
  const received: ReceivedMessage[] = [];
  let answer: { status: number; headers: Record<string, string> } = { status: 204, headers: {} };
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    received.push({ headers: request.headers, rawBody: await text(request) });
    response.writeHead(answer.status, answer.headers).end();
  };
  const server = createServer((request, response) => void receive(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  return {
    port,
    url: `http://127.0.0.1:${port}/hooks?shop=1`,
    received,
    answerWith: (status, headers = {}) => void (answer = { status, headers }),
    until: async (count) => {
      const deadline = Date.now() + PATIENCE_MS;
      for (;;) {
        const message = received[count - 1];
        if (message !== undefined) return message;
        if (Date.now() > deadline) throw new Error(`${received.length} messages came, not ${count}`);
        await delay(20);
      }
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

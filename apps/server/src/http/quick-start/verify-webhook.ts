// npm install standardwebhooks
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env['WEBHOOK_SECRET'] ?? '');

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    // The signature covers the raw bytes: parse them afterwards.
    const body = await text(request);
    const { type, data } = webhook.verify(body, request.headers as Record<string, string>) as {
      type: string;
      data: { job_id?: string };
    };
    // Answer first; the same webhook-id may arrive twice.
    response.writeHead(204).end();
    console.log(request.headers['webhook-id'], type, data.job_id ?? '');
  } catch {
    response.writeHead(400).end();
  }
}

createServer((request, response) => void receive(request, response)).listen(Number(process.env['PORT'] ?? 8080));

// npm install standardwebhooks
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env['WEBHOOK_SECRET'] ?? '');

createServer(async (request, response) => {
  // The signature is over the bytes: parse them afterwards.
  const body = await text(request);
  try {
    const { type, data } = webhook.verify(body, request.headers as Record<string, string>) as {
      type: string;
      data: { job_id?: string };
    };
    // Answer first; the same webhook-id may come twice.
    response.writeHead(204).end();
    console.log(request.headers['webhook-id'], type, data.job_id ?? '');
  } catch {
    response.writeHead(400).end();
  }
}).listen(Number(process.env['PORT'] ?? 8080));

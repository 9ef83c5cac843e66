import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import { portOf } from '../http/port-of.ts';

/** The content of one request. */
interface Asked {
  path: string;
  authorization: string | null;
  fields: Record<string, string>;
  /** First bytes and type of the file. */
  picture: { type: string; bytes: number };
}

/** How the server treats requests. */
export type RembgManner =
  | 'well'
  | 'silent'
  | 'fails'
  | 'fails once'
  | 'says a page'
  | 'cuts the picture off'
  | 'too large'
  | 'drops the connection'
  | { to: string };

export interface RembgServer {
  url: string;
  manner: RembgManner;
  /** Delay before each answer. */
  delayMs: number;
  /** The answered mask. */
  mask: Uint8Array;
  asked: Asked[];
  close(): Promise<void>;
}

/** A server on loopback with the API of `rembg s`: POST /api/remove with a file, answered with a PNG. */
export async function runRembg(mask: Uint8Array): Promise<RembgServer> {
  const server = createServer((request, response) => {
    const serve = async (): Promise<void> => {
      rembg.asked.push(await receive(request));
      await delay(rembg.delayMs);
      answer(rembg, response);
    };
    void serve();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const rembg: RembgServer = {
    url: `http://127.0.0.1:${portOf(server)}`,
    manner: 'well',
    delayMs: 0,
    mask,
    asked: [],
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return rembg;
}

async function receive(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(Buffer.concat(chunks), { headers }).formData();
  const file = form.get('file') as File;
  const fields = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return {
    path: `${request.method} ${request.url}`,
    authorization: request.headers.authorization ?? null,
    fields: Object.fromEntries(fields),
    picture: { type: file.type, bytes: file.size },
  };
}

function answer({ manner, mask, asked }: RembgServer, response: ServerResponse): void {
  if (typeof manner === 'object') return void response.writeHead(307, { location: manner.to }).end();
  if (manner === 'silent') return;
  if (manner === 'drops the connection') return void response.destroy();
  if (manner === 'fails' || (manner === 'fails once' && asked.length === 1)) {
    return void response.writeHead(500).end('Internal Server Error');
  }
  if (manner === 'says a page') {
    return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Please log in</html>');
  }
  response.writeHead(200, { 'content-type': 'image/png' });
  if (manner === 'cuts the picture off') return void response.end(mask.subarray(0, mask.length / 2));
  response.end(manner === 'too large' ? Buffer.alloc(9e6) : mask);
}

/** A grey PNG, white inside a rectangle given in shares of its sides. */
export function drawMask(
  { width, height }: { width: number; height: number },
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
): Uint8Array {
  const rows = Buffer.alloc((width + 1) * height);
  const [left, right] = [Math.round(x * width), Math.round((x + w) * width)];
  for (let row = Math.round(y * height); row < Math.round((y + h) * height); row += 1) {
    rows.fill(255, row * (width + 1) + 1 + left, row * (width + 1) + 1 + right);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunkOf('IHDR', header),
    chunkOf('IDAT', deflateSync(rows)),
    chunkOf('IEND', Buffer.alloc(0)),
  ]);
}

function chunkOf(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { portOf } from '../http/port-of.ts';

/** How the server treats requests; set before each one. */
export type Manner =
  | 'well'
  | 'breaks'
  | 'stalls'
  | 'silent'
  | 'ignores ranges'
  | 'not found'
  | 'boundless'
  | { to: string };

export interface FileServer {
  url: string;
  manner: Manner;
  content: Uint8Array;
  /** `bytes=…` of each request in order, null for the whole file. */
  ranges: (string | null)[];
  close(): Promise<void>;
}

/** Serves one file from loopback like a release host: with ranges and a strong ETag. */
export async function serveFile(content: Uint8Array): Promise<FileServer> {
  const server = createServer((request, response) => {
    files.ranges.push(request.headers.range ?? null);
    answer(files, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const files: FileServer = {
    url: `http://127.0.0.1:${portOf(server)}/network.onnx`,
    manner: 'well',
    content,
    ranges: [],
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return files;
}

function answer({ manner, content }: FileServer, request: IncomingMessage, response: ServerResponse): void {
  if (typeof manner === 'object') return void response.writeHead(302, { location: manner.to }).end();
  if (manner === 'silent') return;
  if (manner === 'not found') return void response.writeHead(404).end('Not Found');
  const tag = `"${createHash('md5').update(content).digest('hex')}"`;
  const asked = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
  const isSame = [undefined, tag].includes(request.headers['if-range'] as string | undefined);
  const start = manner === 'ignores ranges' || !isSame ? 0 : asked;
  const body = content.subarray(start);
  response.setHeader('etag', tag);
  if (start > 0) response.setHeader('content-range', `bytes ${start}-${content.length - 1}/${content.length}`);
  if (manner === 'boundless') return sendEndlessly(response);
  response.writeHead(start > 0 ? 206 : 200, { 'content-length': body.length });
  if (manner !== 'breaks' && manner !== 'stalls') return void response.end(body);
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => {
    if (manner === 'breaks') setTimeout(() => response.destroy(), 50);
  });
}

/** Without Content-Length. */
function sendEndlessly(response: ServerResponse): void {
  const chunk = Buffer.alloc(1e6);
  const sendMore = (): void => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', sendMore);
  sendMore();
}

import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { portOf } from '../http/port-of.ts';

export const KEY_ID = 'test:tester';
export const SECRET = 'testing';
export const REGION = 'us-east-1';
const BUCKET = 'pictures';

interface StoredObject {
  content: Buffer;
  type: string;
  changedAt: Date;
}

export interface S3StandIn {
  endpoint: string;
  bucket: string;
  objects: Map<string, StoredObject>;
  /** Statuses with which the next calls are answered instead. */
  failures: number[];
  close(): Promise<void>;
}

/**
 * The part of Amazon's protocol that we use, on loopback: PUT, GET (with ranges), HEAD, DELETE and paged listing of objects.
 * Signatures (version 4, in the header and in the address) are checked as Amazon's documentation describes them.
 * @param before a closed stand-in, which is reopened at the same address with its objects
 */
export async function startS3StandIn(before?: Pick<S3StandIn, 'endpoint' | 'objects'>): Promise<S3StandIn> {
  const objects = before?.objects ?? new Map<string, StoredObject>();
  const failures: number[] = [];
  const server = createServer((request, response) => {
    void answer(request, response, objects, failures);
  });
  await new Promise<void>((resolve) =>
    server.listen(Number(new URL(before?.endpoint ?? 'http://localhost:0').port), '127.0.0.1', resolve),
  );
  const port = portOf(server);
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { endpoint: `http://127.0.0.1:${port}`, bucket: BUCKET, objects, failures, close };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  objects: S3StandIn['objects'],
  failures: number[],
): Promise<void> {
  const body = await buffer(request);
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? ''}`);
  const [, bucket = '', ...rest] = decodeURIComponent(url.pathname).split('/');
  const refuse = (status: number, code: string) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  const failure = failures.shift();
  if (failure !== undefined) return void refuse(failure, failure === 503 ? 'SlowDown' : 'InternalError');
  if (!isSigned(request, url)) return void refuse(403, 'SignatureDoesNotMatch');
  if (bucket !== BUCKET) return void refuse(404, 'NoSuchBucket');
  const key = rest.join('/');
  if (key === '') return sendList(response, url, objects);
  if (request.method === 'PUT') {
    objects.set(key, { content: body, type: request.headers['content-type'] ?? '', changedAt: new Date() });
    return void response.writeHead(200, { etag: etagOf(body) }).end();
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return void response.writeHead(204).end();
  }
  const found = objects.get(key);
  if (found === undefined) return void refuse(404, 'NoSuchKey');
  sendObject(request, response, url, found);
}

function sendObject(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { content, type, changedAt }: StoredObject,
): void {
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const part = start === undefined ? content : content.subarray(Number(start), Number(end) + 1);
  const name = url.searchParams.get('response-content-disposition');
  response.writeHead(start === undefined ? 200 : 206, {
    'content-length': part.length,
    'content-type': type,
    'last-modified': changedAt.toUTCString(),
    etag: etagOf(content),
    ...(name !== null && { 'content-disposition': name }),
  });
  response.end(request.method === 'HEAD' ? undefined : part);
}

function sendList(response: ServerResponse, url: URL, objects: S3StandIn['objects']): void {
  const of = (name: string): string => url.searchParams.get(name) ?? '';
  const after = Buffer.from(of('continuation-token'), 'base64url').toString();
  const keys = [...objects.keys()].filter((key) => key.startsWith(of('prefix')) && key > after).toSorted();
  const page = keys.slice(0, Number(of('max-keys') || 1000));
  const more = page.length < keys.length && page.length > 0;
  const contents = page.map((key) => {
    const { changedAt, content } = objects.get(key)!;
    return `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`;
  });
  const next = more
    ? `<NextContinuationToken>${Buffer.from(page.at(-1)!).toString('base64url')}</NextContinuationToken>`
    : '';
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<ListBucketResult><IsTruncated>${String(more)}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  );
}

const etagOf = (content: Buffer): string => `"${createHash('md5').update(content).digest('hex')}"`;

/** Signature version 4 ("Authenticating Requests", API reference of Amazon S3), in a header or in the address. */
function isSigned(request: IncomingMessage, url: URL): boolean {
  const query = url.searchParams;
  const isInAddress = query.has('X-Amz-Signature');
  const header = request.headers.authorization ?? '';
  const said = (name: string, inHeader: RegExp): string =>
    isInAddress ? (query.get(`X-Amz-${name}`) ?? '') : (inHeader.exec(header)?.[1] ?? '');
  const [keyId, day = '', region, service, ending] = said('Credential', /Credential=([^,]+)/).split('/');
  if (keyId !== KEY_ID || region !== REGION || service !== 's3' || ending !== 'aws4_request') return false;
  const at = isInAddress ? (query.get('X-Amz-Date') ?? '') : String(request.headers['x-amz-date']);
  if (Math.abs(Date.now() - momentOf(at)) > (isInAddress ? Number(query.get('X-Amz-Expires')) * 1000 : 900_000)) {
    return false;
  }
  const signedHeaders = said('SignedHeaders', /SignedHeaders=([^,]+)/);
  const canonical = [
    request.method,
    url.pathname,
    [...query]
      .filter(([name]) => name !== 'X-Amz-Signature')
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .toSorted()
      .join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    signedHeaders,
    isInAddress ? 'UNSIGNED-PAYLOAD' : String(request.headers['x-amz-content-sha256']),
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', at, `${day}/${REGION}/s3/aws4_request`, sha256(canonical)].join('\n');
  const key = [day, REGION, 's3', 'aws4_request'].reduce<Buffer>(sign, Buffer.from(`AWS4${SECRET}`));
  return sign(key, toSign).toString('hex') === said('Signature', /Signature=([0-9a-f]+)/);
}

const sign = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign_) => `%${sign_.codePointAt(0)!.toString(16).toUpperCase()}`);
const momentOf = (stamp: string): number =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

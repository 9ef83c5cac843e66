import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { AppError } from '@vitrine/contract';
import type { S3Config } from '../../../config.ts';
import { mediaTypeOf } from '../../../http/media-type.ts';
import type { ByteRange, Storage, StoredKey } from '../../../ports/storage-port.ts';
import { isKey } from '../is-key.ts';

export interface S3StorageOptions {
  store: S3Config;
  /** The address at this server that stands for a key. */
  signedUrl: (key: string) => string;
  /** Keys per list call; the store's maximum is 1000. */
  pageSize?: number;
}

/** The address of an object is used at once; a download that has started continues after it expires. */
const DIRECT_SECONDS = 300;
/** Concurrent deletions, one call each: not every store supports bulk deletion. */
const REMOVED_AT_ONCE = 8;
const TIMEOUTS = { connectionTimeout: 5000, requestTimeout: 60_000 };

/** Storage in a bucket of an S3-compatible object store. Objects appear whole or not at all without our help. */
export function createS3Storage({ store, signedUrl, pageSize = 1000 }: S3StorageOptions): Storage & { close(): void } {
  const bucket: OpenBucket = { client: openClient(store), store };
  return {
    ...readsOf(bucket, pageSize),
    ...writesOf(bucket, pageSize),
    signedUrl,
    directUrl: (key, downloadName) => (store.isDirect ? signAtStore(bucket, key, downloadName) : Promise.resolve(null)),
    space: () => Promise.resolve(null),
    close: () => bucket.client.destroy(),
  };
}

interface OpenBucket {
  client: S3Client;
  store: S3Config;
}

/** @throws AppError not_found for anything that is not a key */
function placeOf({ store }: OpenBucket, key: string): { Bucket: string; Key: string } {
  if (!isKey(key)) throw new AppError('not_found');
  return { Bucket: store.bucket, Key: store.prefix + key };
}

function readsOf(bucket: OpenBucket, pageSize: number): Pick<Storage, 'read' | 'stream' | 'head' | 'list' | 'check'> {
  const { client, store } = bucket;
  const get = async (key: string, range?: ByteRange) => {
    const object = new GetObjectCommand({ ...placeOf(bucket, key), ...rangeOf(range) });
    const { Body } = await client.send(object).catch(translateError);
    if (Body === undefined) throw new AppError('not_found');
    return Body;
  };
  return {
    read: async (key) => (await get(key)).transformToByteArray(),
    stream: async (key, range) => (await get(key, range)) as Readable,
    head: async (key) => {
      const found = await client.send(new HeadObjectCommand(placeOf(bucket, key))).catch(unlessMissing);
      if (found === null) return null;
      return { bytes: found.ContentLength ?? 0, etag: (found.ETag ?? '').replaceAll('"', '') };
    },
    list: (folder) => listFolder(bucket, folder, pageSize),
    check: async () => {
      await client.send(new ListObjectsV2Command({ Bucket: store.bucket, Prefix: store.prefix, MaxKeys: 1 }));
    },
  };
}

function writesOf(bucket: OpenBucket, pageSize: number): Pick<Storage, 'put' | 'removeFolder' | 'removeUnfinished'> {
  const { client } = bucket;
  const remove = async ({ key }: StoredKey): Promise<void> => {
    await client.send(new DeleteObjectCommand(placeOf(bucket, key))).catch(translateError);
  };
  return {
    put: async (key, content) => {
      const about = { ContentLength: content.byteLength, ContentType: mediaTypeOf(key) };
      const object = new PutObjectCommand({ ...placeOf(bucket, key), ...about, Body: content });
      await client.send(object).catch(translateError);
    },
    removeFolder: async (folder) => {
      const left = await Array.fromAsync(listFolder(bucket, folder, pageSize));
      while (left.length > 0) await Promise.all(left.splice(0, REMOVED_AT_ONCE).map(remove));
    },
    // An interrupted upload never becomes an object.
    removeUnfinished: () => Promise.resolve(),
  };
}

async function* listFolder(bucket: OpenBucket, folder: string, pageSize: number): AsyncGenerator<StoredKey> {
  const { bucket: Bucket, prefix } = bucket.store;
  const Prefix = folder === '' ? prefix : placeOf(bucket, folder).Key;
  for (let token: string | undefined, isFirst = true; isFirst || token !== undefined; isFirst = false) {
    const page = new ListObjectsV2Command({ Bucket, Prefix, MaxKeys: pageSize, ContinuationToken: token });
    const found = await bucket.client.send(page).catch(translateError);
    for (const { Key, LastModified } of found.Contents ?? []) {
      if (Key !== undefined) yield { key: Key.slice(prefix.length), changedAt: LastModified ?? new Date(0) };
    }
    token = found.NextContinuationToken;
  }
}

function signAtStore(bucket: OpenBucket, key: string, downloadName?: string): Promise<string> {
  const object = new GetObjectCommand({
    ...placeOf(bucket, key),
    ResponseCacheControl: 'private, max-age=43200',
    ...(downloadName !== undefined && { ResponseContentDisposition: `attachment; filename="${downloadName}"` }),
  });
  return getSignedUrl(bucket.client, object, { expiresIn: DIRECT_SECONDS });
}

/** Checksums only where a call requires one: stores other than Amazon's refuse those that newer SDKs add by default. */
function openClient({ endpoint, region, credentials }: S3Config): S3Client {
  return new S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(credentials !== null && { credentials }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: TIMEOUTS,
    maxAttempts: 3,
  });
}

const rangeOf = (range?: ByteRange): { Range?: string } =>
  range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` };

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket';

function unlessMissing(error: unknown): null {
  if (isMissing(error)) return null;
  return translateError(error);
}

/** @throws AppError not_found, storage_full, or unavailable if the store is unreachable or throttles */
function translateError(cause: unknown): never {
  if (isMissing(cause)) throw new AppError('not_found', { cause });
  if (!(cause instanceof S3ServiceException)) throw new AppError('unavailable', { cause, retryAfterSeconds: 5 });
  const { httpStatusCode: status = 500 } = cause.$metadata;
  if (status === 507) throw new AppError('storage_full', { cause });
  if (status >= 500 || status === 429) throw new AppError('unavailable', { cause, retryAfterSeconds: 5 });
  throw cause;
}

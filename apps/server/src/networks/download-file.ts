import { type FileHandle, open, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { followAddress } from './follow-address.ts';
import { NetworkProblem } from './network-problem.ts';
import { readJsonFile } from './read-json-file.ts';
import { writeWhole } from './write-whole.ts';
import { errorCode } from '../text/error-code.ts';

/** A transfer without data for this long counts as broken. */
const PATIENCE_MS = 30_000;

export interface Download {
  url: string;
  /** Target; an earlier partial transfer there is resumed. */
  part: string;
  /** File that records the address and version of the partial transfer. */
  note: string;
  /** A transfer without a recorded version may be resumed, because a checksum will verify it. */
  isChecked: boolean;
  /** Upper limit of the file's size. */
  mostBytes: number;
  onProgress: (done: number, total: number | null) => void;
  patienceMs?: number;
}

/**
 * Fetches a file. A broken transfer keeps what has arrived, and the next call resumes it.
 * @throws NetworkProblem one sentence
 */
export async function downloadFile(download: Download): Promise<void> {
  const { url, part, note } = download;
  const stop = new AbortController();
  const kept = await keptBytes(download);
  const patienceMs = download.patienceMs ?? PATIENCE_MS;
  const timer = setTimeout(() => stop.abort(new Error(`no answer within ${patienceMs / 1000} s`)), patienceMs);
  const { answer, start } = await ask(url, kept, stop.signal).finally(() => clearTimeout(timer));
  const length = answer.headers.get('content-length');
  const total = length === null ? null : start + Number(length);
  if (total !== null) await checkRoom(download, total - start, total);
  // Before the first byte: a partial file must be distinguishable from another version's.
  await writeWhole(note, JSON.stringify({ url, version: versionOf(answer) }));
  let done = start;
  const handle = await open(part, start === 0 ? 'w' : 'a');
  try {
    for await (const chunk of patiently(answer, stop, patienceMs)) {
      done += chunk.byteLength;
      if (done > download.mostBytes) throw new TooLongError();
      await writeAll(handle, chunk);
      download.onProgress(done, total);
    }
    await handle.sync().catch(() => undefined);
  } catch (error) {
    throw await explain(error, download, { done, total });
  } finally {
    await handle.close();
  }
  if (total !== null && done < total) throw await explain(new Error('cut off'), download, { done, total });
}

class TooLongError extends Error {}

const noted = z.object({ url: z.string(), version: z.string().nullable() });

/** How many bytes of this file are here, and of which version. */
async function keptBytes({ url, part, note, isChecked }: Download): Promise<{ bytes: number; version: string | null }> {
  const known = await readJsonFile(note, noted);
  const size = await stat(part).then(
    (found) => found.size,
    () => 0,
  );
  if (known === null || known.url !== url || (known.version === null && !isChecked)) return { bytes: 0, version: null };
  return { bytes: size, version: known.version };
}

async function ask(
  url: string,
  kept: { bytes: number; version: string | null },
  signal: AbortSignal,
): Promise<{ answer: Response; start: number }> {
  const headers: Record<string, string> = { 'accept-encoding': 'identity' };
  if (kept.bytes > 0) headers['range'] = `bytes=${kept.bytes}-`;
  if (kept.bytes > 0 && kept.version !== null) headers['if-range'] = kept.version;
  const answer = await followAddress(url, { headers, signal }).catch((error: unknown) => {
    throw error instanceof NetworkProblem ? error : unreachable(url, error);
  });
  if (answer.status === 200) return { answer, start: 0 };
  const start = Number(/^bytes (\d+)-/.exec(answer.headers.get('content-range') ?? '')?.[1] ?? -1);
  if (answer.status === 206 && start === kept.bytes) return { answer, start };
  await answer.body?.cancel();
  // The partial file does not belong to the server's file.
  if (kept.bytes > 0) return ask(url, { bytes: 0, version: null }, signal);
  throw new NetworkProblem(`${new URL(url).host} does not deliver the file: it answers with status ${answer.status}.`);
}

/** Only headers that identify a version reliably. */
function versionOf({ headers }: Response): string | null {
  const tag = headers.get('etag');
  return tag !== null && !tag.startsWith('W/') ? tag : null;
}

function unreachable(url: string, error: unknown): NetworkProblem {
  const cause = error instanceof Error ? error.cause : undefined;
  const why =
    errorCode(cause) ?? (cause instanceof Error ? cause : error instanceof Error ? error : undefined)?.message;
  return new NetworkProblem(`${new URL(url).host} cannot be reached (${why}): is there a network connection?`, {
    cause: error,
  });
}

async function* patiently(answer: Response, stop: AbortController, patienceMs: number): AsyncGenerator<Uint8Array> {
  let timer = setTimeout(() => stop.abort(), patienceMs);
  try {
    for await (const chunk of answer.body ?? []) {
      clearTimeout(timer);
      yield chunk;
      timer = setTimeout(() => stop.abort(), patienceMs);
    }
  } finally {
    clearTimeout(timer);
  }
}

async function writeAll(handle: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let at = 0; at < chunk.byteLength;) at += (await handle.write(chunk, at)).bytesWritten;
}

const mega = (bytes: number): string => (bytes / 1e6).toFixed(bytes < 10e6 ? 1 : 0);

async function checkRoom({ part }: Download, needed: number, total: number): Promise<void> {
  const { bavail, bsize } = await statfs(path.dirname(part));
  if (bavail * bsize >= needed) return;
  throw new NetworkProblem(
    `The disk is too full: the file takes ${mega(total)} MB and ${path.dirname(part)} has ${mega(bavail * bsize)} MB left.`,
  );
}

async function explain(
  error: unknown,
  { part, note, mostBytes, url }: Download,
  { done, total }: { done: number; total: number | null },
): Promise<Error> {
  const code = errorCode(error);
  const forget = async (): Promise<void> => {
    for (const file of [part, note]) await rm(file, { force: true });
  };
  if (error instanceof TooLongError) {
    await forget();
    return new NetworkProblem(`${new URL(url).host} sends more than ${mega(mostBytes)} MB: nothing of it was kept.`);
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    await forget();
    return new NetworkProblem(`The disk is full: nothing was kept in ${path.dirname(part)}.`, { cause: error });
  }
  if (code === 'EACCES' || code === 'EROFS' || code === 'EIO') throw error;
  const of = total === null ? '' : ` of ${mega(total)}`;
  return new NetworkProblem(`The transfer was interrupted after ${mega(done)}${of} MB; the same command resumes it.`, {
    cause: error,
  });
}

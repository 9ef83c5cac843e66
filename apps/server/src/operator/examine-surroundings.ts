import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { Storage } from '../ports/storage-port.ts';
import { type Finding, finding, reasonOf } from './finding.ts';

const [DISK_BAD_BYTES, DISK_DOUBTFUL_BYTES] = [200e6, 5e9];
const ANSWER_MS = 10_000;

const [disk, files, mail, webhooks] = [finding('disk'), finding('files'), finding('mail'), finding('webhooks')];

/** Free space for the data folder, which need not exist yet. */
export async function examineDisk(folder: string): Promise<Finding> {
  const room = await statfs(folder).catch(() => null);
  if (room === null) return disk('good', `The first start creates ${folder}.`);
  const free = room.bavail * room.bsize;
  const sentence = `${(free / 1e9).toFixed(1)} GB are free for ${folder}; a set takes up to 0.1 GB.`;
  return disk(free < DISK_BAD_BYTES ? 'bad' : free < DISK_DOUBTFUL_BYTES ? 'doubtful' : 'good', sentence);
}

/** Writes a small file, reads it and removes it: only this detects a read-only key. */
export async function examineFiles(
  storage: Pick<Storage, 'put' | 'read' | 'removeFolder'>,
  place: string,
): Promise<Finding> {
  // A folder that no photo, no set and no other doctor run uses.
  const folder = `doctor-${randomUUID()}/`;
  try {
    const content = Buffer.from(randomUUID());
    await storage.put(`${folder}probe.txt`, content);
    const found = await storage.read(`${folder}probe.txt`);
    await storage.removeFolder(folder);
    if (!content.equals(found)) return files('bad', `${place} returned other content than was written.`);
    return files('good', `${place} stores, returns and removes files.`);
  } catch (error) {
    return files('bad', `${place} cannot be used: ${reasonOf(error)}`);
  }
}

/** @param verify connects and logs in; null where e-mails wait in the mailbox */
export async function examineMail(verify: (() => Promise<void>) | null, host: string): Promise<Finding> {
  if (verify === null) return mail('doubtful', 'SMTP_URL is not set: e-mails are only kept at /dev/mailbox.');
  try {
    await verify();
    return mail('good', `${host} accepts our user name and password.`);
  } catch (error) {
    return mail('bad', `${host} cannot be used: ${reasonOf(error)}`);
  }
}

/**
 * Calls the public address as a payment provider would, without a signature: a refusal in our own format proves that it is our
 * server, and that no proxy changes or swallows the call.
 */
export async function examineWebhooks(publicUrl: string): Promise<Finding> {
  const address = `${publicUrl}/api/payments/webhooks/paddle`;
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const body: unknown = await answer.json().catch(() => null);
    if (typeof body === 'object' && body !== null && Reflect.get(body, 'code') === 'invalid_signature')
      return webhooks('good', `${address} can be reached and asks for a signature.`);
    const sentence = `${address} answers ${answer.status}, but not as Vitrine does: check the proxy in front of it.`;
    return webhooks('bad', sentence);
  } catch (error) {
    const sentence = `${address} does not answer (${reasonOf(error)}): start the server, or check the host name and the proxy.`;
    return webhooks('doubtful', sentence);
  }
}

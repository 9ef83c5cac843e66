import type { Db } from '../../database/db.ts';
import type { ZipFile } from '../../http/zip-stream.ts';
import type { Storage } from '../../ports/storage-port.ts';
import { readOwnProfile } from '../accounts/index.ts';
import { variationFiles } from '../jobs/index.ts';
import { cutoutFiles, photoFiles } from '../photos/index.ts';
import { belongingsOf } from './belongings.repository.ts';
import { jsonListOf } from './json-of.ts';

/** All data of a user: lists as JSON, photos with their cut-outs, finished pictures. */
export async function* exportEntries(db: Db, storage: Storage, userId: string): AsyncGenerator<ZipFile> {
  const own = belongingsOf(db, userId);
  yield list('profile.json', () => one(readOwnProfile(db, userId)));
  yield list('sessions.json', own.sessions);
  yield list('sign-ins.json', own.authEvents);
  yield list('sign-in-providers.json', own.identities);
  yield list('second-factors.json', () => withoutKeys(own));
  yield list('api-access.json', () => withoutApiSecrets(own));
  yield list('credits.json', own.creditLines);
  yield list('payments.json', own.payments);
  yield list('subscriptions.json', own.subscriptions);
  yield list('emails.json', () => withoutSecrets(own.emails()));
  yield list('account-history.json', own.auditLines);
  yield list('photos.json', () => wholePhotos(own));
  yield list('jobs.json', () => wholeJobs(own));
  yield* filesIn(storage, pictureFiles(own));
}

type Own = ReturnType<typeof belongingsOf>;

const list = (name: string, rows: () => AsyncIterable<unknown>): ZipFile => ({
  name,
  compress: true,
  open: async () => jsonListOf(rows()),
});

async function* one(value: Promise<unknown>): AsyncGenerator {
  yield await value;
}

/** Links in e-mails give access to the account: somebody who finds the export must not be able to use one. */
async function* withoutSecrets(rows: ReturnType<Own['emails']>): AsyncGenerator {
  for await (const { id, to, subject, status, createdAt, sentAt } of rows) {
    yield { id, to, subject, status, createdAt, sentAt };
  }
}

/** Leaves out what proves ownership of the account: secrets, keys and code hashes. */
async function* withoutKeys(own: Own): AsyncGenerator {
  for await (const { sealedSecret: _secret, lastStep: _step, ...app } of own.authenticatorApps()) {
    yield { kind: 'authenticator app', ...app };
  }
  for await (const { publicKey: _key, ...passkey } of own.passkeys()) yield { kind: 'passkey', ...passkey };
  for await (const { codeHash: _hash, ...code } of own.recoveryCodes()) yield { kind: 'recovery code', ...code };
}

/** Leaves out what gives access to the account or signs in our name. */
async function* withoutApiSecrets(own: Own): AsyncGenerator {
  for await (const { keyHash: _hash, ...key } of own.apiKeys()) yield { kind: 'API key', ...key };
  for await (const endpoint of own.webhookEndpoints()) {
    const { sealedSecret: _secret, formerSealedSecret: _former, ...rest } = endpoint;
    yield { kind: 'webhook endpoint', ...rest };
  }
}

async function* wholePhotos(own: Own): AsyncGenerator {
  for await (const photo of own.photos()) yield { ...photo, cutouts: await own.cutouts(photo.id) };
}

async function* wholeJobs(own: Own): AsyncGenerator {
  for await (const job of own.jobs()) {
    yield { ...job, variations: await Array.fromAsync(own.variations(job.id)) };
  }
}

async function* pictureFiles(own: Own): AsyncGenerator<[key: string, name: string]> {
  for await (const { id, filename, cutoutRevision } of own.photos()) {
    const folder = `photos/${id}`;
    yield [photoFiles(id).photo, `${folder}/${filename.replace(/\.\w+$/, '')}.jpg`];
    yield [cutoutFiles(id, cutoutRevision).cutout, `${folder}/cut-out.png`];
  }
  for await (const { id: jobId } of own.jobs()) {
    for await (const variation of own.variations(jobId)) {
      if (variation.status !== 'ready') continue;
      const number = String(variation.position + 1).padStart(2, '0');
      const folder = `pictures/${jobId}/${variation.language === null ? '' : `${variation.language}/`}`;
      yield [variationFiles(variation).final('jpeg'), `${folder}${number}-${variation.style}.jpg`];
    }
  }
}

/** Existing files only: a cut-out may still be in progress. */
async function* filesIn(storage: Storage, files: AsyncIterable<[string, string]>): AsyncGenerator<ZipFile> {
  for await (const [key, name] of files) {
    if ((await storage.head(key)) !== null) yield { name, compress: false, open: () => storage.stream(key) };
  }
}

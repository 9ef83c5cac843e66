import { setTimeout as sleep } from 'node:timers/promises';
import type { CheckoutStart, Job } from '@vitrine/contract';
import { hasEnded } from '../site/make-sets.ts';
import type { Person } from '../site/person.ts';
import { pick, type Random } from '../site/random.ts';
import type { FactBook } from './fact-book.ts';

/** Sets of a seller that run at once: more would only wait. */
const SETS_AT_ONCE = 2;

interface Life {
  person: Person;
  book: FactBook;
  random: Random;
  photo: Uint8Array<ArrayBuffer>;
  /** Sets that had not ended at the last check. */
  running: Set<string>;
  number: number;
}

type Act = (life: Life) => Promise<void>;

/** Sellers' actions, repeated by frequency. Each records what was acknowledged, and only that. */
const ACTS: readonly Act[] = [
  upload,
  upload,
  removePhoto,
  rename,
  rename,
  buy,
  makeSet,
  makeSet,
  editPicture,
  removeSet,
];

/** Does one action after the other until `signal` aborts; the current one is then finished. */
export async function live(
  { person, random, photo }: Pick<Life, 'person' | 'random' | 'photo'>,
  book: FactBook,
  signal: AbortSignal,
): Promise<void> {
  const life: Life = { person, book, random, photo, running: new Set(), number: 0 };
  while (!signal.aborted) {
    await pick(random, ACTS)(life);
    await sleep(100 + 400 * random());
  }
}

async function upload({ person, book, photo }: Life): Promise<void> {
  const answer = await person.upload(photo);
  const id = answer?.status === 201 ? answer.body.items[0]?.id : undefined;
  if (id !== undefined) book.photos.add(id);
}

/** Retried until it is answered: a photo that is already gone counts as removed. */
async function removePhoto({ person, book, random }: Life): Promise<void> {
  if (book.photos.size < 4) return;
  const id = pick(random, [...book.photos].slice(1));
  book.photos.delete(id);
  const { status } = await person.insist(`DELETE /images/${id}`);
  if (status === 204 || status === 404) book.gone.photos.add(id);
}

async function rename(life: Life): Promise<void> {
  life.number += 1;
  const name = `Seller ${life.number}`;
  const answer = await life.person.ask('PUT /user/profile', { full_name: name });
  if (answer?.status === 200) life.book.names = [name];
  else if (life.book.names.length > 0) life.book.names.push(name);
}

/** A buyer whose page was lost returns to the checkout: a payment counts once. */
async function buy({ person, book }: Life): Promise<void> {
  const begun = await person.ask<CheckoutStart>('POST /payments/one-time/create', { payment_method: 'paddle_inline' });
  if (begun?.status !== 200) return;
  const { checkoutId } = begun.body.paddle_subscription_data.paddle_overlay_data.custom_data;
  const paid = await person.insist(`POST /dev/checkouts/${checkoutId}/complete`, {});
  // 409: the answer to an earlier attempt was lost.
  if (paid.status !== 200 && paid.status !== 409) throw new Error(`a purchase: ${JSON.stringify(paid)}`);
  book.bought += 1;
}

/** The same idempotency key until it is answered: one set, one credit. */
async function makeSet(life: Life): Promise<void> {
  const { person, book, running } = life;
  const [photo] = book.photos;
  for (const id of running) {
    const seen = await person.ask<Job>(`GET /jobs/${id}`);
    if (seen?.status === 200 && hasEnded(seen.body)) running.delete(id);
  }
  if (photo === undefined || running.size >= SETS_AT_ONCE) return;
  life.number += 1;
  const body = { image_ids: [photo], language: 'en', product_description: 'Stoneware. Dishwasher safe.' };
  const answer = await person.insist<Job>('POST /jobs', body, { 'idempotency-key': `set-${life.number}` });
  if (answer.status !== 201) return;
  book.sets.add(answer.body.id);
  running.add(answer.body.id);
}

async function editPicture({ person, book, running, random }: Life): Promise<void> {
  const ended = [...book.sets].filter((id) => !running.has(id));
  if (ended.length === 0) return;
  const set = await person.ask<Job>(`GET /jobs/${pick(random, ended)}`);
  const pictures = set?.body.variations?.filter(({ status, change }) => status === 'ready' && change.left > 0) ?? [];
  if (pictures.length === 0) return;
  await person.ask(`PATCH /variations/${pick(random, pictures).id}`, { seed: 1 + Math.floor(random() * 1000) });
}

async function removeSet({ person, book, running, random }: Life): Promise<void> {
  const ended = [...book.sets].filter((id) => !running.has(id) && !book.gone.sets.has(id));
  if (ended.length < 3) return;
  const id = pick(random, ended);
  const { status } = await person.insist(`DELETE /jobs/${id}`);
  if (status === 204) book.gone.sets.add(id);
}

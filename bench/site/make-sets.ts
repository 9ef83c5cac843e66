import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CheckoutStart, Job } from '@vitrine/contract';
import { samples } from '@vitrine/scenes';
import sharp from 'sharp';
import type { Person } from './person.ts';

/** One of our photos, at 640 px unless the original size is requested. */
export async function samplePhoto(name: 'mug' | 'pump' = 'pump', sidePx?: number): Promise<Uint8Array<ArrayBuffer>> {
  const file = await readFile(samples.get(name)!.photoPath);
  return new Uint8Array(sidePx === undefined ? file : await sharp(file).resize(sidePx).jpeg().toBuffer());
}

/** Buys one credit at the sandbox checkout and waits until it is booked. */
export async function buyCredit(person: Person): Promise<void> {
  const before = await balanceOf(person);
  const begun = await person.insist<CheckoutStart>('POST /payments/one-time/create', {
    payment_method: 'paddle_inline',
  });
  const { checkoutId } = begun.body.paddle_subscription_data.paddle_overlay_data.custom_data;
  await person.insist(`POST /dev/checkouts/${checkoutId}/complete`, {});
  while ((await balanceOf(person)) <= before) await sleep(200);
}

export const balanceOf = async (person: Person): Promise<number> =>
  (await person.insist<{ credits_balance: number }>('GET /auth/me')).body.credits_balance;

/** @returns the job's id */
export async function beginSet(person: Person, photoId: string, idempotencyKey: string): Promise<string> {
  const body = { image_ids: [photoId], language: 'en', product_description: 'Stoneware. Dishwasher safe.' };
  const answer = await person.insist<Job>('POST /jobs', body, { 'idempotency-key': idempotencyKey });
  if (answer.status !== 201) throw new Error(`a set was answered with ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}

export const hasEnded = ({ status }: Job): boolean => status !== 'queued' && status !== 'generating';

/** @throws Error if it takes longer than `patienceMs` */
export async function untilSetEnds(person: Person, id: string, patienceMs = 1_800_000): Promise<Job> {
  for (const deadline = Date.now() + patienceMs; ; await sleep(500)) {
    const { body } = await person.insist<Job>(`GET /jobs/${id}`);
    if (hasEnded(body)) return body;
    if (Date.now() > deadline) throw new Error(`a set is still ${body.status}, ${JSON.stringify(body.progress)}`);
  }
}

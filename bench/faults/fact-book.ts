import type { CreditLine, Job, UploadResult } from '@vitrine/contract';
import type { Person } from '../site/person.ts';

/** What the server has acknowledged to one seller. A request without an answer may have been done or not. */
export interface FactBook {
  /** Photos that were accepted and whose removal was not requested. */
  photos: Set<string>;
  /** Photos and sets whose removal was acknowledged. */
  gone: { photos: Set<string>; sets: Set<string> };
  sets: Set<string>;
  /** Credits that were paid for. */
  bought: number;
  /** Possible names of the profile: the last acknowledged one, and those requested since without an answer. */
  names: string[];
}

export const emptyBook = (): FactBook => ({
  photos: new Set(),
  gone: { photos: new Set(), sets: new Set() },
  sets: new Set(),
  bought: 0,
  names: [],
});

export const factsIn = ({ photos, gone, sets, bought, names }: FactBook): number =>
  photos.size + gone.photos.size + gone.sets.size + sets.size + bought + Math.min(1, names.length);

/** What differs from the acknowledged state or is inconsistent; empty if all is well. Call it when no work is left. */
export async function faultsOf(url: string, person: Person, book: FactBook): Promise<string[]> {
  const found: string[] = [];
  const status = async (call: string) => (await person.insist(call)).status;
  for (const id of book.photos) {
    const { body } = await person.insist<UploadResult['items'][number]>(`GET /images/${id}`);
    const picture = await fetch(new URL(body.preview_url ?? '/missing', url));
    await picture.arrayBuffer();
    if (picture.status !== 200) found.push(`photo ${id}: ${picture.status}`);
  }
  for (const id of book.gone.photos) {
    if ((await status(`GET /images/${id}`)) !== 404) found.push(`photo ${id} is there again`);
  }
  for (const id of book.gone.sets) {
    const { body } = await person.insist<Job>(`GET /jobs/${id}`);
    if (body.deleted_at === null) found.push(`set ${id} is there again`);
  }
  for (const id of book.sets) found.push(...(await faultsOfSet(url, person, id)));
  const { body: me } = await person.insist<{ full_name: string | null }>('GET /auth/me');
  if (book.names.length > 0 && !book.names.includes(me.full_name ?? '')) found.push(`the name is ${me.full_name}`);
  return [...found, ...(await faultsOfLedger(person, book))].map((each) => `${person.email}: ${each}`);
}

async function faultsOfSet(url: string, person: Person, id: string): Promise<string[]> {
  const { status, body } = await person.insist<Job>(`GET /jobs/${id}`);
  if (status !== 200) return [`set ${id}: ${status}`];
  const found: string[] = [];
  if (body.status !== 'completed') found.push(`set ${id} is ${body.status}`);
  if (body.progress.done !== body.progress.total) found.push(`set ${id}: ${body.progress.done} pictures`);
  for (const { id: picture, status: state, preview_url: preview, change } of body.variations) {
    if (change.state === 'running') found.push(`picture ${picture} is still being changed`);
    if (state !== 'ready') continue;
    const headers = { authorization: `Bearer ${person.token()}` };
    for (const address of [new URL(`/api/variations/${picture}/file`, url), new URL(preview ?? '/missing', url)]) {
      const file = await fetch(address, { headers });
      const { byteLength } = await file.arrayBuffer();
      if (file.status !== 200 || byteLength < 1000) found.push(`picture ${picture}: ${file.status}`);
    }
  }
  return found;
}

/** Two credits at the start, plus those bought, minus one for each finished set. */
async function faultsOfLedger(person: Person, { bought, sets }: FactBook): Promise<string[]> {
  const lines: CreditLine[] = [];
  for (let cursor = ''; ;) {
    const { body } = await person.insist<{ items: CreditLine[]; next_cursor: string | null }>(
      `GET /credits?limit=100${cursor === '' ? '' : `&cursor=${cursor}`}`,
    );
    lines.push(...body.items);
    if (body.next_cursor === null) break;
    cursor = body.next_cursor;
  }
  const of = (cause: string) => lines.filter((line) => line.cause === cause);
  const sum = lines.reduce((total, { balance_change: change }) => total + change, 0);
  const reserved = of('job_reserved').length;
  const checks: [string, boolean][] = [
    [`${of('purchase').length} purchases instead of ${bought}`, of('purchase').length === bought],
    [`${reserved} sets paid for instead of ${sets.size}`, reserved === sets.size],
    [
      `${reserved} credits set aside, ${of('job_settled').length} spent, ${of('job_returned').length} given back`,
      reserved === of('job_settled').length + of('job_returned').length,
    ],
    [`the balance is ${sum}`, sum === 2 + bought - of('job_settled').length],
    ['the last line', lines[0]?.balance_after === sum],
    ['a line below zero', lines.every(({ balance_after: after }) => after >= 0)],
  ];
  return checks.flatMap(([name, holds]) => (holds ? [] : [name]));
}

import type { Job } from '@vitrine/contract';
import { balanceOf, beginSet, samplePhoto, untilSetEnds } from '../site/make-sets.ts';
import type { Site } from '../site/open-site.ts';
import { joinAs, type Person } from '../site/person.ts';
import { emptyBook, faultsOf } from './fact-book.ts';

export interface Begun {
  person: Person;
  id: string;
  /** Waits for the set's end; returns what is wrong with it or with the ledger. */
  end: () => Promise<string[]>;
}

/** A set in progress, of a new seller. */
export async function beginOne(site: Site, email = 'one@shop.example', doneAtLeast = 1): Promise<Begun> {
  const person = await joinAs(site.url, email);
  const answer = await person.upload(await samplePhoto('pump', 480));
  const photo = answer?.body.items[0]?.id ?? '';
  const id = await beginSet(person, photo, 'one');
  await untilDone(person, id, doneAtLeast);
  const end = async (): Promise<string[]> => {
    await untilSetEnds(person, id);
    const book = { ...emptyBook(), photos: new Set([photo]), sets: new Set([id]) };
    const faults = await faultsOf(site.url, person, book);
    if ((await balanceOf(person)) !== 1) faults.push('the set did not cost one credit');
    return faults;
  };
  return { person, id, end };
}

/** Waits until this many pictures are ready. */
async function untilDone(person: Person, id: string, count: number): Promise<void> {
  for (;;) {
    const { body } = await person.insist<Job>(`GET /jobs/${id}`);
    if (body.progress.done >= count || body.finished_at !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

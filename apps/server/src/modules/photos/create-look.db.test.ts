import type { CutOutPreview } from '@vitrine/engine/model';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openEmbeddedTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestStudio, type TestStudio, uploadPhoto } from '../../testing/test-studio.ts';
import { createLook, type ShownCutout } from './create-look.ts';
import { photoFiles } from './photo-files.ts';
import type { CutOutOrigin, PhotoStudio } from './photo-studio-port.ts';
import { readCandidates } from './stored-candidates.ts';

const ANSWER: CutOutPreview & CutOutOrigin = {
  network: 'vitrine',
  fellBack: false,
  score: 0.5,
  warnings: [],
  preview: Buffer.from('preview'),
  candidates: [{ mask: Buffer.from('mask'), score: 0.5 }],
};
const CANDIDATES = [{ mask: 'data:image/png;base64,bWFzaw==', score: 0.5 }];

let use: TestDatabase;
let studio: TestStudio;
let [mine, other] = ['', ''];

beforeAll(async () => {
  use = await openEmbeddedTestDatabase();
  studio = await createTestStudio(use);
  const seller = await studio.seller('seller');
  mine = seller.photoId;
  other = await uploadPhoto(studio, seller.token);
});
afterAll(async () => {
  await studio.close();
  await use.close();
});

/** A `look` with an engine that answers when the test says so. */
function setUp() {
  const answers: (() => void)[] = [];
  const previewCutOut = vi.fn<PhotoStudio['previewCutOut']>(
    () => new Promise((resolve) => void answers.push(() => resolve(ANSWER))),
  );
  const { storage } = studio;
  const create = createLook({ db: use.db, storage, studio: { previewCutOut } as unknown as PhotoStudio }); // A stand-in with the fields read here.
  const caller = { account: 'seller', address: '127.0.0.1', signal: new AbortController().signal };
  return { look: (of: ShownCutout) => create(of, caller), answers, previewCutOut };
}
const shown = (photoId: string) => ({ photoId, revision: 0, touchUp: { strokes: [] } });

it('examines one photo at a time, and once for all callers meanwhile', async () => {
  const { look, answers, previewCutOut } = setUp();
  const asked = [look(shown(mine)), look(shown(mine)), look(shown(other))];
  await vi.waitFor(() => expect(answers).toHaveLength(1), 20_000);
  answers[0]?.();
  await vi.waitFor(() => expect(answers).toHaveLength(2), 20_000);
  answers[1]?.();
  expect(await Promise.all(asked)).toEqual([CANDIDATES, CANDIDATES, CANDIDATES]);
  expect(previewCutOut).toHaveBeenCalledTimes(2);
  expect(await readCandidates(studio, shown(other))).toEqual(CANDIDATES);
});

it('continues after a photo that cannot be examined, and leaves no file of a deleted one', async () => {
  const { look, answers } = setUp();
  const gone = { ...shown(crypto.randomUUID()) };
  expect(await look(gone)).toEqual([]);
  await studio.storage.put(photoFiles(gone.photoId).preview, Buffer.from('preview'));
  const late = look(gone);
  await vi.waitFor(() => expect(answers).toHaveLength(1), 20_000);
  answers[0]?.();
  await late;
  expect(await readCandidates(studio, gone)).toBeNull();
});

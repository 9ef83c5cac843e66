import type { Job, Variation } from '@vitrine/contract';
import { expect, it } from 'vitest';
import {
  clockTime,
  countFrames,
  elapsedSeconds,
  inLanguage,
  isChanging,
  isEnded,
  withVariation,
} from './job-progress.ts';

const variation = (id: string, status: Variation['status'], preview: string | null = null) =>
  ({ id, status, preview_url: preview }) as Variation;
const job = {
  variations: [
    variation('1', 'waiting'),
    variation('2', 'rendering', '/p'),
    variation('3', 'ready', '/p'),
    variation('4', 'failed'),
  ],
  languages: [] as Job['languages'],
} as Job;

it('counts ready pictures by the frames', () => {
  expect(countFrames(job)).toEqual({ ready: 1, failed: 1, inView: 2, total: 4 });
});

it('changes only one frame', () => {
  const next = withVariation(job, variation('1', 'ready', '/q'));
  expect(countFrames(next).ready).toBe(2);
  expect(next.variations.slice(1)).toEqual(job.variations.slice(1));
  expect(withVariation(job, variation('9', 'ready'))).toEqual(job);
});

it('shows a language in the places of the pictures with texts, and follows its changes', () => {
  const still = { state: 'none' } as Variation['change'];
  const own: Variation[] = [
    { ...variation('1', 'ready'), style: 'white_bg', change: still },
    { ...variation('2', 'ready'), style: 'hero_banner', change: still },
  ];
  const running = { ...variation('3', 'waiting'), style: 'hero_banner', change: { state: 'running' } } as Variation;
  const languages = [{ language: 'fr', progress: { done: 0, failed: 0, total: 1 }, variations: [running] }];
  const whole = { ...job, language: 'en', variations: own, languages };
  expect(inLanguage(whole, 'fr').variations.map(({ id }) => id)).toEqual(['1', '3']);
  expect(inLanguage(whole, 'fr').language).toBe('fr');
  expect([inLanguage(whole, null), inLanguage(whole, 'de')]).toEqual([whole, whole]);
  expect(isChanging(whole)).toBe(true);
  const next = withVariation(whole, { ...running, status: 'ready', change: still });
  expect([isChanging(next), next.languages[0]?.variations[0]?.status]).toEqual([false, 'ready']);
  expect(next.variations).toEqual(own);
});

it('measures the time up to the end, never below zero when clocks differ', () => {
  const created_at = '2026-11-21T10:00:00Z';
  const now = Date.parse('2026-11-21T10:01:05Z');
  expect(elapsedSeconds({ created_at, finished_at: null }, now)).toBe(65);
  expect(elapsedSeconds({ created_at, finished_at: '2026-11-21T10:00:20Z' }, now)).toBe(20);
  expect(elapsedSeconds({ created_at, finished_at: null }, Date.parse('2026-11-21T09:59:00Z'))).toBe(0);
});

it.each([
  [5, '0:05'],
  [75, '1:15'],
  [3700, '1:01:40'],
])('writes %i seconds as %s', (seconds, text) => expect(clockTime(seconds)).toBe(text));

it('recognises an ended job', () => {
  const ended = (['queued', 'generating', 'completed', 'failed', 'cancelled'] as const).map((status) =>
    isEnded({ status }),
  );
  expect(ended).toEqual([false, false, true, true, true]);
});

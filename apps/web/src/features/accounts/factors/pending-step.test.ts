// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { noteLeave } from '../away-at-google.ts';
import { forgetStep, keepHandedStep, keepStep, readStep } from './pending-step.ts';

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const arriveWith = (hash: string) => {
  window.history.replaceState(null, '', `/second-step${hash}`);
  keepHandedStep();
};
beforeEach(() => sessionStorage.clear());

it('is kept for this tab until it expires or is completed', () => {
  expect(readStep()).toBeNull();
  keepStep({ second_step: { token: 't', ways: ['totp'], expires_at: inSeconds(600) } }, { remember: true });
  expect(readStep()).toMatchObject({ token: 't', ways: ['totp'], remember: true, next: null });
  forgetStep();
  expect(readStep()).toBeNull();
  keepStep({ second_step: { token: 't', ways: ['totp'], expires_at: inSeconds(-1) } }, { remember: true });
  expect(readStep()).toBeNull();
});

it('is read from the hash of Google’s redirect, which is removed, in the tab that started it', () => {
  const hash = `#second_step=t&ways=totp+recovery_code+other&expires_at=${inSeconds(600)}&return_to=%2Fgenerate`;
  arriveWith(hash);
  expect([readStep(), window.location.hash]).toEqual([null, '']);
  noteLeave({ remember: false });
  arriveWith(hash);
  expect(readStep()).toMatchObject({ token: 't', ways: ['totp', 'recovery_code'], remember: false, next: '/generate' });
});

it.each(['', '#second_step=t', '#second_step=t&ways=other&expires_at=1', '#ways=totp&expires_at=1'])(
  '%j contains none',
  (hash) => {
    noteLeave({ remember: true });
    arriveWith(hash);
    expect(sessionStorage.getItem('second_step')).toBeNull();
  },
);

import type { SecondStep, SecondStepWay } from '@vitrine/contract';
import { safeReturnTo } from '@vitrine/contract/return-to';
import { takeLeave } from '../away-at-google.ts';
import { spendHash } from '../handed-session.ts';

/** A sign-in of this tab that waits for its second step. */
export interface PendingStep {
  token: string;
  ways: SecondStepWay[];
  /** Unix seconds. */
  expiresAt: number;
  /** "Keep me signed in", as it was ticked at the first step. */
  remember: boolean;
  /** The page afterwards; null: named by the current address. */
  next: string | null;
}

const KEY = 'second_step';
const WAYS: readonly string[] = ['totp', 'passkey', 'recovery_code'] satisfies SecondStepWay[];

/** Stores it for this tab, so that a reload continues. */
export function keepStep(
  { second_step: { token, ways, expires_at: expiresAt } }: SecondStep,
  { remember, next = null }: Pick<PendingStep, 'remember'> & Partial<Pick<PendingStep, 'next'>>,
): void {
  sessionStorage.setItem(KEY, JSON.stringify({ token, ways, expiresAt, remember, next } satisfies PendingStep));
}

/** This tab's pending step; null without one, or if it has expired. */
export function readStep(): PendingStep | null {
  const kept = sessionStorage.getItem(KEY);
  if (kept === null) return null;
  const step: PendingStep = JSON.parse(kept);
  return step.expiresAt * 1000 > Date.now() ? step : null;
}

export const forgetStep = (): void => sessionStorage.removeItem(KEY);

/**
 * Stores the second step from Google's redirect if this tab left for Google: anyone can write a link with another account's step
 * in it.
 */
export function keepHandedStep(): void {
  const hash = spendHash();
  const step = readHandedStep(hash);
  if (step === null) return;
  const leave = takeLeave();
  if (leave === null) return;
  const next = safeReturnTo(new URLSearchParams(hash.slice(1)).get('return_to'));
  keepStep(step, { remember: leave.remember, next });
}

/** The second step in a fragment; null without one. */
function readHandedStep(hash: string): SecondStep | null {
  const carried = new URLSearchParams(hash.slice(1));
  const token = carried.get('second_step');
  const expires_at = Number(carried.get('expires_at'));
  const ways = (carried.get('ways') ?? '').split(' ').filter((way): way is SecondStepWay => WAYS.includes(way));
  if (!token || ways.length === 0 || !Number.isSafeInteger(expires_at)) return null;
  return { second_step: { token, ways, expires_at } };
}

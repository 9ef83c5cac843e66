import type { Entry } from '@vitrine/contract';
import { forgetStep, keepStep } from '../factors/pending-step.ts';
import { useKeepSession } from './use-keep-session.ts';

/** Whether a sign-in waits for its second step. */
export const isHalfDone = (entry: Entry | undefined): boolean => entry !== undefined && 'second_step' in entry;

/** Stores the result of a sign-in: the session, or the pending second step. */
export function useKeepEntry() {
  const keep = useKeepSession();
  return (entry: Entry, remember: boolean, joins = false) => {
    if ('second_step' in entry) keepStep(entry, { remember });
    else {
      forgetStep();
      keep(entry, remember, joins);
    }
  };
}

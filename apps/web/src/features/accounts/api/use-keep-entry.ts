import type { Entry } from '@vitrine/contract';
import { forgetStep, keepStep } from '../factors/pending-step.ts';
import { useKeepSession } from './use-keep-session.ts';

/** Whether a sign-in waits for its second step. */
export const isHalfDone = (entry: Entry | undefined): boolean => entry !== undefined && 'second_step' in entry;

/** Keeps what a sign-in came to: the session, or the second step that the next page asks for. */
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

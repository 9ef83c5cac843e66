import type { Job, Photo, User } from '@vitrine/contract';
import { asksToLook } from '../../features/photos/cutout-standing.ts';
import { countFrames, isEnded } from '../../features/jobs/job-progress.ts';

/** The single most useful next step. */
export type NextStep =
  | { kind: 'running' | 'ready' | 'incomplete' | 'another'; job: Job }
  | { kind: 'verify'; credits: number; email: string }
  | { kind: 'credits'; photos: readonly Photo[] }
  | { kind: 'touchUp'; photo: Photo }
  | { kind: 'draft'; photos: readonly Photo[] }
  | { kind: 'guest' | 'first' };

interface Standing {
  user: User;
  /** Newest first. */
  jobs: readonly Job[];
  /** Uploaded photos without a set. */
  draft: readonly Photo[];
}

/** A set with missing pictures that can be made without paying twice. */
function isIncomplete(job: Job): boolean {
  const { ready, total } = countFrames(job);
  if (job.status === 'cancelled' || ready === total) return false;
  return ready === 0 || job.credit.state !== 'returned';
}

const needsHand = ({ cutout, warnings }: Photo): boolean =>
  cutout.status === 'failed' || (!cutout.touched_up && warnings.some(asksToLook));

/** The step that is blocked by missing credits. */
function stepToCredits({ user, draft }: Standing): NextStep {
  if (user.is_guest) return { kind: 'guest' };
  if (user.pending_credits > 0 && !user.email_verified)
    return { kind: 'verify', credits: user.pending_credits, email: user.email ?? '' };
  return { kind: 'credits', photos: draft };
}

/**
 * What to do next, by priority: running sets, finished sets that were not saved, obstacles to the next set, then the next set.
 */
export function decideNextStep(standing: Standing): NextStep {
  const { user, jobs, draft } = standing;
  const [newest] = jobs;
  const running = jobs.find((job) => !isEnded(job));
  if (running) return { kind: 'running', job: running };
  if (newest && isIncomplete(newest)) return { kind: 'incomplete', job: newest };
  if (newest && countFrames(newest).ready > 0 && newest.downloaded_at === null) return { kind: 'ready', job: newest };
  if (user.credits_balance === 0) return stepToCredits(standing);
  const doubtful = draft.find(needsHand);
  if (doubtful) return { kind: 'touchUp', photo: doubtful };
  if (draft.length > 0) return { kind: 'draft', photos: draft };
  return newest ? { kind: 'another', job: newest } : { kind: 'first' };
}

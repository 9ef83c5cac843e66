import type { Photo } from '@vitrine/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemError } from '../../../lib/api/problem.ts';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { PreviewsState } from '../previews-state.ts';

/** The server's refusal in a sentence; for a rate limit, with the time of the next attempt. */
function Refusal({ error }: { error: unknown }) {
  const { t, i18n } = useTranslation('generate');
  const say = useErrorText();
  // The moment it was refused, kept while the page is looked at.
  const [at] = useState(() => Date.now());
  const wait = error instanceof ProblemError && error.status === 429 ? error.retryAfterS : undefined;
  if (wait === undefined) return <Notice tone="danger" urgent title={say(error)} />;
  const time = new Date(at + wait * 1000);
  // Rounded up to the full minute, so that nobody retries too early.
  if (time.getSeconds() > 0) time.setMinutes(time.getMinutes() + 1, 0);
  const text = new Intl.DateTimeFormat(i18n.language, { hour: 'numeric', minute: '2-digit' }).format(time);
  return <Notice tone="danger" urgent title={t('previews.tooOften', { time: text })} />;
}

interface Props {
  state: PreviewsState;
  photos: readonly Photo[];
  stale: boolean;
}

/** Notices about the previews. */
export function PreviewNotices({ state, photos, stale }: Props) {
  const { t } = useTranslation('generate');
  const { phase, error, leftOut } = state;
  const names = photos.filter(({ id }) => leftOut.includes(id)).map(({ filename }) => filename);
  return (
    <>
      {phase === 'refused' && <Refusal key={String(state.madeOf)} error={error} />}
      {phase === 'lost' && <Notice tone="danger" urgent title={t('previews.lost')} />}
      {names.length > 0 && (
        <Notice title={t('previews.leftOut', { count: names.length })}>
          <bdi>{names.join(', ')}</bdi>
        </Notice>
      )}
      {stale && phase !== 'none' && phase !== 'refused' && <Notice title={t('previews.stale')} />}
    </>
  );
}

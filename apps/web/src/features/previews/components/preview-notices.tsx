import type { Photo } from '@vitrine/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemError } from '../../../lib/api/problem.ts';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { PreviewsState } from '../previews-state.ts';

/** What the server would not do, in a sentence; too often comes with the time from which it may be done again. */
function Refusal({ error }: { error: unknown }) {
  const { t, i18n } = useTranslation('generate');
  const say = useErrorText();
  // The moment it was refused, kept while the page is looked at.
  const [at] = useState(() => Date.now());
  const wait = error instanceof ProblemError && error.status === 429 ? error.retryAfterS : undefined;
  if (wait === undefined) return <Notice tone="danger" urgent title={say(error)} />;
  const time = new Date(at + wait * 1000);
  // Nobody comes back too early by some seconds.
  if (time.getSeconds() > 0) time.setMinutes(time.getMinutes() + 1, 0);
  const text = new Intl.DateTimeFormat(i18n.language, { hour: 'numeric', minute: '2-digit' }).format(time);
  return <Notice tone="danger" urgent title={t('previews.tooOften', { time: text })} />;
}

interface Props {
  state: PreviewsState;
  photos: readonly Photo[];
  stale: boolean;
}

/** What there is to know about the previews beside the pictures themselves. */
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

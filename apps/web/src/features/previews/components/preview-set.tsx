import type { CreateJobBody, Photo } from '@vitrine/contract';
import { DEFAULT_STYLE_IDS, VARIATIONS_PER_JOB } from '@vitrine/contract/limits';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { Previews } from '../api/use-previews.ts';
import { isRunning } from '../previews-state.ts';
import { PreviewNotices } from './preview-notices.tsx';
import { PreviewSheet } from './preview-sheet.tsx';

interface Props {
  previews: Previews;
  /** What a set would be asked for with now. */
  body: CreateJobBody;
  photos: readonly Photo[];
  /** What still stands in the way, in a sentence. */
  obstacle: string | null;
}

/** How many are there, for the eye and, not at every picture, for the ear. */
function Count({ made, total, done }: { made: number; total: number; done: boolean }) {
  const { t } = useTranslation('generate');
  const text = t('previews.count', { made, total });
  return (
    <div className="grid gap-2">
      <p className="placard tabular-nums">{text}</p>
      {!done && <Progress value={made} max={total} label={t('previews.progress')} />}
    </div>
  );
}

function Tools({ previews, body, obstacle, stale }: Omit<Props, 'photos'> & { stale: boolean }) {
  const { t } = useTranslation('generate');
  const { state, make, stop } = previews;
  const running = isRunning(state);
  const again = state.phase !== 'none';
  if (running && !stale)
    return (
      <Button onClick={stop} className="w-fit">
        {t('previews.stop')}
      </Button>
    );
  const settled = state.phase === 'done' && !stale;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {!settled && (
        <Button size="large" disabled={obstacle !== null} onClick={() => void make(body)} className="max-sm:w-full">
          {t(again ? 'previews.again' : 'previews.make', { count: VARIATIONS_PER_JOB })}
        </Button>
      )}
      {obstacle !== null && <p className="text-muted">{obstacle}</p>}
    </div>
  );
}

/** Every picture of the set before it is paid for: small, marked, free. */
export function PreviewSet({ previews, body, photos, obstacle }: Props) {
  const { t } = useTranslation('generate');
  const { state } = previews;
  const styles = body.styles ?? DEFAULT_STYLE_IDS;
  const stale = state.madeOf !== null && state.madeOf !== JSON.stringify(body);
  const running = isRunning(state);
  const seen = state.phase !== 'none' && (running || Object.keys(state.proofs).length > 0);
  const made = styles.filter((style) => state.fresh.includes(style)).length;
  const said =
    state.phase === 'waiting'
      ? t('previews.waiting')
      : running
        ? t('previews.running')
        : state.phase === 'done'
          ? t('previews.done')
          : '';
  return (
    <div className="grid gap-6">
      <Tools {...{ previews, body, obstacle, stale }} />
      <output className={state.phase === 'waiting' ? 'placard' : 'sr-only'}>{said}</output>
      <PreviewNotices {...{ state, photos, stale }} />
      {seen && (
        <>
          <Count made={made} total={styles.length} done={!running} />
          <PreviewSheet state={state} styles={styles} />
        </>
      )}
    </div>
  );
}

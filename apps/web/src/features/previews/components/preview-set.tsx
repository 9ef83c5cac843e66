import type { CreateJobBody, Photo } from '@vitrine/contract';
import { DEFAULT_STYLE_IDS, VARIATIONS_PER_JOB } from '@vitrine/contract/limits';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { Previews } from '../api/use-previews.ts';
import { isRunning } from '../previews-state.ts';
import type { Wording } from './picture-words.tsx';
import { PreviewNotices } from './preview-notices.tsx';
import { PreviewSheet } from './preview-sheet.tsx';
import type { RenderHand } from './preview-viewer.tsx';

interface Props {
  previews: Previews;
  /** What a set would be asked for with now. */
  body: CreateJobBody;
  /** All that the pictures depend on, as text. */
  wish: string;
  /** They follow changes by themselves. */
  live?: boolean;
  wording?: Wording | null;
  renderHand?: RenderHand | null;
  photos: readonly Photo[];
  /** What still stands in the way, in a sentence; empty where that is said elsewhere. */
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

type ToolProps = Pick<Props, 'previews' | 'body' | 'wish' | 'obstacle'> & { stale: boolean };

function Tools({ previews, body, wish, obstacle, stale }: ToolProps) {
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
      {!settled && obstacle === null && (
        <Button size="large" onClick={() => void make(body, wish)} className="max-sm:w-full">
          {t(again ? 'previews.again' : 'previews.make', { count: VARIATIONS_PER_JOB })}
        </Button>
      )}
      {obstacle !== null && obstacle !== '' && <p className="text-muted">{obstacle}</p>}
    </div>
  );
}

/** Every picture of the set before it is paid for: small, marked, free. */
export function PreviewSet({
  previews,
  body,
  wish,
  live = false,
  wording = null,
  renderHand = null,
  photos,
  obstacle,
}: Props) {
  const { t } = useTranslation('generate');
  const { state } = previews;
  const styles = body.styles ?? DEFAULT_STYLE_IDS;
  const follows = live && obstacle === null && state.phase !== 'stopped';
  const stale = state.madeOf !== null && state.madeOf !== wish && !follows;
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
      <Tools {...{ previews, body, wish, obstacle, stale }} />
      <output className={state.phase === 'waiting' ? 'placard' : 'sr-only'}>{said}</output>
      <PreviewNotices {...{ state, photos, stale }} />
      {seen && (
        <>
          <Count made={made} total={styles.length} done={!running} />
          <PreviewSheet {...{ state, styles, wording, renderHand }} />
        </>
      )}
    </div>
  );
}

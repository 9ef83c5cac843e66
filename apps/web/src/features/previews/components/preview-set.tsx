import type { CreateJobBody, Photo } from '@vitrine/contract';
import { DEFAULT_STYLE_IDS, VARIATIONS_PER_JOB } from '@vitrine/contract/limits';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { Previews } from '../api/use-previews.ts';
import { isRunning, type PreviewsState } from '../previews-state.ts';
import type { Wording } from './picture-words.tsx';
import { PreviewNotices } from './preview-notices.tsx';
import { PreviewSheet } from './preview-sheet.tsx';
import type { RenderHand } from './preview-viewer.tsx';

interface Props {
  previews: Previews;
  /** The current request body of the set. */
  body: CreateJobBody;
  /** All inputs of the pictures, serialised. */
  wish: string;
  /** Whether they follow changes automatically. */
  live?: boolean;
  wording?: Wording | null;
  renderHand?: RenderHand | null;
  photos: readonly Photo[];
  /** The remaining obstacle, in a sentence; empty if it is shown elsewhere. */
  obstacle: string | null;
}

interface CountProps {
  state: PreviewsState;
  made: number;
  total: number;
  /** Null where there is nothing to stop. */
  onStop: (() => void) | null;
}

/**
 * Progress, visually and (not for every picture) for screen readers. Its rows keep their height, so that the pictures below do
 * not move.
 */
function Count({ state, made, total, onStop }: CountProps) {
  const { t } = useTranslation('generate');
  return (
    <div className="grid gap-2">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <p className="placard tabular-nums">
          {state.phase === 'waiting' ? t('previews.waiting') : t('previews.count', { made, total })}
        </p>
        {onStop !== null && <Button onClick={onStop}>{t('previews.stop')}</Button>}
      </div>
      <div className="h-1">
        {isRunning(state) && <Progress value={made} max={total} label={t('previews.progress')} />}
      </div>
    </div>
  );
}

type ToolProps = Pick<Props, 'previews' | 'body' | 'wish' | 'obstacle'>;

/** The button for the previews, or the obstacle. */
function Tools({ previews: { state, make }, body, wish, obstacle }: ToolProps) {
  const { t } = useTranslation('generate');
  if (obstacle === '') return null;
  if (obstacle !== null) return <p className="text-muted">{obstacle}</p>;
  return (
    <Button size="large" onClick={() => void make(body, wish)} className="w-fit max-sm:w-full">
      {t(state.phase === 'none' ? 'previews.make' : 'previews.again', { count: VARIATIONS_PER_JOB })}
    </Button>
  );
}

/** Screen reader messages: previews are being made, previews are ready. */
function useNews({ phase }: PreviewsState): string {
  const { t } = useTranslation('generate');
  if (phase === 'asking' || phase === 'developing') return t('previews.running');
  return phase === 'done' ? t('previews.done') : '';
}

/** All pictures of the set before payment: small, watermarked, free. */
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
  const { state, stop } = previews;
  const news = useNews(state);
  const styles = body.styles ?? DEFAULT_STYLE_IDS;
  const follows = live && obstacle === null && state.phase !== 'stopped';
  const stale = state.madeOf !== null && state.madeOf !== wish && !follows;
  const running = isRunning(state);
  const seen = state.phase !== 'none' && (running || Object.keys(state.proofs).length > 0);
  const made = styles.filter((style) => state.fresh.includes(style)).length;
  return (
    <div className="grid gap-6">
      {(stale || !(running || state.phase === 'done')) && <Tools {...{ previews, body, wish, obstacle }} />}
      <output className="sr-only">{news}</output>
      <PreviewNotices {...{ state, photos, stale }} />
      {seen && (
        <>
          <Count {...{ state, made }} total={styles.length} onStop={running && !stale ? stop : null} />
          <PreviewSheet {...{ state, styles, wording, renderHand }} />
        </>
      )}
    </div>
  );
}

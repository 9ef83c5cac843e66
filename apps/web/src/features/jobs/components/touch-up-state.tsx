import type { Job, Variation } from '@vitrine/contract';
import { RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useTouchUpJob } from '../api/use-touch-up-job.ts';

type Standing = Variation['change']['touch_up'];

const countOf = ({ variations }: Job, standing: Standing): number =>
  variations.filter(({ change }) => change.touch_up === standing).length;

/** Whether pictures were being remade while this page was open. */
function useWatched(running: boolean): boolean {
  const [watched, setWatched] = useState(false);
  if (running && !watched) setWatched(true);
  return watched;
}

interface ActsProps {
  job: Job;
  failed: number;
  ask: ReturnType<typeof useTouchUpJob>;
}

/** Actions: retry failed pictures, and switch between previous and new ones. */
function Acts({ job, failed, ask }: ActsProps) {
  const { t } = useTranslation('results');
  const isAfter = countOf(job, 'after') > 0;
  const canUndo = isAfter || countOf(job, 'before') > 0;
  return (
    <div className="flex flex-wrap gap-3">
      {failed > 0 && (
        <Button disabled={ask.isPending} onClick={() => ask.mutate({})}>
          <RotateCcw aria-hidden size={18} />
          {t('touchUp.retry')}
        </Button>
      )}
      {canUndo && (
        <Button look="quiet" disabled={ask.isPending} onClick={() => ask.mutate({ undo: true })}>
          <Undo2 aria-hidden size={18} className={isAfter ? 'rtl:-scale-x-100' : '-scale-x-100 rtl:scale-x-100'} />
          {t(isAfter ? 'touchUp.undo' : 'touchUp.redo')}
        </Button>
      )}
    </div>
  );
}

/** State of a set's last touch-up: what is in progress, what failed, and the undo. */
export function TouchUpState({ job }: { job: Job }) {
  const { t } = useTranslation('results');
  const ask = useTouchUpJob(job.id);
  const running = job.variations.filter(({ change }) => change.state === 'running').length;
  const watched = useWatched(running > 0);
  const failed = countOf(job, 'failed');
  const isOver = watched && running === 0 && failed === 0;
  return (
    <>
      <output className="sr-only">{isOver && t('touchUp.done')}</output>
      {running > 0 && (
        <Notice tone="next" title={<output>{t('touchUp.running', { count: running })}</output>}>
          {t('touchUp.stay')}
        </Notice>
      )}
      {running === 0 && failed > 0 && (
        <Notice
          tone="danger"
          urgent
          title={t('touchUp.failed', { count: failed })}
          action={<Acts {...{ job, failed, ask }} />}
        />
      )}
      {running === 0 && failed === 0 && <Acts {...{ job, failed, ask }} />}
    </>
  );
}

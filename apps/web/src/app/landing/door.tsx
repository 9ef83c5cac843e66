import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileSources } from '../../features/photos/components/use-file-sources.ts';
import { useDoor } from './use-door.ts';

const DoorTrouble = lazy(() => import('./door-trouble.tsx'));

/** A visual overlay; the status message tells screen readers the same. */
function Veil({ text, dashed = false, className = '' }: { text: string; dashed?: boolean; className?: string }) {
  return (
    <div aria-hidden className={`pointer-events-none fixed inset-0 z-40 bg-ground/90 p-4 md:p-8 ${className}`}>
      <p
        className={`headline grid size-full place-items-center text-center text-4xl md:text-5xl ${dashed ? 'border-2 border-dashed border-accent' : ''}`}
      >
        {text}
      </p>
    </div>
  );
}

/** Photos can be dropped or pasted anywhere on the start page, or chosen with its buttons; the first one opens the studio. */
export function Door() {
  const { t } = useTranslation('site');
  const { state, take, close } = useDoor();
  const hovering = useFileSources(take);
  const opening = state.phase === 'opening';
  return (
    <>
      <output className="sr-only">{opening ? t('door.opening') : ''}</output>
      {/* Also for a photo that was chosen before the page is awake: the page itself says so then. */}
      <Veil text={t('door.opening')} className={opening ? '' : 'hidden in-data-opening:block'} />
      {hovering && !opening && <Veil text={t('door.drop')} dashed />}
      {state.phase === 'failed' && (
        <Suspense>
          <DoorTrouble error={state.error} onRetry={() => take(state.files)} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

import type { Photo } from '@vitrine/contract';
import { VARIATIONS_PER_JOB } from '@vitrine/contract/limits';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import mugAfter from '../../assets/mug-after.webp';
import mugBefore from '../../assets/mug-before.webp';
import { SetCover } from '../../features/jobs/components/set-cover.tsx';
import { countFrames } from '../../features/jobs/job-progress.ts';
import { reuseAddress, setAddress } from '../../features/jobs/set-address.ts';
import { useSetName } from '../../features/jobs/set-name.ts';
import { Button } from '../../ui/button.tsx';
import type { NextStep as Step } from './decide-next-step.ts';
import { RunningStep } from './running-step.tsx';
import { StepFrame } from './step-frame.tsx';
import { VerifyStep } from './verify-step.tsx';

function Way({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild look="next" size="large" className="max-sm:w-full">
      <Link to={to}>{children}</Link>
    </Button>
  );
}

/** Up to three pictures side by side. */
function Pair({ sources }: { sources: readonly string[] }) {
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-1">
      {sources.slice(0, 3).map((src) => (
        <img key={src} src={src} alt="" className="aspect-[3/4] w-full bg-sunken object-cover" />
      ))}
    </div>
  );
}

const previews = (photos: readonly Photo[]) => photos.map(({ preview_url: url }) => url);

/** A finished set that was not saved yet, or that is incomplete. */
function SetStep({ step }: { step: Extract<Step, { job: unknown }> }) {
  const { t } = useTranslation('sets');
  const name = useSetName()(step.job);
  const { ready, total } = countFrames(step.job);
  const picture = <SetCover job={step.job} />;
  if (step.kind === 'running') return <RunningStep job={step.job} />;
  if (step.kind === 'another') {
    const again = (
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <Way to="/generate">{t('next.another.action')}</Way>
        <Button asChild look="quiet" className="px-0 underline">
          <Link to={reuseAddress(step.job)}>{t('next.another.again')}</Link>
        </Button>
      </div>
    );
    return <StepFrame title={t('next.another.title')} text={t('next.another.text')} action={again} picture={picture} />;
  }
  const isReady = step.kind === 'ready';
  const to = isReady ? setAddress(step.job) : `/job-status/${step.job.id}`;
  return (
    <StepFrame
      title={t(`next.${step.kind}.title`, { count: isReady ? ready : total - ready })}
      text={t(`next.${step.kind}.text`, { name: `\u2068${name}\u2069` })}
      action={<Way to={to}>{t(`next.${step.kind}.action`)}</Way>}
      picture={picture}
    />
  );
}

/** Photos waiting for a touch-up, for credits, or for the rest of the form. */
function PhotoStep({ step }: { step: Extract<Step, { kind: 'touchUp' | 'credits' | 'draft' }> }) {
  const { t } = useTranslation('sets');
  if (step.kind === 'touchUp')
    return (
      <StepFrame
        title={t('next.touchUp.title')}
        text={t('next.touchUp.text', { name: `\u2068${step.photo.filename}\u2069` })}
        action={<Way to="/generate">{t('next.touchUp.action')}</Way>}
        picture={<Pair sources={[step.photo.preview_url]} />}
      />
    );
  const count = step.photos.length;
  const pictures = VARIATIONS_PER_JOB;
  const picture = count > 0 ? <Pair sources={previews(step.photos)} /> : <Pair sources={[mugBefore, mugAfter]} />;
  if (step.kind === 'credits') {
    const text = count > 0 ? t('next.credits.textPhotos', { count, pictures }) : t('next.credits.text', { pictures });
    const action = <Way to="/my-plan">{t('next.credits.action')}</Way>;
    return <StepFrame title={t('next.credits.title')} text={text} action={action} picture={picture} />;
  }
  return (
    <StepFrame
      title={t('next.draft.title', { count })}
      text={t('next.draft.text', { pictures })}
      action={<Way to="/generate">{t('next.draft.action')}</Way>}
      picture={picture}
    />
  );
}

/** The single next step, whatever the seller's state. */
export function NextStep({ step }: { step: Step }) {
  const { t } = useTranslation('sets');
  if ('job' in step) return <SetStep step={step} />;
  if (step.kind === 'verify') return <VerifyStep {...step} />;
  if (step.kind === 'touchUp' || step.kind === 'credits' || step.kind === 'draft') return <PhotoStep step={step} />;
  const to = step.kind === 'guest' ? '/signup?next=/dashboard' : '/generate';
  return (
    <StepFrame
      title={t(`next.${step.kind}.title`)}
      text={t(`next.${step.kind}.text`)}
      action={<Way to={to}>{t(`next.${step.kind}.action`)}</Way>}
      picture={<Pair sources={[mugBefore, mugAfter]} />}
    />
  );
}

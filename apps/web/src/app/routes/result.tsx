import type { Job, Preset } from '@vitrine/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useJob } from '../../features/jobs/api/use-job.ts';
import { PicturePage } from '../../features/jobs/components/picture-page.tsx';
import { ResultsOverview } from '../../features/jobs/components/results-overview.tsx';
import { inLanguage } from '../../features/jobs/job-progress.ts';
import { useChosenPicture } from '../../features/jobs/results/use-chosen-picture.ts';
import { useStoredDraft } from '../../lib/use-stored-draft.ts';
import { JobUnavailable } from '../jobs/job-unavailable.tsx';
import { SetLanguages } from '../jobs/set-languages.tsx';
import { SetTouchUp } from '../jobs/set-touch-up.tsx';
import { PageTitle } from '../shell/page-title.tsx';

export const handle = { theme: 'studio' };

/** The whole set, or the picture named in the address. */
function Results({ job: whole }: { job: Job }) {
  const [{ language }, look] = useStoredDraft<{ language: string | null }>(`language-${whole.id}`, { language: null });
  const job = inLanguage(whole, language);
  const { t } = useTranslation(['results', 'styles']);
  const { picture, position, step, leave } = useChosenPicture(job);
  const [last, setLast] = useState<string>();
  const [preset, onPreset] = useState<Preset | null>(null);
  if (picture && picture.style !== last) setLast(picture.style);
  const touchUp = <SetTouchUp job={whole} />;
  const shown = job === whole ? null : language;
  const languages = <SetLanguages job={whole} shown={shown} onShow={(code) => look({ language: code })} />;
  if (!picture)
    return (
      <>
        <PageTitle title={t('results:title')} />
        <ResultsOverview job={whole} shown={job} cameFrom={last} {...{ touchUp, languages, preset, onPreset }} />
      </>
    );
  return (
    <>
      <PageTitle title={t(`styles:${picture.style}.name`)} />
      <PicturePage {...{ job, picture, position, touchUp, preset, onPreset }} onStep={step} onLeave={leave} />
    </>
  );
}

export default function Result() {
  const { t } = useTranslation('results');
  const { resultId = '' } = useParams();
  const { data: job, error, refetch } = useJob(resultId);
  if (job) return <Results key={job.id} job={job} />;
  return (
    <>
      <PageTitle title={t('title')} />
      <JobUnavailable error={error} onRetry={() => void refetch()} />
    </>
  );
}

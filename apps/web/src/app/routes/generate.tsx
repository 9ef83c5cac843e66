import { DEFAULT_STYLE_IDS, FINAL_SIDE_PX, VARIATIONS_PER_JOB } from '@vitrine/contract/limits';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCreateJob } from '../../features/jobs/api/use-job-actions.ts';
import { usePreviews } from '../../features/previews/api/use-previews.ts';
import { ActionBar } from '../generate/action-bar.tsx';
import { ConfigureStep } from '../generate/configure-step.tsx';
import { PayStep } from '../generate/pay-step.tsx';
import { PreviewSection } from '../generate/preview-section.tsx';
import { Step } from '../generate/step.tsx';
import { UploadStep } from '../generate/upload-step.tsx';
import { useDraft } from '../generate/use-draft.ts';
import { PageTitle } from '../shell/page-title.tsx';

export const handle = { theme: 'studio' };

export default function Generate() {
  const { t } = useTranslation('studio');
  const navigate = useNavigate();
  const draft = useDraft();
  const create = useCreateJob();
  const previews = usePreviews();
  const start = () =>
    create.mutate(draft.body, {
      onSuccess: ({ id }) => {
        draft.clear();
        void navigate(`/job-status/${id}`);
      },
    });
  return (
    <div className="page-width max-w-5xl lg:max-w-7xl">
      <PageTitle title={t('generate.title')} />
      <h1 className="headline py-5 text-3xl sm:py-10 sm:text-4xl md:py-14 md:text-5xl lg:py-8">
        {t('generate.title')}
      </h1>
      <div className="lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-start lg:gap-x-12">
        <UploadStep draft={draft} />
        <ConfigureStep draft={draft} error={create.error} />
        <PreviewSection draft={draft} previews={previews} />
        <PayStep draft={draft} error={create.error} pending={create.isPending} onStart={start} />
        <Step
          number={4}
          title={t('download.title')}
          lead={t('download.lead', { count: VARIATIONS_PER_JOB, pixels: FINAL_SIDE_PX })}
          done={false}
        />
      </div>
      {draft.photos.length > 0 && <ActionBar previews={previews} styles={draft.styles ?? DEFAULT_STYLE_IDS} />}
    </div>
  );
}

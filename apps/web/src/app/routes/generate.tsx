import { FINAL_SIDE_PX, VARIATIONS_PER_JOB } from '@vitrine/contract/limits';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCreateJob } from '../../features/jobs/api/use-job-actions.ts';
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
  const start = () =>
    create.mutate(draft.body, {
      onSuccess: ({ id }) => {
        draft.clear();
        void navigate(`/job-status/${id}`);
      },
    });
  return (
    <div className="page-width max-w-5xl">
      <PageTitle title={t('generate.title')} />
      <h1 className="headline py-10 text-4xl md:py-14 md:text-5xl">{t('generate.title')}</h1>
      <UploadStep draft={draft} />
      <ConfigureStep draft={draft} error={create.error} />
      <PreviewSection draft={draft} />
      <PayStep draft={draft} error={create.error} pending={create.isPending} onStart={start} />
      <Step
        number={4}
        title={t('download.title')}
        lead={t('download.lead', { count: VARIATIONS_PER_JOB, pixels: FINAL_SIDE_PX })}
        done={false}
      />
    </div>
  );
}

import type { AdminJob } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { DataTable, type Column } from '../components/data-table.tsx';
import { RetryJob } from '../components/retry-job.tsx';
import { RowLink } from '../components/row-link.tsx';
import { StateWord } from '../components/state-word.tsx';
import { useFormats } from '../use-formats.ts';

const TONES = { queued: 'plain', generating: 'plain', completed: 'good', failed: 'bad', cancelled: 'plain' } as const;

function State({ job }: { job: AdminJob }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <StateWord tone={TONES[job.status]}>{t(`jobs.state.${job.status}`)}</StateWord>
      {job.attempt > 1 && <span className="placard block">{t('jobs.attempt', { count: job.attempt })}</span>}
    </>
  );
}

function Failure({ job }: { job: AdminJob }) {
  const { t } = useTranslation('admin');
  if (job.failure !== null)
    return (
      <code dir="ltr" className="block text-xs wrap-anywhere text-start">
        {job.failure}
      </code>
    );
  return job.status === 'failed' ? <span className="text-muted">{t('jobs.noFailure')}</span> : null;
}

const secondsBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 1000;

function Took({ job }: { job: AdminJob }) {
  const formats = useFormats();
  return job.finished_at === null ? '–' : formats.duration(secondsBetween(job.created_at, job.finished_at));
}

function useColumns(withOwner: boolean): Column<AdminJob>[] {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const owner: Column<AdminJob> = {
    id: 'owner',
    head: t('jobs.owner'),
    lead: true,
    cell: (job) => <RowLink to={`/admin/users/${job.user_id}`}>{job.user_email ?? t('jobs.guest')}</RowLink>,
  };
  return [
    ...(withOwner ? [owner] : []),
    { id: 'begun', head: t('jobs.begun'), cell: (job) => formats.moment(job.created_at) },
    { id: 'state', head: t('jobs.status'), cell: (job) => <State job={job} /> },
    {
      id: 'pictures',
      head: t('jobs.pictures'),
      end: true,
      cell: ({ progress }) => `${formats.number(progress.done)} / ${formats.number(progress.total)}`,
    },
    { id: 'credit', head: t('jobs.credit'), cell: (job) => t(`jobs.creditState.${job.credit}`) },
    { id: 'took', head: t('jobs.took'), end: true, cell: (job) => <Took job={job} /> },
    {
      id: 'failure',
      head: t('jobs.failure'),
      wide: true,
      cell: (job) => (hasFailure(job) ? <Failure job={job} /> : null),
    },
    {
      id: 'retry',
      head: t('jobs.act'),
      end: true,
      lead: true,
      cell: (job) => (job.can_retry ? <RetryJob job={job} /> : null),
    },
  ];
}

const hasFailure = (job: AdminJob): boolean => job.failure !== null || job.status === 'failed';

export function JobTable({ jobs, withOwner }: { jobs: readonly AdminJob[]; withOwner: boolean }) {
  const { t } = useTranslation('admin');
  return <DataTable label={t('jobs.title')} columns={useColumns(withOwner)} rows={jobs} keyOf={({ id }) => id} />;
}

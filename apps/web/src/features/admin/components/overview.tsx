import type { AdminOverview } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../use-formats.ts';
import { DataTable, type Column } from './data-table.tsx';
import { Facts } from './facts.tsx';
import { OverviewCharts } from './overview-charts.tsx';

interface Props {
  overview: AdminOverview;
}

function Now({ overview: { queue, disk } }: Props) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const oldest = queue.oldest_waiting_s;
  const facts = [
    { name: t('overview.queue'), value: formats.number(queue.waiting) },
    { name: t('overview.running'), value: formats.number(queue.running) },
    { name: t('overview.oldest'), value: oldest === null ? t('none') : formats.duration(oldest) },
    ...(disk === null
      ? []
      : [
          {
            name: t('overview.disk'),
            value: t('overview.diskOf', {
              free: formats.gigabytes(disk.free_bytes),
              total: formats.gigabytes(disk.total_bytes),
            }),
          },
        ]),
  ];
  return <Facts label={t('overview.now')} facts={facts} />;
}

type PlanRow = AdminOverview['subscriptions'][number];
const PLAN_NAMES = { starter: 'Starter', pro: 'Pro', premium: 'Premium' } as const;

function Plans({ overview }: Props) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const figure = (id: 'trialing' | 'active' | 'past_due'): Column<PlanRow> => ({
    id,
    head: t(`overview.${id}`),
    end: true,
    cell: (row) => formats.number(row[id]),
  });
  const columns: Column<PlanRow>[] = [
    { id: 'plan', head: t('overview.plan'), lead: true, wide: true, cell: ({ plan }) => PLAN_NAMES[plan] },
    figure('trialing'),
    figure('active'),
    figure('past_due'),
  ];
  return (
    <section className="grid max-w-2xl gap-3">
      <h2 className="headline text-xl">{t('overview.plans')}</h2>
      <DataTable
        label={t('overview.plans')}
        columns={columns}
        rows={overview.subscriptions}
        keyOf={({ plan }) => plan}
      />
    </section>
  );
}

/** The current state, then the last days. */
export function Overview({ overview }: Props) {
  return (
    <div className="grid gap-12">
      <Now overview={overview} />
      <OverviewCharts overview={overview} />
      <Plans overview={overview} />
    </div>
  );
}

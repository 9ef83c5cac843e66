import type { AdminOverview, OverviewCount } from '@vitrine/contract';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DayChart } from '../charts/day-chart.tsx';
import { useFormats } from '../use-formats.ts';

interface Props {
  overview: AdminOverview;
}

function Group({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div>
        <h2 id={id} className="headline text-xl">
          {title}
        </h2>
        {lead !== undefined && <p className="text-sm text-muted">{lead}</p>}
      </div>
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">{children}</div>
    </section>
  );
}

function Counts({ overview, names }: Props & { names: readonly OverviewCount[] }) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  return names.map((name) => {
    const { days, total } = overview.counts[name];
    const title = t(`figure.${name}`);
    const look = name === 'jobs_failed' ? ('alarm' as const) : ('bars' as const);
    return (
      <DayChart
        key={name}
        title={title}
        total={formats.number(total)}
        days={overview.days}
        series={[{ name: title, values: days, look }]}
        format={formats.number}
      />
    );
  });
}

function Waits({ overview }: Props) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  return (['first_picture', 'whole_set'] as const).map((name) => {
    const { median, p95, total } = overview.times[name];
    const said = (value: number | null) => (value === null ? t('none') : formats.duration(value));
    return (
      <DayChart
        key={name}
        title={t(`figure.${name}`)}
        total={said(total.median)}
        note={total.p95 === null ? undefined : t('overview.within', { time: formats.duration(total.p95) })}
        days={overview.days}
        series={[
          { name: t('overview.median'), values: median, look: 'line' },
          { name: t('overview.p95'), values: p95, look: 'soft' },
        ]}
        format={formats.duration}
        isWhole={false}
      />
    );
  });
}

function Revenue({ overview }: Props) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  if (overview.revenue.length === 0) return <p className="text-muted sm:col-span-2">{t('overview.noMoney')}</p>;
  return overview.revenue.map(({ currency, days, total, refunded }) => {
    const money = (value: number) => formats.money(value, currency);
    return (
      <DayChart
        key={currency}
        title={t('figure.revenue', { currency })}
        total={money(total)}
        note={refunded > 0 ? t('overview.refunded', { amount: money(refunded) }) : undefined}
        days={overview.days}
        series={[{ name: currency, values: days, look: 'bars' }]}
        format={money}
        isWhole={false}
      />
    );
  });
}

/** The figures as small charts of the same days and size, comparable side by side. */
export function OverviewCharts({ overview }: Props) {
  const { t } = useTranslation('admin');
  return (
    <>
      <Group title={t('overview.sets')}>
        <Counts overview={overview} names={['jobs_created', 'jobs_completed', 'jobs_failed', 'pictures']} />
      </Group>
      <Group title={t('overview.waiting')}>
        <Waits overview={overview} />
      </Group>
      <Group title={t('overview.people')}>
        <Counts overview={overview} names={['sign_ups', 'guests']} />
      </Group>
      <Group title={t('overview.credits')}>
        <Counts overview={overview} names={['credits_given', 'credits_spent', 'credits_returned']} />
      </Group>
      <Group title={t('overview.money')} lead={t('overview.moneyLead')}>
        <Revenue overview={overview} />
      </Group>
    </>
  );
}

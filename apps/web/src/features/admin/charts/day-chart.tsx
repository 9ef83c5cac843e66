import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { useFormats } from '../use-formats.ts';
import { ChartPlot, type Series } from './chart-plot.tsx';
import { ChartTable } from './chart-table.tsx';
import { topOf } from './scale.ts';
import { useDayCursor } from './use-day-cursor.ts';

interface Props {
  title: string;
  /** The total of the days, shown large beside the title. */
  total: string;
  note?: string | undefined;
  days: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
  isWhole?: boolean;
}

/** The days below the axis, and its maximum at the end. */
function Axis({ days, top }: { days: readonly string[]; top: string }) {
  const formats = useFormats();
  return (
    <div className="placard flex justify-between gap-4" aria-hidden>
      <span>{formats.day(days[0] ?? '')}</span>
      <span>↑ {top}</span>
      <span>{formats.day(days.at(-1) ?? '')}</span>
    </div>
  );
}

/**
 * Figures by day: a drawing that pointer and arrow keys step through day by day, and the same figures as a table. For screen
 * readers the drawing is a slider whose value is the day and its figures.
 */
export function DayChart({ title, total, note, days, series, format, isWhole = true }: Props) {
  const { t } = useTranslation('admin');
  const { direction } = useLanguage();
  const formats = useFormats();
  const { day, now, hover, slider } = useDayCursor(days.length, direction);
  const value = (each: number | null) => (each === null ? t('overview.noValue') : format(each));
  const said = series.map(({ name, values }) =>
    series.length === 1 ? value(values[now] ?? null) : `${name} ${value(values[now] ?? null)}`,
  );
  const readout = `${formats.day(days[now] ?? '')}: ${said.join(', ')}`;
  const top = topOf(
    series.flatMap(({ values }) => values),
    isWhole,
  );
  return (
    <figure className="grid min-w-0 content-start gap-2 border-t border-line pt-3">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{title}</span>
        <span className="text-lg tabular-nums">{total}</span>
        <span className="placard w-full truncate">{day === null ? (note ?? '\u00a0') : readout}</span>
      </figcaption>
      <div className="relative" {...hover}>
        <input
          type="range"
          aria-label={t('overview.chart', { title })}
          aria-valuetext={readout}
          className="peer absolute inset-0 z-10 size-full cursor-crosshair touch-pan-y opacity-0"
          {...slider}
        />
        <div className="outline-offset-4 outline-focus peer-focus-visible:outline-2">
          <ChartPlot count={days.length} {...{ series, top, day, direction }} />
        </div>
      </div>
      <Axis days={days} top={format(top)} />
      <ChartTable title={title} {...{ days, series, value }} day={formats.day} />
    </figure>
  );
}

import { linePath } from './scale.ts';

/** One series of figures, one value per day. */
export interface Series {
  name: string;
  values: readonly (number | null)[];
  look: 'bars' | 'alarm' | 'line' | 'soft';
}

const BARS = { bars: 'fill-ink/70', alarm: 'fill-danger' } as const;
const LINES = { line: 'stroke-ink', soft: 'stroke-muted [stroke-dasharray:1_4]' } as const;

function Shape({ series: { look, values }, top }: { series: Series; top: number }) {
  if (look === 'line' || look === 'soft')
    return (
      <path
        d={linePath(values, top)}
        className={`fill-none ${LINES[look]}`}
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    );
  const gap = values.length > 40 ? 0.15 : 0.25;
  return values.map((value, day) => {
    const height = (value ?? 0) / top;
    return (
      <rect
        // oxlint-disable-next-line react/no-array-index-key -- a day is its place
        key={day}
        x={day + gap / 2}
        width={1 - gap}
        y={1 - height}
        height={height}
        className={BARS[look]}
      />
    );
  });
}

interface Props {
  series: readonly Series[];
  count: number;
  top: number;
  day: number | null;
  direction: 'ltr' | 'rtl';
}

/** The drawing only: one unit per day, stretched to its box; time runs in reading direction. */
export function ChartPlot({ series, count, top, day, direction }: Props) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${count} 1`}
      preserveAspectRatio="none"
      className={`block h-24 w-full overflow-visible ${direction === 'rtl' ? '-scale-x-100' : ''}`}
    >
      {[0, 0.5, 1].map((y) => (
        <line
          key={y}
          x1={0}
          x2={count}
          y1={y}
          y2={y}
          className={y === 1 ? 'stroke-edge' : 'stroke-line'}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {day !== null && <rect x={day} width={1} y={0} height={1} className="fill-ink/15" />}
      {series.map((each) => (
        <Shape key={each.name} series={each} top={top} />
      ))}
    </svg>
  );
}

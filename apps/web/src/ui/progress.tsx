import { Progress as Radix } from 'radix-ui';

/** A hairline that fills: `value` of `max`. */
export function Progress({ value, max, label }: { value: number; max: number; label: string }) {
  const part = max === 0 ? 0 : Math.min(1, value / max);
  return (
    <Radix.Root
      value={Math.min(value, max)}
      max={max}
      aria-label={label}
      className="h-1 w-full overflow-hidden bg-line"
    >
      <Radix.Indicator
        className="h-full bg-accent transition-[width] duration-200 ease-settle"
        style={{ width: `${part * 100}%` }}
      />
    </Radix.Root>
  );
}

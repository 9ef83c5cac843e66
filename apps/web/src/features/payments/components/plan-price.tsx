/** A formatted price. While it is loading, a placeholder of the same size, hidden from screen readers. */
export function PlanPrice({ price, per, loading }: { price: string; per?: string; loading: boolean }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span
        aria-hidden={loading}
        className={`font-display text-4xl tabular-nums ${loading ? 'animate-[breathe_1.6s_infinite] bg-sunken text-transparent select-none' : ''}`}
      >
        <bdi>{price}</bdi>
      </span>
      {per !== undefined && <span className="text-muted">{per}</span>}
    </p>
  );
}

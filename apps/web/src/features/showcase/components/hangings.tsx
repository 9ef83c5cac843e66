import { NavLink } from 'react-router';
import { useContent } from '../../../lib/content/use-content.ts';

/** The two groupings of the examples: one page each. */
export function Hangings() {
  const { hangings, hungByProduct, hungByStyle } = useContent('showcase');
  const ways = [
    { to: '/gallery', label: hungByProduct },
    { to: '/public-gallery', label: hungByStyle },
  ];
  return (
    <nav aria-label={hangings} className="flex flex-wrap gap-x-6 border-b border-line">
      {ways.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent text-muted hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

import type { ReactNode } from 'react';
import { useContent } from '../../../lib/content/use-content.ts';

const cellClasses = 'py-3 pe-4 text-start sm:py-4 align-top font-normal sm:pe-8';

function Row({ label, studio, vitrine }: { label: string; studio: string; vitrine: ReactNode }) {
  return (
    <tr className="border-b border-line">
      <th scope="row" className={`${cellClasses} text-sm text-muted`}>
        {label}
      </th>
      <td className={`${cellClasses} text-muted`}>{studio}</td>
      <td className={`${cellClasses} font-medium`}>{vitrine}</td>
    </tr>
  );
}

/** A studio shoot compared with Vitrine. `price` is that of a set, formatted for the reader. */
export function Problem({ price }: { price: string }) {
  const { title, lead, studio, vitrine, rows } = useContent('landing').problem;
  return (
    <section aria-labelledby="problem-title" className="border-t border-line">
      <div className="page-width grid gap-x-16 gap-y-4 md:gap-y-10 py-7 md:py-24 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div>
          <h2 id="problem-title" className="headline text-3xl md:text-4xl">
            {title}
          </h2>
          <p className="mt-4 max-w-prose text-lg text-muted">{lead}</p>
        </div>
        <table className="w-full self-start">
          <thead>
            <tr className="border-b border-ink">
              <th scope="col" className="w-1/4">
                <span className="sr-only">{title}</span>
              </th>
              <th scope="col" className={`${cellClasses} text-muted`}>
                {studio}
              </th>
              <th scope="col" className={`${cellClasses} font-medium`}>
                {vitrine}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.label} {...row} vitrine={row.vitrine ?? <bdi>{price}</bdi>} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

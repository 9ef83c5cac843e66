import { CATEGORY_IDS } from '@vitrine/contract/limits';
import { useTranslation } from 'react-i18next';
import { useContent } from '../../../lib/content/use-content.ts';

/** The sixteen kinds of products, as a list to read. */
export function ProductTypes() {
  const { t } = useTranslation('categories');
  const { title, lead } = useContent('landing').types;
  return (
    <section aria-labelledby="types-title" className="border-t border-line">
      <div className="page-width grid gap-x-16 gap-y-6 md:gap-y-10 py-7 md:py-24 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div>
          <h2 id="types-title" className="headline text-3xl md:text-4xl">
            {title}
          </h2>
          <p className="mt-4 max-w-prose text-lg text-muted">{lead}</p>
        </div>
        <ul className="headline grid grid-cols-2 gap-x-8 text-lg sm:text-xl md:grid-cols-3">
          {CATEGORY_IDS.map((id) => (
            <li key={id} className="border-b border-line py-2 sm:py-3">
              {t(id)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import { STYLE_IDS } from '@vitrine/contract/limits';
import { useTranslation } from 'react-i18next';

/** The twenty pictures of a set, like the list of works at the door of a gallery. */
export function StyleCatalogue() {
  const { t } = useTranslation(['site', 'styles']);
  return (
    <section id="styles" aria-labelledby="styles-title" className="border-t border-line">
      <div className="page-width grid gap-x-16 gap-y-10 py-16 md:py-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div className="lg:sticky lg:top-12 lg:self-start">
          <h2 id="styles-title" className="headline text-3xl md:text-4xl">
            {t('site:styles.title', { count: STYLE_IDS.length })}
          </h2>
          <p className="mt-4 max-w-prose text-muted">{t('site:styles.lead')}</p>
        </div>
        <ol className="grid gap-x-10 sm:grid-cols-2">
          {STYLE_IDS.map((id, index) => (
            <li key={id} className="flex gap-4 border-t border-line py-4">
              <span aria-hidden className="w-6 shrink-0 font-display text-muted tabular-nums">
                {index + 1}
              </span>
              <div>
                <h3 className="font-medium">{t(`styles:${id}.name`)}</h3>
                <p className="text-sm text-muted">{t(`styles:${id}.description`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import headphonesAfter from '../../../assets/headphones-after.webp';
import headphonesBefore from '../../../assets/headphones-before.webp';

const PROMISES = ['product', 'words', 'rights'] as const;

/** Why the pictures can be trusted: the product stays the product. */
export function Fidelity() {
  const { t } = useTranslation('site');
  return (
    <section aria-labelledby="fidelity-title" className="border-t border-line">
      <div className="page-width grid gap-x-16 gap-y-12 py-16 md:py-24 lg:grid-cols-2">
        <div className="grid content-start gap-8">
          <h2 id="fidelity-title" className="headline text-3xl md:text-4xl">
            {t('fidelity.title')}
          </h2>
          <dl className="grid gap-6">
            {PROMISES.map((promise) => (
              <div key={promise} className="border-t border-line pt-4">
                <dt className="font-medium">{t(`fidelity.${promise}.title`)}</dt>
                <dd className="max-w-prose text-muted">{t(`fidelity.${promise}.text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="grid grid-cols-2 items-end gap-4">
          <figure>
            <img src={headphonesBefore} alt={t('fidelity.beforeAlt')} width={1200} height={1200} loading="lazy" />
            <figcaption className="placard mt-2">{t('hero.before')}</figcaption>
          </figure>
          <figure>
            <img src={headphonesAfter} alt={t('fidelity.afterAlt')} width={1200} height={1200} loading="lazy" />
            <figcaption className="placard mt-2">{t('hero.after')}</figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}

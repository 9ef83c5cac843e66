import { useTranslation } from 'react-i18next';
import mugAfter from '../../../assets/mug-after.webp';
import mugBefore from '../../../assets/mug-before.webp';

const PROMISES = ['product', 'words', 'rights'] as const;

/** Why the pictures can be trusted: the product is not redrawn. */
export function Fidelity() {
  const { t } = useTranslation('site');
  return (
    <section aria-labelledby="fidelity-title" className="border-t border-line">
      <div className="page-width grid gap-x-10 gap-y-6 md:gap-y-8 py-7 md:grid-cols-2 md:py-24 lg:gap-x-16">
        <div className="grid content-start gap-6 md:gap-8">
          <h2 id="fidelity-title" className="headline text-3xl md:text-4xl">
            {t('fidelity.title')}
          </h2>
          <dl className="grid gap-4 md:gap-6">
            {PROMISES.map((promise) => (
              <div key={promise} className="border-t border-line pt-3 md:pt-4">
                <dt className="font-medium">{t(`fidelity.${promise}.title`)}</dt>
                <dd className="max-w-prose text-muted">{t(`fidelity.${promise}.text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="grid grid-cols-2 items-start gap-4">
          <figure>
            <img src={mugBefore} alt={t('fidelity.beforeAlt')} width={720} height={720} loading="lazy" />
            <figcaption className="placard mt-2">{t('hero.before')}</figcaption>
          </figure>
          <figure>
            <img src={mugAfter} alt={t('fidelity.afterAlt')} width={720} height={720} loading="lazy" />
            <figcaption className="placard mt-2">{t('hero.after')}</figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}

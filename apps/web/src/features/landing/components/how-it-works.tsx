import { FINAL_SIDE_PX, MAX_PHOTOS, VARIATIONS_PER_JOB } from '@vitrine/contract/limits';
import { useTranslation } from 'react-i18next';

const STEPS = ['upload', 'configure', 'pay', 'download'] as const;

/** The four steps of the way, as plain as they are. */
export function HowItWorks() {
  const { t } = useTranslation('site');
  const facts = { max: MAX_PHOTOS, count: VARIATIONS_PER_JOB, pixels: FINAL_SIDE_PX };
  return (
    <section id="how-it-works" aria-labelledby="how-title" className="border-t border-line">
      <div className="page-width py-7 md:py-24">
        <h2 id="how-title" className="headline text-3xl md:text-4xl">
          {t('how.title')}
        </h2>
        <ol className="mt-6 grid gap-x-10 gap-y-5 sm:mt-10 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4">
          {STEPS.map((step, index) => (
            <li key={step} className="grid grid-cols-[3.5rem_minmax(0,1fr)] border-t border-ink pt-3 sm:block sm:pt-4">
              <span aria-hidden className="row-span-2 font-display text-4xl leading-none tabular-nums">
                {index + 1}
              </span>
              <h3 className="text-lg font-medium sm:mt-4">{t(`how.${step}.title`)}</h3>
              <p className="mt-1 text-muted">{t(`how.${step}.text`, facts)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

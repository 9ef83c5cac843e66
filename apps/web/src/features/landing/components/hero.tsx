import { SIGNUP_CREDITS, VARIATIONS_PER_JOB } from '@vitrine/contract/limits';
import { useTranslation } from 'react-i18next';
import afterSmall from '../../../assets/headphones-after-800.webp';
import after from '../../../assets/headphones-after.webp';
import beforeSmall from '../../../assets/headphones-before-800.webp';
import before from '../../../assets/headphones-before.webp';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { BeforeAfter } from '../../../ui/before-after.tsx';
import { DoorButton } from './door-button.tsx';

const SIDE_PX = 1200;
/** Beside the text from this width on. */
const SIZES = '(min-width: 64rem) 52vw, 100vw';

const inTwoSizes = (small: string, large: string) => ({
  src: large,
  srcSet: `${small} 800w, ${large} ${SIDE_PX}w`,
  sizes: SIZES,
});

/** The result, shown before any explanation: a phone photo and the same headphones on marble, under one slider. */
export function Hero() {
  const { t } = useTranslation('site');
  const { direction } = useLanguage();
  return (
    <section className="page-width grid gap-x-16 gap-y-5 py-6 sm:gap-y-8 md:py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[1fr_auto_auto_1fr] lg:gap-y-6 lg:py-20">
      <h1 className="headline text-[2.25rem] leading-[1.08] sm:text-5xl lg:col-start-1 lg:row-start-2 xl:text-6xl">
        <span className="block">{t('hero.in')}</span> <span className="block">{t('hero.out')}</span>
      </h1>
      <figure className="lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:self-center">
        <BeforeAfter
          direction={direction}
          width={SIDE_PX}
          height={SIDE_PX}
          className="max-sm:aspect-[6/5] sm:max-lg:aspect-[3/2]"
          label={t('hero.slider')}
          before={{ ...inTwoSizes(beforeSmall, before), alt: t('hero.beforeAlt'), tag: t('hero.before') }}
          after={{ ...inTwoSizes(afterSmall, after), alt: t('hero.afterAlt'), tag: t('hero.after') }}
        />
        <figcaption className="placard mt-3">{t('hero.caption')}</figcaption>
      </figure>
      <div className="grid justify-items-start gap-5 lg:col-start-1 lg:row-start-3">
        <DoorButton />
        <p className="text-muted">
          <span className="pointer-coarse:hidden">{t('hero.drop')}</span> {t('hero.noAccount')}
        </p>
        <p className="max-w-prose text-lg text-muted lg:order-first">{t('hero.lead', { count: VARIATIONS_PER_JOB })}</p>
        <p className="placard">{t('hero.terms', { count: SIGNUP_CREDITS, pictures: VARIATIONS_PER_JOB })}</p>
      </div>
    </section>
  );
}

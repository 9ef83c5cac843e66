import { DEFAULT_STYLE_IDS, type StyleId } from '@vitrine/contract/limits';
import { useTranslation } from 'react-i18next';
import photo from '../../../../../../packages/scenes/showcase/pump/original.webp';

const pictures = import.meta.glob<string>('../../../../../../packages/scenes/showcase/pump/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

function Picture({ id, number }: { id: StyleId; number: number }) {
  const { t } = useTranslation(['site', 'styles']);
  const name = t(`styles:${id}.name`);
  return (
    <figure>
      <div className="relative aspect-square bg-sunken">
        <img
          src={pictures[`../../../../../../packages/scenes/showcase/pump/${id}.webp`]}
          alt={t('site:set.pictureAlt', { style: name })}
          width={640}
          height={640}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-contain"
        />
      </div>
      <figcaption className="mt-2 flex gap-2 text-sm">
        <span aria-hidden className="text-muted tabular-nums">
          {number}
        </span>
        <span>
          {name}
          <span className="placard block max-sm:hidden">{t(`styles:${id}.description`)}</span>
        </span>
      </figcaption>
    </figure>
  );
}

/** One photo and its complete set, without selection. */
export function SampleSet() {
  const { t } = useTranslation('site');
  return (
    <section id="styles" aria-labelledby="styles-title" className="border-t border-line">
      <div className="page-width py-7 md:py-24">
        <div className="grid items-end gap-x-16 gap-y-8 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div>
            <h2 id="styles-title" className="headline text-3xl md:text-5xl">
              {t('styles.title', { count: DEFAULT_STYLE_IDS.length })}
            </h2>
            <p className="mt-4 max-w-prose text-lg text-muted">{t('styles.lead')}</p>
          </div>
          <figure>
            <img src={photo} alt={t('set.photoAlt')} width={900} height={675} loading="lazy" className="w-full" />
            <figcaption className="placard mt-2">{t('set.photoCaption')}</figcaption>
          </figure>
        </div>
        <ol
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on phones it scrolls, and holds nothing else that takes the keyboard
          tabIndex={0}
          aria-labelledby="styles-title"
          className="mt-8 grid gap-x-4 gap-y-8 sm:mt-12 max-sm:-mx-4 max-sm:snap-x max-sm:snap-proximity max-sm:scroll-px-4 max-sm:auto-cols-[66%] max-sm:grid-flow-col max-sm:grid-rows-2 max-sm:gap-x-3 max-sm:gap-y-4 max-sm:overflow-x-auto max-sm:px-4 sm:grid-cols-3 lg:grid-cols-4"
        >
          {DEFAULT_STYLE_IDS.map((id, index) => (
            <li key={id} className="snap-start">
              <Picture id={id} number={index + 1} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

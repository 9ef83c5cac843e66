import type { Photo } from '@vitrine/contract';
import { FINAL_SIDE_PX } from '@vitrine/contract/limits';
import { Eye } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhotos } from '../../features/photos/api/use-photo.ts';
import { useLivePreviews } from '../../features/previews/api/use-live-previews.ts';
import type { Previews } from '../../features/previews/api/use-previews.ts';
import type { Wording } from '../../features/previews/components/picture-words.tsx';
import { PreviewSet } from '../../features/previews/components/preview-set.tsx';
import { DraftHand } from './draft-hand.tsx';
import type { Draft } from './use-draft.ts';
import { useObstacleText } from './use-obstacle-text.ts';
import { wordsFrom } from './words-from.ts';

/**
 * Identifies the shown cut-out of a photo, independent of the address's signature; the first one is the same before and after it
 * is ready.
 */
const cutoutOf = ({ id, cutout: { touched_up: isTouchedUp, preview_url: address } }: Photo): string =>
  isTouchedUp && address !== null ? (address.split('?')[0] ?? id) : id;

/** The pictures depend on the set and on the cut-outs of its photos. */
const useWish = ({ body, photos }: Draft): string => JSON.stringify({ body, cutouts: usePhotos(photos).map(cutoutOf) });

/** Words are edited beside their picture. */
const wordingOf = (draft: Draft): Wording => ({
  from: wordsFrom(draft),
  own: draft.settings.texts,
  onChange: (texts) => draft.change({ texts }),
});

/**
 * Beside the steps on wide screens, where it stays in view, otherwise between configuring and paying. It is not a step of its
 * own: sellers may skip it.
 */
export function PreviewSection({ draft, previews }: { draft: Draft; previews: Previews }) {
  const { t } = useTranslation('generate');
  const id = useId();
  const say = useObstacleText();
  const { body, photos, obstacle } = draft;
  const wish = useWish(draft);
  useLivePreviews(previews, { body, wish, ready: obstacle === null });
  return (
    <section
      id="previews"
      aria-labelledby={id}
      className="relative grid content-start gap-x-8 gap-y-4 border-t border-line py-8 md:grid-cols-[4rem_minmax(0,1fr)] md:py-12 lg:sticky lg:top-0 lg:col-start-2 lg:row-span-5 lg:row-start-1 lg:max-h-dvh lg:grid-cols-1 lg:self-start lg:overflow-y-auto"
    >
      <Eye
        aria-hidden
        size={36}
        strokeWidth={1.5}
        className="text-muted max-md:absolute max-md:end-0 max-md:top-7 lg:hidden"
      />
      <div className="grid min-w-0 gap-6">
        <div>
          <h2 id={id} className="headline text-2xl max-md:pe-14">
            {t('previews.title')}
          </h2>
          <p className="mt-1 max-w-prose text-muted">{t('previews.lead', { pixels: FINAL_SIDE_PX })}</p>
          {obstacle === 'photos' && <p className="mt-3 max-w-prose">{t('previews.soon')}</p>}
        </div>
        <PreviewSet
          {...{ previews, body, wish, photos }}
          wording={wordingOf(draft)}
          renderHand={(shown, onClose) => <DraftHand key={shown.style} {...{ draft, wish, shown, onClose }} />}
          live
          obstacle={obstacle && obstacle !== 'photos' ? say(obstacle) : obstacle && ''}
        />
      </div>
    </section>
  );
}

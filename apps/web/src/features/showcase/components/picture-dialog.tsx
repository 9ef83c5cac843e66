import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useContent } from '../../../lib/content/use-content.ts';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { useCloseWatcher } from '../../../ui/use-close-watcher.ts';
import { pictureOf } from '../sample-products.ts';
import type { Shown } from '../use-gallery-filter.ts';
import { useProductWords } from '../use-product-words.ts';
import { GalleryActions } from './gallery-actions.tsx';

interface Props {
  shown: Shown;
  /** Shows the picture so many places further on. */
  onMove: (by: number) => void;
  onClose: () => void;
}

/** The picture and the photo it was made from. */
function Pair({ shown: { product, style } }: { shown: Shown }) {
  const { photo, picture } = useContent('showcase');
  const { title, alt } = useProductWords()(product.id);
  const { t } = useTranslation('styles');
  const imageClasses = 'max-h-[62dvh] w-auto max-w-full bg-sunken object-contain';
  return (
    <div className="grid items-end gap-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <figure className="max-md:order-last">
        <img src={product.originalImage} alt={alt} width={900} height={675} className={imageClasses} />
        <figcaption className="placard mt-2">{photo}</figcaption>
      </figure>
      <figure>
        <img
          key={`${product.id} ${style}`}
          src={pictureOf(product, style)}
          alt={`${title} – ${t(`${style}.name`)}`}
          className={`max-md:w-full md:h-[62dvh] animate-[appear_200ms] ${imageClasses}`}
        />
        <figcaption className="placard mt-2">{picture}</figcaption>
      </figure>
    </div>
  );
}

function Head({ shown, onMove }: Pick<Props, 'shown' | 'onMove'>) {
  const { t } = useTranslation('styles');
  const { close, previous, next } = useContent('showcase');
  const { title } = useProductWords()(shown.product.id);
  return (
    <div className="flex items-center gap-1">
      <Dialog.Title className="headline min-w-0 flex-1 text-xl" aria-live="polite">
        {t(`${shown.style}.name`)} <span className="text-muted">{title}</span>
      </Dialog.Title>
      <Button look="quiet" size="icon" aria-label={previous} onClick={() => onMove(-1)}>
        <ChevronLeft aria-hidden size={22} className="rtl:-scale-x-100" />
      </Button>
      <Button look="quiet" size="icon" aria-label={next} onClick={() => onMove(1)}>
        <ChevronRight aria-hidden size={22} className="rtl:-scale-x-100" />
      </Button>
      <Dialog.Close asChild>
        <Button look="quiet" size="icon" aria-label={close}>
          <X aria-hidden size={22} />
        </Button>
      </Dialog.Close>
    </div>
  );
}

/** A large picture beside its original; arrow keys step. */
export default function PictureDialog({ shown, onMove, onClose }: Props) {
  const { direction } = useLanguage();
  useCloseWatcher(true, onClose);
  const opener = useRef<Element | null>(null);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const forth = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (key === forth) onMove(1);
    else if (key === back) onMove(-1);
  };
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="page-width fixed inset-0 z-50 flex max-w-none flex-col gap-6 overflow-y-auto bg-ground py-4 text-ink animate-[appear_150ms]"
        >
          <Head shown={shown} onMove={onMove} />
          <div className="my-auto">
            <Pair shown={shown} />
          </div>
          <GalleryActions />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

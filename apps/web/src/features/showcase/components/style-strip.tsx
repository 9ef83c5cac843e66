import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useContent } from '../../../lib/content/use-content.ts';
import { SHOWN_STYLES, thumbnailOf, type SampleProduct } from '../sample-products.ts';

const AT_A_TIME = 5;

interface Props {
  product: SampleProduct;
  /** Index of the style shown large. */
  at: number;
  onShow: (index: number) => void;
}

function Arrow({ label, back = false, onClick }: { label: string; back?: boolean; onClick: () => void }) {
  const Icon = back ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid min-h-11 w-6 shrink-0 place-items-center self-stretch text-muted hover:text-ink sm:w-8"
    >
      <Icon aria-hidden size={20} className="rtl:-scale-x-100" />
    </button>
  );
}

/** The five styles around the current one, and arrows to the others. */
export function StyleStrip({ product, at, onShow }: Props) {
  const { t } = useTranslation('styles');
  const { previous, next } = useContent('landing').showcase;
  const first = Math.floor(at / AT_A_TIME) * AT_A_TIME;
  const shown = SHOWN_STYLES.slice(first, first + AT_A_TIME);
  return (
    <div className="flex items-center">
      <Arrow back label={previous} onClick={() => onShow(first - AT_A_TIME)} />
      <ul className="grid flex-1 grid-cols-5 gap-2">
        {shown.map((style, index) => (
          <li key={style}>
            <button
              type="button"
              aria-label={t(`${style}.name`)}
              aria-pressed={first + index === at}
              onClick={() => onShow(first + index)}
              className="block w-full border-b-2 border-transparent pb-1 opacity-70 transition-opacity hover:opacity-100 aria-pressed:border-ink aria-pressed:opacity-100"
            >
              <span className="block aspect-square bg-sunken">
                <img
                  src={thumbnailOf(product, style)}
                  alt=""
                  width={160}
                  height={160}
                  loading="lazy"
                  decoding="async"
                  className="until-painted size-full object-cover"
                />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Arrow label={next} onClick={() => onShow(first + AT_A_TIME)} />
    </div>
  );
}

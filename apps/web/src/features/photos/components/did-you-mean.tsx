import type { CutoutCandidate, Photo } from '@vitrine/contract';
import { RadioGroup } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { CandidatePicture } from './candidate-picture.tsx';

interface Props {
  photo: Photo;
  candidates: readonly CutoutCandidate[];
  /** Index of the chosen one; null: no choice yet. */
  chosen: number | null;
  /** They are about to be replaced. */
  isStale?: boolean;
  onChoose: (choice: number) => void;
  className?: string;
}

/** Height of a landscape picture, CSS pixels; portrait ones are as wide as a finger needs, and higher. */
const HEIGHT_PX = 68;

/** The alternatives as small pictures: one tap chooses. */
export function DidYouMean({ photo, candidates, chosen, isStale = false, onChoose, className = '' }: Props) {
  const { t } = useTranslation('touchup');
  const { direction } = useLanguage();
  // The label of an alternative is its position.
  const places = candidates.map(({ mask }, index) => ({ mask, value: String(index), number: index + 1 }));
  const width = `clamp(4rem, 30%, ${Math.round((HEIGHT_PX * photo.width) / photo.height)}px)`;
  return (
    <RadioGroup.Root
      dir={direction}
      orientation="horizontal"
      value={chosen === null ? '' : String(chosen)}
      onValueChange={(value) => onChoose(Number(value))}
      aria-label={t('didYouMean')}
      aria-busy={isStale}
      className={`flex flex-wrap items-center gap-2 transition-opacity duration-150 ${isStale ? 'opacity-50' : ''} ${className}`}
    >
      {places.map(({ mask, value, number }) => (
        <RadioGroup.Item
          key={value}
          value={value}
          aria-label={t('candidate', { number, total: candidates.length })}
          style={{ width }}
          className="grid min-h-11 content-center overflow-hidden rounded-sm bg-[#171412] outline-offset-2 ring-edge transition-shadow duration-150 hover:ring-2 data-[state=checked]:ring-3 data-[state=checked]:ring-accent"
        >
          <CandidatePicture photo={photo} mask={mask} />
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}

import type { StyleId } from '@vitrine/contract/limits';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const samples = import.meta.glob<string>('../../../assets/samples/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

interface Props {
  id: StyleId;
  checked: boolean;
  onToggle: (id: StyleId) => void;
}

/** One style to choose: sample, name, and description. */
export function StyleTile({ id, checked, onToggle }: Props) {
  const { t } = useTranslation('styles');
  const box = useId();
  return (
    <div className="relative">
      {/* Over the whole sample, so that the focus is drawn around it and the page never scrolls to a box unseen. */}
      <input
        type="checkbox"
        checked={checked}
        onChange={() => onToggle(id)}
        id={box}
        aria-describedby={`${box}-description`}
        className="peer absolute inset-x-0 top-0 aspect-square w-full cursor-pointer appearance-none"
      />
      <img
        src={samples[`../../../assets/samples/${id}.webp`]}
        alt=""
        width={320}
        height={320}
        loading="lazy"
        decoding="async"
        className="pointer-events-none aspect-square w-full bg-sunken object-contain opacity-60 transition-opacity duration-150 peer-checked:opacity-100"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute end-2 top-2 grid size-7 place-content-center rounded-full border border-edge bg-ground text-transparent peer-checked:border-ink peer-checked:bg-ink peer-checked:text-ground"
      >
        <Check size={18} strokeWidth={2.5} />
      </span>
      <label htmlFor={box} className="block pt-2 text-sm leading-tight">
        {t(`${id}.name`)}
      </label>
      <p id={`${box}-description`} className="placard mt-0.5 max-sm:hidden">
        {t(`${id}.description`)}
      </p>
    </div>
  );
}

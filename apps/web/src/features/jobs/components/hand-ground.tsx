import type { Adjustment } from '@vitrine/contract';
import { Check, Palette } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Tooltip } from '../../../ui/tooltip.tsx';
import type { Hand } from '../hand/use-hand.ts';

/** Backgrounds that suit many products, pale ones first. */
const COLOURS = {
  white: '#ffffff',
  stone: '#e6e3de',
  sand: '#eadcc6',
  sage: '#c8d2bd',
  sky: '#c6d8e6',
  rose: '#efd2d0',
  clay: '#c4694c',
  night: '#26364d',
  black: '#1d1c1b',
} as const;
const NAMES = Object.keys(COLOURS) as (keyof typeof COLOURS)[];
/** Visible on any colour. */
const ON_COLOUR = 'rounded-full bg-white p-0.5 text-[#171412]';
const SWATCH = 'grid size-11 place-items-center rounded-full ring-1 ring-edge ring-inset';

interface SwatchProps {
  name: keyof typeof COLOURS;
  chosen: string | null;
  onChoose: (colour: string) => void;
}

function Swatch({ name, chosen, onChoose }: SwatchProps) {
  const { t } = useTranslation('hand');
  const colour = COLOURS[name];
  return (
    <Tooltip text={t(`ground.${name}`)}>
      <button
        type="button"
        aria-label={t(`ground.${name}`)}
        aria-pressed={chosen === colour}
        onClick={() => onChoose(colour)}
        className={SWATCH}
        style={{ background: colour }}
      >
        {chosen === colour && <Check aria-hidden size={20} className={ON_COLOUR} />}
      </button>
    </Tooltip>
  );
}

/** Any other colour, with the browser's colour picker. */
function Other({ hand, chosen }: { hand: Hand; chosen: string | null }) {
  const { t } = useTranslation('hand');
  const isOther = chosen !== null && !Object.values<string>(COLOURS).includes(chosen);
  return (
    <label
      className={`${SWATCH} relative cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus ${isOther ? 'ring-3 ring-accent' : ''}`}
      style={isOther ? { background: chosen } : undefined}
    >
      <Palette aria-hidden size={20} className={isOther ? ON_COLOUR : ''} />
      <input
        type="color"
        aria-label={t('ground.other')}
        value={chosen ?? '#ffffff'}
        onFocus={hand.beginGesture}
        onChange={(event) => hand.adjust(() => ({ ground: event.target.value.toLowerCase() }))}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </label>
  );
}

/** Colour of a plain background: the picture's own, a preset, or any. */
export function HandGround({ hand, adjustment: { ground } }: { hand: Hand; adjustment: Adjustment }) {
  const { t } = useTranslation('hand');
  if (!hand.open?.sheet.grounds) return null;
  const choose = (colour: string | null) => {
    hand.beginGesture();
    hand.adjust(() => ({ ground: colour }));
  };
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{t('ground.title')}</legend>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          aria-pressed={ground === null}
          onClick={() => choose(null)}
          className="min-h-11 rounded-full px-4 text-sm font-medium ring-1 ring-edge ring-inset aria-pressed:bg-ink aria-pressed:text-ground"
        >
          {t('ground.own')}
        </button>
        {NAMES.map((name) => (
          <Swatch key={name} name={name} chosen={ground} onChoose={choose} />
        ))}
        <Other hand={hand} chosen={ground} />
      </div>
    </fieldset>
  );
}

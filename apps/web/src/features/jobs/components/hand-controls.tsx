import type { Adjustment } from '@vitrine/contract';
import { MOST_TURN_DEG } from '@vitrine/contract/limits';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type LucideIcon } from 'lucide-react';
import { ToggleGroup } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { canMove, canScale, movedBy, STEP } from '../hand/adjustment.ts';
import type { Hand } from '../hand/use-hand.ts';

interface Props {
  hand: Hand;
  adjustment: Adjustment;
}

const WAYS: readonly (readonly [name: 'left' | 'up' | 'down' | 'right', Icon: LucideIcon, x: number, y: number])[] = [
  ['left', ArrowLeft, -1, 0],
  ['up', ArrowUp, 0, -1],
  ['down', ArrowDown, 0, 1],
  ['right', ArrowRight, 1, 0],
];

/** Arrow buttons for moving without dragging; left is left in every language, as in the picture. */
export function MovePad({ hand }: Pick<Props, 'hand'>) {
  const { t } = useTranslation('hand');
  if (!hand.open || !canMove(hand.open.sheet)) return <p className="text-sm text-muted">{t('inPlace')}</p>;
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-medium">{t('move.title')}</legend>
      <div dir="ltr" className="flex w-fit gap-2">
        {WAYS.map(([name, Icon, x, y]) => (
          <Tooltip key={name} text={t(`move.${name}`)}>
            <Button
              size="icon"
              aria-label={t(`move.${name}`)}
              onClick={() => {
                hand.beginGesture();
                hand.adjust((now) => movedBy(now, x * STEP.move, y * STEP.move));
              }}
            >
              <Icon aria-hidden size={18} />
            </Button>
          </Tooltip>
        ))}
      </div>
      <p className="text-sm text-muted">{t('move.hint')}</p>
    </fieldset>
  );
}

/** Factors below this are not visibly larger. */
const NO_LARGER = 1.02;

interface SliderProps {
  label: string;
  said: string;
  value: number;
  least: number;
  most: number;
  hint?: string | undefined;
  onBegin: () => void;
  onChange: (value: number) => void;
}

/** A slider; its steps are a hundredth of a factor, or a degree. */
function Slider({ label, said, value, least, most, hint, onBegin, onChange }: SliderProps) {
  return (
    <Field label={label} hint={hint} aside={<bdi>{said}</bdi>}>
      {(control) => (
        <input
          {...control}
          type="range"
          min={least}
          max={most}
          value={value}
          aria-valuetext={said}
          onPointerDown={onBegin}
          onKeyDown={(event) => !event.repeat && onBegin()}
          onChange={(event) => onChange(Number(event.target.value))}
          className="h-11 w-full min-w-0 accent-ink"
        />
      )}
    </Field>
  );
}

/** Size and rotation. */
export function Sliders({ hand, adjustment: { scale, turn } }: Props) {
  const { t } = useTranslation('hand');
  const { locale } = useLanguage();
  if (!hand.open) return null;
  const { sheet } = hand.open;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const degrees = new Intl.NumberFormat(locale, { style: 'unit', unit: 'degree', unitDisplay: 'narrow' });
  return (
    <>
      {canScale(sheet) && (
        <Slider
          label={t('size')}
          said={percent.format(scale)}
          value={Math.round(scale * 100)}
          least={Math.ceil(sheet.scale.least * 100)}
          most={Math.floor(sheet.scale.most * 100)}
          hint={sheet.scale.most <= NO_LARGER ? t('largest') : undefined}
          onBegin={hand.beginGesture}
          onChange={(value) => hand.adjust(() => ({ scale: value / 100 }))}
        />
      )}
      {sheet.turns && (
        <Slider
          label={t('turn')}
          said={degrees.format(Math.round(turn))}
          value={Math.round(turn)}
          least={-MOST_TURN_DEG}
          most={MOST_TURN_DEG}
          onBegin={hand.beginGesture}
          onChange={(value) => hand.adjust(() => ({ turn: value }))}
        />
      )}
    </>
  );
}

/** Kind of shadow. */
export function Shadows({ hand, adjustment }: Props) {
  const { t } = useTranslation('hand');
  const { direction } = useLanguage();
  const kinds = hand.open?.sheet.shadows ?? [];
  if (kinds.length < 2) return null;
  const choose = (value: string) => {
    // A second click on a kind does not deselect it.
    const shadow = kinds.find((kind) => kind === value);
    if (shadow === undefined) return;
    hand.beginGesture();
    hand.adjust(() => ({ shadow }));
  };
  return (
    <div className="grid gap-1.5">
      <p id="hand-shadow" className="font-medium">
        {t('shadow.title')}
      </p>
      <ToggleGroup.Root
        type="single"
        dir={direction}
        value={adjustment.shadow}
        onValueChange={choose}
        aria-labelledby="hand-shadow"
        className="grid grid-cols-2 overflow-hidden rounded-md border border-edge"
      >
        {kinds.map((kind) => (
          <ToggleGroup.Item
            key={kind}
            value={kind}
            className="min-h-11 px-2 text-sm font-medium transition-colors duration-150 hover:bg-ink/10 focus-visible:-outline-offset-4 data-[state=on]:bg-ink data-[state=on]:text-ground data-[state=on]:focus-visible:outline-ground"
          >
            {t(`shadow.${kind}`)}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
    </div>
  );
}

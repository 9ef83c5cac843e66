import {
  Brush,
  Eraser,
  Eye,
  Hand,
  PenLine,
  Redo2,
  RotateCcw,
  SquareDashed,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { ToggleGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { BRUSH_STEPS, isBrush, radiusAt, stepOf, type Tool, TOOLS } from '../touch-up/tools.ts';
import type { Editor } from '../touch-up/use-editor.ts';
import { useHold } from '../touch-up/use-hold.ts';

const TOOL =
  'flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 px-1 text-xs font-medium transition-colors duration-150 hover:bg-ink/10 focus-visible:-outline-offset-4 data-[state=on]:bg-ink data-[state=on]:text-ground data-[state=on]:focus-visible:outline-ground sm:min-h-11 sm:flex-row sm:gap-2 sm:px-4 sm:text-sm';
const ICONS: Record<Tool, LucideIcon> = { box: SquareDashed, keep: Brush, erase: Eraser, move: Hand };

function Tools({ tool, choose }: Editor) {
  const { t } = useTranslation('touchup');
  const { direction } = useLanguage();
  return (
    <ToggleGroup.Root
      type="single"
      dir={direction}
      value={tool}
      // A second click on a tool does not deselect it.
      onValueChange={(value) => TOOLS.filter((each) => each === value).forEach(choose)}
      aria-label={t('tools')}
      className="flex min-w-0 flex-1 overflow-hidden rounded-md border border-edge sm:flex-none"
    >
      {TOOLS.map((each) => {
        const Icon = ICONS[each];
        return (
          <ToggleGroup.Item key={each} value={each} className={`${TOOL} not-first:border-s not-first:border-edge`}>
            <Icon aria-hidden size={18} className="shrink-0" />
            {t(`tool.${each}`)}
          </ToggleGroup.Item>
        );
      })}
    </ToggleGroup.Root>
  );
}

/** Whether the brush affects only the pixels under it. */
function Exact({ tool, isExact, beExact }: Editor) {
  const { t } = useTranslation('touchup');
  return (
    <Tooltip text={t('exactHint')}>
      <button
        type="button"
        aria-pressed={isExact}
        onClick={() => beExact(!isExact)}
        disabled={!isBrush(tool)}
        className={`${TOOL} max-w-24 rounded-md border border-edge disabled:opacity-50 aria-pressed:bg-ink aria-pressed:text-ground aria-pressed:focus-visible:outline-ground sm:max-w-none sm:flex-none`}
      >
        <PenLine aria-hidden size={18} className="shrink-0" />
        {t('exact')}
      </button>
    </Tooltip>
  );
}

function BrushSize({ tool, radius, resize }: Editor) {
  const { t } = useTranslation('touchup');
  return (
    <label
      className={`flex min-h-11 min-w-0 flex-1 items-center gap-2 sm:w-48 sm:flex-none ${isBrush(tool) ? '' : 'opacity-50'}`}
    >
      <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-ink" />
      <input
        type="range"
        min={0}
        max={BRUSH_STEPS}
        value={stepOf(radius)}
        disabled={!isBrush(tool)}
        aria-label={t('size')}
        aria-valuetext={t('sizeValue', { value: Math.round(radius * 2000) / 10 })}
        onChange={(event) => resize(radiusAt(Number(event.target.value)))}
        className="h-11 w-full min-w-0 accent-ink"
      />
      <span aria-hidden className="size-4 shrink-0 rounded-full bg-ink" />
    </label>
  );
}

function Action({
  label,
  children,
  ...rest
}: {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Tooltip text={label}>
      <Button look="quiet" size="icon" aria-label={label} {...rest}>
        {children}
      </Button>
    </Tooltip>
  );
}

/** Shows the original cut-out while pressed. */
function Compare({ isComparing, compare }: Editor) {
  const { t } = useTranslation('touchup');
  const hold = useHold(compare);
  return (
    <Tooltip text={t('compareHint')}>
      <Button
        look="quiet"
        aria-label={t('compare')}
        aria-pressed={isComparing}
        className="min-w-11 touch-none px-0 text-sm select-none aria-pressed:bg-ink/15 lg:px-4"
        {...hold}
      >
        <Eye aria-hidden size={18} />
        <span className="hidden lg:inline">{t('compare')}</span>
      </Button>
    </Tooltip>
  );
}

/** Tools, brush settings, undo and redo. */
export function TouchUpToolbar({ editor }: { editor: Editor }) {
  const { t } = useTranslation('touchup');
  const { canUndo, canRedo, canReset, undo, redo, reset } = editor;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-1 px-3 pb-3 sm:px-4">
      <div className="flex w-full gap-2 sm:w-auto">
        <Tools {...editor} />
        <Exact {...editor} />
      </div>
      <BrushSize {...editor} />
      <div className="flex">
        <Action label={t('undo')} disabled={!canUndo} onClick={undo}>
          <Undo2 aria-hidden size={18} className="rtl:-scale-x-100" />
        </Action>
        <Action label={t('redo')} disabled={!canRedo} onClick={redo}>
          <Redo2 aria-hidden size={18} className="rtl:-scale-x-100" />
        </Action>
        <Action label={t('reset')} disabled={!canReset} onClick={reset}>
          <RotateCcw aria-hidden size={18} className="rtl:-scale-x-100" />
        </Action>
        <Compare {...editor} />
      </div>
    </div>
  );
}

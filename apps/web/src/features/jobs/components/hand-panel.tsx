import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import type { Hand } from '../hand/use-hand.ts';
import { MovePad, Shadows, Sliders } from './hand-controls.tsx';
import { HandGround } from './hand-ground.tsx';
import { HandPointList } from './hand-point-list.tsx';
import { SceneChoice } from './scene-choice.tsx';

interface Props {
  hand: Hand;
  onClose: () => void;
  /** The actions for the finished adjustment. */
  asking: ReactNode;
}

interface WayProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Way({ label, children, ...rest }: WayProps) {
  return (
    <Tooltip text={label}>
      <Button look="quiet" size="icon" aria-label={label} {...rest}>
        {children}
      </Button>
    </Tooltip>
  );
}

/** Undo, redo and reset. */
function Ways({ hand: { canUndo, canRedo, undo, redo, reset, isNeutral } }: Pick<Props, 'hand'>) {
  const { t } = useTranslation('hand');
  return (
    <div className="-ms-3 flex">
      <Way label={t('undo')} disabled={!canUndo} onClick={undo}>
        <Undo2 aria-hidden size={18} className="rtl:-scale-x-100" />
      </Way>
      <Way label={t('redo')} disabled={!canRedo} onClick={redo}>
        <Redo2 aria-hidden size={18} className="rtl:-scale-x-100" />
      </Way>
      <Way label={t('reset')} disabled={isNeutral} onClick={reset}>
        <RotateCcw aria-hidden size={18} className="rtl:-scale-x-100" />
      </Way>
    </div>
  );
}

/** The scene, if there are several. */
function Sets({ hand: { options, wish, choose, beginGesture } }: Pick<Props, 'hand'>) {
  const { t } = useTranslation('job');
  if (!options || !wish || options.scene_previews.length < 2) return null;
  const onChoose = (scene: number) => {
    beginGesture();
    choose(scene);
  };
  return (
    <div className="grid gap-1.5">
      <p className="font-medium">{t('change.scenes')}</p>
      <SceneChoice options={{ ...options, scene: wish.scene }} disabled={false} onChoose={onChoose} />
    </div>
  );
}

/** The controls, once the limits are known. */
function Doings({ hand, asking }: Omit<Props, 'onClose'>) {
  const { t } = useTranslation('hand');
  const say = useErrorText();
  const { open, wish, error } = hand;
  if (open && wish && open.sheet.layers.length === 0) return <p className="text-muted">{t('nothing')}</p>;
  if (open && wish)
    return (
      <>
        <Ways hand={hand} />
        <MovePad hand={hand} />
        <Sliders hand={hand} adjustment={wish.adjustment} />
        <Shadows hand={hand} adjustment={wish.adjustment} />
        <HandGround hand={hand} adjustment={wish.adjustment} />
        <HandPointList hand={hand} adjustment={wish.adjustment} />
        <Sets hand={hand} />
        {asking}
      </>
    );
  if (error === null) return <output>{t('loading')}</output>;
  const again = <Button onClick={hand.tryAgain}>{t('again')}</Button>;
  return <Notice tone="danger" urgent title={say(error)} action={again} />;
}

/** All controls for a moved product, beside the picture. */
export function HandPanel({ hand, onClose, asking }: Props) {
  const { t } = useTranslation(['hand', 'styles']);
  const { open, trial, source } = hand;
  const isUseless = open !== undefined && open.sheet.layers.length === 0;
  return (
    <section aria-label={t('hand:title')} className="grid content-start gap-5">
      <div className="grid gap-1">
        <p className="placard">{t(`styles:${source.style}.name`)}</p>
        <h1 className="headline text-2xl">{t('hand:title')}</h1>
      </div>
      <Doings hand={hand} asking={asking} />
      {trial.isError && <Notice tone="danger" urgent title={t('hand:trialFailed')} />}
      {(open === undefined || isUseless) && (
        <Button className="w-fit" onClick={onClose}>
          {t('hand:close')}
        </Button>
      )}
    </section>
  );
}

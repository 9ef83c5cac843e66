import type { Adjustment, HandSheet } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { aimedAt, aimOf, asComposed, isAimed } from '../hand/callout-points.ts';
import type { Hand } from '../hand/use-hand.ts';

interface Props {
  hand: Hand;
  adjustment: Adjustment;
}

function LineButton({ name, label, onClick }: { name: string; label: string; onClick: () => void }) {
  return (
    <Button look="quiet" className="px-2" aria-label={`${name}: ${label}`} onClick={onClick}>
      {name}
    </Button>
  );
}

/** One label: restore its composed line, or remove it. */
function Row({ hand, adjustment, callout }: Props & { callout: HandSheet['callouts'][number] }) {
  const { t } = useTranslation('hand');
  const { label } = callout;
  const say = (change: (now: Adjustment) => Pick<Adjustment, 'points'>) => {
    hand.beginGesture();
    hand.adjust(change);
  };
  const back = () => say((now) => asComposed(now, label));
  const none = () => say((now) => aimedAt(now, label, null));
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
      <bdi className="min-w-0 flex-1 truncate">{label}</bdi>
      {isAimed(adjustment, label) && <LineButton name={t('reset')} label={label} onClick={back} />}
      {aimOf(adjustment, callout) !== null && <LineButton name={t('points.none')} label={label} onClick={none} />}
    </li>
  );
}

/** The picture's labels, with the actions for each line besides dragging its point. */
export function HandPointList({ hand, adjustment }: Props) {
  const { t } = useTranslation('hand');
  const callouts = hand.open?.sheet.callouts ?? [];
  if (callouts.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{t('points.title')}</legend>
      <p className="text-sm text-muted">{t('points.hint')}</p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {callouts.map((callout) => (
          <Row key={callout.label} {...{ hand, adjustment, callout }} />
        ))}
      </ul>
    </fieldset>
  );
}

import { Check } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';

/** A step that replaces the form; it takes the focus, so that it is announced. */
function Step({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid animate-[appear_150ms] gap-4 border-t border-line pt-6">
      <h3 ref={heading} tabIndex={-1} className="headline text-lg outline-none">
        {title}
      </h3>
      {children}
    </div>
  );
}

/** The bank's confirmation (3-D Secure). */
export function BankStep({ onAnswer }: { onAnswer: (yes: boolean) => void }) {
  const { t } = useTranslation('checkout');
  return (
    <Step title={t('bank.title')}>
      <p className="text-muted">{t('bank.text')}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={() => onAnswer(false)}>{t('bank.refuse')}</Button>
        <Button look="next" onClick={() => onAnswer(true)}>
          {t('bank.confirm')}
        </Button>
      </div>
    </Step>
  );
}

/** Closing would discard the input. */
export function LeaveQuestion({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const { t } = useTranslation('checkout');
  return (
    <Step title={t('leave.title')}>
      <p className="text-muted">{t('leave.text')}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onLeave}>{t('leave.leave')}</Button>
        <Button look="next" onClick={onStay}>
          {t('leave.stay')}
        </Button>
      </div>
    </Step>
  );
}

export function PaidStep() {
  const { t } = useTranslation('checkout');
  return (
    <Step title={t('paid')}>
      <p className="flex items-center gap-2 text-good">
        <Check aria-hidden size={20} />
        {t('paidText')}
      </p>
    </Step>
  );
}

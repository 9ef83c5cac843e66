import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useMakeRecoveryCodes } from '../api/use-factors.ts';
import { ProofError } from './proof-error.tsx';

/** Confirms before the old recovery codes become invalid. */
export function MakeCodes({ onKeep, onMade }: { onKeep: () => void; onMade: (codes: readonly string[]) => void }) {
  const { t } = useTranslation('account');
  const make = useMakeRecoveryCodes();
  const onSuccess = ({ recovery_codes }: { recovery_codes: string[] }) => onMade(recovery_codes);
  return (
    <div className="grid gap-5">
      <ProofError error={make.error} />
      <p className="text-muted">{t('factors.codes.askText')}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onKeep}>{t('keep')}</Button>
        <Button look="next" disabled={make.isPending} onClick={() => make.mutate(undefined, { onSuccess })}>
          {t('factors.codes.make')}
        </Button>
      </div>
    </div>
  );
}

import type { OwnFactors } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useProve } from '../api/use-factors.ts';
import { useLogout } from '../api/use-logout.ts';
import { FactorProof } from './factor-proof.tsx';

/** Asks for a proof of ownership before sign-in settings change. */
export function ProveOwner({ proofs, onProven }: { proofs: OwnFactors['proofs']; onProven: () => void }) {
  const { t } = useTranslation('account');
  const { prove, byPasskey } = useProve();
  const logout = useLogout();
  if (proofs.length === 0) {
    return (
      <div className="grid justify-items-start gap-5">
        <p>{t('factors.proof.none')}</p>
        <Button look="next" disabled={logout.isPending} onClick={() => logout.mutate()}>
          {t('factors.proof.signOut')}
        </Button>
      </div>
    );
  }
  return (
    <FactorProof
      ways={proofs}
      submitLabel={t('factors.proof.submit')}
      pending={prove.isPending}
      error={prove.error}
      byPasskey={byPasskey}
      onProof={(by) => prove.mutate(by, { onSuccess: onProven })}
    />
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemError } from '../../../lib/api/problem.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useMakeApiKey } from '../api/use-api-keys.ts';
import { useFactors } from '../api/use-factors.ts';
import { ActionError } from './action-error.tsx';
import { NewKeyForm } from './new-key-form.tsx';
import { ProveOwner } from './prove-owner.tsx';
import { ToldSecret } from './told-secret.tsx';
import { wantsProof } from '../factors/factor-task.ts';

type Step = 'prove' | 'wish' | 'told';

function useTitle(step: Step): { title: string; description?: string } {
  const { t } = useTranslation(['api', 'account']);
  if (step === 'prove')
    return { title: t('account:factors.proof.title'), description: t('account:factors.proof.text') };
  if (step === 'told') return { title: t('api:keys.madeTitle'), description: t('api:keys.madeText') };
  return { title: t('api:keys.make') };
}

/** A new key: a proof of ownership if one is due, its settings, then the key itself, shown once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['api', 'shell']);
  const { data: factors, error } = useFactors();
  const make = useMakeApiKey();
  const [isProven, setProven] = useState(false);
  const isRefused = make.error instanceof ProblemError && make.error.code === 'proof_needed';
  // Decided once: a proof that expires meanwhile must not discard a half-filled form.
  const [wasProven] = useState(() => factors !== undefined && !wantsProof({ is: 'add_key' }, factors.proven_until));
  const mayWish = isProven || (wasProven && !isRefused);
  const step = make.isSuccess ? 'told' : mayWish ? 'wish' : 'prove';
  const proven = () => {
    make.reset();
    setProven(true);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} {...useTitle(step)} closeLabel={t('shell:close')}>
      {step === 'told' && make.data && (
        <ToldSecret label={t('api:keys.secret')} secret={make.data.secret} onDone={onClose} />
      )}
      {step === 'wish' && (
        <NewKeyForm pending={make.isPending} error={make.error} onWish={(wish) => make.mutate(wish)} />
      )}
      {step === 'prove' && factors && <ProveOwner proofs={factors.proofs} onProven={proven} />}
      {step === 'prove' && !factors && <ActionError title={t('api:keys.makeFailed')} error={error} />}
    </Dialog>
  );
}

import type { OwnFactors, User } from '@vitrine/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { Dialog } from '../../../ui/dialog.tsx';
import { type FactorTask, wantsProof } from '../factors/factor-task.ts';
import { KeptCodes } from './kept-codes.tsx';
import { MakeCodes } from './make-codes.tsx';
import { AddPasskey, RenamePasskey } from './passkey-forms.tsx';
import { ProveOwner } from './prove-owner.tsx';
import { RemoveFactor } from './remove-factor.tsx';
import { SetUpTotp } from './set-up-totp.tsx';

interface Props {
  user: User;
  factors: OwnFactors;
  task: FactorTask;
  /** Switches to another task; null: done. */
  onTask: (task: FactorTask | null) => void;
}

function useTitle(task: FactorTask): string {
  const { t } = useTranslation('account');
  switch (task.is) {
    case 'set_up_app':
      return t('factors.app.setUpLabel');
    case 'remove_app':
      return t('factors.ask.app');
    case 'add_key':
      return t('factors.keys.add');
    case 'rename_key':
      return t('factors.keys.renameLabel', { name: task.key.name });
    case 'remove_key':
      return t('factors.ask.key', { name: task.key.name });
    case 'make_codes':
      return t('factors.codes.askTitle');
    default:
      return t('factors.codes.keepTitle');
  }
}

function Task({ user, factors, task, onTask }: Props) {
  const { t } = useTranslation('account');
  const done = () => onTask(null);
  const isLast = Number(factors.totp !== null) + factors.passkeys.length === 1;
  const isAdmin = user.role === 'admin';
  const keep = (codes: readonly string[] | null) => onTask(codes && { is: 'keep_codes', codes });
  switch (task.is) {
    case 'set_up_app': {
      const added = (codes: readonly string[] | null) => {
        // The codes of a first factor already say so, and would be covered by the toast.
        if (codes === null) toast.success(t('factors.app.added'));
        keep(codes);
      };
      return <SetUpTotp onAdded={added} />;
    }
    case 'remove_app':
      return <RemoveFactor which="app" isLast={isLast} isAdmin={isAdmin} onDone={done} />;
    case 'add_key':
      return <AddPasskey onAdded={keep} />;
    case 'rename_key':
      return <RenamePasskey passkey={task.key} onDone={done} />;
    case 'remove_key':
      return <RemoveFactor which={task.key} isLast={isLast} isAdmin={isAdmin} onDone={done} />;
    case 'make_codes':
      return <MakeCodes onKeep={done} onMade={keep} />;
    default:
      return <KeptCodes codes={task.codes} onDone={done} />;
  }
}

/** One change of the second factors: a proof of ownership if one is due, then the change. */
export function FactorDialog(props: Props) {
  const { task, factors, onTask } = props;
  const { t } = useTranslation(['account', 'shell']);
  // Decided when the dialog opens: a proof that expires meanwhile must not discard a half-filled form.
  const [isProven, setProven] = useState(() => !wantsProof(task, factors.proven_until));
  const title = useTitle(task);
  const text = task.is === 'keep_codes' ? t('account:factors.codes.keepText') : undefined;
  const lead = task.is === 'add_key' ? t('account:factors.keys.addText') : text;
  const description = isProven ? lead : t('account:factors.proof.text');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onTask(null)}
      title={isProven ? title : t('account:factors.proof.title')}
      {...(description !== undefined && { description })}
      closeLabel={t('shell:close')}
    >
      {isProven ? <Task {...props} /> : <ProveOwner proofs={factors.proofs} onProven={() => setProven(true)} />}
    </Dialog>
  );
}

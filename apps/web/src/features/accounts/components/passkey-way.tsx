import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { usePasskeySignIn } from '../api/use-passkey-sign-in.ts';
import { ProofError } from './proof-error.tsx';

interface Props {
  passkey: ReturnType<typeof usePasskeySignIn>;
  remember: boolean;
}

/** Sign-in with a passkey, without address and password. */
export function PasskeyWay({ passkey, remember }: Props) {
  const { t } = useTranslation('auth');
  return (
    <div className="grid gap-2">
      <ProofError error={passkey.error} />
      <Button disabled={passkey.isPending} onClick={() => passkey.mutate(remember)} className="w-full">
        <KeyRound aria-hidden size={18} />
        {t(passkey.isPending ? 'ways.passkeyPending' : 'ways.passkey')}
      </Button>
    </div>
  );
}

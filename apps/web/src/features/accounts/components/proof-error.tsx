import { Notice } from '../../../ui/notice.tsx';
import { useProofErrorText } from '../factors/use-proof-error-text.ts';

/** Why a second factor was refused. */
export function ProofError({ error }: { error: Error | null }) {
  const say = useProofErrorText();
  return error && <Notice tone="danger" urgent title={say(error)} />;
}

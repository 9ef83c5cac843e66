import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Notice } from '../../../ui/notice.tsx';

/** An error of the whole form; errors of a field are shown beside the field. */
export function FormError({ error }: { error: Error | null }) {
  const say = useErrorText();
  return error && <Notice tone="danger" urgent title={say(error)} />;
}

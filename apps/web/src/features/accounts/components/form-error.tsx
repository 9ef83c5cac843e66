import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Notice } from '../../../ui/notice.tsx';

/** What is wrong with the form as a whole; what is wrong with one field stands beside that field. */
export function FormError({ error }: { error: Error | null }) {
  const say = useErrorText();
  return error && <Notice tone="danger" urgent title={say(error)} />;
}

import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Notice } from '../../../ui/notice.tsx';

/** What could not be done, and why. */
export function ActionError({ title, error }: { title: string; error: Error | null }) {
  const say = useErrorText();
  return (
    error && (
      <Notice tone="danger" urgent title={title}>
        {say(error)}
      </Notice>
    )
  );
}

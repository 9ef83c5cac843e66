import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { PromptError } from './passkey-prompt.ts';

/** An error of a second factor in a sentence, including those of the browser's prompt. */
export function useProofErrorText(): (error: unknown) => string {
  const { t } = useTranslation('auth');
  const say = useErrorText();
  return (error) => (error instanceof PromptError ? t(`prompt.${error.fault}`) : say(error));
}

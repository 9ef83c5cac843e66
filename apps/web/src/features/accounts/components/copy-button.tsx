import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { Button } from '../../../ui/button.tsx';

/** Copies a text to the clipboard. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('account');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('factors.codes.copied')),
      () => toast.error(t('factors.codes.copyFailed')),
    );
  return <Button onClick={() => void copy()}>{label}</Button>;
}

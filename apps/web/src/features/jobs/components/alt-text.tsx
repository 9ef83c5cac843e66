import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { Button } from '../../../ui/button.tsx';

/** A picture's alt text, for copying. */
export function AltText({ text, language }: { text: string; language: string }) {
  const { t } = useTranslation('results');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('alt.copied')),
      () => toast.error(t('alt.failed')),
    );
  return (
    <details className="min-w-0 border-y border-line">
      <summary className="min-h-12 content-center font-medium">{t('alt.title')}</summary>
      <div className="grid gap-3 pb-4">
        <p className="text-sm text-muted">{t('alt.hint')}</p>
        <p lang={language} dir="auto" className="border-s-2 border-line ps-3 wrap-anywhere select-all">
          {text}
        </p>
        <Button className="w-fit" onClick={() => void copy()}>
          <Copy aria-hidden size={18} />
          {t('alt.copy')}
        </Button>
      </div>
    </details>
  );
}

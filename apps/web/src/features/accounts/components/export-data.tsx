import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { useExport } from '../api/use-own-data.ts';
import { ActionError } from './action-error.tsx';

const MEGABYTE = 1_000_000;

/** Megabytes as the reader's language writes them. */
function useSize() {
  const { locale } = useLanguage();
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return (bytes: number) => format.format(bytes / MEGABYTE);
}

/** All the account's data as a ZIP; its size is unknown in advance, so received bytes are shown. */
export function ExportData() {
  const { t } = useTranslation('account');
  const { download, bytes } = useExport();
  const size = useSize();
  return (
    <div className="grid justify-items-start gap-3">
      <h3 className="font-medium">{t('data.exportTitle')}</h3>
      <p className="text-muted">{t('data.exportText')}</p>
      <ActionError title={t('data.exportFailed')} error={download.error} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button disabled={download.isPending} onClick={() => download.mutate()}>
          <Download aria-hidden size={18} />
          {t(download.isPending ? 'data.exporting' : 'data.export')}
        </Button>
        <output className="text-sm text-muted tabular-nums">
          {download.isPending && bytes > 0 && t('data.received', { size: size(bytes) })}
          {download.isSuccess && t('data.exported')}
        </output>
      </div>
    </div>
  );
}

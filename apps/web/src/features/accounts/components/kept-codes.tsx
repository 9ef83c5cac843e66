import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from './copy-button.tsx';

const FILE_NAME = 'vitrine-recovery-codes.txt';

/** The recovery codes, shown once. They can be saved as a file without another request to the server. */
export function KeptCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('account');
  const text = `${codes.join('\n')}\n`;
  const save = () => {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    Object.assign(document.createElement('a'), { href: address, download: FILE_NAME }).click();
    URL.revokeObjectURL(address);
  };
  return (
    <div className="grid gap-5">
      <ul
        aria-label={t('factors.codes.list')}
        dir="ltr"
        className="grid gap-x-6 gap-y-1 rounded-md bg-sunken p-4 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label={t('factors.codes.copy')} />
        <Button onClick={save}>{t('factors.codes.save')}</Button>
      </div>
      <Button look="next" onClick={onDone}>
        {t('factors.codes.done')}
      </Button>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from './copy-button.tsx';

/** A secret that is shown once; closing confirms that it was saved. */
export function ToldSecret({ label, secret, onDone }: { label: string; secret: string; onDone: () => void }) {
  const { t } = useTranslation('api');
  return (
    <div className="grid gap-5">
      <output
        aria-label={label}
        dir="ltr"
        className="block rounded-md bg-sunken p-4 font-mono text-sm break-all select-all"
      >
        {secret}
      </output>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={secret} label={t('keys.copy')} />
        <Button look="next" onClick={onDone}>
          {t('keys.done')}
        </Button>
      </div>
    </div>
  );
}

import type { Photo } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';

/** The network that made a cut-out, and whether it replaced a server. */
export function CutoutOrigin({ network, fell_back: fellBack }: Photo['cutout']) {
  const { t } = useTranslation('studio');
  // State restored after a reload may predate this field.
  if (typeof network !== 'string') return null;
  const known = new Map([
    ['vitrine', t('cutout.byOurs')],
    ['server', t('cutout.byServer')],
  ]);
  return (
    <>
      <p className="placard">{known.get(network) ?? t('cutout.byNetwork', { network: `\u2068${network}\u2069` })}</p>
      {fellBack && <p className="border-s-2 border-edge ps-2 text-xs text-muted">{t('cutout.fellBack')}</p>}
    </>
  );
}

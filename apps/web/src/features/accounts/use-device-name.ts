import { useTranslation } from 'react-i18next';

/** What a device is called: browser and system keep their names, what is said between them is in the reader's language. */
export function useDeviceName(): (device: string | null) => string {
  const { t } = useTranslation('account');
  return (device) => {
    const [browser = '', system] = device?.split(' on ') ?? [];
    if (system === undefined) return device ?? t('sessions.unknown');
    return t('sessions.browserOn', { browser, system });
  };
}

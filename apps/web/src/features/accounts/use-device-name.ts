import { useTranslation } from 'react-i18next';

/** The name of a device: names of browser and system stay, the rest is in the reader's language. */
export function useDeviceName(): (device: string | null) => string {
  const { t } = useTranslation('account');
  return (device) => {
    const [browser = '', system] = device?.split(' on ') ?? [];
    if (system === undefined) return device ?? t('sessions.unknown');
    return t('sessions.browserOn', { browser, system });
  };
}

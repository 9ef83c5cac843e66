import type { AdminWebhook } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { StateWord } from './state-word.tsx';

const TONES = { waiting: 'plain', failing: 'bad', done: 'good' } as const;

export function WebhookState({ state }: Pick<AdminWebhook, 'state'>) {
  const { t } = useTranslation('admin');
  return <StateWord tone={TONES[state]}>{t(`webhooks.state.${state}`)}</StateWord>;
}

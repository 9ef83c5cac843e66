import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useMailbox } from '../api/use-mailbox.ts';
import { Message } from './message.tsx';

/** The outbox on a developer's machine; the newest e-mail is open first. */
export function Mailbox() {
  const { t } = useTranslation();
  const say = useErrorText();
  const { data, error } = useMailbox();
  const [chosen, setChosen] = useState<string | null>();
  if (error && !data) return <Notice tone="danger" urgent title={say(error)} />;
  if (!data) return <p className="text-muted">{t('loading')}</p>;
  if (data.length === 0) return <p className="text-muted">{t('mailbox.empty')}</p>;
  const open = chosen === undefined ? data[0]?.id : chosen;
  return (
    <ul className="border-b border-line">
      {data.map((message) => {
        const isOpen = message.id === open;
        const toggle = () => setChosen(isOpen ? null : message.id);
        return <Message key={message.id} message={message} open={isOpen} onToggle={toggle} />;
      })}
    </ul>
  );
}

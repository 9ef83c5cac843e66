import type { MailboxMessage } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { useDateTime } from '../../../lib/use-date-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useMailbox } from '../api/use-mailbox.ts';

function Message({ message }: { message: MailboxMessage }) {
  const { t } = useTranslation();
  const formatTime = useDateTime();
  return (
    <article className="grid grid-cols-1 gap-3 border-t border-line py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="font-medium">{message.subject}</h2>
        <p className="placard wrap-anywhere">
          <bdi>{message.to}</bdi> · {formatTime(message.sent_at)}
        </p>
      </div>
      <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere text-muted">
        {message.text}
      </p>
      {message.links.map((link) => (
        <p key={link}>
          <Button asChild>
            <a href={link}>{t('mailbox.open')}</a>
          </Button>
        </p>
      ))}
    </article>
  );
}

/** What the server would have sent, on a developer's machine. */
export function Mailbox() {
  const { t } = useTranslation();
  const say = useErrorText();
  const { data, error } = useMailbox();
  if (error && !data) return <Notice tone="danger" urgent title={say(error)} />;
  if (!data) return <p className="text-muted">{t('loading')}</p>;
  if (data.length === 0) return <p className="text-muted">{t('mailbox.empty')}</p>;
  return (
    <div>
      {data.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </div>
  );
}

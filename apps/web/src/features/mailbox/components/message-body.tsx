import type { MailboxMessage } from '@vitrine/contract';
import { Tabs } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { MessageFrame } from './message-frame.tsx';

const TAB =
  'min-h-11 border-b-2 border-transparent px-1 text-muted hover:text-ink data-[state=active]:border-ink data-[state=active]:text-ink';

function Parts({ message }: { message: MailboxMessage }) {
  const { t } = useTranslation();
  const { direction } = useLanguage();
  return (
    <Tabs.Root defaultValue="text" dir={direction}>
      <Tabs.List aria-label={t('mailbox.view')} className="flex gap-6 border-b border-line">
        <Tabs.Trigger value="text" className={TAB}>
          {t('mailbox.text')}
        </Tabs.Trigger>
        <Tabs.Trigger value="look" className={TAB}>
          {t('mailbox.look')}
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="text" tabIndex={-1}>
        <p dir="auto" className="max-w-prose py-6 whitespace-pre-line wrap-anywhere">
          {message.text}
        </p>
      </Tabs.Content>
      <Tabs.Content value="look" tabIndex={-1}>
        <MessageFrame html={message.html} title={t('mailbox.frame', { subject: message.subject })} />
      </Tabs.Content>
    </Tabs.Root>
  );
}

/** An open e-mail: its links, its error, and both of its parts. */
export function MessageBody({ message }: { message: MailboxMessage }) {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-1 gap-6">
      {message.failure !== null && (
        <Notice tone={message.status === 'failed' ? 'danger' : 'plain'}>
          <bdi className="wrap-anywhere">{message.failure}</bdi>
        </Notice>
      )}
      {message.links.map((link) => (
        <p key={link}>
          <Button asChild>
            <a href={link}>{t('mailbox.open')}</a>
          </Button>
        </p>
      ))}
      {message.html === '' ? <p className="text-muted">{t('mailbox.erased')}</p> : <Parts message={message} />}
    </div>
  );
}

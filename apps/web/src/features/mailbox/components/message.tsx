import type { MailboxMessage } from '@vitrine/contract';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { useDateTime } from '../../../lib/use-date-time.ts';
import { MessageBody } from './message-body.tsx';

function Details({ message }: { message: MailboxMessage }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const formatTime = useDateTime();
  const language = message.language && new Intl.DisplayNames(locale, { type: 'language' }).of(message.language);
  const state = t(`mailbox.state.${message.status}`);
  return (
    <span className="placard block wrap-anywhere">
      <bdi>{message.to}</bdi> · {formatTime(message.sent_at)}
      {language && ` · ${language}`} ·{' '}
      <span className={message.status === 'failed' ? 'text-danger' : undefined}>{state}</span>
    </span>
  );
}

interface Props {
  message: MailboxMessage;
  open: boolean;
  onToggle: () => void;
}

/** One e-mail of the outbox: a line that opens. */
export function Message({ message, open, onToggle }: Props) {
  const bodyId = useId();
  return (
    <li className="border-t border-line">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? bodyId : undefined}
          onClick={onToggle}
          className="flex min-h-14 w-full items-start gap-4 py-4 text-start"
        >
          <span className="min-w-0 flex-1">
            <span className="block font-medium">
              <bdi>{message.subject}</bdi>
            </span>
            <Details message={message} />
          </span>
          <ChevronDown
            aria-hidden
            className={`mt-1 size-5 shrink-0 text-muted transition-transform duration-150 ${open ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      {open && (
        <div id={bodyId} className="pb-8">
          <MessageBody message={message} />
        </div>
      )}
    </li>
  );
}

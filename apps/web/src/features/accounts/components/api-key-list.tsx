import type { ApiKey } from '@vitrine/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { useDateTime } from '../../../lib/use-date-time.ts';
import { Button } from '../../../ui/button.tsx';
import { useApiKeys, useRevokeApiKey } from '../api/use-api-keys.ts';
import { useFactors } from '../api/use-factors.ts';
import { ActionError } from './action-error.tsx';
import { AskFirst } from './ask-first.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';

/** A key's permissions, age and expiry in words. */
function useKeyWords(): (key: ApiKey) => { may: string; use: string; end: string | null } {
  const { t } = useTranslation('api');
  const moment = useDateTime();
  return ({ scopes, created_at, last_used_at, expires_at }) => {
    const [first = 'read'] = scopes;
    const used = last_used_at === null ? t('keys.unused') : t('keys.used', { when: moment(last_used_at) });
    const isOver = expires_at !== null && Date.parse(expires_at) <= Date.now();
    return {
      may: t(`keys.${scopes.length > 1 ? 'all' : first}`),
      use: `${t('keys.since', { when: moment(created_at) })} · ${used}`,
      end: expires_at === null ? null : t(isOver ? 'keys.ended' : 'keys.endsAt', { when: moment(expires_at) }),
    };
  };
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { t } = useTranslation('api');
  const { may, use, end } = useKeyWords()(apiKey);
  const { name, prefix, sandbox } = apiKey;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 font-medium wrap-anywhere">
          <bdi>{name}</bdi>
          {sandbox && <span className="border border-edge px-1.5 text-xs">{t('keys.sandboxBadge')}</span>}
        </p>
        <p className="text-sm">
          <code dir="ltr">{prefix}…</code> · {may}
        </p>
        <p className="text-sm text-muted">{use}</p>
        {end !== null && <p className="text-sm text-muted">{end}</p>}
      </div>
      <Button look="danger" onClick={onRevoke} aria-label={t('keys.revokeLabel', { name })}>
        {t('keys.revoke')}
      </Button>
    </li>
  );
}

function Keys({ keys }: { keys: readonly ApiKey[] }) {
  const { t } = useTranslation('api');
  const revoke = useRevokeApiKey();
  const [asked, setAsked] = useState<ApiKey | null>(null);
  if (keys.length === 0) return <p className="text-muted">{t('keys.none')}</p>;
  return (
    <>
      <ActionError title={t('keys.revokeFailed')} error={revoke.error} />
      <ul className="divide-y divide-line border-y border-line">
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} onRevoke={() => setAsked(key)} />
        ))}
      </ul>
      {asked !== null && (
        <AskFirst
          title={t('keys.ask', { name: asked.name })}
          text={t('keys.askText')}
          confirmLabel={t('keys.revoke')}
          onConfirm={() => revoke.mutate(asked.id, { onSuccess: () => toast.success(t('keys.revoked')) })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** The API keys by name: each can be revoked, and new ones created if the plan includes them. */
export function ApiKeyList({ mayMake }: { mayMake: boolean }) {
  const { t } = useTranslation('api');
  const { data: keys, error, refetch } = useApiKeys();
  // Prefetched for the dialog's decision about a proof.
  const { data: factors } = useFactors();
  const [making, setMaking] = useState(false);
  if (error && !keys)
    return (
      <>
        <ActionError title={t('keys.failed')} error={error} />
        <Button className="justify-self-start" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </>
    );
  if (!keys) return <p className="animate-[breathe_1.6s_infinite] text-muted">{t('loading')}</p>;
  return (
    <>
      <Keys keys={keys} />
      {mayMake && (
        <Button look="next" className="justify-self-start" disabled={!factors} onClick={() => setMaking(true)}>
          {t('keys.make')}
        </Button>
      )}
      {making && <NewKeyDialog onClose={() => setMaking(false)} />}
    </>
  );
}

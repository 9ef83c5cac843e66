import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import type { TouchingUp } from '../api/use-touch-up.ts';
import { isBrush } from '../touch-up/tools.ts';
import type { Editor } from '../touch-up/use-editor.ts';
import { useLate } from '../touch-up/use-late.ts';

/** Shorter waits show no message. */
const PATIENCE_MS = 300;

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('touchup');
  const say = useErrorText();
  return (
    <div role="alert" className="flex flex-wrap items-center justify-center gap-x-4 text-danger">
      <p>
        {say(error)} {t('kept')}
      </p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}

/** One line: a hint, the current activity, or an error. */
export function TouchUpStatus({ editor, touchingUp }: { editor: Editor; touchingUp: TouchingUp }) {
  const { t } = useTranslation('touchup');
  const { saving, retry } = touchingUp;
  const isSlow = useLate(saving.status === 'saving', PATIENCE_MS);
  if (saving.status === 'failed') return <Failure error={saving.error} onRetry={retry} />;
  if (isSlow) return <p className="animate-[breathe_1.6s_infinite]">{t('working')}</p>;
  if (editor.isEmpty) return <p className="text-ink">{t(editor.canReset ? 'nothingLeft' : 'notFound')}</p>;
  // With the box tool a tap always redefines the product, also after a missed first one.
  if (editor.tool === 'box') return <p className={editor.awaitsTap ? 'text-ink' : ''}>{t('hint.tapOrBox')}</p>;
  if (editor.awaitsTap) return <p className="text-ink">{t('hint.tapOrKeep')}</p>;
  if (editor.isExact && isBrush(editor.tool))
    return <p>{t(editor.tool === 'keep' ? 'hint.keepExactly' : 'hint.eraseExactly')}</p>;
  return <p>{t(`hint.${editor.tool}`)}</p>;
}

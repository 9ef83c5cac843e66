import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/input.tsx';

const PAUSE_MS = 350;

interface Props {
  hint: string;
  value: string;
  onChange: (value: string) => void;
}

/** Typing takes effect after a pause, or at once with Enter; browser navigation changes the value from outside. */
function useTyped({ value, onChange }: Pick<Props, 'value' | 'onChange'>) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    // The echo of one's own typing must not undo newer input.
    if (value !== sent) setTyped(value);
  }
  const send = useEffectEvent((text: string) => {
    setSent(text.trim());
    if (text.trim() !== value) onChange(text.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => send(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const sendNow = (text: string) => {
    setTyped(text);
    setSent(text.trim());
    onChange(text.trim());
  };
  return { typed, setTyped, sendNow };
}

export function SearchField({ hint, value, onChange }: Props) {
  const { t } = useTranslation('admin');
  const { typed, setTyped, sendNow } = useTyped({ value, onChange });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sendNow(typed);
  };
  return (
    <search className="min-w-0 flex-1 basis-64">
      <form className="relative" onSubmit={submit}>
        <Search aria-hidden size={18} className="absolute inset-y-0 start-3 my-auto text-muted" />
        <Input
          aria-label={t('search.label')}
          placeholder={hint}
          value={typed}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
          className="min-h-11 ps-10 pe-11"
        />
        {typed !== '' && (
          <Button
            look="quiet"
            size="icon"
            aria-label={t('search.clear')}
            onClick={() => sendNow('')}
            className="absolute end-0 top-0"
          >
            <X aria-hidden size={18} />
          </Button>
        )}
      </form>
    </search>
  );
}

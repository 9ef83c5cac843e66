import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/input.tsx';

/** Debounce delay of the search. */
const PAUSE_MS = 250;

/** The input shows at once and is reported after a pause. */
function useTyping(value: string, onChange: (value: string) => void) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The address was changed otherwise: by Back, or by clearing the filter.
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => onChange(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  return [text, setText] as const;
}

/** Words to search sets by. */
export function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('sets');
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useTyping(value, onChange);
  const clear = () => {
    setText('');
    field.current?.focus();
  };
  return (
    <search className="relative block">
      <Search aria-hidden size={18} className="absolute start-3 top-1/2 -translate-y-1/2 text-muted" />
      <Input
        ref={field}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        dir="auto"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        className="ps-10 pe-11"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && clear()}
      />
      {text !== '' && (
        <Button
          look="quiet"
          size="icon"
          className="absolute end-0.5 top-0.5"
          aria-label={t('search.clear')}
          onClick={clear}
        >
          <X aria-hidden size={18} />
        </Button>
      )}
    </search>
  );
}

import type { CategoryId, StyleId } from '@vitrine/contract/limits';
import { readChoice } from '../../features/jobs/choice/style-choice.ts';
import { useUploads } from '../../features/photos/api/use-uploads.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useStoredDraft } from '../../lib/use-stored-draft.ts';
import { useReusedSet } from './use-reused-set.ts';

interface Settings {
  focus: readonly string[];
  /** Null until chosen: the language of the interface. */
  language: string | null;
  description: string;
  category: CategoryId | null;
  /** Null: the usual ones. */
  styles: readonly StyleId[] | null;
  /** Names this very set: sending it twice makes one job. */
  key: string;
}

/** Everything the seller has put into the page so far; a reload loses none of it. */
export function useDraft() {
  const uploads = useUploads();
  const { locale } = useLanguage();
  const [settings, change] = useStoredDraft<Settings>('settings', {
    focus: [],
    language: null,
    description: '',
    category: null,
    styles: null,
    key: crypto.randomUUID(),
  });
  useReusedSet(uploads, settings, change);
  const styles = readChoice(settings.styles);
  const photos = uploads.entries.flatMap((entry) => (entry.status === 'ready' ? [entry.photo] : []));
  const ids = photos.map(({ id }) => id);
  const toggleFocus = (id: string) =>
    change({
      focus: settings.focus.includes(id) ? settings.focus.filter((one) => one !== id) : [...settings.focus, id],
    });
  const clear = () => {
    uploads.clear();
    change({ focus: [], description: '', category: null, key: crypto.randomUUID() });
  };
  const body = {
    image_ids: ids,
    focus_images: settings.focus.filter((id) => ids.includes(id)),
    language: settings.language ?? locale,
    ...(settings.description.trim() !== '' && { product_description: settings.description.trim() }),
    ...(settings.category !== null && { category: settings.category }),
    ...(styles !== null && { styles: [...styles] }),
  };
  return { uploads, settings, change, photos, styles, toggleFocus, body, clear };
}

export type Draft = ReturnType<typeof useDraft>;

import { readChoice } from '../../features/jobs/choice/style-choice.ts';
import { useUploads } from '../../features/photos/api/use-uploads.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useStoredDraft } from '../../lib/use-stored-draft.ts';
import { bodyOf, obstacleOf, type Settings } from './set-body.ts';
import { useReusedSet } from './use-reused-set.ts';

/** All the seller's input on the page; it survives a reload. */
export function useDraft() {
  const uploads = useUploads();
  const { locale } = useLanguage();
  const [settings, change] = useStoredDraft<Settings>('settings', {
    focus: [],
    language: null,
    description: '',
    category: null,
    styles: null,
    texts: {},
    looks: { of: null, by: {} },
  });
  useReusedSet(uploads, settings, change);
  const styles = readChoice(settings.styles);
  const photos = uploads.entries.flatMap((entry) => (entry.status === 'ready' ? [entry.photo] : []));
  const toggleFocus = (id: string) =>
    change({
      focus: settings.focus.includes(id) ? settings.focus.filter((one) => one !== id) : [...settings.focus, id],
    });
  const clear = () => {
    uploads.clear();
    change({ focus: [], description: '', category: null, texts: {}, looks: { of: null, by: {} } });
  };
  const body = bodyOf(settings, { photos, locale });
  return {
    obstacle: obstacleOf(uploads, body),
    uploads,
    settings,
    change,
    photos,
    styles,
    toggleFocus,
    body,
    clear,
  };
}

export type Draft = ReturnType<typeof useDraft>;

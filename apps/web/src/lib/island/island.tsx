import {
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/language-provider.tsx';
import { ServedPageContext } from '../i18n/served-page.ts';
import { whenWanted } from './when-wanted.ts';

type Load = () => Promise<{ default: ComponentType }>;

/**
 * The whole part, for the build. Its texts are not preloaded, because its script comes later too: a second i18n instance over the
 * same texts records its own usage.
 */
function built(load: Load): ComponentType {
  const Part = lazy(load);
  return function Built() {
    const { locale } = useLanguage();
    const { i18n } = useTranslation();
    return (
      <ServedPageContext value={{ locale }}>
        <I18nextProvider i18n={i18n.cloneInstance()}>
          <Part />
        </I18nextProvider>
      </ServedPageContext>
    );
  };
}

/** The part in the browser; null while the served HTML is enough. */
function usePart(box: RefObject<HTMLDivElement | null>, load: Load): ComponentType | null {
  const { locale } = useLanguage();
  const [sentIn] = useState(locale);
  const [Part, setPart] = useState<ComponentType | null>(null);
  const translated = locale !== sentIn;
  useEffect(() => {
    if (Part || !box.current) return undefined;
    return whenWanted(box.current, translated, load, (loaded) => startTransition(() => setPart(() => loaded.default)));
  }, [Part, box, translated, load]);
  return Part;
}

/** Scrolls to the address's anchor if it arrived with this part. */
function Arrival() {
  useEffect(() => document.getElementById(window.location.hash.slice(1))?.scrollIntoView(), []);
  return null;
}

function awaited(load: Load): ComponentType {
  return function Awaited() {
    const box = useRef<HTMLDivElement>(null);
    const [arriving, setArriving] = useState(false);
    useEffect(() => setArriving(box.current?.childElementCount === 0), []);
    const Part = usePart(box, load);
    if (Part)
      return (
        <div key="alive">
          <Part />
          {arriving && <Arrival />}
        </div>
      );
    // React leaves the served content as it is during hydration.
    return <div key="sent" ref={box} className="min-h-dvh" suppressHydrationWarning dangerouslySetInnerHTML={EMPTY} />;
  };
}

const EMPTY = { __html: '' };

/**
 * A part of a prerendered page that is served as HTML and hydrates when the reader scrolls near it or changes the language, so
 * that its script and texts do not delay the visible part. After client-side navigation it renders as soon as it has loaded; if
 * it cannot be loaded, the HTML stays.
 */
export function island(load: Load): ComponentType {
  const Part = import.meta.env.SSR ? built(load) : awaited(load);
  return function Island() {
    return (
      <Suspense>
        {import.meta.env.SSR ? (
          <div className="min-h-dvh">
            <Part />
          </div>
        ) : (
          <Part />
        )}
      </Suspense>
    );
  };
}

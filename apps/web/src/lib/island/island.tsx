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
 * In the build the whole part. Its texts are not named for preloading, as its script comes later as well: a second
 * instance over the same words keeps its own account of what is used.
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

/** The part in the browser; null as long as the HTML that was sent is enough. */
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

/** Goes to the place that the address names, where it came with the part. */
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
    // What React finds inside while the page wakes up it leaves as it is.
    return <div key="sent" ref={box} className="min-h-dvh" suppressHydrationWarning dangerouslySetInnerHTML={EMPTY} />;
  };
}

const EMPTY = { __html: '' };

/**
 * A part of a prerendered page that is there at once as HTML, and comes alive when the reader comes near or wants another
 * language: its script and texts do not delay what is seen first. Who comes from another page gets it as soon as it has
 * loaded; where it cannot be loaded, the HTML stays.
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

import { useTranslation } from 'react-i18next';
import { Blocks, type Block } from './rich-text.tsx';

export interface Section {
  id: string;
  title: string;
  blocks: readonly Block[];
}

function Contents({ sections, prefix }: { sections: readonly Section[]; prefix: string }) {
  const { t } = useTranslation('pages');
  return (
    <nav aria-label={t('contents')} className="lg:sticky lg:top-8 lg:self-start">
      <ol className="border-t border-line text-sm">
        {sections.map(({ id, title }) => (
          <li key={id} className="border-b border-line">
            <a
              href={`#${prefix}${id}`}
              className="block py-2.5 text-muted underline-offset-4 hover:text-ink hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Numbered sections with a table of contents: beside them on wide screens, above them on phones. */
export function Sections({ sections, prefix = '' }: { sections: readonly Section[]; prefix?: string }) {
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,16rem)_minmax(0,1fr)] lg:gap-x-24">
      <Contents sections={sections} prefix={prefix} />
      <div className="grid gap-12">
        {sections.map(({ id, title, blocks }) => (
          <section key={id} id={`${prefix}${id}`} aria-labelledby={`${prefix}${id}-title`} className="scroll-mt-8">
            <h2 id={`${prefix}${id}-title`} className="headline text-2xl">
              {title}
            </h2>
            <div className="mt-4 grid max-w-[68ch] gap-4">
              <Blocks blocks={blocks} />
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

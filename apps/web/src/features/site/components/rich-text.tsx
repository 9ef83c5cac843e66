import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { withFacts } from '../../../lib/content/operator.ts';

const LINK_OR_EMAIL = /\[([^\]]+)\]\(([^)]+)\)|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g;
const linkClasses = 'text-ink underline underline-offset-4';

/** A sentence of a content file: facts filled in, `[text](/path)` and e-mail addresses as links. */
export function RichText({ text }: { text: string }) {
  const filled = withFacts(text);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of filled.matchAll(LINK_OR_EMAIL)) {
    const [whole, words, path, email] = match;
    parts.push(filled.slice(end, match.index));
    parts.push(
      path === undefined ? (
        <a href={`mailto:${email}`} dir="ltr" className={linkClasses}>
          {email}
        </a>
      ) : (
        <Link to={path} className={linkClasses}>
          {words}
        </Link>
      ),
    );
    end = match.index + whole.length;
  }
  parts.push(filled.slice(end));
  // The parts of a fixed text never change places.
  // oxlint-disable-next-line react/no-array-index-key
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

export type Block = string | string[];

/** Paragraphs, and lists for blocks of several lines. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) =>
    typeof block === 'string' ? (
      <p key={block}>
        <RichText text={block} />
      </p>
    ) : (
      <ul key={block[0]} className="grid list-disc gap-1.5 ps-5 marker:text-muted">
        {block.map((line) => (
          <li key={line} className="ps-1">
            <RichText text={line} />
          </li>
        ))}
      </ul>
    ),
  );
}

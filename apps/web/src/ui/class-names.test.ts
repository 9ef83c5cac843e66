import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extendTailwindMerge } from 'tailwind-merge';
import { expect, it } from 'vitest';
import { classNames } from './class-names.ts';

/** tailwind-merge is too large for the browser: our function must give the same results for our classes. */
const reference = extendTailwindMerge({
  extend: { classGroups: { 'font-family': ['headline'], 'text-color': ['placard'] } },
});

const source = path.join(import.meta.dirname, '..');
const texts = globSync('**/*.tsx', { cwd: source }).map((file) => readFileSync(path.join(source, file), 'utf8'));
/** Class overrides passed to Button, Input and Textarea. */
const given = [
  ...new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/<(?:Button|Input|Textarea)\b(?:[^>]|=>)*?className="([^"]+)"/g)].map(([, found]) =>
        String(found),
      ),
    ),
  ),
];
const own = ['button.tsx', 'control-classes.ts', 'input.tsx', 'textarea.tsx'].flatMap((file) =>
  [...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(/'([^'\n]+)'/g)].map(([, found]) =>
    String(found),
  ),
);

it('finds the classes in use', () => {
  expect(given.length).toBeGreaterThan(20);
  expect(own).toContain('min-h-11 px-5 py-2');
});

it.each(given)('gives tailwind-merge’s result for "%s"', (override) => {
  for (const base of own.filter((text) => /^[a-z][\w:/[\]. -]*$/.test(text))) {
    const ours = classNames(base, override).split(' ').toSorted();
    expect([base, ours]).toEqual([base, reference(base, override).split(' ').toSorted()]);
  }
});

it('omits missing values, and separates variants', () => {
  expect(classNames('px-5 font-medium', false, undefined, 'px-3 lg:px-4')).toBe('font-medium px-3 lg:px-4');
});

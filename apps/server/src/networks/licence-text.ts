import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CatalogueEntry } from './read-catalogue.ts';

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software
is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES
OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE
LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR
IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

/** Our own licence is the same text. */
const apache = (): string => readFileSync(path.resolve(import.meta.dirname, '../../../../LICENSE'), 'utf8');

/** One line: licence, holder, source. */
export const licenceLine = ({ licence: { id, holder, source } }: CatalogueEntry): string =>
  `${id}, ${holder}, ${source}`;

/** What is kept beside a network's file. */
export function licenceText(entry: CatalogueEntry): string {
  const { name, title, url, licence } = entry;
  const head = `${name}: ${title}\nFile: ${url}\nSource: ${licence.source}\nLicence: ${licence.id}\n${licence.holder}\n`;
  return `${head}\n${licence.id === 'MIT' ? MIT : apache()}`;
}

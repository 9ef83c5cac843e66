import { GlobalFonts } from '@napi-rs/canvas';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Voice } from './text-block.ts';

/** One subset of one family under a name of our own: Skia falls from name to name, never within one. */
interface Cut {
  alias: string;
  family: string;
  subset: string;
  weights: readonly number[];
}

const CUTS: readonly Cut[] = [
  { alias: 'Vitrine Sans', family: 'inter', subset: 'latin', weights: [400, 500, 600, 700, 800] },
  { alias: 'Vitrine Sans Ext', family: 'inter', subset: 'latin-ext', weights: [400, 500, 600, 700, 800] },
  { alias: 'Vitrine Serif', family: 'fraunces', subset: 'latin', weights: [400, 500, 600] },
  { alias: 'Vitrine Serif Ext', family: 'fraunces', subset: 'latin-ext', weights: [400, 500, 600] },
  { alias: 'Vitrine Naskh', family: 'noto-sans-arabic', subset: 'arabic', weights: [400, 500, 600, 700, 800] },
  { alias: 'Vitrine Kufi', family: 'noto-kufi-arabic', subset: 'arabic', weights: [400, 500, 600] },
];

const SANS = ['Vitrine Sans', 'Vitrine Sans Ext', 'Vitrine Naskh'];
const STACKS: Record<'latin' | 'arabic', Record<Voice, readonly string[]>> = {
  latin: { sans: SANS, serif: ['Vitrine Serif', 'Vitrine Serif Ext', 'Vitrine Kufi'] },
  // Latin words inside an Arabic line are set in the sans: a serif beside Kufi looks like an accident.
  arabic: {
    sans: ['Vitrine Naskh', 'Vitrine Sans', 'Vitrine Sans Ext'],
    serif: ['Vitrine Kufi', 'Vitrine Sans', 'Vitrine Sans Ext'],
  },
};

let registered = false;

/** The CSS font of a voice at a size, for a language. */
export function fontOf(voice: Voice, weight: number, size: number, direction: 'ltr' | 'rtl'): string {
  if (!registered) registerAll();
  registered = true;
  const stack = STACKS[direction === 'rtl' ? 'arabic' : 'latin'][voice];
  return `${weight} ${size}px ${stack.map((name) => `"${name}"`).join(', ')}`;
}

function registerAll(): void {
  const require = createRequire(import.meta.url);
  for (const { alias, family, subset, weights } of CUTS) {
    const folder = dirname(require.resolve(`@fontsource/${family}/files/${family}-${subset}-400-normal.woff2`));
    for (const weight of weights) {
      const file = join(folder, `${family}-${subset}-${weight}-normal.woff2`);
      if (!GlobalFonts.registerFromPath(file, alias)) throw new Error(`Font cannot be read: ${file}`);
    }
  }
}

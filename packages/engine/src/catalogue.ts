import type { StyleId } from './identifiers.ts';

/** A style as the outside sees it. */
export interface StyleInfo {
  id: StyleId;
  /** Pixels of the final picture. */
  width: number;
  height: number;
}

/** A language the engine can set on a picture. */
export interface TextLanguage {
  code: string;
  /** English name. */
  name: string;
  nativeName: string;
  direction: 'ltr' | 'rtl';
}

/** All styles, in the order in which they are shown. */
export declare const styles: readonly StyleInfo[];
/** All languages with phrases and fonts, by English name. */
export declare const textLanguages: readonly TextLanguage[];

import { describe, expect, it } from 'vitest';
import { fitText, LEAST_SIZE, type TextWish } from './fit-text.ts';

const WISH: TextWish = {
  words: 'A quiet place for good things',
  box: { x: 100, y: 50, w: 400, h: 200 },
  language: 'en',
  direction: 'ltr',
  voice: 'serif',
  weight: 500,
  size: 80,
  maxLines: 3,
  ink: '#000000',
};

describe('fitText', () => {
  it('keeps every line inside the box', () => {
    const block = fitText(WISH);
    expect(block.lines.map(({ text }) => text).join(' ')).toBe(WISH.words);
    for (const line of block.lines) expect(line.width).toBeLessThanOrEqual(WISH.box.w);
    expect(block.bounds.h).toBeLessThanOrEqual(WISH.box.h);
  });

  it('makes the words smaller before it shortens them', () => {
    const words = 'Selbstbewässernder Zimmerkräutergarten mit Wasserstandsanzeige';
    const block = fitText({ ...WISH, words, language: 'de' });
    expect(block.size).toBeLessThan(WISH.size);
    expect(block.lines.map(({ text }) => text).join(' ')).toBe(words);
  });

  it('never sets text below the legible size: it shortens at a word', () => {
    const words = 'one two three four five six seven eight nine ten eleven twelve '.repeat(6).trim();
    const block = fitText({ ...WISH, words, box: { x: 0, y: 0, w: 200, h: 40 }, maxLines: 1 });
    expect(block.size).toBeGreaterThanOrEqual(LEAST_SIZE);
    expect(block.lines).toHaveLength(1);
    expect(block.lines[0]?.text).toMatch(/^one two.*\w…$/u);
  });

  it('breaks into even lines', () => {
    const widths = fitText({ ...WISH, words: 'Something that belongs in your kitchen', size: 60 }).lines.map(
      ({ width }) => width,
    );
    expect(widths.length).toBeGreaterThan(1);
    expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.55);
  });

  it('starts at the right in Arabic', () => {
    const block = fitText({ ...WISH, words: 'كوب القهوة', language: 'ar', direction: 'rtl' });
    expect(block.bounds.x + block.bounds.w).toBeCloseTo(WISH.box.x + WISH.box.w, 3);
  });

  it('keeps French punctuation with its word', () => {
    const block = fitText({ ...WISH, words: 'Ce qui manquait à votre cuisine ?', language: 'fr', size: 70 });
    for (const { text } of block.lines) expect(text).not.toMatch(/^[?!:;]/u);
  });

  it('breaks Japanese and Thai, which have no spaces', () => {
    const block = fitText({ ...WISH, words: '毎日の暮らしに寄り添うやさしいかたち', language: 'ja', size: 60 });
    expect(block.lines.length).toBeGreaterThan(1);
  });
});

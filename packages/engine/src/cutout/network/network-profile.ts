/** How a network's input and output work; profiles/README.md explains the keys. */
export interface NetworkProfile {
  files: string;
  sidesPx: number[];
  fit: 'square' | 'aspect';
  mirror: boolean;
  layout: 'nchw' | 'nhwc';
  colours: 'rgb' | 'bgr';
  mean: [number, number, number];
  deviation: [number, number, number];
  /** The pixel value that counts as 1; default 255. */
  white?: '255' | 'brightest';
  output: string | null;
  activation: 'none' | 'sigmoid' | 'stretch' | 'sigmoid-stretch';
  decoder: string | null;
  coarse: boolean;
}

type Check = { must: string; holds: (value: unknown) => boolean };

const isTruth: Check = { must: 'true or false', holds: (value) => typeof value === 'boolean' };
const oneOf = (...words: string[]): Check => ({
  must: words.join(' or '),
  holds: (value) => words.includes(String(value)),
});
const isTriple = (must: string, holds: (value: number) => boolean): Check => ({
  must: `three ${must}`,
  holds: (value) =>
    Array.isArray(value) && value.length === 3 && value.every((each) => Number.isFinite(each) && holds(each)),
});

const CHECKS: Record<keyof NetworkProfile, Check> = {
  files: { must: 'a regular expression', holds: isExpression },
  sidesPx: {
    must: 'a list of sides from 32 to 2048 px, multiples of 32',
    holds: (value) => Array.isArray(value) && value.length > 0 && value.every(isSide),
  },
  fit: oneOf('square', 'aspect'),
  mirror: isTruth,
  layout: oneOf('nchw', 'nhwc'),
  colours: oneOf('rgb', 'bgr'),
  mean: isTriple('numbers', () => true),
  deviation: isTriple('numbers above 0', (value) => value > 0),
  white: {
    must: '"255" or "brightest", or left out',
    holds: (value) => value === undefined || value === '255' || value === 'brightest',
  },
  output: { must: 'the name of an output or null', holds: (value) => value === null || typeof value === 'string' },
  activation: oneOf('none', 'sigmoid', 'stretch', 'sigmoid-stretch'),
  decoder: {
    must: 'the name of a file beside it or null',
    holds: (value) => value === null || typeof value === 'string',
  },
  coarse: isTruth,
};

/** @param text JSON, @param source its name in the error message @throws Error one sentence */
export function parseProfile(text: string, source: string): NetworkProfile {
  const given = parseObject(text, source);
  expectProfile(given, source);
  return given;
}

function expectProfile(given: object, source: string): asserts given is NetworkProfile {
  for (const [key, { must, holds }] of Object.entries(CHECKS)) {
    if (!holds(Reflect.get(given, key))) throw new Error(`In ${source}, "${key}" must be ${must}`);
  }
}

function parseObject(text: string, source: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // The error is thrown below.
  }
  throw new Error(`${source} is not a JSON object`);
}

function isSide(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) % 32 === 0 && Number(value) >= 32 && Number(value) <= 2048;
}

function isExpression(value: unknown): boolean {
  try {
    return typeof value === 'string' && new RegExp(value) instanceof RegExp;
  } catch {
    return false;
  }
}

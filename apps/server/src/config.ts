import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const wholeNumber = (min: number, max: number) =>
  z
    .stringFormat('whole number', /^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max));
const truth = z.literal(['true', 'false']).transform((text) => text === 'true');

/** The settings of the process: what each must be, in the words of the sentence that refuses anything else. */
const SETTINGS = {
  NODE_ENV: { must: 'development, test or production', schema: z.literal(['development', 'test', 'production']) },
  PORT: { must: 'a whole number from 0 to 65535', schema: wholeNumber(0, 65_535) },
  HOST: { must: 'a host name or an address', schema: z.string().regex(/^[\w.:-]+$/) },
  PUBLIC_URL: { must: 'an address that begins with http:// or https://', schema: z.url({ protocol: /^https?$/ }) },
  DATA_DIR: { must: 'the path of a folder', schema: z.string() },
  ROLE: { must: 'all, api or worker', schema: z.literal(['all', 'api', 'worker']) },
  RENDER_THREADS: { must: 'a whole number from 1 to 64', schema: wholeNumber(1, 64) },
  MATTING_MODEL: {
    must: 'the path of an .onnx file, perhaps with # and the name of a profile',
    schema: z.string().regex(/\.onnx(#[\w.-]+)?$/i),
  },
  DATABASE_URL: {
    must: 'an address that begins with postgres:// or postgresql://',
    schema: z.string().regex(/^postgres(ql)?:\/\/./),
  },
  ALLOW_STANDINS: { must: 'true or false', schema: truth },
  LOG_LEVEL: { must: `one of ${LOG_LEVELS.join(', ')}`, schema: z.literal(LOG_LEVELS) },
  TRUST_PROXY: {
    must: 'true, false, or addresses of proxies separated by commas',
    schema: z.union([truth, z.string().regex(/^[\da-f.:/]+(\s*,\s*[\da-f.:/]+)*$/i)]),
  },
  REQUESTS_PER_MINUTE: { must: 'a whole number from 1 to 1000000', schema: wholeNumber(1, 1_000_000) },
} as const;

export type SettingName = keyof typeof SETTINGS;
/** Names of all settings; `.env.example` explains each. */
export const settingNames = Object.keys(SETTINGS) as SettingName[];

type Given = { [K in SettingName]?: z.output<(typeof SETTINGS)[K]['schema']> };

/** The settings as the rest of the server reads them: complete, checked, with units. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Where browsers reach the server, without a slash at the end. */
  publicUrl: string;
  /** Absolute. */
  dataDir: string;
  role: 'all' | 'api' | 'worker';
  renderThreads: number;
  /** ONNX network for the cut-out, absolute, perhaps with `#` and a profile's name; null: our own. */
  mattingModel: string | null;
  /** Null: the embedded database under dataDir. */
  databaseUrl: string | null;
  /** Whether the stand-ins for outside services (the mailbox) may run. */
  standIns: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Proxies whose X-Forwarded-For is believed. */
  trustProxy: boolean | string;
  /** Requests that one address may make of the API in a minute. */
  requestsPerMinute: number;
}

/** The settings cannot be used; the message has one sentence for each that is wrong. */
export class ConfigError extends Error {
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'ConfigError';
  }
}

/**
 * Reads the settings from `env`. An empty value is one that is not set.
 * @throws ConfigError
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const { given, sentences } = parseSettings(env);
  if (sentences.length > 0) throw new ConfigError(sentences);
  const config = complete(given);
  const conflicts = conflictsOf(config);
  if (conflicts.length > 0) throw new ConfigError(conflicts);
  return config;
}

function parseSettings(env: Record<string, string | undefined>): { given: Given; sentences: string[] } {
  const given: Record<string, unknown> = {};
  const sentences: string[] = [];
  for (const name of settingNames) {
    const value = env[name]?.trim() ?? '';
    if (value === '') continue;
    const result = SETTINGS[name].schema.safeParse(value);
    if (result.success) given[name] = result.data;
    else sentences.push(`${name} must be ${SETTINGS[name].must}.`);
  }
  return { given, sentences };
}

function complete(given: Given): Config {
  const production = given.NODE_ENV === 'production';
  const port = given.PORT ?? 3000;
  return {
    production,
    port,
    host: given.HOST ?? 'localhost',
    publicUrl: (given.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    dataDir: path.resolve(REPOSITORY, given.DATA_DIR ?? 'data'),
    role: given.ROLE ?? 'all',
    renderThreads: given.RENDER_THREADS ?? Math.min(availableParallelism(), 4),
    mattingModel: given.MATTING_MODEL === undefined ? null : path.resolve(REPOSITORY, given.MATTING_MODEL),
    databaseUrl: given.DATABASE_URL ?? null,
    standIns: given.ALLOW_STANDINS ?? !production,
    logLevel: given.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    trustProxy: given.TRUST_PROXY ?? false,
    requestsPerMinute: given.REQUESTS_PER_MINUTE ?? 3000,
  };
}

function conflictsOf({ role, databaseUrl, standIns }: Config): string[] {
  const sentences: string[] = [];
  if (role !== 'all' && databaseUrl === null) {
    sentences.push(`DATABASE_URL must be set for ROLE=${role}: the embedded database serves one process only.`);
  }
  if (!standIns) {
    sentences.push('ALLOW_STANDINS must be true: e-mails go to the mailbox at /dev/mailbox, which is a stand-in.');
  }
  return sentences;
}

import { availableParallelism } from 'node:os';
import path from 'node:path';
import { readSecretFiles } from './read-secret-files.ts';
import { type Given, type LOG_LEVELS, settingNames, SETTINGS, type SettingName } from './settings.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/** The settings as the server reads them: complete, validated, with units. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Public address, without a trailing slash. */
  publicUrl: string;
  /** Absolute. */
  dataDir: string;
  role: 'all' | 'api' | 'worker';
  renderThreads: number;
  /** Maximum longer side of finished pictures, for tests and trials; null: the style's own. */
  finalSidePx: number | null;
  /** Milliseconds of idleness after which threads are ended. */
  engineIdleMs: number;
  /** ONNX network for the cut-out: absolute path, optionally with `#` and a profile's name; null: our own. */
  mattingModel: string | null;
  /** Cut-out server, with its password if it has one; null: none. */
  cutoutUrl: string | null;
  cutoutTimeoutMs: number;
  /** Null: the embedded database under dataDir. */
  databaseUrl: string | null;
  /** Whether a start migrates the database; if not, it refuses an older one. */
  migrateAtStart: boolean;
  /** Signing keys, newest first; empty: the installation keeps and rotates its own in the database. */
  signingKeys: readonly string[];
  /** Keys that encrypt stored secrets, newest first; empty: they are stored unencrypted. */
  masterKeys: readonly string[];
  /** Connections to DATABASE_URL that this process opens for requests and tasks at most; the queue has its own. */
  databasePoolSize: number;
  /** Bucket for photos and pictures; null: a folder under dataDir. */
  s3: S3Config | null;
  /** Null: e-mails go to the mailbox. */
  mail: { smtpUrl: string; from: string } | null;
  /** Null: sign-in with Google is not offered. */
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  /** Null: the sandbox checkout. */
  paddle: PaddleConfig | null;
  /** Sellers' webhooks may use private addresses and plain HTTP; never in production. */
  webhooksToPrivate: boolean;
  refundPolicy: 'guarantee' | 'final';
  /** The countdown on the start page: to a date, always from the same start value, or none. */
  promo: Date | 'on' | 'off';
  /** Whether sample figures, stories and quotes are shown. */
  samples: 'on' | 'off';
  /** Whether the stand-ins for outside services (mailbox, sandbox checkout) may run. */
  standIns: boolean;
  /** Separate endpoint for metrics and health; null: none. */
  metrics: { port: number; host: string } | null;
  /** Trace collector and service name; null: no tracing. */
  tracing: { endpoint: string; name: string } | null;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Trusted proxies, whose X-Forwarded-For is used. */
  trustProxy: boolean | string;
  /** Days that a guest's session lasts; afterwards the guest's photos and sets are removed. */
  guestDays: number;
  /** API requests per address and minute. */
  requestsPerMinute: number;
}

export interface S3Config {
  bucket: string;
  /** Null: Amazon's own for the region. */
  endpoint: string | null;
  region: string;
  /** Null: the SDK finds them (environment, profile, role of the machine). */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** Prefix of every key: empty, or a folder path that ends in `/`. */
  prefix: string;
  /** Whether browsers are sent to the store itself. */
  isDirect: boolean;
}

export interface PaddleConfig {
  apiKey: string;
  webhookSecret: string;
  clientToken: string;
  environment: 'sandbox' | 'production';
}

/** The settings are invalid; the message has one sentence for each error. */
export class ConfigError extends Error {
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'ConfigError';
  }
}

/**
 * Reads the settings from `env`. An empty value counts as not set.
 * @throws ConfigError
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const { given, sentences } = parseSettings(env);
  if (sentences.length > 0) throw new ConfigError(sentences);
  const halves = halfGiven(given);
  if (halves.length > 0) throw new ConfigError(halves);
  const config = complete(given);
  const conflicts = [...missingIn(given), ...conflictsOf(config)];
  if (conflicts.length > 0) throw new ConfigError(conflicts);
  return config;
}

function parseSettings(all: Record<string, string | undefined>): { given: Given; sentences: string[] } {
  const given: Record<string, unknown> = {};
  const { env, sentences } = readSecretFiles(all, REPOSITORY);
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
  const host = given.HOST ?? 'localhost';
  const publicUrl = (given.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, '');
  return {
    production,
    port,
    host,
    publicUrl,
    dataDir: path.resolve(REPOSITORY, given.DATA_DIR ?? 'data'),
    role: given.ROLE ?? 'all',
    renderThreads: given.RENDER_THREADS ?? Math.min(availableParallelism(), 4),
    finalSidePx: given.FINAL_SIDE_PX ?? null,
    engineIdleMs: (given.ENGINE_IDLE_SECONDS ?? 300) * 1000,
    mattingModel: given.MATTING_MODEL === undefined ? null : path.resolve(REPOSITORY, given.MATTING_MODEL),
    cutoutUrl: given.CUTOUT_URL ?? null,
    cutoutTimeoutMs: (given.CUTOUT_TIMEOUT_SECONDS ?? 30) * 1000,
    databaseUrl: given.DATABASE_URL ?? null,
    migrateAtStart: given.MIGRATE_AT_START ?? true,
    signingKeys: given.SIGNING_KEYS ?? [],
    masterKeys: given.MASTER_KEY ?? [],
    databasePoolSize: given.DATABASE_POOL_SIZE ?? 10,
    s3: s3Of(given),
    mail: mailOf(given),
    google: googleOf(given),
    paddle: paddleOf(given),
    webhooksToPrivate: given.WEBHOOKS_TO_PRIVATE ?? false,
    refundPolicy: given.REFUND_POLICY ?? 'guarantee',
    promo: given.PROMO_COUNTDOWN === 'off' ? 'off' : (given.PROMO_ENDS_AT ?? 'on'),
    samples: given.SAMPLE_CONTENT ?? 'on',
    standIns: given.ALLOW_STANDINS ?? (!production && isLoopback(host) && isLoopback(new URL(publicUrl).hostname)),
    metrics: given.METRICS_PORT === undefined ? null : { port: given.METRICS_PORT, host: given.METRICS_HOST ?? host },
    tracing: tracingOf(given),
    logLevel: given.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    trustProxy: given.TRUST_PROXY ?? false,
    guestDays: given.GUEST_DAYS ?? 30,
    requestsPerMinute: given.REQUESTS_PER_MINUTE ?? 3000,
  };
}

/** Host names and addresses that reach only this machine. */
const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

function s3Of(given: Given): S3Config | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  if (bucket === undefined) return null;
  return {
    bucket,
    endpoint: given.S3_ENDPOINT ?? null,
    region: given.S3_REGION ?? 'us-east-1',
    credentials: accessKeyId === undefined || secretAccessKey === undefined ? null : { accessKeyId, secretAccessKey },
    prefix: given.S3_PREFIX === undefined ? '' : given.S3_PREFIX.replace(/\/?$/, '/'),
    isDirect: given.S3_DIRECT ?? false,
  };
}

function tracingOf({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_SERVICE_NAME: name,
  ROLE: role,
}: Given): Config['tracing'] {
  if (endpoint === undefined) return null;
  return { endpoint, name: name ?? (role === 'worker' ? 'vitrine-worker' : 'vitrine') };
}

function mailOf({ SMTP_URL: smtpUrl, MAIL_FROM: from }: Given): Config['mail'] {
  return smtpUrl === undefined || from === undefined ? null : { smtpUrl, from };
}

function googleOf(given: Given): Config['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = given;
  if (clientId === undefined || clientSecret === undefined) return null;
  return { clientId, clientSecret, issuer: given.GOOGLE_ISSUER ?? 'https://accounts.google.com' };
}

function paddleOf(given: Given): PaddleConfig | null {
  const { PADDLE_API_KEY: apiKey, PADDLE_WEBHOOK_SECRET: webhookSecret, PADDLE_CLIENT_TOKEN: clientToken } = given;
  if (apiKey === undefined || webhookSecret === undefined || clientToken === undefined) return null;
  return { apiKey, webhookSecret, clientToken, environment: given.PADDLE_ENVIRONMENT ?? 'sandbox' };
}

/** Settings that only work together. */
const TOGETHER: readonly (readonly SettingName[])[] = [
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['PADDLE_API_KEY', 'PADDLE_WEBHOOK_SECRET', 'PADDLE_CLIENT_TOKEN'],
];

function halfGiven(given: Given): string[] {
  return TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => given[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) return [];
    const there = names.filter((name) => given[name] !== undefined);
    return [`${missing.join(' and ')} must be set with ${there.join(' and ')}.`];
  });
}

/** Optional in development only: a wrong address would appear in every e-mail and in Google's redirect. */
function missingIn(given: Given): string[] {
  const { NODE_ENV: world, PUBLIC_URL: publicUrl } = given;
  if (world !== 'production') return [];
  const sentences: string[] = [];
  if (publicUrl === undefined) {
    sentences.push(
      'PUBLIC_URL must be set for NODE_ENV=production: the address under which browsers reach the server, ' +
        'such as https://vitrine.example.com, or http://localhost:3000 to try it on this machine.',
    );
  } else if (new URL(publicUrl).protocol === 'http:' && !isLoopback(new URL(publicUrl).hostname)) {
    sentences.push(
      'PUBLIC_URL must begin with https:// for NODE_ENV=production: passwords would cross the network in the clear.',
    );
  }
  if (given.PADDLE_API_KEY !== undefined && given.PADDLE_ENVIRONMENT === undefined) {
    sentences.push(
      'PADDLE_ENVIRONMENT must be set for NODE_ENV=production: production, or sandbox to give credits for test cards.',
    );
  }
  if (given.WEBHOOKS_TO_PRIVATE === true) {
    sentences.push(
      'WEBHOOKS_TO_PRIVATE must not be true for NODE_ENV=production: sellers could reach what only this network should.',
    );
  }
  if (given.FINAL_SIDE_PX !== undefined) {
    sentences.push('FINAL_SIDE_PX must not be set for NODE_ENV=production: sellers pay for pictures in full size.');
  }
  return sentences;
}

function conflictsOf({ role, databaseUrl, standIns, production, mail, paddle }: Config): string[] {
  const sentences: string[] = [];
  if (role !== 'all' && databaseUrl === null) {
    sentences.push(`DATABASE_URL must be set for ROLE=${role}: the embedded database serves one process only.`);
  }
  const others = production ? '' : ' for a HOST or PUBLIC_URL that others can reach';
  if (!standIns && mail === null) {
    const why = `without it e-mails only wait at /dev/mailbox${production ? '' : ', where anyone can read them'}`;
    sentences.push(`SMTP_URL must be set${others}, or ALLOW_STANDINS=true: ${why}.`);
  }
  if (!standIns && paddle === null) {
    sentences.push(
      `PADDLE_API_KEY must be set${others}, or ALLOW_STANDINS=true: without it the checkout only pretends to pay.`,
    );
  }
  return sentences;
}

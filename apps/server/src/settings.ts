import { z } from 'zod';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const wholeNumber = (min: number, max: number) =>
  z
    .stringFormat('whole number', /^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max));
const truth = z.literal(['true', 'false']).transform((text) => text === 'true');

const KEYS_MUST = 'one or more keys of 32 characters or more, the newest first, with commas between';
const KEYS = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((key) => key !== ''))
  .pipe(z.array(z.string().min(32)).min(1));

/** The settings of the process: their schemas and the error messages for invalid values. */
export const SETTINGS = {
  NODE_ENV: { must: 'development, test or production', schema: z.literal(['development', 'test', 'production']) },
  PORT: { must: 'a whole number from 0 to 65535', schema: wholeNumber(0, 65_535) },
  HOST: { must: 'a host name or an address', schema: z.string().regex(/^[\w.:-]+$/) },
  PUBLIC_URL: { must: 'an address that begins with http:// or https://', schema: z.url({ protocol: /^https?$/ }) },
  DATA_DIR: { must: 'the path of a folder', schema: z.string() },
  ROLE: { must: 'all, api or worker', schema: z.literal(['all', 'api', 'worker']) },
  RENDER_THREADS: { must: 'a whole number from 1 to 64', schema: wholeNumber(1, 64) },
  FINAL_SIDE_PX: { must: 'a whole number from 256 to 4096', schema: wholeNumber(256, 4096) },
  ENGINE_IDLE_SECONDS: { must: 'a whole number from 1 to 86400', schema: wholeNumber(1, 86_400) },
  MATTING_MODEL: {
    must: 'the path of an .onnx file, perhaps with # and the name of a profile',
    schema: z.string().regex(/\.onnx(#[\w.-]+)?$/i),
  },
  CUTOUT_URL: { must: 'an address that begins with http:// or https://', schema: z.url({ protocol: /^https?$/ }) },
  CUTOUT_TIMEOUT_SECONDS: { must: 'a whole number from 1 to 600', schema: wholeNumber(1, 600) },
  DATABASE_URL: {
    must: 'an address that begins with postgres:// or postgresql://',
    schema: z.string().regex(/^postgres(ql)?:\/\/./),
  },
  SIGNING_KEYS: { must: KEYS_MUST, schema: KEYS },
  MASTER_KEY: { must: KEYS_MUST, schema: KEYS },
  MIGRATE_AT_START: { must: 'true or false', schema: truth },
  DATABASE_POOL_SIZE: { must: 'a whole number from 2 to 200', schema: wholeNumber(2, 200) },
  S3_BUCKET: { must: 'the name of a bucket', schema: z.string().regex(/^[\w.-]{3,255}$/) },
  S3_ENDPOINT: { must: 'an address that begins with http:// or https://', schema: z.url({ protocol: /^https?$/ }) },
  S3_REGION: { must: 'the name of a region, such as eu-central-1', schema: z.string().regex(/^[\w-]+$/) },
  S3_ACCESS_KEY_ID: { must: 'the id of an access key', schema: z.string() },
  S3_SECRET_ACCESS_KEY: { must: 'the secret of an access key', schema: z.string() },
  S3_PREFIX: {
    must: 'a folder path of small letters and digits, such as vitrine/',
    schema: z.string().regex(/^[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*\/?$/),
  },
  S3_DIRECT: { must: 'true or false', schema: truth },
  SMTP_URL: {
    must: 'an address that begins with smtp:// or smtps://',
    schema: z.string().regex(/^smtps?:\/\/./),
  },
  MAIL_FROM: { must: 'an e-mail address, perhaps with a name before it', schema: z.string().regex(/\S+@\S+/) },
  GOOGLE_CLIENT_ID: { must: 'the client id of the Google project', schema: z.string() },
  GOOGLE_CLIENT_SECRET: { must: 'the client secret of the Google project', schema: z.string() },
  GOOGLE_ISSUER: {
    must: 'an address that begins with https:// (http:// on this machine only)',
    schema: z.url().regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$))/),
  },
  PADDLE_API_KEY: { must: 'an API key of Paddle', schema: z.string() },
  PADDLE_WEBHOOK_SECRET: { must: 'the secret key of the notification destination', schema: z.string() },
  PADDLE_CLIENT_TOKEN: { must: 'a client-side token of Paddle', schema: z.string() },
  PADDLE_ENVIRONMENT: { must: 'sandbox or production', schema: z.literal(['sandbox', 'production']) },
  WEBHOOKS_TO_PRIVATE: { must: 'true or false', schema: truth },
  REFUND_POLICY: { must: 'guarantee or final', schema: z.literal(['guarantee', 'final']) },
  SAMPLE_CONTENT: { must: 'on or off', schema: z.literal(['on', 'off']) },
  PROMO_COUNTDOWN: { must: 'on or off', schema: z.literal(['on', 'off']) },
  PROMO_ENDS_AT: {
    must: 'a moment with its time zone, such as 2027-01-31T23:59:59Z',
    schema: z.iso.datetime({ offset: true }).transform((moment) => new Date(moment)),
  },
  GUEST_DAYS: { must: 'a whole number from 1 to 365', schema: wholeNumber(1, 365) },
  METRICS_PORT: { must: 'a whole number from 0 to 65535', schema: wholeNumber(0, 65_535) },
  METRICS_HOST: { must: 'a host name or an address', schema: z.string().regex(/^[\w.:-]+$/) },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    must: 'an address that begins with http:// or https://',
    schema: z.url({ protocol: /^https?$/ }),
  },
  OTEL_SERVICE_NAME: { must: 'a name', schema: z.string().max(100) },
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

/** The given settings, parsed by their schemas. */
export type Given = { [K in SettingName]?: z.output<(typeof SETTINGS)[K]['schema']> };

import type { Session } from '@vitrine/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import type { AppParts } from '../app-parts.ts';
import { readConfig } from '../config.ts';
import { openKeyRing } from '../keys/open-key-ring.ts';
import { accessTokensOf } from '../modules/accounts/index.ts';
import { readPlan } from '../modules/payments/index.ts';
import type { CutOutState } from '../modules/photos/index.ts';
import { IDLE_QUEUE } from './idle-queue.ts';
import { MemoryPayments } from './memory-payments.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { openWebhookSender } from './open-webhook-sender.ts';
import type { TestDatabase } from './test-database.ts';

export interface TestApp {
  app: FastifyInstance;
  /** `ask('POST /api/auth/login', { payload, token, locale })`. */
  ask(call: string, options?: AskOptions): Promise<LightMyRequestResponse>;
  /** Creates an account and its session. */
  signUp(email: string, password?: string): Promise<Session>;
  /** The token of the last e-mail to an address. */
  mailedToken(email: string): Promise<string>;
}

interface AskOptions {
  payload?: InjectOptions['payload'];
  token?: string;
  /** Accept-Language. */
  locale?: string;
  headers?: Record<string, string>;
  remoteAddress?: string;
}

export const PASSWORD = 'a blue teapot';

/** The real app on a test database, without engine and queue unless given in `parts`. */
export async function createTestApp({ db }: Pick<TestDatabase, 'db'>, parts: Partial<AppParts> = {}): Promise<TestApp> {
  const app = await buildApp({
    db,
    config: readConfig({}),
    tokens: parts.tokens ?? accessTokensOf(await openKeyRing(db, 'access-tokens', readConfig({}))),
    logger: pino({ level: 'silent' }),
    webFolder: '/nowhere',
    storage: createMemoryStorage(),
    queue: IDLE_QUEUE,
    ...noEngine(),
    readPlan,
    cancelSubscriptionOf: async () => {},
    paymentProvider: new MemoryPayments(),
    webhookSender: openWebhookSender(),
    identityProvider: null,
    changes: { announce: async () => {}, subscribe: () => () => {}, close: async () => {} },
    ...parts,
  });
  const ask = askOf(app);
  return {
    app,
    ask,
    signUp: async (email, password = PASSWORD) =>
      (await ask('POST /api/auth/signup', { payload: { email, password } })).json<Session>(),
    mailedToken: async (email) => {
      const { items } = (await ask(`GET /dev/mailbox?to=${encodeURIComponent(email)}`)).json<MailboxAnswer>();
      return items[0]?.links[0]?.split('token=')[1] ?? '';
    },
  };
}

/** An engine whose calls throw. */
const noEngine = (): Pick<AppParts, 'studio' | 'generator' | 'proofs' | 'exporter'> => ({
  studio: {
    measure: async () => 1,
    intake: notHere,
    cutOut: notHere,
    previewCutOut: notHere,
    state: () => OWN_NETWORK,
    wake: () => {},
  },
  generator: { render: notHere, listOptions: notHere, drawHandSheet: notHere },
  proofs: { makeProof: notHere },
  exporter: {
    exportPicture: notHere,
    renderAgain: notHere,
    listOptions: notHere,
    drawHandSheet: notHere,
    tryPicture: notHere,
  },
});

interface MailboxAnswer {
  items: { links: string[] }[];
}

/** Our own network, as after a start without settings. */
export const OWN_NETWORK: CutOutState = {
  network: 'vitrine',
  takesLong: false,
  serverAnswers: null,
  measuredSeconds: null,
};

const notHere = async (): Promise<never> => {
  throw new Error('not in this test');
};

const askOf =
  (app: FastifyInstance): TestApp['ask'] =>
  (call, { payload, token, locale, headers, remoteAddress } = {}) => {
    const [method, url] = call.split(' ') as ['GET', string];
    return app.inject({
      method,
      url,
      ...(payload !== undefined && { payload }),
      ...(remoteAddress !== undefined && { remoteAddress }),
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(locale !== undefined && { 'accept-language': locale }),
        ...headers,
      },
    });
  };

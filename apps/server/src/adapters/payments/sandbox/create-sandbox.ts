import type { Logger } from 'pino';
import type { Db } from '../../../database/db.ts';
import { readSecret } from '../../../database/read-secret.ts';
import { decideRefund } from './adjustments.ts';
import { deliverEvents, type Receiver } from './deliver-events.ts';
import type { Sandbox } from './sandbox.ts';
import { openSandboxApi } from './sandbox-api.routes.ts';
import { lockDue } from './sandbox.repository.ts';
import { settleDue } from './settle-due.ts';

const TICK_MS = 1000;
/** After so many ticks with nothing due, only every fifth is used: nine queries a second cost a hundredth of a core. */
const QUIET_TICKS = 30;
const QUIET_STEP = 5;
/** Paddle's own sandbox takes ten minutes. */
const REFUND_REVIEW_MS = 2000;
const DUE_AT = ['{scheduled_change,effective_at}', '{sandbox,dunning,nextTryAt}', '{next_billed_at}'] as const;
const AT_A_TIME = 20;

/**
 * The stand-in for Paddle, as it runs in one process. Its state is in the database, so any number of processes act as one
 * stand-in.
 */
export interface RunningSandbox extends Sandbox {
  /** Address of its API, key and webhook secret, as an operator would get them from Paddle. */
  api: { address: string; apiKey: string; webhookSecret: string };
  /** Starts the clock and sends notifications to `address`, which is this server's own. */
  startSending(address: string): void;
  /** Stops it once the running work has ended. */
  stopSending(): Promise<void>;
  close(): Promise<void>;
}

export async function createSandbox(db: Db, publicUrl: string, log: Logger): Promise<RunningSandbox> {
  const apiKey = `pdl_local_${await readSecret(db, 'sandbox-payments-api-key')}`;
  const webhookSecret = `pdl_ntfset_${await readSecret(db, 'sandbox-payments-webhook-secret')}`;
  const clock = createClock(db, log);
  const sandbox: Sandbox = {
    db,
    publicUrl,
    act: async (work) => {
      const result = await db.transaction((tx) => work(tx));
      clock.wake();
      return result;
    },
  };
  const api = await openSandboxApi(sandbox, apiKey);
  return {
    ...sandbox,
    api: { address: api.listeningOrigin, apiKey, webhookSecret },
    startSending: (address) => clock.start({ address, secret: webhookSecret }),
    stopSending: clock.stop,
    close: async () => {
      await clock.stop();
      await api.close();
    },
  };
}

/** Executes what is due every second, less often while nothing happens, and at once when woken; never twice at a time. */
function createClock(db: Db, log: Logger) {
  let receiver: Receiver | null = null;
  let stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let waiting = false;
  const pace = createPace();
  const run = async (): Promise<void> => {
    waiting = false;
    if (receiver === null) return;
    if ((await tryWhatIsDue(db, receiver, stopped.signal, log)) > 0) pace.quicken();
  };
  const look = (): void => {
    if (waiting || receiver === null) return;
    waiting = true;
    running = running.then(run);
  };
  const wake = (): void => {
    pace.quicken();
    look();
  };
  return {
    wake,
    start: (to: Receiver): void => {
      receiver = to;
      stopped = new AbortController();
      timer = setInterval(() => pace.isTime() && look(), TICK_MS);
      wake();
    },
    stop: async (): Promise<void> => {
      receiver = null;
      stopped.abort();
      clearInterval(timer);
      await running;
    },
  };
}

/** Which ticks are used: all during activity, every fifth after half a minute without any. */
function createPace() {
  let quiet = 0;
  return {
    isTime: (): boolean => {
      quiet += 1;
      return quiet < QUIET_TICKS || quiet % QUIET_STEP === 0;
    },
    quicken: (): void => {
      quiet = 0;
    },
  };
}

/** @returns how much was done; failures count too, since they must be retried soon */
async function tryWhatIsDue(db: Db, receiver: Receiver, signal: AbortSignal, log: Logger): Promise<number> {
  try {
    return await doWhatIsDue(db, receiver, signal);
  } catch (error) {
    log.error({ err: error }, 'sandbox payments');
    return 1;
  }
}

/** @returns how much was done */
async function doWhatIsDue(db: Db, receiver: Receiver, signal: AbortSignal): Promise<number> {
  let done = 0;
  await db.transaction(async (tx) => {
    const subscriptions = await lockDue(tx, 'subscription', DUE_AT, new Date(), AT_A_TIME);
    for (const subscription of subscriptions) await settleDue(tx, subscription);
    done += subscriptions.length;
  });
  await db.transaction(async (tx) => {
    const reviewed = new Date(Date.now() - REFUND_REVIEW_MS);
    const refunds = await lockDue(tx, 'adjustment', ['{created_at}'], reviewed, AT_A_TIME, {
      status: 'pending_approval',
    });
    for (const refund of refunds) await decideRefund(tx, refund, 'approved');
    done += refunds.length;
  });
  for (;;) {
    const sent = signal.aborted ? 0 : await deliverEvents(db, receiver, signal);
    if (sent === 0) return done;
    // More may have become due during the sending.
    done += sent;
  }
}

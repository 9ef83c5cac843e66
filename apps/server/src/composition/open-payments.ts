import type { Logger } from 'pino';
import { createPaddle } from '../adapters/payments/paddle/create-paddle.ts';
import { createSandbox } from '../adapters/payments/sandbox/create-sandbox.ts';
import { sandboxDevRoutes } from '../adapters/payments/sandbox/sandbox-dev.routes.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/db.ts';
import type { PaymentProvider } from '../modules/payments/payment-provider-port.ts';

const WEBHOOKS_PATH = '/api/payments/webhooks/paddle';

export interface OpenPayments {
  provider: PaymentProvider;
  /** Routes of the stand-in; absent with the real provider. */
  routes?: ReturnType<typeof sandboxDevRoutes>;
  /** Tells the stand-in this process's address, which starts its clock and its notifications. */
  startSending(address: string): void;
  /** Call it while the process still answers. */
  stopSending(): Promise<void>;
  close(): Promise<void>;
}

/** Paddle if an API key is set, else its stand-in, which the same adapter calls over loopback. */
export async function openPayments(db: Db, config: Config, logger: Logger): Promise<OpenPayments> {
  if (config.paddle !== null) {
    const { environment } = config.paddle;
    const nothing = async (): Promise<void> => {};
    return {
      provider: createPaddle({ ...config.paddle, kind: environment, environment }),
      startSending: () => {},
      stopSending: nothing,
      close: nothing,
    };
  }
  const sandbox = await createSandbox(db, config.publicUrl, logger);
  return {
    provider: createPaddle({ ...sandbox.api, kind: 'local', clientToken: 'local', environment: sandbox.api.address }),
    routes: sandboxDevRoutes(sandbox),
    startSending: (address) => sandbox.startSending(address + WEBHOOKS_PATH),
    stopSending: () => sandbox.stopSending(),
    close: () => sandbox.close(),
  };
}

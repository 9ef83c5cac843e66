import { Piscina } from 'piscina';
import { threadSettings } from './thread-settings.ts';

/** An error in a form that crosses processes: errors that end a thread would arrive as plain objects. */
type Failure = Pick<Error, 'name' | 'message' | 'stack'>;

/** Messages from and to the server's process. A number identifies a pool or a call. */
export type Order =
  | { kind: 'open'; pool: number; file: string; count: number }
  | { kind: 'call'; pool: number; call: number; name: string; task: unknown }
  | { kind: 'abandon'; call: number }
  | { kind: 'close'; pool: number };
export type Outcome = { call: number; value: unknown } | { call: number; error: Failure } | { closed: number };

/**
 * The process side of open-engine-process.ts: thread pools with everything they load, whose memory is freed when it ends. It ends
 * with the process that started it, however that ends; terminal signals are handled there, which lets pictures finish first.
 */
const pools = new Map<number, Piscina>();
const calls = new Map<number, AbortController>();
// The server's process may have ended meanwhile: then nobody receives this, and this process ends too.
const tell = (outcome: Outcome): void =>
  void process.send?.(outcome, (error: Error | null) => {
    if (error !== null) process.exit();
  });

process.on('disconnect', () => process.exit());
process.on('SIGINT', () => {}).on('SIGTERM', () => {});
process.on('message', (order: Order) => {
  switch (order.kind) {
    case 'open':
      pools.set(order.pool, new Piscina({ ...threadSettings(order.count), filename: order.file }));
      break;
    case 'call':
      void answer(order);
      break;
    case 'abandon':
      calls.get(order.call)?.abort();
      break;
    default:
      void close(order.pool);
  }
});

async function answer({ pool, call, name, task }: Extract<Order, { kind: 'call' }>): Promise<void> {
  const abandoned = new AbortController();
  calls.set(call, abandoned);
  try {
    tell({ call, value: await pools.get(pool)?.run(task, { name, signal: abandoned.signal }) });
  } catch (error) {
    const { name: kind, message, stack } = error instanceof Error ? error : new Error(String(error));
    tell({ call, error: { name: kind, message, ...(stack !== undefined && { stack }) } });
  } finally {
    calls.delete(call);
  }
}

async function close(number: number): Promise<void> {
  const pool = pools.get(number);
  pools.delete(number);
  await pool?.destroy();
  tell({ closed: number });
}

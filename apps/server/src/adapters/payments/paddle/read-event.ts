import { AppError } from '@vitrine/contract';
import { z } from 'zod';
import type { ReceivedEvent } from '../../../modules/payments/payment-provider-port.ts';
import { isSignedBy } from './verify-signature.ts';

const envelope = z.looseObject({
  event_id: z.string().regex(/^evt_\w{1,60}$/),
  event_type: z.string().min(1).max(100),
  occurred_at: z.iso.datetime({ offset: true }),
  data: z.record(z.string(), z.unknown()),
});

/** An event as Paddle wraps it. @throws ZodError */
export function toReceivedEvent(payload: unknown): ReceivedEvent {
  const told = envelope.parse(payload);
  return { id: told.event_id, type: told.event_type, occurredAt: new Date(told.occurred_at), payload: told };
}

/** @throws AppError invalid_signature: an unsigned body is not parsed */
export function readEvent(secret: string, rawBody: string, header: string | undefined): ReceivedEvent {
  if (!isSignedBy(secret, rawBody, header)) throw new AppError('invalid_signature');
  try {
    return toReceivedEvent(JSON.parse(rawBody));
  } catch (error) {
    throw new AppError('malformed_request', { cause: error });
  }
}

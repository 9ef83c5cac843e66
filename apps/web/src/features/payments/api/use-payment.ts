import type { Payment } from '@vitrine/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { MONEY_KEY } from './money-key.ts';

/** One payment, for its receipt. */
export const usePayment = (id: string): UseQueryResult<Payment> =>
  useQuery({
    queryKey: [...MONEY_KEY, 'payment', id],
    queryFn: ({ signal }) => call('GET /payments/history/:id', { params: { id }, signal }),
  });

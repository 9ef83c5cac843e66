import { CATALOGUE_CACHE_MS } from '@vitrine/contract/prices';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { FALLBACK_CATALOGUE, type ShopCatalogue } from '../fallback-catalogue.ts';

/** The offers. @throws Error with the specified message, and the original error as its cause */
const fetchPlans = async ({ signal }: { signal: AbortSignal }): Promise<ShopCatalogue> => {
  try {
    return await call('GET /payments/subscription/plans', { signal });
  } catch (cause) {
    throw new Error('Failed to fetch subscription plans', { cause });
  }
};

/** The catalogue, fetched at most every five minutes; default prices while it loads or fails. */
export function usePlans() {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['plans'],
    queryFn: fetchPlans,
    staleTime: CATALOGUE_CACHE_MS,
  });
  return { catalogue: data ?? FALLBACK_CATALOGUE, error: data ? null : error, isPending, refetch };
}

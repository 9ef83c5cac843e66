import { CATALOGUE_CACHE_MS } from '@vitrine/contract/prices';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { FALLBACK_CATALOGUE, type ShopCatalogue } from '../fallback-catalogue.ts';

/** What there is to buy. @throws Error of the specification's words, with what went wrong as its cause */
const fetchPlans = async ({ signal }: { signal: AbortSignal }): Promise<ShopCatalogue> => {
  try {
    return await call('GET /payments/subscription/plans', { signal });
  } catch (cause) {
    throw new Error('Failed to fetch subscription plans', { cause });
  }
};

/** The catalogue, asked for every five minutes at most; the usual prices while it loads or cannot be had. */
export function usePlans() {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['plans'],
    queryFn: fetchPlans,
    staleTime: CATALOGUE_CACHE_MS,
  });
  return { catalogue: data ?? FALLBACK_CATALOGUE, error: data ? null : error, isPending, refetch };
}

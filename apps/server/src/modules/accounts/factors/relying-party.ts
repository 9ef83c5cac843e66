import { AppError } from '@vitrine/contract';

/** The relying party of passkeys: a host, and the one origin that may request them. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** EdDSA, ES256 and RS256 (COSE): the algorithms of common authenticators. */
export const ALGORITHMS = [-8, -7, -257];

const LOCAL = /(^|\.)localhost$/;
const IP_ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/;

/** Null where browsers refuse passkeys: at a bare IP address, and over plain http except on localhost. */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { hostname, origin, protocol } = new URL(publicUrl);
  const isSecure = protocol === 'https:' || LOCAL.test(hostname);
  return isSecure && !IP_ADDRESS.test(hostname) ? { id: hostname, origin } : null;
}

/** @throws AppError passkeys_unavailable */
export function needRelyingParty(publicUrl: string): RelyingParty {
  const party = relyingPartyOf(publicUrl);
  if (party === null) throw new AppError('passkeys_unavailable');
  return party;
}

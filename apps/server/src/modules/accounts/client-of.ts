import type { InterfaceLocale } from '@vitrine/contract';
import type { Client } from './accounts-parts.ts';
import { describeDevice } from './describe-device.ts';
import { networkOf } from '../../http/network-of.ts';

interface Asked {
  locale: InterfaceLocale;
  request: { ip: string; headers: { 'user-agent'?: string | undefined } };
}

/** The client of a route's request. */
export const clientOf = ({ locale, request }: Asked): Client => ({
  locale,
  address: networkOf(request.ip),
  device: describeDevice(request.headers['user-agent']),
});

import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that one subscriber gets at least (RFC 6177): the remaining bits are the subscriber's choice. */
const GROUPS = 4;

/** The unit that requests are counted by: an IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(address: string): string {
  const [text = ''] = address.split('%');
  const mapped = /^::ffff:([\d.]+)$/i.exec(text)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(text)) return address;
  const [head = '', tail] = text.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - left.length - right.length }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

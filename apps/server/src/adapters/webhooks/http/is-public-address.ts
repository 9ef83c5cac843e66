import ipaddr from 'ipaddr.js';

/** Whether an IP address belongs to the public internet: not private, loopback or reserved, and not mapped to such an address. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

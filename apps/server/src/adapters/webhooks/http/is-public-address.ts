import ipaddr from 'ipaddr.js';

/** Whether an IP address is of the open internet: neither private, of this machine, reserved, nor one that stands for such an address. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

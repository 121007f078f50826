import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList } from 'node:net';

/** Networks that are not the internet: private, loopback, link-local, documentation, multicast and the like. */
const NOT_PUBLIC: [network: string, prefix: number, family: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
];

const notPublic = new BlockList();
for (const [network, prefix, family] of NOT_PUBLIC) notPublic.addSubnet(network, prefix, family);

const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is on the internet. Of IPv6 only what is given out to networks; mapped IPv4 is not. */
export function isPublicAddress({ address, family }: LookupAddress): boolean {
  if (family === 4) return !notPublic.check(address, 'ipv4');
  return globalUnicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

type Done = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/**
 * Looks a name up as Node does, and refuses it when one of its addresses is not on the internet. The connection
 * goes to what was looked up here, so that a name cannot change its mind in between.
 */
export function publicLookup(hostname: string, options: LookupOptions, done: Done): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses;
    if (error) done(error, []);
    else if (!first || !addresses.every(isPublicAddress)) {
      done(new Error('The host has an address that is not public'), []);
    } else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
}

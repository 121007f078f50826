import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { isPublicAddress, publicLookup } from './public-lookup.ts';

describe('an address', () => {
  it.each([
    '0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.1',
    '192.168.1.1', '198.18.0.1', '203.0.113.1', '224.0.0.1', '255.255.255.255',
  ])('%s is not on the internet', (address) => {
    expect(isPublicAddress({ address, family: 4 })).toBe(false);
  }); // prettier-ignore

  it.each([
    '::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', 'fc00::1', 'fd12::1', 'fe80::1', 'ff02::1',
    '2001:db8::1', '2002:7f00:1::', '2001::1',
  ])('%s is not on the internet', (address) => {
    expect(isPublicAddress({ address, family: 6 })).toBe(false);
  }); // prettier-ignore

  it.each([
    ['8.8.8.8', 4],
    ['172.32.0.1', 4],
    ['185.199.108.133', 4],
    ['2606:50c0:8000::154', 6],
    ['2a00:1450:4001:80b::2001', 6],
  ])('%s is', (address, family) => {
    expect(isPublicAddress({ address, family })).toBe(true);
  });
});

it('refuses to connect to a name of this machine', async () => {
  const look = promisify(publicLookup);
  await expect(look('localhost', {})).rejects.toThrow('not public');
  await expect(look('localhost', { all: true })).rejects.toThrow('not public');
});

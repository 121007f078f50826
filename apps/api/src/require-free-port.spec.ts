import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { requireFreePort } from './require-free-port.ts';

const host = '127.0.0.1';

describe('a port to listen on', () => {
  it('is refused while another program has it, and free again afterwards', async () => {
    const other = createServer().listen(0, host);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(requireFreePort({ port, host })).rejects.toThrow(`Port ${port} is taken.`);
    other.close();
    await once(other, 'close');
    await requireFreePort({ port, host });
    await requireFreePort({ port, host });
  });

  it('is refused on an address that is another machine’s', async () => {
    const elsewhere = { port: 0, host: '203.0.113.1' };
    await expect(requireFreePort(elsewhere)).rejects.toThrow('HOST is no address of this machine');
  });
});

import { createServer } from 'node:net';
import { checkPort } from './port';

const host = '127.0.0.1';

it('a port in use is refused with one sentence, and a free port stays free after the check', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, host, () => resolve()));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(checkPort({ port, host })).rejects.toThrow(
    `Port ${port} is in use; stop the process that uses it or set PORT to another number.`,
  );
  await new Promise((resolve) => other.close(resolve));
  await expect(checkPort({ port, host })).resolves.toBeUndefined();
  await expect(checkPort({ port, host })).resolves.toBeUndefined();
});

it('an address of another machine is refused with one sentence', async () => {
  await expect(checkPort({ port: 0, host: '203.0.113.1' })).rejects.toThrow(
    'The address 203.0.113.1 is not an address of this machine; set HOST to another one.',
  );
});

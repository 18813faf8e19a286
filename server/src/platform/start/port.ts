import { createServer } from 'node:net';
import { StartFailure, systemCodeOf, textOf } from './start-failure';

interface Address {
  port: number;
  host: string;
}

/** Checks the port before other work, so that a used port is reported immediately and nothing is left incomplete. */
export const checkPort = ({ port, host }: Address): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(portFailure(error, { port, host })));
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });

/** Returns the failure with advice on what to change. */
export function portFailure(error: unknown, { port, host }: Address): StartFailure {
  const labels: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use; stop the process that uses it or set PORT to another number.`,
    EACCES: `Port ${port} requires more privileges than this process has; set PORT to a number above 1023.`,
    EADDRNOTAVAIL: `The address ${host} is not an address of this machine; set HOST to another one.`,
  };
  return new StartFailure(
    labels[systemCodeOf(error)] ?? `The server cannot listen on ${host}:${port} (${textOf(error)}).`,
  );
}

import { codes, type Operation } from '@console/contracts';
import type { FastifyRequest } from 'fastify';
import { trustedPeersOf } from '../http/country';
import { Refusal } from '../refusal';
import type { LiveSession } from '../session/live-session.query';

/** Refuses a key that has ended, a call from another address than its own, and a call that keys cannot make. */
export function refuseUnfitKey(
  { apiKey }: Pick<LiveSession, 'apiKey'>,
  { request, operation }: { request: FastifyRequest; operation: Pick<Operation<never, unknown>, 'forKeys'> },
): void {
  if (!apiKey) return;
  if (apiKey.problem !== null) throw new Refusal(apiKey.problem);
  if (!isFrom(apiKey.addresses, request.ip)) throw new Refusal(codes.apiKeyAddress);
  if (!operation.forKeys) throw new Refusal(codes.apiKeyUnfit);
}

const isFrom = (addresses: string[], ip: string): boolean =>
  addresses.length === 0 || (trustedPeersOf(addresses)?.(ip) ?? false);

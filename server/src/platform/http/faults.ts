import { codes, type Code } from '@console/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal';
import { isTransientError } from '../db/transient-error';
import { refusalOf } from './answer';
import { caches, dataPolicy } from './headers';
import { languageOfRequest } from './visit';

/** HTTP statuses of transport faults; all other refusals are sent with the status 200. */
const transport: Record<number, Code> = {
  400: codes.badRequest,
  413: codes.tooLarge,
  415: codes.mediaType,
  429: codes.tooMany,
  503: codes.unavailable,
};

/** Turns a thrown error into an envelope. The stack is only logged. */
export function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const said = { language: languageOfRequest(request), traceId: request.id };
  // Hooks do not run for an unreadable address, so its headers are set here.
  void reply.headers({
    'content-security-policy': dataPolicy,
    'x-content-type-options': 'nosniff',
    'cache-control': caches.never,
  });
  if (error instanceof Refusal) {
    void reply.code(200).send(refusalOf(error, { ...said, reads: request.routeOptions.config.reads ?? false }));
    return;
  }
  const status = statusOf(error);
  if (status === 500) request.log.error({ err: error, traceId: request.id }, 'unexpected');
  void reply.code(status).send(refusalOf(new Refusal(transport[status] ?? codes.serverError), said));
}

/** Returns whether an error is unexpected; only the log contains the cause of such an error. */
export const isUnexpected = (error: unknown): boolean => !(error instanceof Refusal) && statusOf(error) === 500;

function statusOf(error: unknown): number {
  if (!(error instanceof Error)) return 500;
  if (isTransientError(error)) return 503;
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  return status in transport ? status : 500;
}

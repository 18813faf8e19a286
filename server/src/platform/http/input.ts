import { createHash } from 'node:crypto';
import { codes, issuesOf, type Operation } from '@console/contracts';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal';
import { refuseTwice } from './body-text';

/** Input of an operation, or a refusal that names wrong fields. */
export function parseInput<In>(operation: Operation<In, unknown>, request: FastifyRequest): In {
  // Without `reportInput` an absent field cannot be told from one of a wrong type.
  const parsed = operation.input.safeParse(request.body ?? {}, { reportInput: true });
  if (!parsed.success) throw new Refusal(codes.invalid, { fieldIssues: issuesOf(parsed.error) });
  refuseTwice(request);
  return parsed.data;
}

const keyShape = /^[\w-]{8,100}$/;

/** The key of a submission; the client makes it when the form opens. */
export function idempotencyKeyOf(header: string | string[] | undefined): string {
  if (typeof header === 'string' && keyShape.test(header)) return header;
  const code = header === undefined ? 'REQUIRED' : 'FORMAT';
  throw new Refusal(codes.invalid, { fieldIssues: [{ field: 'idempotency-key', code, params: {} }] });
}

/** Two inputs with the same hash are the same submission. */
export const hashOf = (input: unknown): string => createHash('sha256').update(JSON.stringify(input)).digest('hex');

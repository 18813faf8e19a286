import { createHash } from 'node:crypto';
import { codes, issuesOf, type Operation } from '@console/contracts';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal';
import { refuseTwice } from './body-text';

/** Parses the input of an operation, or refuses with the wrong fields. */
export function parseInput<In>(operation: Operation<In, unknown>, request: FastifyRequest): In {
  // Without `reportInput` a missing field looks like one of a wrong type.
  const parsed = operation.input.safeParse(request.body ?? {}, { reportInput: true });
  if (!parsed.success) throw new Refusal(codes.invalid, { fieldIssues: issuesOf(parsed.error) });
  refuseTwice(request);
  return parsed.data;
}

const keyShape = /^[\w-]{8,100}$/;

/** Returns the idempotency key, which the client creates when the form opens. */
export function idempotencyKeyOf(header: string | string[] | undefined): string {
  if (typeof header === 'string' && keyShape.test(header)) return header;
  const code = header === undefined ? 'REQUIRED' : 'FORMAT';
  throw new Refusal(codes.invalid, { fieldIssues: [{ field: 'idempotency-key', code, params: {} }] });
}

/** Hash of an input; equal hashes mean the same submission. */
export const hashOf = (input: unknown): string => createHash('sha256').update(JSON.stringify(input)).digest('hex');

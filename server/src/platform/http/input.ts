import { createHash } from 'node:crypto';
import { codes, holdsCardNumber, issuesOf, type Operation } from '@console/contracts';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal';
import { refuseTwice } from './body-text';

/** Parses the input of an operation, or refuses it with the invalid fields. */
export function parseInput<In>(operation: Operation<In, unknown>, request: FastifyRequest): In {
  // Without `reportInput`, a missing field is indistinguishable from a field of a wrong type.
  const parsed = operation.input.safeParse(request.body ?? {}, { reportInput: true });
  if (!parsed.success) throw new Refusal(codes.invalid, { fieldIssues: issuesOf(parsed.error) });
  refuseTwice(request);
  return parsed.data;
}

const keyShape = /^[\w-]{8,100}$/;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Words that contain a letter, so the digits in a random key are not taken for a card number. */
const notNumeric = /[A-Za-z0-9]*[A-Za-z][A-Za-z0-9]*/g;

function keyIssueOf(header: string | string[] | undefined): 'REQUIRED' | 'FORMAT' | 'CARD_NUMBER_HERE' | null {
  if (header === undefined) return 'REQUIRED';
  if (typeof header !== 'string' || !keyShape.test(header)) return 'FORMAT';
  // Keys are stored, also in the audit log.
  return !uuid.test(header) && holdsCardNumber(header.replaceAll(notNumeric, 'k')) ? 'CARD_NUMBER_HERE' : null;
}

/** Returns the idempotency key, which the client creates when the form opens. */
export function idempotencyKeyOf(header: string | string[] | undefined): string {
  const code = keyIssueOf(header);
  if (code === null) return String(header);
  throw new Refusal(codes.invalid, { fieldIssues: [{ field: 'idempotency-key', code, params: {} }] });
}

/** Hash of an input; equal hashes mean equal submissions. */
export const hashOf = (input: unknown): string => createHash('sha256').update(JSON.stringify(input)).digest('hex');

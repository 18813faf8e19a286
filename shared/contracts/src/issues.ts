import type { z } from '@console/contracts/zod';

/** Issue of a field, before it is translated. `field` is a dotted path. */
export interface FieldIssue {
  field: string;
  code: string;
  params: Record<string, string>;
}

type Issue = z.core.$ZodIssue;

/** Maximum number of reported issues: more than any form has fields. */
const issuesMax = 20;

/** Longer than the name of any field. */
const nameMax = 60;

/** Returns the first 20 field issues of a failed parse; their codes are keys of the message catalogue. */
export const issuesOf = (error: { issues: Issue[] }): FieldIssue[] =>
  error.issues
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ field: fieldOf([...issue.path, key]), code: 'UNKNOWN_FIELD', params: {} }))
        : [{ field: fieldOf(issue.path), ...messageOf(issue) }],
    )
    .slice(0, issuesMax);

const fieldOf = (path: readonly PropertyKey[]): string => path.map((name) => String(name).slice(0, nameMax)).join('.');

const isMissing = ({ origin, minimum }: z.core.$ZodIssueTooSmall): boolean =>
  (origin === 'string' || origin === 'array') && Number(minimum) === 1;

function tooSmall({ origin, inclusive }: z.core.$ZodIssueTooSmall): string {
  if (origin === 'string') return 'MIN_LENGTH';
  if (origin === 'array') return 'MIN_ITEMS';
  return inclusive === false ? 'MORE_THAN' : 'MIN';
}

function tooBig({ origin, inclusive }: z.core.$ZodIssueTooBig): string {
  if (origin === 'string') return 'MAX_LENGTH';
  if (origin === 'array') return 'MAX_ITEMS';
  return inclusive === false ? 'LESS_THAN' : 'MAX';
}

function messageOf(issue: Issue): { code: string; params: Record<string, string> } {
  switch (issue.code) {
    case 'custom': {
      const { code = 'INVALID', ...params } = (issue.params ?? {}) as Record<string, string>;
      return { code, params };
    }
    case 'too_small':
      return isMissing(issue)
        ? { code: 'REQUIRED', params: {} }
        : { code: tooSmall(issue), params: { min: String(issue.minimum) } };
    case 'too_big':
      return { code: tooBig(issue), params: { max: String(issue.maximum) } };
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? { code: 'REQUIRED', params: {} }
        : { code: 'TYPE', params: { expected: issue.expected } };
    case 'invalid_value':
      return issue.input === undefined
        ? { code: 'REQUIRED', params: {} }
        : { code: 'CHOICE', params: { choices: issue.values.map(String).join(', ') } };
    case 'invalid_format':
      return { code: issue.format === 'email' ? 'EMAIL' : 'FORMAT', params: {} };
    default:
      return { code: 'INVALID', params: {} };
  }
}

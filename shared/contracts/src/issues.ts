import type { z } from '@console/contracts/zod';

/** What is wrong with one field, before it is put into words. `field` is a dotted path. */
export interface FieldIssue {
  field: string;
  code: string;
  params: Record<string, string>;
}

type Issue = z.core.$ZodIssue;

/** Field issues of a failed parse; codes are keys of the message catalogue. */
export const issuesOf = (error: { issues: Issue[] }): FieldIssue[] =>
  error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), code: 'UNKNOWN_FIELD', params: {} }));
    return [{ field: issue.path.join('.'), ...wordsOf(issue) }];
  });

function wordsOf(issue: Issue): { code: string; params: Record<string, string> } {
  switch (issue.code) {
    case 'custom': {
      const { code = 'INVALID', ...params } = (issue.params ?? {}) as Record<string, string>;
      return { code, params };
    }
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? { code: 'REQUIRED', params: {} }
        : { code: 'MIN', params: { min: String(issue.minimum) } };
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? { code: 'MAX_LENGTH', params: { max: String(issue.maximum) } }
        : { code: 'MAX', params: { max: String(issue.maximum) } };
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

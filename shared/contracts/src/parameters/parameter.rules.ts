import type { FieldIssue } from '../issues';
import '../admin/messages';
import type { Parameter, ParameterDraft } from './parameter';

/** Bounds of a parameter's value. */
export interface ParameterBounds extends Pick<Parameter, 'type' | 'min' | 'max'> {
  choices: readonly { value: string }[];
}

/** Refuses a draft that changes nothing, so that the history contains only changes. */
export const unchangedIssues = (
  draft: Pick<ParameterDraft, 'value' | 'isActive'>,
  { value, status }: Pick<Parameter, 'value' | 'status'>,
): FieldIssue[] =>
  draft.value === value && draft.isActive === (status === 'ACTIVE')
    ? [{ field: 'value', code: 'UNCHANGED', params: {} }]
    : [];

/** Returns the issues of a value. Numbers must be whole and without leading zeros. */
export function valueIssues(value: string, { type, min, max, choices }: ParameterBounds): FieldIssue[] {
  const issue = (code: string, params: Record<string, string> = {}): FieldIssue[] => [{ field: 'value', code, params }];
  if (value === '') return issue('REQUIRED');
  if (type !== 'INT') {
    const all = type === 'BOOL' ? ['true', 'false'] : choices.map((one) => one.value);
    return all.includes(value) ? [] : issue('CHOICE', { choices: all.join(', ') });
  }
  if (!/^(?:0|-?[1-9]\d{0,8})$/.test(value)) return issue('WHOLE_NUMBER');
  const number = Number(value);
  if (min !== null && number < min) return issue('MIN', { min: String(min) });
  return max !== null && number > max ? issue('MAX', { max: String(max) }) : [];
}

import { z } from '@console/contracts/zod';
import { holdsCardNumber } from '../card-number.rules';
import { done } from '../envelope';
import { operation } from '../operation';
import { instant, text } from '../text';

/** Maximum length of a draft in characters, about ten times the length of the longest step. */
const stateMost = 64_000;

/** A step of a form: its page and the id of its record; the id is empty for a new record. */
const step = z.strictObject({ page: text(80).refine((name) => /^[\w-]+$/.test(name)), recordId: text(60) });

/** Captured state of a form as JSON without secrets. Full card numbers are refused. */
const state = z
  .string()
  .max(stateMost)
  .refine((json) => !json.includes('\u0000') && json.isWellFormed(), { params: { code: 'TEXT' } })
  .refine((json) => texts(json).every((typed) => !holdsCardNumber(typed)), { params: { code: 'CARD_NUMBER_HERE' } });

/** Returns the strings and numbers of a JSON document; for invalid JSON, the whole text. */
function texts(json: string): string[] {
  const found: string[] = [];
  try {
    JSON.parse(json, (_key, value: unknown) => {
      if (typeof value === 'string' || typeof value === 'number') found.push(String(value));
      return null;
    });
    return found;
  } catch {
    return [json];
  }
}

/** A draft that the user saved, to continue on any device. */
export const stepDraft = z.strictObject({ state: z.string(), savedAt: instant });
/** A draft that the user saved. */
export type StepDraft = z.infer<typeof stepDraft>;

/** Returns the user's own draft of a step; null if there is none. */
export const readStepDraft = operation({
  path: '/stepDraft/detail',
  permission: 'signed-in',
  input: step,
  output: z.strictObject({ draft: stepDraft.nullable() }),
  reads: true,
});

/** Saves a draft, replacing the previous one. Only its user can read it. It is deleted after 30 days. */
export const saveStepDraft = operation({
  path: '/stepDraft/save',
  permission: 'signed-in',
  input: step.extend({ state }),
  output: z.strictObject({ savedAt: instant }),
  audit: false,
});

export const deleteStepDraft = operation({
  path: '/stepDraft/delete',
  permission: 'signed-in',
  input: step,
  output: done,
  audit: false,
});

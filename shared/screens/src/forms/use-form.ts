import { fieldMessageOf, type FieldError, type FieldIssue, issuesOf } from '@console/contracts';
import type { z } from '@console/contracts/zod';
import { focusFirstInvalid, reportRefusedTexts } from '@console/ui/form';
import { useEffect, useState } from 'react';
import type { Sent } from '../wire/use-operation';
import { useLanguage } from '../use-shown';
import { fieldOf, firstIssues, isSame, isWithin } from './form.rules';
import { useFormHandover } from './use-form-handover';
import { useLive } from './use-live';

/** Options of a form. */
export interface FormOptions<Draft> {
  schema: z.ZodType<Draft>;
  /** Initial values. */
  start: Partial<Draft>;
  /** Version of the record that contained the initial values; 0 or omitted for a new record. */
  version?: number | undefined;
  /** Rules beyond the schema of single values; they must accept missing values. */
  rules?: (values: Partial<Draft>) => FieldIssue[];
  /** Errors of an earlier submission, shown immediately together with the issues of the contract. */
  checked?: readonly FieldError[];
}

/** Complete state of a form. */
export interface FormMemory<Draft> {
  values: Partial<Draft>;
  /** Values that do not count as typed: the initial and the saved ones. */
  initial: Partial<Draft>;
  /** Version of the record that contained `initial`; 0 for a new record. */
  initialVersion: number;
  /** Version that saving replaces: the initial one, or a newer one that the server sent with a conflict. */
  version: number;
  touched: ReadonlySet<string>;
  submitted: boolean;
  refused: FieldError[];
}

/** A form: its values, its errors and its submission. */
export type Form<Draft extends object> = ReturnType<typeof useForm<Draft>>['form'];

/**
 * Contains values with messages from the contract, from rules and from the server, by field. A field shows its error
 * after it was left or the form was submitted. Typed values are never lost, whatever the server responds. Pass `bind`
 * to the form element.
 */
export function useForm<Draft extends object>({
  schema,
  start,
  version: startVersion = 0,
  rules,
  checked,
}: FormOptions<Draft>) {
  const language = useLanguage();
  const live = useLive<FormMemory<Draft>>(() => newMemory({ start, version: startVersion, checked }));
  const { change } = live;
  const { values, initial, version, touched, submitted, refused } = live.shown;
  const { bind, focusFirst, hasRefusedTexts } = useFirstInvalid(checked !== undefined);
  const { handover, whileBusy } = useFormHandover({ live, schema });

  const parsed = schema.safeParse(values);
  const all = [...(rules?.(values) ?? []), ...(parsed.success ? [] : issuesOf(parsed.error))];
  const issues = firstIssues(all);

  const errorOf = (name: keyof Draft & string): string | undefined => {
    const response = refused.find(({ field }) => fieldOf(field) === name);
    if (response) return response.message;
    const issue = submitted || touched.has(name) ? issues.get(name) : undefined;
    return issue && fieldMessageOf(issue, language);
  };
  /**
   * Returns the error at a path within a list, such as `tiers.2.amount`; with `exact`, only an error of the list
   * itself.
   */
  const errorAt = (path: string, { exact = false } = {}): string | undefined => {
    const isAt = ({ field }: FieldIssue) => (exact ? field === path : isWithin(field, path));
    const response = refused.find(isAt);
    if (response) return response.message;
    const issue = submitted || touched.has(path) ? all.find(isAt) : undefined;
    return issue && fieldMessageOf(issue, language);
  };
  const submit = async <Out>(send: (draft: Draft) => Promise<Sent<Out>>): Promise<Sent<Out> | undefined> => {
    change((before) => ({ ...before, submitted: true, refused: [] }));
    // Called even if there are other errors, so that every field with an unreadable text shows its message.
    const isUnreadable = hasRefusedTexts();
    if (isUnreadable || !parsed.success || issues.size > 0) {
      focusFirst();
      return undefined;
    }
    const sent = await whileBusy(send(parsed.data));
    if (sent.at === 'done') change((before) => ({ ...before, initial: values }));
    if (sent.at === 'refused') {
      change((before) => ({ ...before, refused: sent.failure.fieldErrors }));
      focusFirst();
    }
    return sent;
  };
  const named = new Set([...(submitted ? issues.keys() : []), ...refused.map(({ field }) => fieldOf(field))]);
  const isDirty = !isSame(values, initial);
  const errors = { errorOf, errorAt, errorCount: named.size };
  const form = { schema, values, initial, version, ...settersOf(change), ...errors, isDirty, submit };
  return { bind, form, handover };
}

interface Opening<Draft> {
  start: Partial<Draft>;
  version: number;
  checked?: readonly FieldError[] | undefined;
}

const newMemory = <Draft>({ start, version, checked }: Opening<Draft>): FormMemory<Draft> => ({
  values: start,
  initial: start,
  initialVersion: version,
  version,
  touched: new Set(),
  submitted: checked !== undefined,
  refused: [...(checked ?? [])],
});

const settersOf = <Draft extends object>(change: (step: (before: FormMemory<Draft>) => FormMemory<Draft>) => void) => ({
  set: <Name extends keyof Draft & string>(name: Name, value: Draft[Name] | undefined) =>
    change((before) => ({
      ...before,
      values: { ...before.values, [name]: value },
      refused: before.refused.filter(({ field }) => fieldOf(field) !== name),
    })),
  /** Sets an item of a list; errors of other items stay visible. */
  setWithin: (name: string, value: unknown, path: string) =>
    change((before) => ({
      ...before,
      values: { ...before.values, [name]: value },
      refused: before.refused.filter(({ field }) => !isWithin(field, path)),
    })),
  /** Sets several values that depend on each other. */
  setAll: (values: Partial<Draft>) => change((before) => ({ ...before, values, refused: [] })),
  /** Resets the form to these values, untouched and without errors. */
  reset: (values: Partial<Draft>) =>
    change(({ initialVersion }) => newMemory({ start: values, version: initialVersion })),
  /** Makes saving replace this version of the record, which another user saved since. */
  setVersion: (version: number) => change((before) => ({ ...before, version })),
  /** Sets the values that the server stored as this version as the initial values. */
  setSaved: (initial: Partial<Draft>, version: number) =>
    change((before) => ({ ...before, initial, initialVersion: version, version })),
  /** Sets a value that the user did not type, such as the only option; it does not count as unsaved input. */
  setDefault: <Name extends keyof Draft & string>(name: Name, value: Draft[Name]) =>
    change((before) => ({
      ...before,
      values: { ...before.values, [name]: value },
      initial: { ...before.initial, [name]: value },
    })),
  /** Also accepts a path within a list. */
  touch: (name: string) =>
    change((before) =>
      before.touched.has(name) ? before : { ...before, touched: new Set([...before.touched, name]) },
    ),
});

/** Focuses the first invalid input, including inputs with an unreadable text, after the messages are rendered. */
function useFirstInvalid(isChecked: boolean) {
  const [element, bind] = useState<HTMLFormElement | null>(null);
  const [turn, setTurn] = useState(isChecked ? 1 : 0);
  useEffect(() => {
    if (turn > 0 && element) focusFirstInvalid(element);
  }, [turn, element]);
  const hasRefusedTexts = () => element !== null && reportRefusedTexts(element);
  return { bind, focusFirst: () => setTurn((before) => before + 1), hasRefusedTexts };
}

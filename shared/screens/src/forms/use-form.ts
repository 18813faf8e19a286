import { fieldMessageOf, type FieldError, type FieldIssue, issuesOf } from '@console/contracts';
import type { z } from '@console/contracts/zod';
import { focusFirstInvalid } from '@console/ui/form';
import { useEffect, useState } from 'react';
import type { Sent } from '../wire/use-operation';
import { useLanguage } from '../use-shown';
import { fieldOf, firstIssues, isSame } from './form.rules';

interface Options<Draft> {
  schema: z.ZodType<Draft>;
  /** What the form opens with. */
  start: Partial<Draft>;
  /** Rules beyond the shape of single values; they must cope with values that are not there yet. */
  rules?: (values: Partial<Draft>) => FieldIssue[];
}

/** A form: what was typed, what is wrong with it, and the way to send it. */
export type Form<Draft extends object> = ReturnType<typeof useForm<Draft>>['form'];

/**
 * Values with messages from the contract, from rules and from the server, all by field. A field complains once it
 * was left or the form was sent. Nothing typed is lost, whatever the server says. `bind` goes to the form element.
 */
export function useForm<Draft extends object>({ schema, start, rules }: Options<Draft>) {
  const language = useLanguage();
  const [values, setValues] = useState(start);
  const [clean, setClean] = useState(start);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [wasSent, setSent] = useState(false);
  const [refused, setRefused] = useState<FieldError[]>([]);
  const { bind, focusFirst } = useFirstInvalid();

  const parsed = schema.safeParse(values);
  const issues = firstIssues(rules?.(values) ?? [], parsed.success ? [] : issuesOf(parsed.error));

  const errorOf = (name: keyof Draft & string): string | undefined => {
    const answer = refused.find(({ field }) => fieldOf(field) === name);
    if (answer) return answer.message;
    const issue = wasSent || left.has(name) ? issues.get(name) : undefined;
    return issue && fieldMessageOf(issue, language);
  };
  const set = <Name extends keyof Draft & string>(name: Name, value: Draft[Name] | undefined) => {
    setValues((before) => ({ ...before, [name]: value }));
    setRefused((before) => before.filter(({ field }) => fieldOf(field) !== name));
  };
  /** For values that depend on each other. */
  const setAll = (next: Partial<Draft>) => {
    setValues(next);
    setRefused([]);
  };
  const leave = (name: keyof Draft & string) => setLeft((before) => new Set([...before, name]));
  const submit = async <Out>(send: (draft: Draft) => Promise<Sent<Out>>): Promise<Sent<Out> | undefined> => {
    setSent(true);
    setRefused([]);
    if (!parsed.success || issues.size > 0) {
      focusFirst();
      return undefined;
    }
    const sent = await send(parsed.data);
    if (sent.at === 'done') setClean(values);
    if (sent.at === 'refused') {
      setRefused(sent.failure.fieldErrors);
      focusFirst();
    }
    return sent;
  };
  const named = new Set([...(wasSent ? issues.keys() : []), ...refused.map(({ field }) => fieldOf(field))]);
  const isDirty = !isSame(values, clean);
  return { bind, form: { values, set, setAll, leave, errorOf, errorCount: named.size, isDirty, submit } };
}

/** Gives the focus to the first invalid input once the messages are drawn. */
function useFirstInvalid() {
  const [form, bind] = useState<HTMLFormElement | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn > 0 && form) focusFirstInvalid(form);
  }, [turn, form]);
  return { bind, focusFirst: () => setTurn((before) => before + 1) };
}

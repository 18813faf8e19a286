import { i18nText, type RecordNames } from '@console/contracts';
import { z } from '@console/contracts/zod';
import { isSame } from '../forms/form.rules';

type Values = Readonly<Record<string, unknown>>;

interface Versions {
  /** Initial values of the form. */
  opened: Values;
  /** Values that another user has saved since. */
  theirs: Values;
  yours: Values;
}

/** Returns the fields that another user changed and that saving would overwrite, in both versions. */
export function overwritten({ opened, theirs, yours }: Versions): { theirs: Values; yours: Values } {
  const differs = (name: string, from: Values) => !isSame({ value: theirs[name] }, { value: from[name] });
  const names = Object.keys(theirs).filter((name) => differs(name, opened) && differs(name, yours));
  const picked = (from: Values) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { theirs: picked(theirs), yours: picked(yours) };
}

const named = z.object({ id: z.string(), name: z.union([i18nText, z.string()]) });

/** Returns the names of all records within a value, so that fields with their ids can show them. */
export function namesWithin(value: unknown): RecordNames {
  if (typeof value !== 'object' || value === null) return [];
  const { data } = named.safeParse(value);
  const own = data && { id: data.id, name: textOf(data.name) };
  return [...(own ? [own] : []), ...Object.values(value).flatMap(namesWithin)];
}

const textOf = (name: z.output<typeof named>['name']) =>
  typeof name === 'string' ? { en_US: name, zh_CN: name } : name;

import type { z } from '@console/contracts/zod';
import { cardDraft } from './cards/card-draft';
import { cardholderDraft } from './cards/cardholder-record';
import { fieldMessageOf } from './field-messages';
import { issuesOf } from './issues';
import { operations } from './operations';
import { enteredDay, enteredInstant } from './text';

interface Field {
  name: string;
  format: string;
  takes: (value: string) => boolean;
}

const isSchema = (value: object): value is z.ZodType => '_zod' in value;

/** Returns the days and instants in a schema, from the definitions of zod. */
function daysIn(schema: unknown, name: string): Field[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (!isSchema(schema)) return Object.entries(schema).flatMap(([key, value]) => daysIn(value, `${name}.${key}`));
  const def: Record<string, unknown> = { ...schema._zod.def };
  const { shape, element, innerType, options, in: piped, valueType, format } = def;
  if (format === 'date' || format === 'datetime')
    return [{ name, format, takes: (value) => schema.safeParse(value).success }];
  return daysIn({ ...Object(shape), ...Object(options), element, innerType, piped, valueType }, name);
}

const fields = Object.entries(operations).flatMap(([name, { input }]) => daysIn(input, name));
const textOf = { date: (day: string) => day, datetime: (day: string) => `${day}T00:00:00Z` };

test('no input of an operation accepts a day that the database cannot store', () => {
  const taking = (day: string) =>
    fields.filter(({ format, takes }) => takes(format === 'date' ? day : textOf.datetime(day))).map(({ name }) => name);
  expect(fields.length).toBeGreaterThan(60);
  for (const day of ['0000-01-01', '0001-01-01', '1899-12-31', '3000-01-02', '9999-12-31'])
    expect({ day, taking: taking(day) }).toEqual({ day, taking: [] });
  expect(taking('2026-02-28')).toHaveLength(fields.length);
});

test('a day outside the bounds has one issue, with the bounds in both languages', () => {
  const { error } = cardDraft.safeParse({ validTo: '0000-01-01' });
  const [issue, ...others] = issuesOf(error ?? { issues: [] }).filter(({ field }) => field === 'validTo');
  expect(others).toEqual([]);
  expect(issue && fieldMessageOf(issue, 'en_US')).toBe('Enter a date from 1900-01-01 to 2999-12-31');
  expect(issue && fieldMessageOf(issue, 'zh_CN')).toBe('请输入1900-01-01至2999-12-31之间的日期');
});

test.each(['soon', '2026-02-30', ''])('an invalid day has one issue for its format: %j', (birthday) => {
  const { error } = cardholderDraft.safeParse({ birthday });
  const codes = issuesOf(error ?? { issues: [] }).filter(({ field }) => field === 'birthday');
  expect(codes.map(({ code }) => code)).toEqual(['FORMAT']);
});

test('the first and the last day are accepted', () => {
  for (const day of ['1900-01-01', '2999-12-31']) {
    expect(enteredDay.safeParse(day).success).toBe(true);
    expect(enteredInstant.safeParse(`${day}T23:59:59Z`).success).toBe(true);
  }
});

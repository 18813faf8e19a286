import type { z } from '@console/contracts/zod';
import { LinesField, type LinesProps } from './lines-field';

/** What one item of a list of the draft is; nothing where it is no list of records. */
type LineIn<Value> = NonNullable<Value> extends readonly (infer Line extends object)[] ? Line : never;

/** Names of the lists of a draft whose items are records. */
type ListNames<Draft> = {
  [Name in keyof Draft]-?: [LineIn<Draft[Name]>] extends [never] ? never : Name;
}[keyof Draft] &
  string;

type Props<Draft, Name extends ListNames<Draft>> = Omit<LinesProps<LineIn<Draft[Name]>>, 'schema' | 'ns' | 'name'> & {
  name: Name;
};

/**
 * The field for a list of records of a draft; its lines hold fields of `fieldsOf` of what the list holds. Apart from the
 * others, so that a form without one loads none of its code.
 */
export function lineFieldsOf<Draft extends object>(schema: z.ZodType<Draft>, ns: string) {
  return {
    Lines: <Name extends ListNames<Draft>>({ name, ...lines }: Props<Draft, Name>) => (
      <LinesField<LineIn<Draft[Name]>> {...lines} schema={schema} ns={ns} name={name} />
    ),
  };
}

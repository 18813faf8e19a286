import type { z } from '@console/contracts/zod';
import { LinesField, type LinesProps } from './lines-field';

/** Item type of a list of records; `never` for other types. */
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
 * Returns the field for a list of records. Its lines contain fields from `fieldsOf` of the item schema. It is separate,
 * so that forms without lists do not load it.
 */
export function lineFieldsOf<Draft extends object>(schema: z.ZodType<Draft>, ns: string) {
  return {
    Lines: <Name extends ListNames<Draft>>({ name, ...lines }: Props<Draft, Name>) => (
      <LinesField<LineIn<Draft[Name]>> {...lines} schema={schema} ns={ns} name={name} />
    ),
  };
}

import { listCountryStates } from '@console/contracts';
import type { Option } from '@console/ui/form';
import type { ReactNode } from 'react';
import { useLocalText } from '../use-shown';
import { useRecord } from '../wire/use-record';

interface StateFieldProps {
  /** Fields of a draft with a state, from `fieldsOf`. */
  fields: {
    Text: (props: { name: 'state' }) => ReactNode;
    Select: (props: { name: 'state'; search: boolean; options: Option[] }) => ReactNode;
  };
  /** Code of the country; empty if none is selected. */
  country: string;
}

/** State in an address: a selection if the country has a list of states, otherwise any text. */
export function StateField({ fields, country }: StateFieldProps) {
  const textOf = useLocalText();
  const { data } = useRecord(listCountryStates, country === '' ? null : { country }).result;
  const states = (data?.list ?? []).map(({ code, names }) => ({
    value: code,
    label: textOf(names),
    description: code,
  }));
  return states.length > 0 ? <fields.Select name="state" search options={states} /> : <fields.Text name="state" />;
}

import type { ListQuery, Operation } from '@console/contracts';
import type { z } from '@console/contracts/zod';
import { useTranslation } from 'react-i18next';
import { useCodeOptions } from '../dicts/code-options';
import { insideOf, shapeOf, valuesOf } from '../fields/field-facts.rules';
import { elementOf } from '../fields/list-facts.rules';
import type { Filter } from './list-filters';
import type { FilterKinds } from './list-query.rules';

/** Names of the filters of a list call. */
type NameIn<In> = In extends { filter?: infer F } ? keyof NonNullable<F> & string : never;

/** Options of a filter. */
type Offer = Pick<Filter, 'options' | 'search'>;

interface Named {
  name: string;
  /** Key of its title, if it is not composed of namespace and name. */
  title: string | undefined;
}

type Offered = Named & Offer;

interface Spec extends Named {
  kind: FilterKinds[string];
  /** Hook that returns the options. */
  useOffer: () => Offer;
}

interface Title {
  /** Key of its title, if it is not composed of namespace and name. */
  title?: string;
}

const days: Offer = { options: 'days' };
const amounts: Offer = { options: 'amounts' };

/** The kinds of filters; each takes the name of a filter of the contract. */
const filterKinds = <In extends ListQuery>(input: z.ZodType<In>) => ({
  /** Codes of the contract, with labels from a dictionary or unchanged. */
  codes: (name: NameIn<In>, dict?: string, { title }: Title = {}): Spec => {
    const codes = codesOf(input, name);
    return { name, kind: 'list', title, useOffer: () => ({ options: useCodeOptions(codes, dict) }) };
  },
  /** Options from a hook, such as records of another list. */
  from: (name: NameIn<In>, useOffer: () => Offer, { title }: Title = {}): Spec => ({
    name,
    kind: 'list',
    title,
    useOffer,
  }),
  /** A filter that is on or off; `text` describes the matching rows. */
  flag: (name: NameIn<In>, text: string, { title }: Title = {}): Spec => {
    const useOffer = () => {
      const { t } = useTranslation();
      return { options: [{ value: 'true', label: t(text) }] };
    };
    return { name, kind: 'flag', title, useOffer };
  },
  days: (name: NameIn<In>, { title }: Title = {}): Spec => ({ name, kind: 'days', title, useOffer: () => days }),
  amounts: (name: NameIn<In>, { title }: Title = {}): Spec => ({
    name,
    kind: 'amounts',
    title,
    useOffer: () => amounts,
  }),
});

/**
 * Returns the filters of a list: their format in the address, and a hook that returns their options. A name that the
 * contract does not contain does not compile. Titles come from the texts of the namespace, by the filter's name.
 */
export function filtersOf<In extends ListQuery>(
  { input }: Operation<In, unknown>,
  ns: string,
  build: (kinds: ReturnType<typeof filterKinds<In>>) => Spec[],
): { kinds: FilterKinds; useFilters: () => Filter[] } {
  const specs = build(filterKinds(input));
  const useOffers = specs.reduce<() => Offered[]>(withOffer, () => []);
  return {
    kinds: Object.fromEntries(specs.map(({ name, kind }) => [name, kind])),
    useFilters: () => {
      const { t } = useTranslation();
      return useOffers().map(({ name, title = `${ns}.${name}`, ...offer }) => ({ name, label: t(title), ...offer }));
    },
  };
}

/** Adds the options of this filter to those of all previous filters. */
const withOffer = (useBefore: () => Offered[], { name, title, useOffer }: Spec) =>
  function useOffers(): Offered[] {
    return [...useBefore(), { name, title, ...useOffer() }];
  };

/** Returns the codes of a filter. Throws if the list has no such filter. */
function codesOf(input: z.ZodType, name: string): readonly string[] {
  const filter = shapeOf(input)?.['filter'];
  const field = filter && shapeOf(insideOf(filter).inner)?.[name];
  const codes = field && valuesOf(elementOf(field) ?? field);
  if (!codes) throw new Error(`The list has no filter ${name} with codes.`);
  return codes;
}

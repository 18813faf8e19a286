import type { ListQuery, Operation } from '@console/contracts';
import type { z } from '@console/contracts/zod';
import { useTranslation } from 'react-i18next';
import { useCodeOptions } from '../dicts/code-options';
import { insideOf, shapeOf, valuesOf } from '../fields/field-facts.rules';
import { elementOf } from '../fields/list-facts.rules';
import type { Filter } from './list-filters';
import type { FilterKinds } from './list-query.rules';

/** Names of the filters that a list call takes. */
type NameIn<In> = In extends { filter?: infer F } ? keyof NonNullable<F> & string : never;

/** What a filter offers. */
type Offer = Pick<Filter, 'options' | 'search'>;

interface Named {
  name: string;
  /** Key of its title, where that is not the namespace with its name. */
  title: string | undefined;
}

type Offered = Named & Offer;

interface Spec extends Named {
  kind: FilterKinds[string];
  /** A hook. */
  useOffer: () => Offer;
}

interface Title {
  /** Key of its title, where that is not the namespace with its name. */
  title?: string;
}

const days: Offer = { options: 'days' };
const amounts: Offer = { options: 'amounts' };

/** The kinds of filters there are; each takes the name of a filter of the contract. */
const filterKinds = <In extends ListQuery>(input: z.ZodType<In>) => ({
  /** The codes of the contract: as a dictionary labels them, or as they are. */
  codes: (name: NameIn<In>, dict?: string, { title }: Title = {}): Spec => {
    const codes = codesOf(input, name);
    return { name, kind: 'list', title, useOffer: () => ({ options: useCodeOptions(codes, dict) }) };
  },
  /** Choices that a hook finds, such as records of another list. */
  from: (name: NameIn<In>, useOffer: () => Offer, { title }: Title = {}): Spec => ({
    name,
    kind: 'list',
    title,
    useOffer,
  }),
  /** The one choice of what is so or need not be; `text` says what it finds. */
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
 * The filters of a list: how its address keeps them, and a hook that says what each offers. A name that the contract of
 * the list does not have does not compile; titles are the texts of the namespace and of the filter's name.
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

/** The hook that finds what all filters until this one offer. */
const withOffer = (useBefore: () => Offered[], { name, title, useOffer }: Spec) =>
  function useOffers(): Offered[] {
    return [...useBefore(), { name, title, ...useOffer() }];
  };

/** Codes that a filter of a list call can have; a list that has no such filter is a fault of whoever asks. */
function codesOf(input: z.ZodType, name: string): readonly string[] {
  const filter = shapeOf(input)?.['filter'];
  const field = filter && shapeOf(insideOf(filter).inner)?.[name];
  const codes = field && valuesOf(elementOf(field) ?? field);
  if (!codes) throw new Error(`The list has no filter ${name} with codes.`);
  return codes;
}

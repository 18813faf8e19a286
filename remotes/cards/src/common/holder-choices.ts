import { type CardholderOption, listCardholderOptions } from '@console/contracts/cards';
import { type Options, useOptions } from '@console/screens';

/** Who of a merchant may hold a new card. `chosen`: those whose names must be there. */
export function useHolderChoices(merchantId: string | undefined, chosen: readonly (string | undefined)[] = []) {
  const found: Options<CardholderOption> = useOptions(
    listCardholderOptions,
    merchantId === undefined ? null : { merchantId },
    chosen,
  );
  const options = found.rows.map(({ id, name }) => ({ value: id, label: name }));
  return { ...found, choices: { options, onTyped: found.search } };
}

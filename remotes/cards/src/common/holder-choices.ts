import { type CardholderOption, listCardholderOptions, listCardholders } from '@console/contracts/cards';
import { listWalletHolders } from '@console/contracts/wallets';
import { type Options, useChoices, useLocalText, useOptions } from '@console/screens';
import { useCan } from '@console/session';

/** Cardholders of a merchant for new cards. `chosen`: selected ids, whose names are always included. */
export function useHolderChoices(merchantId: string | undefined, chosen: readonly (string | undefined)[] = []) {
  const found: Options<CardholderOption> = useOptions(
    listCardholderOptions,
    merchantId === undefined ? null : { merchantId },
    chosen,
  );
  return { ...found, choices: choicesOf(found) };
}

/** Cardholder options of a field. */
export type HolderChoices = ReturnType<typeof choicesOf>;

const choicesOf = ({ rows, search }: Pick<Options<CardholderOption>, 'rows' | 'search'>) => ({
  options: rows.map(({ id, name }) => ({ value: id, label: name })),
  onTyped: search,
});

/** Cardholders for new cards of a wallet, limited by the server to those that the user may assign. */
export function useWalletHolderChoices(walletId: string, chosen: string | undefined): HolderChoices {
  return choicesOf(useOptions(listWalletHolders, { walletId }, [chosen]));
}

/** Cardholders for a filter, requested on demand; null for users who may not see cardholders. */
export function useHolderFilterChoices(isNeeded: boolean) {
  const textOf = useLocalText();
  const seesHolders = useCan(listCardholders.permission);
  const { rows, ...choices } = useChoices(listCardholders, isNeeded && seesHolders ? {} : null);
  if (!seesHolders) return null;
  const options = rows.map(({ id, name, merchant }) => ({
    value: id,
    label: name,
    description: textOf(merchant.name),
  }));
  return { options, ...choices };
}

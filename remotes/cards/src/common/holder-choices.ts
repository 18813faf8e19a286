import { type CardholderOption, listCardholderOptions, listCardholders } from '@console/contracts/cards';
import { listWalletHolders } from '@console/contracts/wallets';
import { type Options, useChoices, useLocalText, useOptions } from '@console/screens';
import { useCan } from '@console/session';

/** Who of a merchant may hold a new card. `chosen`: those whose names must be there. */
export function useHolderChoices(merchantId: string | undefined, chosen: readonly (string | undefined)[] = []) {
  const found: Options<CardholderOption> = useOptions(
    listCardholderOptions,
    merchantId === undefined ? null : { merchantId },
    chosen,
  );
  return { ...found, choices: choicesOf(found) };
}

/** Cardholders as a field offers them. */
export type HolderChoices = ReturnType<typeof choicesOf>;

const choicesOf = ({ rows, search }: Pick<Options<CardholderOption>, 'rows' | 'search'>) => ({
  options: rows.map(({ id, name }) => ({ value: id, label: name })),
  onTyped: search,
});

/** Who may hold a new card of a wallet, as the server says for whoever asks. */
export function useWalletHolderChoices(walletId: string, chosen: string | undefined): HolderChoices {
  return choicesOf(useOptions(listWalletHolders, { walletId }, [chosen]));
}

/** Cardholders to filter a list by, requested once they are needed; null for whoever may not see them. */
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

import {
  type AccountOption,
  type CardholderOption,
  listAccountOptions,
  listMerchantOptions,
  type MerchantOption,
} from '@console/contracts/cards';
import { useOptions, useRecord } from '@console/screens';
import { useEffect, useEffectEvent } from 'react';
import { useHolderChoices } from '../common/holder-choices';
import type { CardFieldsProps } from './card-fields';

/** Options for merchant, account and cardholder of new cards. */
export interface CardChoices {
  merchants: MerchantOption[];
  /** Searches merchants by the typed text. */
  findMerchants: (typed: string) => void;
  /** Accounts of the chosen merchant, in every currency. */
  accounts: AccountOption[];
  cardholders: readonly CardholderOption[];
  findCardholders: (typed: string) => void;
}

/** Options of the form. A single merchant or account is preselected. */
export function useCardChoices({ form, bin }: Pick<CardFieldsProps, 'form' | 'bin'>): CardChoices {
  const { merchantId, accountId, cardholderId, cardholderIds = [] } = form.values;
  const ofMerchant = merchantId === undefined ? null : { merchantId };
  const { rows: merchants, search, isWhole } = useOptions(listMerchantOptions, {}, [merchantId]);
  const accounts = useRecord(listAccountOptions, ofMerchant).result.data?.list ?? [];
  const holders = useHolderChoices(merchantId, [cardholderId, ...cardholderIds]);
  const open = merchants.filter(({ status }) => status === 'ACTIVE');

  const choose = useEffectEvent((name: 'merchantId' | 'accountId', id: string) => form.setDefault(name, id));

  const onlyMerchant = isWhole && open.length === 1 ? open[0]?.id : undefined;
  useEffect(() => {
    if (merchantId === undefined && onlyMerchant !== undefined) choose('merchantId', onlyMerchant);
  }, [merchantId, onlyMerchant]);

  const fitting = accounts.filter(({ currency }) => currency === bin?.currency);
  const onlyAccount = fitting.length === 1 ? fitting[0]?.id : undefined;
  useEffect(() => {
    if (accountId === undefined && onlyAccount !== undefined) choose('accountId', onlyAccount);
  }, [accountId, onlyAccount]);

  return {
    merchants: open,
    findMerchants: search,
    accounts,
    cardholders: holders.rows,
    findCardholders: holders.search,
  };
}

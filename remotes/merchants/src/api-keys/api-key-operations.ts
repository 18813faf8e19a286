import { countApiKeys, listApiKeys } from '@console/contracts/merchants';

/** Limits the list of keys and their counts to one merchant, regardless of the page's address; null for no limit. */
export const operationsOf = (merchantId: string | null) => {
  if (merchantId === null) return { list: listApiKeys, counts: countApiKeys };
  return {
    list: {
      ...listApiKeys,
      input: listApiKeys.input.transform((query) => ({
        ...query,
        filter: { ...query.filter, merchantId: [merchantId] },
      })),
    },
    counts: {
      ...countApiKeys,
      input: countApiKeys.input.transform((query) => ({
        ...query,
        filter: { ...query.filter, merchantId: [merchantId] },
      })),
    },
  };
};

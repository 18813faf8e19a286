/** Dictionaries whose labels the pages of a holder show. */
export const holderDicts = ['holder_status', 'kyc_status', 'card_state'] as const;

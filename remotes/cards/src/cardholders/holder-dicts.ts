/** Dictionaries with the labels on pages of cardholders. */
export const holderDicts = ['holder_status', 'kyc_status', 'card_state'] as const;

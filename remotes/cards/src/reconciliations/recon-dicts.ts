/** Dictionaries with the labels of reconciliation mismatches. */
export const reconDicts = ['recon_state', 'recon_category', 'mismatch_cause'] as const;

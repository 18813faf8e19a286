/** Dictionaries whose labels the differences with channels show. */
export const reconDicts = ['recon_state', 'recon_category', 'mismatch_cause'] as const;

/** Dictionaries whose labels the pages of reviews show. */
export const reviewDicts = ['review_state', 'review_kind', 'cancel_reason'] as const;

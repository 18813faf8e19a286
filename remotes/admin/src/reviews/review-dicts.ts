/** Dictionaries with the labels on pages of reviews. */
export const reviewDicts = ['review_stage', 'review_kind'];

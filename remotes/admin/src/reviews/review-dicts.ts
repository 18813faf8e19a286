/** Dictionaries whose labels the pages of reviews show. */
export const reviewDicts = ['review_stage', 'review_kind'];

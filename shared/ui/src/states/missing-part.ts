/** Key of the words for a part of a page whose code could not be fetched, for whoever says them in a notice. */
export const missingPartKey = 'part.missing';

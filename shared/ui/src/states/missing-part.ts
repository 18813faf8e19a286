/** Key of the notice that the code of a part of the page could not be loaded. */
export const missingPartKey = 'part.missing';

/** Longer than any address of a file of a build; what is longer is not looked for. */
export const addressMax = 200;

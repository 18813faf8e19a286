/** Longer than the address of any file of a build; longer addresses are not looked up. */
export const addressMax = 200;

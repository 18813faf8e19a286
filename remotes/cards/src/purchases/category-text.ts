/** Merchant category code with its name; only the code for a category without a name. */
export const categoryText = (mcc: string, name: string): string => (name === mcc ? mcc : `${mcc} · ${name}`);

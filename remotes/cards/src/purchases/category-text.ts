/** A category by its number and name; one that has no name is its number, once. */
export const categoryText = (mcc: string, name: string): string => (name === mcc ? mcc : `${mcc} · ${name}`);

/** Returns the address of a picture; null without one. */
export const pictureAddress = (key: string | null): string | null => (key === null ? null : `/pictures/${key}`);

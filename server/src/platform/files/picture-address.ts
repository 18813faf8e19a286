/** Returns the address of a picture. */
export const pictureAddress = (key: string): string => `/pictures/${key}`;

/** Returns the address of a picture; null without one. */
export const pictureAddressOrNull = (key: string | null): string | null => (key === null ? null : pictureAddress(key));

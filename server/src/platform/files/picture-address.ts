/** Address of a picture; null where there is none. */
export const pictureAddress = (key: string | null): string | null => (key === null ? null : `/pictures/${key}`);

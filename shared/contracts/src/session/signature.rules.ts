import '../platform/messages';

/** Normalizes a name for comparison: trimmed, in NFC, with single spaces. */
const comparable = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');

/** Returns whether a typed signature equals the shown name. */
export const isSignatureOf = (typed: string, name: string): boolean => comparable(typed) === comparable(name);

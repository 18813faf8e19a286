/** Reason why a signed release or manifest is rejected. */
export type Doubt =
  /** It was not signed by a key with this permission, or was changed after signing. */
  | 'unsigned'
  /** It is signed, but its content violates the schema or the rules for releases. */
  | 'unreadable'
  /** A release older than the last one verified by this browser. */
  | 'older'
  /** A release with the number of a stored release but with other content. */
  | 'twice'
  | 'expired'
  /** The release requires another version of the shell. */
  | 'other-shell'
  /** The offered versions do not match the release: one is missing, duplicated or not listed. */
  | 'not-listed'
  /** The manifest could not be fetched; a retry may succeed. */
  | 'unreachable'
  /** The browser cannot check signatures. */
  | 'unsupported';

/** Result of a failed check; `why` is an explanation for operators. */
export interface Refused {
  at: 'refused';
  doubt: Doubt;
  why: string;
}

export const refused = (doubt: Doubt, why: string): Refused => ({ at: 'refused', doubt, why });

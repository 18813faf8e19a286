/** Why something that the server said does not count. */
export type Doubt =
  /** No key that may do so has signed it, or it was changed since. */
  | 'unsigned'
  /** Signed, but not what such a text has to be. */
  | 'unreadable'
  /** A release from before one that this browser has seen. */
  | 'older'
  /** Another release under a number that this browser has seen. */
  | 'twice'
  | 'expired'
  /** For other versions of the shell. */
  | 'other-shell'
  /** What is offered is not what the release lists. */
  | 'not-listed'
  /** A manifest that could not be fetched. It may be there later. */
  | 'unreachable'
  /** The browser cannot check signatures. */
  | 'unsupported';

/** What a check found, with words for whoever operates the console. */
export interface Refused {
  at: 'refused';
  doubt: Doubt;
  why: string;
}

export const refused = (doubt: Doubt, why: string): Refused => ({ at: 'refused', doubt, why });

/** A JSON value. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [name: string]: Plain };

/**
 * Captured state of a part of a page, for another instance of the part: after signing in again, or of another version.
 */
export interface Captured {
  /** Name and version of the format of `state`, such as `form/1`. An unknown format is ignored. */
  schema: string;
  /** Never contains a secret, such as a password or a security code. */
  state: Plain;
}

/** State transfer of a part of a page, such as its form. All functions are synchronous and use the latest state. */
export interface Handover {
  capture: () => Captured;
  /** Restores the state, or changes nothing and returns false if it does not match. */
  restore: (from: Captured) => boolean;
  /** Returns whether unsaved input would be lost with this part. */
  dirty: () => boolean;
  /** Returns whether the part must not be interrupted, because it is sending a request. */
  busy: () => boolean;
}

/** Address of a part: the key of its page, which consists of page and record, and its name within the page. */
export interface PartAddress {
  page: string;
  part: string;
}

/** Registry of the parts of a mounted version, in the shell. Hidden parts are registered too. */
export interface HandoverRegistry {
  /**
   * Registers a part, and before it returns, restores the state that waits for the part. Repeated calls change nothing.
   */
  join: (at: PartAddress, handover: Handover) => void;
  /** Notes that the state of a part has changed. */
  changed: (at: PartAddress) => void;
  /** Stores a response, so that another version of the page can start with it. */
  keepAnswer: (at: PartAddress, data: unknown) => void;
  /** Returns the response that the previous version got for the same request; once and synchronously, or never. */
  takeAnswer: (at: PartAddress, take: (data: unknown) => void) => void;
}

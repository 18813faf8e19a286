/** What JSON can say. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [name: string]: Plain };

/** The state of a part of a page, for another instance of that part: after signing in again, or of another version. */
export interface Captured {
  /** Name and number of the shape of `state`, such as `form/1`. Whoever does not know it leaves the state alone. */
  schema: string;
  /** Never a secret: no password, no security code. */
  state: Plain;
}

/** How a part of a page, such as its form, hands its state over. All four answer at once, from the newest state. */
export interface Handover {
  capture: () => Captured;
  /** Takes the state over, or changes nothing and answers false where it does not fit. */
  restore: (from: Captured) => boolean;
  /** Would typed work be lost with this part? */
  dirty: () => boolean;
  /** Must not be interrupted now: something is being sent. */
  busy: () => boolean;
}

/** Which part: the key of its page, made of page and record, and its name within the page. */
export interface PartAddress {
  page: string;
  part: string;
}

/** Where the parts of one mounted version are known to the shell. A part that is hidden is still there. */
export interface HandoverRegistry {
  /** A part is there. What waits for it is restored before this returns. Saying so again changes nothing. */
  join: (at: PartAddress, handover: Handover) => void;
  /** The state of a part is another one now. */
  changed: (at: PartAddress) => void;
  /** What was answered to a question of the page, so that another version of it need not begin with nothing. */
  keepAnswer: (at: PartAddress, data: unknown) => void;
  /** Hands over what the version before was answered to the same question; once, and at once, or never. */
  takeAnswer: (at: PartAddress, take: (data: unknown) => void) => void;
}

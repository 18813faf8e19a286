import type { Permission } from './operation';

/** How a kind of review is decided. */
export interface ReviewKindFacts {
  /** Permissions in their order: who holds one decides that step. */
  steps: readonly [Permission, ...Permission[]];
  /** Who sees such reviews, beside those who may see reviews at all; left out where everybody of them does. */
  seenWith?: Permission;
  /** Days until nobody decides it any more. */
  days: number;
}

/** Names that an area gives to what it adds. The server alone reads them; on the wire each is a string. */
export interface Area {
  /** Types of its jobs. */
  jobs?: readonly string[];
  /** Kinds of its reviews. */
  reviews?: Readonly<Record<string, ReviewKindFacts>>;
}

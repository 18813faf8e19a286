import type { Label } from '../area';

/** What a field of a change is called, and how its value is said. */
export interface AuditFieldFacts {
  label: Label;
  /** Dictionaries of its codes: the first that has one says it. */
  dicts?: readonly string[];
  /** Machines need it, people do not: it is left to the technical part. */
  isTechnical?: true;
}

/** A field with its label and the dictionaries of its codes. */
export const field = (english: string, chinese: string, ...dicts: string[]): AuditFieldFacts => ({
  label: [english, chinese],
  ...(dicts.length > 0 && { dicts }),
});
/** A field that machines need. */
export const technical = (english: string, chinese: string): AuditFieldFacts => ({
  label: [english, chinese],
  isTechnical: true,
});

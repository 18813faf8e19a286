import type { Label } from '../area';
import type { SensitiveGroup } from '../sensitive';

/** What a field of a change is called, and how its value is said. */
export interface AuditFieldFacts {
  label: Label;
  /** Dictionaries of its codes: the first that has one says it. */
  dicts?: readonly string[];
  /** Machines need it, people do not: it is left to the technical part. */
  isTechnical?: true;
  /** The value is masked for readers from whom this group is hidden. */
  group?: SensitiveGroup;
}

/** A field with its label and the dictionaries of its codes. */
export const field = (english: string, chinese: string, ...dicts: string[]): AuditFieldFacts => ({
  label: [english, chinese],
  ...(dicts.length > 0 && { dicts }),
});
/** A field whose value belongs to a sensitive group. */
export const sensitiveField = (group: SensitiveGroup, english: string, chinese: string): AuditFieldFacts => ({
  label: [english, chinese],
  group,
});
/** A field that machines need. */
export const technical = (english: string, chinese: string): AuditFieldFacts => ({
  label: [english, chinese],
  isTechnical: true,
});

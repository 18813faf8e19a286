import type { Label } from '../area';
import type { SensitiveGroup } from '../sensitive';

/** Label of an audit log field and the display of its values. */
export interface AuditFieldFacts {
  label: Label;
  /** Dictionaries of its codes; the first one with a label is used. */
  dicts?: readonly string[];
  /** Technical field, which is displayed only among the technical details. */
  isTechnical?: true;
  /** The value is masked for readers from whom this group is hidden. */
  group?: SensitiveGroup;
}

/** Declares a field with its label and the dictionaries of its codes. */
export const field = (english: string, chinese: string, ...dicts: string[]): AuditFieldFacts => ({
  label: [english, chinese],
  ...(dicts.length > 0 && { dicts }),
});
/** Declares a field whose value belongs to a sensitive group. */
export const sensitiveField = (group: SensitiveGroup, english: string, chinese: string): AuditFieldFacts => ({
  label: [english, chinese],
  group,
});
/** Declares a technical field. */
export const technical = (english: string, chinese: string): AuditFieldFacts => ({
  label: [english, chinese],
  isTechnical: true,
});

import type { FieldMessages } from './field-messages';
import type { NotificationTone } from './notifications/notification';
import type { Permission } from './operation';
import type { PageName } from './pages';
import type { I18nText } from './text';

/** English and Chinese label of a code. */
export type Label = readonly [english: string, chinese: string];

/** Labels by code. */
export type Labels = Readonly<Record<string, Label>>;

/** Notification type, with the tone that shows its urgency. */
export interface NotificationFacts {
  label: Label;
  tone: NotificationTone;
}

/** Label of a review kind and the rules of its decision. */
export interface ReviewKindFacts {
  label: Label;
  /** Permission for each decision step, in order. */
  steps: readonly [Permission, ...Permission[]];
  /** Permission required to view such reviews in addition to the permission for reviews; absent if none is. */
  seenWith?: Permission;
  /** Permission for the domain's own pages of such reviews, which also opens, decides and annotates them. */
  listedWith?: Permission;
  /** Days until an undecided review expires. */
  days: number;
  /** Code of the dictionary with the reasons that the maker selects from, such as `cancel_reason`. */
  reasons: string;
}

/** Permission in the catalogue: its code is the `buttonId` on the wire. */
export interface CatalogueEntry {
  name: I18nText;
  /** Pages that the permission opens. */
  pages: readonly PageName[];
  /** `HIGH`: moves money or is irreversible; roles get it with care. */
  risk: 'LOW' | 'HIGH';
  /** Opens only `sandboxOnly` operations, so no role holds it in production. */
  isSandboxOnly?: true;
}

/** Permissions by code. */
export type Catalogue = Readonly<Record<string, CatalogueEntry>>;

/**
 * Codes and labels of an area. Only the server reads them: on the wire a code is a string, and labels are sent as
 * dictionaries.
 */
export interface Area {
  /** Files of the contract that export its operations. */
  operations?: readonly object[];
  /** Permissions of the area. */
  permissions?: Catalogue;
  /** Labels of audited operations by path, and of automatic actions. */
  actions?: Labels;
  /** Kinds of objects in audit log entries. */
  objects?: Labels;
  /** Types of jobs. */
  jobs?: Labels;
  /** Kinds of reviews. */
  reviews?: Readonly<Record<string, ReviewKindFacts>>;
  /** Types of notifications. */
  notifications?: Readonly<Record<string, NotificationFacts>>;
  /** Webhook events. */
  events?: Labels;
  /**
   * Texts of the area's field codes. A remote loads only those of its own area; the server loads those of all areas.
   */
  fields?: FieldMessages;
  /** Texts of the reasons why an action in the area is not possible. */
  reasons?: Readonly<Record<string, I18nText>>;
}

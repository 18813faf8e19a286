import type { FieldMessages } from './field-messages';
import type { NotificationTone } from './notifications/notification';
import type { Permission } from './operation';
import type { PageName } from './pages';
import type { I18nText } from './text';

/** What people read for a code, in English and in Chinese. */
export type Label = readonly [english: string, chinese: string];

/** Labels by code. */
export type Labels = Readonly<Record<string, Label>>;

/** A type of notification, and how much it asks of whoever reads it. */
export interface NotificationFacts {
  label: Label;
  tone: NotificationTone;
}

/** How a kind of review is decided, and what people read for it. */
export interface ReviewKindFacts {
  label: Label;
  /** Permissions in their order: who holds one decides that step. */
  steps: readonly [Permission, ...Permission[]];
  /** Who sees such reviews, beside those who may see reviews at all; left out where everybody of them does. */
  seenWith?: Permission;
  /** Permission for the domain's own pages of such reviews, which also opens, decides and annotates them. */
  listedWith?: Permission;
  /** Days until nobody decides it any more. */
  days: number;
  /** Dictionary of the reasons that its maker can give. */
  reasons: string;
}

/** A button of the catalogue: its code is the `buttonId` on the wire. */
export interface CatalogueEntry {
  name: I18nText;
  /** Pages that the button opens. */
  pages: readonly PageName[];
  /** HIGH is granted with care: it moves money or ends something. */
  risk: 'LOW' | 'HIGH';
  /** Opens nothing but calls that are `sandboxOnly`: no role holds it where the money is real. */
  isSandboxOnly?: true;
}

/** Permissions by code. */
export type Catalogue = Readonly<Record<string, CatalogueEntry>>;

/**
 * Codes that an area adds, with their labels. The server alone reads them: on the wire each code is a string, and the
 * labels travel as dictionaries.
 */
export interface Area {
  /** Files of the contract that export its calls. */
  operations?: readonly object[];
  /** Who may do what. */
  permissions?: Catalogue;
  /** Audited operations by their path, and what the system does by itself. */
  actions?: Labels;
  /** Kinds of objects that audit lines are about. */
  objects?: Labels;
  /** Types of jobs. */
  jobs?: Labels;
  /** Kinds of reviews. */
  reviews?: Readonly<Record<string, ReviewKindFacts>>;
  /** Types of notifications. */
  notifications?: Readonly<Record<string, NotificationFacts>>;
  /** Events that webhooks carry. */
  events?: Labels;
  /** Texts of its field codes. A remote adds those of its own area, the server those of all. */
  fields?: FieldMessages;
}

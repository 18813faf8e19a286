import { accountsAreas } from './accounts/accounts.area';
import { adminAreas } from './admin/admin.area';
import type { Area, CatalogueEntry, Label, NotificationFacts, ReviewKindFacts } from './area';

export type { Catalogue, Label } from './area';
import { cardsAreas } from './cards/cards.area';
import { companyAreas } from './company/company.area';
import { releaseArea } from './releases/release.area';
import type { FieldMessages } from './field-messages';
import { merchantsAreas } from './merchants/merchants.area';
import { onboardingAreas } from './onboarding/onboarding.area';
import { platformArea } from './platform/platform.area';
import type { I18nText } from './text';

const all = [
  platformArea,
  releaseArea,
  ...merchantsAreas,
  ...accountsAreas,
  ...cardsAreas,
  ...companyAreas,
  ...adminAreas,
  ...onboardingAreas,
] as const;

/** Union of the codes of a kind in all areas. */
type CodeOf<Kind extends keyof Area> = Extract<Keys<Extract<(typeof all)[number], Record<Kind, object>>[Kind]>, string>;
type Keys<T> = T extends T ? keyof T : never;

/** Type of a job. */
export type JobType = CodeOf<'jobs'>;
/** Kind of a review. */
export type ReviewKind = CodeOf<'reviews'>;
/** Kind of an object in audit log entries. */
export type AuditedObject = CodeOf<'objects'>;
/** Audited action: the path of an operation, or an automatic action. */
export type AuditedAction = CodeOf<'actions'>;
/** Type of a notification. */
export type NotificationType = CodeOf<'notifications'>;
/** Webhook event. */
export type WebhookEvent = CodeOf<'events'>;

/** All areas, typed as the general `Area`. */
export const areas: readonly Area[] = all;

function merged<Kind extends keyof Area, T>(kind: Kind): Readonly<Record<CodeOf<Kind>, T>> {
  // The codes are those of the areas just above.
  return Object.assign({}, ...areas.map((area) => area[kind])) as Record<CodeOf<Kind>, T>;
}

/** Decision rules of each kind of review. */
export const reviewKinds = merged<'reviews', ReviewKindFacts>('reviews');

/** Label and tone of each type of notification. */
export const notificationTypes = merged<'notifications', NotificationFacts>('notifications');

/** Texts of the field codes of all areas. */
export const fieldMessages: FieldMessages = Object.assign({}, ...all.map((area: Area) => area.fields)) as FieldMessages;

/** Texts of the reasons of all areas. */
export const reasonMessages: Readonly<Record<string, I18nText>> = Object.assign(
  {},
  ...all.map((area: Area) => area.reasons),
);

/** Every type of job. */
export const jobTypes = merged<'jobs', Label>('jobs');

/** Every webhook event. */
export const webhookEvents = merged<'events', Label>('events');

/** Every kind of object in audit log entries. */
export const auditedObjects = merged<'objects', Label>('objects');

/** Every audited action. */
export const auditedActions = merged<'actions', Label>('actions');

/** Every permission. The server does not start if an operation or a page requires one that is missing here. */
export const permissions: Readonly<Record<string, CatalogueEntry>> = Object.assign(
  {},
  ...areas.map((area) => area.permissions),
);

/** Permissions that no role holds in production. */
export const sandboxPermissions: readonly string[] = Object.entries(permissions).flatMap(([code, { isSandboxOnly }]) =>
  isSandboxOnly ? [code] : [],
);

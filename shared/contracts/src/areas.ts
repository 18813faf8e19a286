import { accountsAreas } from './accounts/accounts.area';
import { adminAreas } from './admin/admin.area';
import type { Area, CatalogueEntry, Label, NotificationFacts, ReviewKindFacts } from './area';

export type { Catalogue, Label } from './area';
import { cardsAreas } from './cards/cards.area';
import { companyAreas } from './company/company.area';
import { deliveryArea } from './devops/delivery.area';
import type { FieldMessages } from './field-messages';
import { merchantsAreas } from './merchants/merchants.area';
import { onboardingAreas } from './onboarding/onboarding.area';
import { platformArea } from './platform/platform.area';

const all = [
  platformArea,
  deliveryArea,
  ...merchantsAreas,
  ...accountsAreas,
  ...cardsAreas,
  ...companyAreas,
  ...adminAreas,
  ...onboardingAreas,
] as const;

/** Every code of a kind that any area adds. */
type CodeOf<Kind extends keyof Area> = Extract<Keys<Extract<(typeof all)[number], Record<Kind, object>>[Kind]>, string>;
type Keys<T> = T extends T ? keyof T : never;

/** Type of a job. */
export type JobType = CodeOf<'jobs'>;
/** Kind of a review. */
export type ReviewKind = CodeOf<'reviews'>;
/** Kind of an object that audit lines are about. */
export type AuditedObject = CodeOf<'objects'>;
/** What is audited: the path of an operation, or what the system does by itself. */
export type AuditedAction = CodeOf<'actions'>;
/** Type of a notification. */
export type NotificationType = CodeOf<'notifications'>;
/** Event that webhooks carry. */
export type WebhookEvent = CodeOf<'events'>;

/** Every area, whatever it adds. */
export const areas: readonly Area[] = all;

function merged<Kind extends keyof Area, T>(kind: Kind): Readonly<Record<CodeOf<Kind>, T>> {
  // The codes are those of the areas just above.
  return Object.assign({}, ...areas.map((area) => area[kind])) as Record<CodeOf<Kind>, T>;
}

/** How each kind of review is decided. */
export const reviewKinds = merged<'reviews', ReviewKindFacts>('reviews');

/** Label and tone of each type of notification. */
export const notificationTypes = merged<'notifications', NotificationFacts>('notifications');

/** Texts of the field codes of all areas. */
export const fieldMessages: FieldMessages = Object.assign({}, ...all.map((area: Area) => area.fields)) as FieldMessages;

/** Every type of job. */
export const jobTypes = merged<'jobs', Label>('jobs');

/** Every event that webhooks carry. */
export const webhookEvents = merged<'events', Label>('events');

/** Every kind of object that audit lines are about. */
export const auditedObjects = merged<'objects', Label>('objects');

/** Everything that is audited. */
export const auditedActions = merged<'actions', Label>('actions');

/** Every permission that exists. An operation or a page that names another one stops the start. */
export const permissions: Readonly<Record<string, CatalogueEntry>> = Object.assign(
  {},
  ...areas.map((area) => area.permissions),
);

/** Permissions that no role holds where the money is real. */
export const sandboxPermissions: readonly string[] = Object.entries(permissions).flatMap(([code, { isSandboxOnly }]) =>
  isSandboxOnly ? [code] : [],
);

import type { Notification } from '@console/contracts/notifications';
import type { Shape } from '@console/ui';

/** Icons in addition to colours, for colour-blind users. */
const shapes: Readonly<Record<string, Shape>> = {
  ok: 'check',
  info: 'ring',
  warn: 'triangle',
  bad: 'cross',
};

export const shapeOf = (tone: string): Shape => shapes[tone] ?? 'ring';

/** Target of a notification. */
export type Way = { at: 'page'; href: string } | { at: 'jobs' } | { at: 'nowhere' };

/** Returns the target. A page that the user may not open is not linked. */
export function wayOf(
  { objectType, page }: Pick<Notification, 'objectType' | 'page'>,
  pages: ReadonlySet<string>,
): Way {
  if (objectType === 'job') return { at: 'jobs' };
  const [name = ''] = page.split('?');
  return pages.has(name) ? { at: 'page', href: `/main/${page}` } : { at: 'nowhere' };
}

interface NotificationPage {
  list: Notification[];
  hasMore: boolean;
}

/** Merges a reloaded newest page with the older entries below it. */
export function withNewest(before: NotificationPage, newest: NotificationPage): NotificationPage {
  const last = newest.list.at(-1);
  const index = before.list.findIndex(({ id }) => id === last?.id);
  if (!newest.hasMore || index < 0) return newest;
  return { list: [...newest.list, ...before.list.slice(index + 1)], hasMore: before.hasMore };
}

import type { Notification } from '@console/contracts/notifications';
import type { Shape } from '@console/ui';

/** Each colour has a sign besides, for those who do not see it. */
const shapes: Readonly<Record<string, Shape>> = {
  ok: 'check',
  info: 'ring',
  warn: 'triangle',
  bad: 'cross',
};

export const shapeOf = (tone: string): Shape => shapes[tone] ?? 'ring';

/** Where a click leads. */
export type Way = { at: 'page'; href: string } | { at: 'jobs' } | { at: 'nowhere' };

/** A page that the user may no longer open is no way. */
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

/** The newest ones were requested anew: the older ones that were shown below them stay. */
export function withNewest(before: NotificationPage, newest: NotificationPage): NotificationPage {
  const last = newest.list.at(-1);
  const index = before.list.findIndex(({ id }) => id === last?.id);
  if (!newest.hasMore || index < 0) return newest;
  return { list: [...newest.list, ...before.list.slice(index + 1)], hasMore: before.hasMore };
}

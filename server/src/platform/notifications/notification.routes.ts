import { codes } from '@console/contracts';
import { countUnread, listNotifications, markAllRead, markRead } from '@console/contracts/notifications';
import type { App } from '../deps';
import { mount } from '../http/mount';
import { Refusal } from '../refusal';
import { countUnreadOf, findNotifications } from './notification.query';
import { setAllRead, setRead } from './notification.store';

/** Operations on the user's own notifications; none of them accepts a user id. */
export function notificationRoutes(app: App): void {
  mount(app, listNotifications, async ({ after }, context) => ({
    ...(await findNotifications(context, after)),
    unread: await countUnreadOf(context),
  }));
  mount(app, countUnread, async (_input, context) => ({ unread: await countUnreadOf(context) }));
  mount(app, markRead, async ({ id }, context) => {
    if (!(await setRead(context, id))) throw new Refusal(codes.notFound);
    return { unread: await countUnreadOf(context) };
  });
  mount(app, markAllRead, async ({ upTo }, context) => {
    await setAllRead(context, upTo);
    return { unread: await countUnreadOf(context) };
  });
}

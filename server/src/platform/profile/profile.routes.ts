import { codes } from '@console/contracts';
import {
  endOtherSessions,
  listOwnSessions,
  readProfile,
  saveProfile,
  setPicture,
  type Profile,
} from '@console/contracts/profile';
import { isTimezone } from '../common/common-lists';
import type { App } from '../deps';
import { findGrants } from '../menus/menu-grants';
import { mount, type SignedInContext } from '../http/mount';
import { Refusal } from '../refusal';
import { lockPicture } from './picture.store';
import { endSessionsExcept, findOwnSessions } from './own-session.store';
import { findProfile, lockProfile, updateProfile, type StoredProfile } from './profile.store';

export function profileRoutes(app: App): void {
  const whole = async ({ db, actor }: SignedInContext, stored: StoredProfile): Promise<Profile> => {
    const { entries } = await findGrants(db, actor, app.deps);
    const shown = entries.filter(({ isHidden }) => !isHidden);
    return { ...stored, landingPages: shown.map(({ url, names }) => ({ page: url, names })) };
  };

  mount(app, readProfile, async (_input, context) =>
    whole(context, await findProfile(context.db, context.actor.userId)),
  );

  mount(app, saveProfile, async (draft, context) => {
    const { db, actor, now, audit } = context;
    const { userId, loginName } = actor;
    const before = await lockProfile(db, userId);
    const current = await whole(context, before);
    if (draft.version !== before.version) throw new Refusal(codes.versionConflict, { data: { current } });
    refuseUnknown(draft, current);
    await updateProfile(db, { userId, draft, now });
    await audit({
      objectType: 'user',
      objectId: userId,
      objectLabel: loginName,
      before: chosen(before),
      after: chosen(draft),
    });
    return whole(context, await findProfile(db, userId));
  });

  mount(app, setPicture, async ({ fileId }, context) => {
    const { db, actor, audit } = context;
    const { picture: before } = await lockProfile(db, actor.userId);
    if (!(await lockPicture(context, fileId))) throw new Refusal(codes.notFound);
    const { picture } = await findProfile(db, actor.userId);
    const has = (address: string | null) => ({ hasPicture: address !== null });
    const { userId: objectId, loginName: objectLabel } = actor;
    await audit({ objectType: 'user', objectId, objectLabel, before: has(before), after: has(picture) });
    return { picture };
  });

  mount(app, listOwnSessions, async (_input, { db, actor, visit, now }) => ({
    list: await findOwnSessions(db, { userId: actor.userId, sessionId: visit.sessionId, now }),
  }));

  mount(app, endOtherSessions, async (_input, { db, actor, visit, now, audit }) => {
    const { userId, loginName } = actor;
    const ended = await endSessionsExcept(db, { userId, sessionId: visit.sessionId, now });
    await audit({ objectType: 'user', objectId: userId, objectLabel: loginName, after: { endedSessions: ended } });
    return { ended };
  });
}

type Chosen = Pick<StoredProfile, 'nickname' | 'language' | 'timezone' | 'landingPage'>;

const chosen = ({ nickname, language, timezone, landingPage }: Chosen): Chosen => ({
  nickname,
  language,
  timezone,
  landingPage,
});

/** A page that was open when it was chosen may be closed by now; keeping it is no fault of the form. */
function refuseUnknown({ timezone, landingPage }: { timezone: string; landingPage: string }, current: Profile): void {
  const isPage = landingPage === current.landingPage || current.landingPages.some(({ page }) => page === landingPage);
  const isZone = timezone === current.timezone || isTimezone(timezone);
  const fieldIssues = [
    ...(isPage ? [] : [{ field: 'landingPage', code: 'INVALID', params: {} }]),
    ...(isZone ? [] : [{ field: 'timezone', code: 'INVALID', params: {} }]),
  ];
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
}

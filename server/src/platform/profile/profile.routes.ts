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
import { assertVersion } from '../expected-version';
import { Refusal } from '../refusal';
import { setPictureOf } from './set-picture.actions';
import { endSessionsOf } from '../session/session.store';
import { storeProfile } from '../users/user.store';
import { findOwnSessions } from './own-session.query';
import { findProfile, lockProfile, type StoredProfile } from './profile.query';

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
    await assertVersion(before, draft.version, () => ({ current }));
    refuseUnknown(draft, current);
    await storeProfile(db, { userId, draft, now });
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
    if (!(await setPictureOf(context, fileId))) throw new Refusal(codes.notFound);
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
    const { sessionId } = visit;
    const ended = (await findOwnSessions(db, { userId, sessionId, now })).filter(({ isCurrent }) => !isCurrent).length;
    // Expired sessions are ended too, but not counted.
    await endSessionsOf(db, { userId, reason: 'ENDED_ELSEWHERE', now, except: sessionId });
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

/** Refuses unknown values. A stored page that has been withdrawn since may stay. */
function refuseUnknown({ timezone, landingPage }: { timezone: string; landingPage: string }, current: Profile): void {
  const isPage = landingPage === current.landingPage || current.landingPages.some(({ page }) => page === landingPage);
  const isZone = timezone === current.timezone || isTimezone(timezone);
  const fieldIssues = [
    ...(isPage ? [] : [{ field: 'landingPage', code: 'INVALID', params: {} }]),
    ...(isZone ? [] : [{ field: 'timezone', code: 'INVALID', params: {} }]),
  ];
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
}

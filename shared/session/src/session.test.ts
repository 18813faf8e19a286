import {
  beginSession,
  endSessionHere,
  keepToken,
  renewUser,
  sessionAtom,
  store,
  takeDraftKeyReader,
  takeTokenReader,
  watchSession,
} from '.';

const ana = {
  token: 'secret',
  draftKey: 'hidden',
  userId: 'user_1',
  loginName: 'ana',
  nickname: 'Ana',
  language: 'en_US',
  timezone: 'UTC',
  landingPage: 'index',
} as const;

describe('session', () => {
  const readToken = takeTokenReader();
  const readDraftKey = takeDraftKeyReader();

  test('token and draft key are in no storage and in no atom', () => {
    beginSession(ana);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/secret|hidden/);
    expect(JSON.stringify(store.get(sessionAtom))).not.toMatch(/secret|hidden/);
    expect([readToken(), readDraftKey()]).toEqual(['secret', 'hidden']);
  });

  test('only the first taker can read them', () => {
    expect(() => takeDraftKeyReader()).toThrow(/shell/);
    expect(() => takeTokenReader()).toThrow(/call\(\)/);
  });

  test('what a user decides about themselves shows at once, and is nothing after sign-out', () => {
    beginSession(ana);
    renewUser({ nickname: 'Anna', timezone: 'Asia/Singapore' });
    expect(store.get(sessionAtom)).toMatchObject({ at: 'in', user: { userId: 'user_1', nickname: 'Anna' } });
    expect(localStorage.getItem('user')).toContain('Asia/Singapore');
    endSessionHere('left');
    renewUser({ nickname: 'Nobody' });
    expect(store.get(sessionAtom)).toEqual({ at: 'out', reason: 'left' });
    expect(localStorage.getItem('user')).toBeNull();
  });

  test('fifty calls that fail at once end the session once', () => {
    beginSession(ana);
    const seen: string[] = [];
    const stop = watchSession((session) => seen.push(session.at));
    for (let n = 0; n < 50; n++) endSessionHere('expired');
    stop();
    expect(seen).toEqual(['out']);
    expect([readToken(), readDraftKey()]).toEqual([null, null]);
    expect(localStorage.getItem('user')).toBeNull();
  });

  test('a forbidden storage does not stop the sign-in', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('QuotaExceededError');
    });
    beginSession(ana);
    expect(store.get(sessionAtom)).toMatchObject({ at: 'in', user: { nickname: 'Ana' } });
    setItem.mockRestore();
    keepToken(null);
  });
});

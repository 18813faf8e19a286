import {
  admittedUserOf,
  beginSession,
  chooseTokenStore,
  endSessionHere,
  keepToken,
  storedSession,
  onboardingSessionAtom,
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

  test('token and draft key are neither in storage nor in an atom', () => {
    beginSession(ana);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/secret|hidden/);
    expect(JSON.stringify(store.get(sessionAtom))).not.toMatch(/secret|hidden/);
    expect([readToken('vcc'), readDraftKey()]).toEqual(['secret', 'hidden']);
  });

  test('only the first caller gets the readers of token and draft key', () => {
    expect(() => takeDraftKeyReader()).toThrow(/shell/);
    expect(() => takeTokenReader()).toThrow(/call\(\)/);
  });

  test('profile changes of the user apply immediately, and have no effect after sign-out', () => {
    beginSession(ana);
    renewUser({ nickname: 'Anna', timezone: 'Asia/Singapore' });
    expect(store.get(sessionAtom)).toMatchObject({ at: 'in', user: { userId: 'user_1', nickname: 'Anna' } });
    expect(localStorage.getItem('user')).toContain('Asia/Singapore');
    endSessionHere('left');
    renewUser({ nickname: 'Nobody' });
    expect(store.get(sessionAtom)).toEqual({ at: 'out', reason: 'left' });
    expect(localStorage.getItem('user')).toBeNull();
  });

  test('an update without a difference notifies no listeners, because their calls could cause an endless loop', () => {
    beginSession(ana);
    let changes = 0;
    const stop = watchSession(() => (changes += 1));
    for (let n = 0; n < 3; n++) renewUser({ agreementDue: true });
    expect(changes).toBe(1);
    stop();
  });

  test('a user with due agreements is admitted once none is due', () => {
    expect(admittedUserOf({ at: 'out', reason: 'left' })).toBeNull();
    beginSession({ ...ana, agreementDue: true });
    expect(admittedUserOf(store.get(sessionAtom))).toBeNull();
    renewUser({ agreementDue: false });
    expect(admittedUserOf(store.get(sessionAtom))).toMatchObject({ userId: 'user_1' });
  });

  test('fifty simultaneous failed calls end the session once', () => {
    beginSession(ana);
    const seen: string[] = [];
    const stop = watchSession((session) => seen.push(session.at));
    for (let n = 0; n < 50; n++) endSessionHere('expired');
    stop();
    expect(seen).toEqual(['out']);
    // The same user is most likely to sign in again.
    expect(store.get(sessionAtom)).toEqual({ at: 'out', reason: 'expired', loginName: 'ana' });
    expect([readToken('vcc'), readDraftKey()]).toEqual([null, null]);
    expect(localStorage.getItem('user')).toBeNull();
  });

  test('a session ended by too many wrong proofs preserves the login name for the next sign-in', () => {
    beginSession(ana);
    endSessionHere('unproven');
    expect(store.get(sessionAtom)).toEqual({ at: 'out', reason: 'unproven', loginName: 'ana' });
  });

  test('denied storage does not prevent the sign-in', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('QuotaExceededError');
    });
    beginSession(ana);
    expect(store.get(sessionAtom)).toMatchObject({ at: 'in', user: { nickname: 'Ana' } });
    setItem.mockRestore();
    keepToken(null);
  });

  describe('[seed 2.3, 6.9] the sessions of the two systems', () => {
    const rosa = { ...ana, token: 'other', userId: 'oba_1', loginName: 'rosa@harbour.example', nickname: 'rosa' };
    const both = () => [store.get(sessionAtom).at, store.get(onboardingSessionAtom).at];

    beforeEach(() => {
      beginSession(ana);
      beginSession(rosa, 'self-onboarding');
    });

    test('have separate users and tokens', () => {
      expect([readToken('vcc'), readToken('self-onboarding')]).toEqual(['secret', 'other']);
      expect(store.get(onboardingSessionAtom)).toMatchObject({ at: 'in', user: { userId: 'oba_1' } });
      expect(JSON.stringify({ ...localStorage })).not.toMatch(/secret|other|harbour/);
      expect(Object.keys({ ...localStorage }).sort()).toEqual(['onboardingUser', 'user']);
    });

    test('end independently', () => {
      endSessionHere('left', 'self-onboarding');
      expect([...both(), readToken('vcc'), readToken('self-onboarding')]).toEqual(['in', 'out', 'secret', null]);
      beginSession(rosa, 'self-onboarding');
      endSessionHere('expired');
      expect([...both(), readToken('vcc'), readToken('self-onboarding')]).toEqual(['out', 'in', null, 'other']);
      expect(Object.keys({ ...localStorage })).toEqual(['onboardingUser']);
    });
  });

  describe('a token store in local storage', () => {
    beforeEach(() => chooseTokenStore('localStorage'));
    afterEach(() => chooseTokenStore('memory'));

    test('restores a session after a reload, without the draft key', () => {
      const { draftKey: _draftKey, ...stored } = ana;
      beginSession(ana);
      expect(storedSession('vcc')).toEqual(stored);
      expect(storedSession('self-onboarding')).toBeNull();
      endSessionHere('left');
      expect(storedSession('vcc')).toBeNull();
    });

    test.each([
      ['invalid JSON', '{'],
      ['an invalid session', '{"nickname":"Ana"}'],
      ['null', 'null'],
    ])('ignores %s', (_name, value) => {
      localStorage.setItem('user', value);
      expect(storedSession('vcc')).toBeNull();
    });

    test('returns no session once tokens are stored in memory', () => {
      beginSession(ana);
      chooseTokenStore('memory');
      expect(storedSession('vcc')).toBeNull();
    });
  });
});

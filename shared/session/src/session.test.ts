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

  test('token and draft key are in no storage and in no atom', () => {
    beginSession(ana);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/secret|hidden/);
    expect(JSON.stringify(store.get(sessionAtom))).not.toMatch(/secret|hidden/);
    expect([readToken('vcc'), readDraftKey()]).toEqual(['secret', 'hidden']);
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

  test('an update without a difference notifies nobody: the next call would be refused again, without end', () => {
    beginSession(ana);
    let changes = 0;
    const stop = watchSession(() => (changes += 1));
    for (let n = 0; n < 3; n++) renewUser({ agreementDue: true });
    expect(changes).toBe(1);
    stop();
  });

  test('a user with agreements to accept is admitted when none is due any more', () => {
    expect(admittedUserOf({ at: 'out', reason: 'left' })).toBeNull();
    beginSession({ ...ana, agreementDue: true });
    expect(admittedUserOf(store.get(sessionAtom))).toBeNull();
    renewUser({ agreementDue: false });
    expect(admittedUserOf(store.get(sessionAtom))).toMatchObject({ userId: 'user_1' });
  });

  test('fifty calls that fail at once end the session once', () => {
    beginSession(ana);
    const seen: string[] = [];
    const stop = watchSession((session) => seen.push(session.at));
    for (let n = 0; n < 50; n++) endSessionHere('expired');
    stop();
    expect(seen).toEqual(['out']);
    // Whoever signs in next is most likely the same.
    expect(store.get(sessionAtom)).toEqual({ at: 'out', reason: 'expired', loginName: 'ana' });
    expect([readToken('vcc'), readDraftKey()]).toEqual([null, null]);
    expect(localStorage.getItem('user')).toBeNull();
  });

  test('a session that wrong passwords have ended keeps the login name for the next sign-in', () => {
    beginSession(ana);
    endSessionHere('unproven');
    expect(store.get(sessionAtom)).toEqual({ at: 'out', reason: 'unproven', loginName: 'ana' });
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

  describe('[seed 2.3, 6.9] the two markers', () => {
    const rosa = { ...ana, token: 'other', userId: 'oba_1', loginName: 'rosa@harbour.example', nickname: 'rosa' };
    const both = () => [store.get(sessionAtom).at, store.get(onboardingSessionAtom).at];

    beforeEach(() => {
      beginSession(ana);
      beginSession(rosa, 'self-onboarding');
    });

    test('each has a user and a token of its own', () => {
      expect([readToken('vcc'), readToken('self-onboarding')]).toEqual(['secret', 'other']);
      expect(store.get(onboardingSessionAtom)).toMatchObject({ at: 'in', user: { userId: 'oba_1' } });
      expect(JSON.stringify({ ...localStorage })).not.toMatch(/secret|other|harbour/);
      expect(Object.keys({ ...localStorage }).sort()).toEqual(['onboardingUser', 'user']);
    });

    test('the end of one leaves the other alone', () => {
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

    test('gives a session back after a reload, without the key of the drafts', () => {
      const { draftKey: _draftKey, ...stored } = ana;
      beginSession(ana);
      expect(storedSession('vcc')).toEqual(stored);
      expect(storedSession('self-onboarding')).toBeNull();
      endSessionHere('left');
      expect(storedSession('vcc')).toBeNull();
    });

    test.each([
      ['no JSON', '{'],
      ['no session', '{"nickname":"Ana"}'],
      ['nothing', 'null'],
    ])('takes %s for nobody', (_name, value) => {
      localStorage.setItem('user', value);
      expect(storedSession('vcc')).toBeNull();
    });

    test('of a page that keeps tokens in memory gives nothing back', () => {
      beginSession(ana);
      chooseTokenStore('memory');
      expect(storedSession('vcc')).toBeNull();
    });
  });
});

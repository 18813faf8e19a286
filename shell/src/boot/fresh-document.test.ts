const signedIn = {
  token: 't',
  userId: 'user_1',
  loginName: 'ana',
  nickname: 'Ana',
  language: 'en_US',
  timezone: 'UTC',
  landingPage: 'index',
} as const;

// Reloads the modules, so that each test has its own document state.
const fresh = async () => {
  jest.resetModules();
  const [document_, session] = await Promise.all([import('./fresh-document'), import('@console/session')]);
  document_.guardLeaving();
  return { ...document_, ...session };
};

describe('a document', () => {
  it.each([
    ['no remote has run', [], 'nobody', null, false],
    ['a remote has run', ['cards'], 'nobody', null, true],
    ['only the remote that owns the form has run', ['onboarding'], 'nobody', 'onboarding', false],
    ['another remote has run as well', ['onboarding', 'cards'], 'nobody', 'onboarding', true],
    ['a user is signed in', [], 'in', null, false],
    ['a session has ended', [], 'ended', null, true],
    ['a session has ended, for a page of a remote', ['onboarding'], 'ended', 'onboarding', true],
  ] as const)(
    'in which %s (remotes %j, session %s, owner %s) is stale for a signed-out user: %s',
    async (_name, remotes, session, owner, expected) => {
      const console_ = await fresh();
      for (const remote of remotes) console_.noteRan(remote);
      if (session !== 'nobody') console_.beginSession(signedIn);
      if (session === 'ended') console_.endSessionHere('expired');
      expect(console_.isStale(owner)).toBe(expected);
    },
  );

  it('that is being replaced hides its unload events from remotes', async () => {
    const { startAfresh } = await fresh();
    const received: string[] = [];
    window.addEventListener('beforeunload', () => received.push('way out'));
    window.dispatchEvent(new Event('beforeunload'));
    expect(received).toEqual(['way out']);
    startAfresh('#login', { marker: 'vcc', reason: 'left' });
    window.dispatchEvent(new Event('beforeunload'));
    expect(received).toEqual(['way out']);
  });
});

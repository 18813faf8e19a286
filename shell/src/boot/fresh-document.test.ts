const signedIn = {
  token: 't',
  userId: 'user_1',
  loginName: 'ana',
  nickname: 'Ana',
  language: 'en_US',
  timezone: 'UTC',
  landingPage: 'index',
} as const;

// Each test has a document of its own, as far as these modules know.
const fresh = async () => {
  jest.resetModules();
  const [document_, session] = await Promise.all([import('./fresh-document'), import('@console/session')]);
  document_.guardLeaving();
  return { ...document_, ...session };
};

describe('a document', () => {
  it.each([
    ['nothing has run', [], 'nobody', null, false],
    ['a remote has run', ['cards'], 'nobody', null, true],
    ['the remote has run whose page the form is', ['onboarding'], 'nobody', 'onboarding', false],
    ['another one has run beside it', ['onboarding', 'cards'], 'nobody', 'onboarding', true],
    ['somebody is signed in', [], 'in', null, false],
    ['a session has ended', [], 'ended', null, true],
    ['a session has ended, for a page of a remote', ['onboarding'], 'ended', 'onboarding', true],
  ] as const)('where %s is stale once nobody may type in it', async (_name, remotes, session, owner, expected) => {
    const console_ = await fresh();
    for (const remote of remotes) console_.noteRan(remote);
    if (session !== 'nobody') console_.beginSession(signedIn);
    if (session === 'ended') console_.endSessionHere('expired');
    expect(console_.isStale(owner)).toBe(expected);
  });

  it('that is being left is heard of by nobody', async () => {
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

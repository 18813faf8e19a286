import { deadline } from './deadline';

describe('deadline', () => {
  test('names the work that timed out', async () => {
    await expect(deadline(new Promise(() => undefined), 5, 'Mount')).rejects.toThrow('Mount took longer than 5 ms');
  });

  test('passes on a result or an error', async () => {
    await expect(deadline(Promise.resolve(1), 50, 'Mount')).resolves.toBe(1);
    await expect(deadline(Promise.reject(new Error('broke')), 50, 'Mount')).rejects.toThrow('broke');
  });
});

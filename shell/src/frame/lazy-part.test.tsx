import { render, screen } from '@testing-library/react';
import { lazyPart } from './lazy-part';

const late = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const Notice = ({ text }: { text: string }) => <p>{text}</p>;

test('a part whose code cannot be fetched at first is shown as soon as it can', async () => {
  let tries = 0;
  const Part = lazyPart<{ text: string }>(() => {
    tries += 1;
    return tries < 3 ? Promise.reject(late()) : Promise.resolve({ default: Notice });
  });
  render(<Part text="Still there?" />);
  await screen.findByText('Still there?', undefined, { timeout: 4000 });
});

test('a part that cannot be had breaks nothing, and is asked for again the next time', async () => {
  let isThere = false;
  const Part = lazyPart<{ text: string }>(() =>
    isThere ? Promise.resolve({ default: Notice }) : Promise.reject(new Error('It threw.')),
  );
  const first = render(<Part text="Still there?" />);
  await Promise.resolve();
  first.unmount();
  isThere = true;
  render(<Part text="Still there?" />);
  await screen.findByText('Still there?');
});

import { render, screen } from '@testing-library/react';
import { translate } from '../testing/translated';
import { CrashBoundary } from './crash-boundary';

/** Text next to an element that is added later. */
const Status = ({ isLate }: { isLate: boolean }) => (
  <CrashBoundary>
    <div>
      {isLate && <b>Late: </b>}
      {isLate ? 'one order' : 'no order'}
    </div>
  </CrashBoundary>
);

let reported: jest.SpyInstance;
beforeEach(() => {
  Object.assign(globalThis, { __VERSION__: '9.9.9' });
  // React logs each error that a boundary catches.
  reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  reported.mockRestore();
  document.documentElement.lang = '';
});

test.each([
  ['en', 'The console stopped because of an error. Reload the page to continue.', 'Reload'],
  ['zh-CN', '控制台发生错误，已停止运行，请重新加载页面。', '重新加载'],
])('an error in a document in %s shows a sentence and a focused reload button', (language, text, label) => {
  document.documentElement.lang = language;
  const { container, rerender } = render(<Status isLate={false} />);
  translate(container);
  rerender(<Status isLate />);
  expect(screen.getByRole('alert').textContent).toBe(text);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: label }));
});

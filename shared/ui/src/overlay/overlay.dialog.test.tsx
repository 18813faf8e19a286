import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { TextInput } from '../form/text-input';
import { show } from '../testing/show';
import { Dialog } from './overlay.dialog';

function Freeze({ withField = true }: { withField?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Freeze</button>
      <Dialog title="Freeze card" open={open} onClose={() => setOpen(false)} actions={<button>Freeze card</button>}>
        {withField && <TextInput label="Reason" value="" onChange={() => undefined} />}
      </Dialog>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Freeze' });

test('the focus starts in the first field and returns to the opener of the dialog', async () => {
  const user = await show(<Freeze />);
  await user.click(opener());
  expect(screen.getByRole('dialog', { name: 'Freeze card' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener());
});

test('without a field the focus starts on the primary button; the cross closes', async () => {
  const user = await show(<Freeze withField={false} />);
  await user.click(opener());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Freeze card' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(opener());
});

test('Escape that discards a suggestion of an input method leaves the dialog open', async () => {
  const user = await show(<Freeze />);
  await user.click(opener());
  const reason = screen.getByRole('textbox', { name: 'Reason' });
  fireEvent.compositionStart(reason);
  fireEvent.keyDown(reason, { key: 'Escape', isComposing: true });
  // Chromium sends `cancel` to the dialog if no handler has prevented the default of Escape.
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  fireEvent.compositionEnd(reason);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

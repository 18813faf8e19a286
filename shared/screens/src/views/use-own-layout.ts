import { call } from '@console/api';
import { saveLayout, listLayout, type ListLayout } from '@console/contracts/views';
import { z } from '@console/contracts/zod';
import { useShell } from '@console/remote-kit';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoredState } from '../handover/use-stored-state';
import { useLanguage } from '../use-shown';
import { failureOf, failureText } from '../wire/failure-of';

interface OwnLayout {
  list: string;
  /** As the server has it. */
  stored: ListLayout | null;
  onStored: () => void;
}

const chosenLayout = z.strictObject({ look: listLayout.nullable() }).nullable();

/** How this user wants a list laid out. A change is seen at once and stored one after the other, the last one for good. */
export function useOwnLayout({ list, stored, onStored }: OwnLayout) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const language = useLanguage();
  // Handed over: another version may come before the server has answered, and would know the look from before.
  const [chosen, choose] = useStoredState(`look of ${list}`, chosenLayout, () => null);
  const sending = useRef<{ next: { layout: ListLayout | null } | null; isBusy: boolean }>({
    next: null,
    isBusy: false,
  });

  const keep = async (layout: ListLayout | null) => {
    choose({ look: layout });
    const queue = sending.current;
    queue.next = { layout };
    if (queue.isBusy) return;
    queue.isBusy = true;
    try {
      for (let next = take(queue); next; next = take(queue)) await call(saveLayout, { list, look: next.layout });
      onStored();
    } catch (error) {
      const reason = failureText(failureOf(error), language);
      notify({ tone: 'bad', text: t('kit.layout.failed', { reason }) });
    } finally {
      queue.isBusy = false;
    }
  };
  return { layout: chosen ? chosen.look : stored, keep };
}

function take<Next>(queue: { next: Next | null }): Next | null {
  const { next } = queue;
  queue.next = null;
  return next;
}

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
  /** Layout stored on the server. */
  stored: ListLayout | null;
  onStored: () => void;
}

const chosenLayout = z.strictObject({ look: listLayout.nullable() }).nullable();

/**
 * Manages the user's layout of a list. Changes are visible immediately and stored one after another; the last change
 * wins.
 */
export function useOwnLayout({ list, stored, onStored }: OwnLayout) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const language = useLanguage();
  // Transferred, because another version of the page may take over before the server has stored the change.
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

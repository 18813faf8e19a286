import { call } from '@console/api';
import { keepLook, listLook, type ListLook } from '@console/contracts/views';
import { z } from '@console/contracts/zod';
import { useShell } from '@console/remote-kit';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptState } from '../handover/use-kept-state';
import { useLanguage } from '../use-shown';
import { failureOf, failureText } from '../wire/failure-of';

interface OwnLook {
  list: string;
  /** As the server has it. */
  kept: ListLook | null;
  onKept: () => void;
}

const chosenLook = z.strictObject({ look: listLook.nullable() }).nullable();

/** How this user wants a list to look. A change is seen at once and kept one after the other, the last one for good. */
export function useOwnLook({ list, kept, onKept }: OwnLook) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const language = useLanguage();
  // Handed over: another version may come before the server has answered, and would know the look from before.
  const [chosen, choose] = useKeptState(`look of ${list}`, chosenLook, () => null);
  const sending = useRef<{ next: { look: ListLook | null } | null; isBusy: boolean }>({ next: null, isBusy: false });

  const keep = async (look: ListLook | null) => {
    choose({ look });
    const queue = sending.current;
    queue.next = { look };
    if (queue.isBusy) return;
    queue.isBusy = true;
    try {
      for (let next = take(queue); next; next = take(queue)) await call(keepLook, { list, look: next.look });
      onKept();
    } catch (error) {
      const reason = failureText(failureOf(error), language);
      notify({ tone: 'bad', text: t('kit.look.failed', { reason }) });
    } finally {
      queue.isBusy = false;
    }
  };
  return { look: chosen ? chosen.look : kept, keep };
}

function take<Next>(queue: { next: Next | null }): Next | null {
  const { next } = queue;
  queue.next = null;
  return next;
}

import { call } from '@console/api';
import type { Operation } from '@console/contracts';
import type { CardDetail } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { failureOf, failureText, useLanguage } from '@console/screens';
import { useTranslation } from 'react-i18next';

type Notice = Parameters<ReturnType<typeof useShell>['notify']>[0];

/** Operation that reverses a change, with the version that the change returned. */
export interface Undoing<In> {
  operation: Operation<In, CardDetail>;
  input: In;
  /** Notice after the undo. */
  done: string;
}

/** Undo action of a notice. It has one idempotency key, so pressing it twice runs it once. */
export function useUndo(onChanged: () => void): <In>(undoing: Undoing<In>) => NonNullable<Notice['action']> {
  const { t } = useTranslation();
  const { notify } = useShell();
  const language = useLanguage();
  return ({ operation, input, done }) => {
    const idempotencyKey = crypto.randomUUID();
    const send = async () => {
      try {
        await call(operation, input, { idempotencyKey });
        notify({ tone: 'ok', text: done });
      } catch (error) {
        notify({ tone: 'bad', text: failureText(failureOf(error), language) });
      }
      onChanged();
    };
    return { label: t('card.undo'), onSelect: () => void send() };
  };
}

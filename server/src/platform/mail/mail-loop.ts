import { startRounds } from '../rounds';
import { sendDueMails, type Sending } from './send-due-mails';

type LoopOptions = Sending & Pick<Parameters<typeof startRounds>[0], 'onError' | 'intervalMs'>;

/** Looks for due mails every two seconds until it is stopped. */
export function startMailLoop({ onError, intervalMs = 2_000, ...sending }: LoopOptions): { stop: () => Promise<void> } {
  const rounds = startRounds({ round: () => sendDueMails(sending), onError, intervalMs });
  return {
    stop: async () => {
      await rounds.stop();
      sending.mailer.close();
    },
  };
}

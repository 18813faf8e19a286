import { call, CallFailure, saveFile } from '@console/api';
import { cancelJob, downloadJob, type Job, retryJob } from '@console/contracts/jobs';
import { notify } from '@console/ui';
import { useState } from 'react';
import { loadJobs, noteJob } from './jobs.atom';

type ActionName = 'cancel' | 'retry' | 'download';

/** Actions on a job. A refusal shows the server's message, and the job is reloaded. */
export function useJobActions({ id }: Job) {
  const [action, setAction] = useState<ActionName | null>(null);
  const [idempotencyKey] = useState(() => crypto.randomUUID());

  const doing = async (name: ActionName, work: () => Promise<void>) => {
    setAction(name);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      notify(error.message, { tone: 'bad' });
      await loadJobs();
    } finally {
      setAction(null);
    }
  };
  return {
    action,
    cancel: () => doing('cancel', async () => noteJob(await call(cancelJob, { id }))),
    retry: () => doing('retry', async () => noteJob(await call(retryJob, { id }, { idempotencyKey }))),
    download: () =>
      doing('download', async () => {
        const { url, name } = await call(downloadJob, { id });
        saveFile(url, name);
      }),
  };
}

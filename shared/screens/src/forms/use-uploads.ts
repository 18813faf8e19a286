import { upload } from '@console/api';
import { fieldMessageOf, type FieldIssue } from '@console/contracts';
import type { UploadedFile, UploadPurpose } from '@console/contracts/files';
import type { FileItem, FileState } from '@console/ui/inputs';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../use-shown';
import { failureOf, failureText } from '../wire/failure-of';
import { checkFile } from './check-file';
import { useLive } from './use-live';

interface Pending {
  key: string;
  file: File;
  state: FileState;
}

interface Uploading {
  /** Uploaded files: the value of the field. */
  files: readonly UploadedFile[];
  onFiles: (files: UploadedFile[]) => void;
  purpose: UploadPurpose;
  max: number | undefined;
  /** Size limit of one file; undefined until it is loaded. */
  bytesMax: number | undefined;
}

/**
 * Uploads files one after another, because the server processes one file per user at a time. The form's value contains
 * the uploaded files; queued, running and refused files are in the state of this hook. A hidden page continues its
 * uploads.
 */
export function useUploads({ files, onFiles, purpose, max, bytesMax }: Uploading) {
  const language = useLanguage();
  const { shown, read, change } = useLive<readonly Pending[]>(() => []);
  const [stops] = useState(() => new Map<string, AbortController>());
  const held = useNewest(files);

  const setState = (key: string, state: FileState) =>
    change((before) => before.map((one) => (one.key === key ? { ...one, state } : one)));
  const drop = (key: string) => change((before) => before.filter((one) => one.key !== key));
  const refuse = (key: string, issue: FieldIssue, canRetry: boolean) =>
    setState(key, { at: 'refused', message: fieldMessageOf(issue, language), canRetry });
  const isFull = () => max !== undefined && held.read().length >= max;

  const send = async ({ key, file }: Pending) => {
    const issue = await checkFile(file, purpose, bytesMax);
    if (issue) return refuse(key, issue, false);
    if (isFull()) return refuse(key, { field: 'file', code: 'MAX_ITEMS', params: { max: String(max) } }, true);
    const stop = new AbortController();
    stops.set(key, stop);
    try {
      const onProgress = (share: number) => setState(key, { at: 'sending', share });
      const taken = await upload(file, { purpose, signal: stop.signal, onProgress });
      drop(key);
      held.set([...held.read(), taken]);
      onFiles(held.read());
    } catch (error) {
      if (stop.signal.aborted) return;
      const failure = failureOf(error);
      const message = failure.fieldErrors[0]?.message ?? failureText(failure, language);
      setState(key, { at: 'refused', message, canRetry: failure.fieldErrors.length === 0 });
    } finally {
      stops.delete(key);
    }
  };
  /** Uploads the queued files, unless an upload is running. */
  const work = async () => {
    if (read().some(({ state }) => state.at === 'sending')) return;
    const next = read().find(({ state }) => state.at === 'waiting');
    if (!next) return;
    setState(next.key, { at: 'sending', share: 0 });
    await send(next);
    await work();
  };
  const add = (chosen: readonly File[]) => {
    change((before) => [
      ...before,
      ...chosen.map((file): Pending => ({ key: crypto.randomUUID(), file, state: { at: 'waiting' } })),
    ]);
    void work();
  };
  const retry = (key: string) => {
    setState(key, { at: 'waiting' });
    void work();
  };
  const remove = (key: string) => {
    stops.get(key)?.abort(new Error('The file was removed.'));
    drop(key);
    if (!held.read().some(({ id }) => id === key)) return;
    held.set(held.read().filter(({ id }) => id !== key));
    onFiles(held.read());
  };
  const taken = files.map(({ id, name, bytes }): FileItem => ({ key: id, name, bytes, state: { at: 'taken' } }));
  const pending = shown.map(({ key, file, state }): FileItem => ({ key, name: file.name, bytes: file.size, state }));
  const isBusy = shown.some(({ state }) => state.at === 'sending' || state.at === 'waiting');
  return { items: [...taken, ...pending], isBusy, add, retry, remove };
}

/** Returns the latest value, even between a change and its render. */
function useNewest(files: readonly UploadedFile[]) {
  const newest = useRef([...files]);
  useLayoutEffect(() => {
    newest.current = [...files];
  }, [files]);
  return { read: () => newest.current, set: (next: UploadedFile[]) => void (newest.current = next) };
}

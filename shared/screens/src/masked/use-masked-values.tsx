import type { Operation } from '@console/contracts';
import { type ReactNode, useState } from 'react';
import { CallRefused } from '../wire/call-failed';
import { useOperation } from '../wire/use-operation';

interface Options<Out, Values> {
  /** Version of the record. When it changes, revealed values are masked again. */
  version: number;
  /** Values in a response, by field. */
  valuesOf: (response: Out) => Partial<Values>;
  /** Called after values were revealed, which is recorded in the audit log. */
  onShown?: (() => void) | undefined;
}

interface MaskedValues<In, Values> {
  /** Values that were requested for this version of the record. */
  values: Partial<Values>;
  show: (input: In) => void;
  isSending: boolean;
  /** Message if the last request was refused or failed. */
  problem: ReactNode;
}

/**
 * Requests the full values of masked fields, by an operation that writes an audit log entry. `MaskedValue` shows them.
 */
export function useMaskedValues<In, Out, Values extends object>(
  operation: Operation<In, Out>,
  { version, valuesOf, onShown }: Options<Out, Values>,
): MaskedValues<In, Values> {
  const [shown, setShown] = useState<{ version: number; values: Partial<Values> }>({ version, values: {} });
  const { progress, send } = useOperation(operation);
  const show = async (input: In) => {
    const sent = await send(input);
    if (sent.at !== 'done') return;
    const values = valuesOf(sent.data);
    setShown((before) => ({ version, values: before.version === version ? { ...before.values, ...values } : values }));
    onShown?.();
  };
  return {
    values: shown.version === version ? shown.values : {},
    show: (input) => void show(input),
    isSending: progress.at === 'sending',
    problem: 'failure' in progress && <CallRefused failure={progress.failure} />,
  };
}

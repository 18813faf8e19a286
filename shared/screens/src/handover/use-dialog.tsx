import { z } from '@console/contracts/zod';
import { type Handover, PageContext, usePage, useHandover } from '@console/remote-kit';
import { type ReactNode, useState } from 'react';
import { useLive } from '../forms/use-live';
import { capturedParts, DialogRegistry } from './dialog-registry';
import { plainOf } from './use-stored-state';

const schemaName = 'opened/1';

/** State of a dialog over a page. */
interface DialogState<What> {
  /** Parameters of the open dialog; null if it is closed. */
  what: What | null;
  open: (what: What) => void;
  close: () => void;
  /** Renders the open dialog. Forms within it use `usePageForm`, as on a page. */
  show: (draw: (what: What) => ReactNode) => ReactNode;
}

interface Opening<What> {
  what: What;
  registry: DialogRegistry;
  count: number;
}

let openings = 0;

/** Parameters of a dialog by name: a schema, or a list of possible values. */
type Shape = Readonly<Record<string, z.ZodType | readonly string[]>>;

type WhatOf<Of extends Shape> = {
  [Name in keyof Of]: Of[Name] extends readonly (infer Word)[]
    ? Word
    : Of[Name] extends z.ZodType<infer It>
      ? It
      : never;
};

function schemaOf<Of extends Shape>(shape: Of): z.ZodType<WhatOf<Of>> {
  const fields = Object.entries(shape).map(([name, it]) => [name, 'parse' in it ? it : z.enum(it)] as const);
  // The fields have the names and types of the shape; `Object.entries` loses these types.
  return z.strictObject(Object.fromEntries(fields)) as unknown as z.ZodType<WhatOf<Of>>;
}

/**
 * A dialog of a page, by a name within the page. An open dialog is restored after a hot swap, and with unsaved input also
 * after signing in again.
 */
export function useDialog<const Of extends Shape>(part: string, shape: Of): DialogState<WhatOf<Of>> {
  type What = WhatOf<Of>;
  const page = usePage();
  const { shown, read, change } = useLive<Opening<What> | null>(() => null);
  const [{ handover, open, close }] = useState(() => {
    const openingOf = (what: What, waiting = {}) => {
      openings += 1;
      return { what, registry: new DialogRegistry(page.registry, { page: page.key, part }, waiting), count: openings };
    };
    const captured = z.strictObject({ what: schemaOf(shape), parts: capturedParts }).nullable();
    const own: Handover = {
      capture: () => {
        const opening = read();
        const state = opening && { what: plainOf(opening.what), parts: plainOf(opening.registry.capture()) };
        return { schema: schemaName, state };
      },
      restore: (from) => {
        const input = from.schema === schemaName ? captured.safeParse(from.state) : undefined;
        if (!input?.success) return false;
        const { data } = input;
        change(() => data && openingOf(data.what, data.parts));
        return true;
      },
      dirty: () => read()?.registry.isDirty() ?? false,
      busy: () => read()?.registry.isBusy() ?? false,
    };
    return {
      handover: own,
      open: (what: What) => change(() => openingOf(what)),
      close: () => change(() => null),
    };
  });
  useHandover(part, handover);
  const show = (draw: (what: What) => ReactNode) =>
    shown && (
      <PageContext key={shown.count} value={{ ...page, registry: shown.registry }}>
        {draw(shown.what)}
      </PageContext>
    );
  return { what: shown?.what ?? null, open, close, show };
}

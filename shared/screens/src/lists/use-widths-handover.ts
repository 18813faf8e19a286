import { z } from '@console/contracts/zod';
import { type Handover, useHandover } from '@console/remote-kit';
import type { ContentWidths } from '@console/ui/table';
import { useState } from 'react';
import { plainOf } from '../handover/use-stored-state';

const schemaName = 'widths/1';
/** Empty without rows or on a phone. */
const record = z.strictObject({ titles: z.string(), widths: z.record(z.string(), z.number()) }).nullable();

/**
 * Transfers column widths to another version. They depend on the loaded rows, of which the next version renders only a
 * part; otherwise columns would move for a user who has scrolled.
 */
export function useWidthsHandover() {
  const [earlier, setEarlier] = useState<ContentWidths>();
  const [{ handover, onMeasured }] = useState(() => {
    let newest: ContentWidths | null = null;
    return {
      onMeasured: (widths: ContentWidths) => {
        newest = widths;
      },
      handover: {
        capture: () => ({ schema: schemaName, state: newest && plainOf(newest) }),
        restore: ({ schema, state }) => {
          const input = schema === schemaName ? record.safeParse(state) : undefined;
          if (input?.data) setEarlier(input.data);
          return input?.success === true;
        },
        dirty: () => false,
        busy: () => false,
      } satisfies Handover,
    };
  });
  useHandover('widths', handover);
  return { earlier, onMeasured };
}

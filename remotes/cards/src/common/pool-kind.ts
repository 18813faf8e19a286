import type { CallFailure } from '@console/api';
import { type ShareGroup, shareGroup } from '@console/contracts/cards';
import { currentOf } from '@console/screens';

/** What every dialog about a group is given. */
export interface GroupDialogProps {
  group: ShareGroup;
  /** The group is not what the list shows. */
  onChanged: () => void;
  /** A job began that will change it. */
  onJob: (jobId: string) => void;
  onClose: () => void;
}

/** The version of the group by now, where the deed was refused because somebody else was faster. */
export const versionNow = (failure: CallFailure): number | undefined => currentOf(failure, shareGroup)?.version;

import type { AuditedObject } from '@console/contracts/areas';
import { isForKind } from '@console/contracts/slots';
import { Contributed } from './contributed';

/** Props of `Related`. */
interface RelatedProps {
  kind: AuditedObject;
  id: string;
}

/** Related data of a record, contributed by other remotes. */
export const Related = ({ kind, id }: RelatedProps) => (
  <Contributed slot="record.related" props={{ kind, id }} takes={(name) => isForKind(name, kind)} />
);

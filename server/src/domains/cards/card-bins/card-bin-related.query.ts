import { sql } from '../../../platform/db/sql';
import type { RelatedLinks } from '../../../platform/related/related-links.query';
import { cardsWhere, seesCards } from '../cards/card-related.query';

export const cardBinRelated: RelatedLinks = {
  sees: { 'card-bin': seesCards },
  from: { 'card-bin': (actor, id) => cardsWhere(actor, sql`c.bin_id = ${id}`) },
};

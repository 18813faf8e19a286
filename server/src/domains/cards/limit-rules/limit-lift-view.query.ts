import { codes, type Currency, type I18nText, moneyOf } from '@console/contracts';
import type { DecisionStep, LimitLift, LimitScope } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { all } from '../../../platform/listing/filters';
import { Refusal } from '../../../platform/refusal';
import { reachableCards } from '../cards/card-reach.query';
import { shownInputs } from '../transactions/shown-inputs.rules';
import { sql } from '../../../platform/db/sql';

interface Row extends Record<string, unknown> {
  rule_id: string;
  name: I18nText;
  scope: LimitScope;
  txn_id: string;
  txn_no: string;
  at: string;
  shop_name: string;
  currency: Currency;
  billed_minor: string;
  trace: DecisionStep[];
  wallet_id: string | null;
}

/** What somebody is asked for leave of; refused as unknown where the card is not the actor's to see. */
export async function readLift({ db, actor }: Context, id: string): Promise<LimitLift> {
  const { rows } = await db.execute<Row>(sql`
    select r.id as rule_id, r.name, r.scope, t.id as txn_id, t.txn_no, t.at, t.shop_name, t.currency, t.billed_minor, t.trace, c.wallet_id
    from limit_lift l join card c on c.id = l.card_id join limit_item i on i.id = l.item_id
    join limit_rule r on r.id = i.rule_id join card_transaction t on t.id = l.txn_id
    where l.id = ${id} and ${all(reachableCards(actor))}`);
  const [row] = rows;
  if (!row) throw new Refusal(codes.notFound);
  return {
    id,
    rule: { id: row.rule_id, name: row.name, scope: row.scope },
    transaction: {
      id: row.txn_id,
      txnNo: row.txn_no,
      at: new Date(row.at).toISOString(),
      shop: row.shop_name,
      billed: moneyOf(BigInt(row.billed_minor), row.currency),
      trace: row.trace.map((step) => ({
        ...step,
        inputs: shownInputs(actor, { walletId: row.wallet_id, inputs: step.inputs }),
      })),
    },
  };
}

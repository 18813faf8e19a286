import { readCard, readTransaction } from '@console/contracts/cards';
import { useSearchParams } from '@console/remote-kit/router';
import { useRecord } from '@console/screens';
import { scenarioOf } from './scenarios.rules';

/** Everything that the address of the studio says. */
interface StudioAddress {
  card: string | null;
  scenario: string | null;
  /** Steps of the scenario that are done. */
  step: number;
  /** The purchase that the next message goes on with. */
  txn: string | null;
  /** Names the run, so that two of them are never taken for one. */
  run: string;
}

const newRun = () => crypto.randomUUID().slice(0, 4).toUpperCase();

/** Where the studio is. All of it is in the address, so it survives a reload and can be sent to a colleague. */
export function useStudio() {
  const [search, setSearch] = useSearchParams();
  const address: StudioAddress = {
    card: search.get('card'),
    scenario: search.get('scenario'),
    step: Math.max(0, Math.trunc(Number(search.get('step'))) || 0),
    txn: search.get('txn'),
    run: search.get('run') ?? '',
  };
  const go = (next: Partial<StudioAddress>) => {
    const { card, scenario, step, txn, run } = { ...address, ...next };
    const written = { card, scenario, step: step > 0 ? String(step) : null, txn, run };
    setSearch(new URLSearchParams(Object.entries(written).filter((pair): pair is [string, string] => !!pair[1])));
  };
  const begin = (next: Partial<StudioAddress>) => go({ step: 0, txn: null, run: newRun(), ...next });
  const card = useRecord(readCard, address.card === null ? null : { id: address.card });
  const purchase = useRecord(readTransaction, address.txn === null ? null : { id: address.txn });
  const scenario = scenarioOf(address.scenario);
  return { address, scenario, step: scenario?.steps[address.step], card, purchase, go, begin };
}

export type Studio = ReturnType<typeof useStudio>;

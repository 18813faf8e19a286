import { readCard, readTransaction } from '@console/contracts/cards';
import { useSearchParams } from '@console/remote-kit/router';
import { useRecord } from '@console/screens';
import { scenarioOf } from './scenarios.rules';

/** State of the simulator in the address. */
interface StudioAddress {
  card: string | null;
  scenario: string | null;
  /** Number of completed steps of the scenario. */
  step: number;
  /** Purchase that the next message belongs to. */
  txn: string | null;
  /** Id of the run, which distinguishes its purchases from those of other runs. */
  run: string;
}

const newRun = () => crypto.randomUUID().slice(0, 4).toUpperCase();

/** State of the simulator. The address has all of it, so that it survives reloads and can be shared. */
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

import { type Address, hrefOf } from './address';
import classes from './catalogue.module.css';
import { type NamedSample, samples } from './sample';

/** All samples, or the sample in the address. */
export function CataloguePage({ address }: { address: Address }) {
  const shown = samples.filter(({ name }) => address.sample === null || name === address.sample);
  return (
    <main className={classes.page}>
      {address.sample === null ? <Index address={address} /> : <h1>{shown[0]?.title ?? address.sample}</h1>}
      {address.sample !== null && shown.map((sample) => <States key={sample.name} sample={sample} address={address} />)}
    </main>
  );
}

/** Links to all samples, and to each state of the samples that cover the page. */
function Index({ address }: { address: Address }) {
  const other = {
    theme: address.theme === 'dark' ? 'light' : 'dark',
    lang: address.lang === 'en-US' ? 'zh-CN' : 'en-US',
  } as const;
  return (
    <>
      <h1>Catalogue</h1>
      <p className={classes.ways}>
        <a href={hrefOf(address, { theme: other.theme })}>{other.theme}</a>
        <a href={hrefOf(address, { lang: other.lang })}>{other.lang}</a>
      </p>
      <nav aria-label="Samples">
        <ul className={classes.index}>
          {samples.flatMap((sample) =>
            (sample.alone ? Object.keys(sample.states) : [null]).map((state) => (
              <li key={`${sample.name} ${state}`}>
                <a href={hrefOf(address, { sample: sample.name, state })}>
                  {sample.title}
                  {state !== null && `: ${state}`}
                </a>
              </li>
            )),
          )}
        </ul>
      </nav>
    </>
  );
}

function States({ sample, address }: { sample: NamedSample; address: Address }) {
  const states = Object.entries(sample.states).filter(([name]) => address.state === null || name === address.state);
  return states.map(([name, render]) => (
    <section key={name} className={classes.state} aria-label={name}>
      <h2>{name}</h2>
      <div className={classes.box}>
        <State render={render} />
      </div>
    </section>
  ));
}

/** A separate component, so that a state can use hooks. */
const State = ({ render }: { render: NamedSample['states'][string] }) => render();

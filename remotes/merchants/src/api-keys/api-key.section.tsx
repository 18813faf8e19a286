import { ApiKeyList } from './api-key.list';

/** API keys of the company, in the developer settings. */
export default function ApiKeySection() {
  return <ApiKeyList />;
}

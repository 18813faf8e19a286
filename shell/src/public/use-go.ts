import { useNavigate } from '@console/remote-kit/router';

/** Returns a function for links within the console: it changes the address without loading a document. */
export function useGo(): (href: string) => void {
  const navigate = useNavigate();
  return (href) => void navigate(href);
}

import { useNavigate } from '@console/remote-kit/router';

/** For links inside the console: the address changes, the document stays. */
export function useGo(): (href: string) => void {
  const navigate = useNavigate();
  return (href) => void navigate(href);
}

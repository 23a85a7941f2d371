import { page } from '@/platform/page';
import { useHouse } from '../house';
import { NavBar } from './index';

/** The title bar of a page whose config asks for the host's standard one: a browser has none, so it is ours there. */
export function StandardBar({ title }: { readonly title: string }) {
  const { back } = useHouse();
  return page.target === 'h5' ? <NavBar title={title} onBack={back} /> : null;
}

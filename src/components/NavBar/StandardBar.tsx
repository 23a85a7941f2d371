import { screen } from '@/platform/screen';
import { useAppShell } from '../appShell';
import { NavBar } from './index';

/** The title bar of a page whose config asks for the host's standard one. A browser draws none, so there we draw ours. */
export function StandardBar({ title }: { readonly title: string }) {
  const { back } = useAppShell();
  return screen.drawsStandardBar ? null : <NavBar title={title} onBack={back} />;
}

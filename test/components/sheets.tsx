import { cleanup, render, screen } from '@testing-library/react';
import { Sheet } from '@/components/Sheet';

/** The code that draws a sheet loads with the first one; a test that does not wait for it calls this first. */
export async function sheetsAreHere(): Promise<void> {
  render(<Sheet open title="第一个" />);
  await screen.findByRole('dialog', undefined, { timeout: 20_000 });
  cleanup();
}

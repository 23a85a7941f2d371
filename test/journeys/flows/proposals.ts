import * as v from 'valibot';
import type { Journey } from '../driver';

const proposals = v.array(v.object({ phone: v.string(), pictures: v.array(v.string()) }));

/** The pictures of the person's complaints and suggestions, as the gateway keeps them. */
export async function picturesOf({ console, gateway }: Journey, phone: string): Promise<Buffer[]> {
  const { json } = await console.raw('GET', 'proposals');
  const own = v.parse(proposals, json).filter((proposal) => proposal.phone === phone);
  return Promise.all(
    own
      .flatMap(({ pictures }) => pictures)
      .map(async (fileId) => {
        const answer = await fetch(`${gateway.url}/sandbox/api/proposals/pictures/${fileId}`);
        return Buffer.from(await answer.arrayBuffer());
      }),
  );
}

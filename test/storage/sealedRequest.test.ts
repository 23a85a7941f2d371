import { Persisted, persisted } from '@/storage/persisted';
import { drafts } from '@/storage/drafts';
import { sealedRequestNo } from '@/storage/sealedRequest';
import { textSeal } from '@/storage/textSeal';
import { Shelf } from '../app/device';
import { sealUnder } from '../app/sealUnder';

const KEY = '0123456789abcdef';
/** The longest subject: the text of a complaint. */
const SUBJECT = `interest|${'利息与合同写的不一样'.repeat(19)}`;

let shelf: Shelf;
beforeEach(() => {
  shelf = new Shelf().install();
  persisted.forget(['drafts', 'draftOwner']);
  textSeal.use(sealUnder(KEY));
});

describe('the request number of typed data', () => {
  it('is the same over a retry and a reload, and another one for other data', async () => {
    const first = await sealedRequestNo('propose', SUBJECT);
    expect(await sealedRequestNo('propose', SUBJECT)).toBe(first);
    persisted.set({ drafts: new Persisted().get('drafts') });
    expect(await sealedRequestNo('propose', SUBJECT)).toBe(first);
    expect(await sealedRequestNo('propose', `${SUBJECT}！`)).not.toBe(first);
  });

  it('does not bring the data to the device in clear', async () => {
    await sealedRequestNo('propose', SUBJECT);
    expect(drafts.get('propose').requestFor).not.toBe('');
    expect(JSON.stringify(shelf.kept)).not.toContain('利息');
  });

  it('is a new one where the data cannot be compared any more', async () => {
    const first = await sealedRequestNo('raise', 'school');
    textSeal.use(sealUnder('another-key-1234'));
    expect(await sealedRequestNo('raise', 'school')).not.toBe(first);
  });

  it('is still given where nothing can be encrypted', async () => {
    const broken = () => Promise.reject(new Error('no chunk'));
    textSeal.use({ seal: broken, open: broken, sealForServer: broken });
    expect(await sealedRequestNo('raise', 'school')).toMatch(/^[0-9a-f-]{36}$/);
    expect(drafts.get('raise').requestFor).toBe('');
  });
});

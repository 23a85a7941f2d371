import { face } from '@/platform/face/index';
import { link } from '@/platform/link/index';
import { stubGlobal, unstubAllGlobals } from '../stubs';

// A window double: jsdom's location can neither be replaced nor watched.
const ORIGIN = 'http://127.0.0.1:8787';
const assign = jest.fn();
const open = jest.fn();

beforeEach(() => {
  assign.mockReset();
  open.mockReset().mockReturnValue(null);
  stubGlobal('window', { location: { href: `${ORIGIN}/`, origin: ORIGIN, assign }, open });
});
afterEach(unstubAllGlobals);

describe('face check', () => {
  it.each(['javascript:alert(1)', 'http://evil.example/', 'data:text/html,x', 'weixin://x', 'http://['])(
    'does not go to %s',
    async (address) => {
      expect(await face.open(address)).toBe('failed');
      expect(assign).not.toHaveBeenCalled();
    },
  );

  it.each(['https://face.example/check?a=1', '/sandbox/face?token=t'])('leaves for %s', async (address) => {
    expect(await face.open(address)).toBe('left');
    expect(assign).toHaveBeenCalledWith(new URL(address, ORIGIN).href);
  });
});

describe('link', () => {
  it('opens only http and https', async () => {
    expect(await link.open('javascript:alert(1)')).toBe('failed');
    expect(open).not.toHaveBeenCalled();
  });

  it('cuts the opener of the new window', async () => {
    const opened: { opener: unknown } = { opener: window };
    open.mockReturnValue(opened);
    expect(await link.open('https://bank.example/')).toBe('opened');
    expect(opened.opener).toBeNull();
  });

  it('leaves in the same window when a new one is forbidden', async () => {
    expect(await link.open('https://bank.example/')).toBe('opened');
    expect(assign).toHaveBeenCalledWith('https://bank.example/');
  });

  it('calls a number without its dashes', async () => {
    expect(await link.call('400-000-0000')).toBe('opened');
    expect(assign).toHaveBeenCalledWith('tel:4000000000');
  });

  it('calls no number without digits', async () => {
    expect(await link.call('客服')).toBe('failed');
  });
});

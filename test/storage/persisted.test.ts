import { Persisted } from '@/storage/persisted';
import { empty } from '@/storage/stored';
import { PERSON, Shelf } from '../app/device';

let shelf: Shelf;

beforeEach(() => {
  shelf = new Shelf().install();
});

const read = (text: string): Persisted => {
  shelf.texts.set('yunling', text);
  return new Persisted();
};

describe('the stored object', () => {
  it('is written at once, as a whole, under one name', () => {
    const persisted = new Persisted();
    persisted.set({ tokenCode: 'T1', userInfo: PERSON });
    expect([...shelf.texts.keys()]).toEqual(['yunling']);
    expect(shelf.kept).toMatchObject({ tokenCode: 'T1', userInfo: { custId: 'C1' } });
    const again = new Persisted();
    expect(again.get('tokenCode')).toBe('T1');
    expect(again.get('userInfo')).toEqual({ ...PERSON, custName: '张*' });
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{"tokenCode":"T1"'],
    ['a number', '42'],
    ['null', 'null'],
    ['a text', '"tokenCode"'],
    ['an array', '["tokenCode"]'],
    ['a deep nest', '['.repeat(5000)],
  ])('survives %s', (_name, text) => {
    const persisted = read(text);
    expect(persisted.get('tokenCode')).toBe('');
    expect(persisted.get('drafts')).toEqual(empty.drafts);
    persisted.set({ tokenCode: 'T2' });
    expect(new Persisted().get('tokenCode')).toBe('T2');
  });

  it.each([
    ['tokenCode', 42],
    ['tokenCode', 'x'.repeat(129)],
    ['platform', '1-1-8; drop'],
    ['platform', ['1-1-8']],
    ['h5type', 'other'],
    ['userInfo', { ...PERSON, custId: '' }],
    ['userInfo', [PERSON]],
    ['userInfo', 'C1'],
    ['oneChannelId', '<b>'],
    ['drafts', 'x'],
    ['drafts', { loan: [] }],
    ['drafts', { loan: { amount: 100 } }],
    ['drafts', { loan: { amount: '1e9', term: -1, requestNo: 'not-a-uuid', method: 'gift' } }],
  ] as const)('reads a broken %s as empty and keeps the rest (%#)', (name, value) => {
    const persisted = read(JSON.stringify({ thrChannelId: 'keep-me', [name]: value }));
    expect(persisted.get(name)).toEqual(empty[name]);
    expect(persisted.get('thrChannelId')).toBe('keep-me');
  });

  it('drops unknown names, also within its values', () => {
    const persisted = read(
      JSON.stringify({ tokenCode: 'T1', password: '123456', userInfo: { ...PERSON, cardNo: '6222' } }),
    );
    persisted.set({ uid: 'C1' });
    expect(Object.keys(shelf.kept)).not.toContain('password');
    expect(JSON.stringify(shelf.kept)).not.toContain('6222');
  });

  it('treats property names of the language as unknown', () => {
    const persisted = read(
      '{"__proto__":{"tokenCode":"evil"},"constructor":{"tokenCode":"evil"},"uid":"C1"}',
    );
    expect(persisted.get('tokenCode')).toBe('');
    expect(persisted.get('uid')).toBe('C1');
    expect(({} as Record<string, unknown>)['tokenCode']).toBeUndefined();
  });

  it('keeps the good items of a list, up to the limit', () => {
    const loanNos = ['L1', 7, '../etc', ...Array.from({ length: 30 }, (_, n) => `M${n}`)];
    const persisted = read(JSON.stringify({ drafts: { repay: { loanNos } } }));
    const kept = persisted.get('drafts').repay.loanNos;
    expect(kept.slice(0, 3)).toEqual(['L1', 'M0', 'M1']);
    expect(kept.length).toBeLessThanOrEqual(20);
  });

  it('works in memory when the device stores nothing', () => {
    shelf.broken = true;
    const persisted = new Persisted();
    persisted.set({ tokenCode: 'T1' });
    persisted.set({ uid: 'C1' });
    expect([persisted.get('tokenCode'), persisted.get('uid')]).toEqual(['T1', 'C1']);
  });

  it('loses nothing in this run when the store is full, and writes it once there is room', () => {
    const persisted = new Persisted();
    persisted.set({ tokenCode: 'T1', uid: 'C1' });
    shelf.full = true;
    persisted.set({ tokenCode: 'T2' });
    persisted.set({ uid: 'C2' });
    expect([persisted.get('tokenCode'), persisted.get('uid')]).toEqual(['T2', 'C2']);
    expect(shelf.kept).toMatchObject({ tokenCode: 'T1', uid: 'C1' });
    shelf.full = false;
    persisted.set({ elder: true });
    expect(shelf.kept).toMatchObject({ tokenCode: 'T2', uid: 'C2', elder: true });
  });

  it('keeps what another tab has written in the meantime', () => {
    const here = new Persisted();
    here.set({ tokenCode: 'T1' });
    const otherTab = new Persisted();
    otherTab.forget(['tokenCode']);
    here.set({ uid: 'C1' });
    expect(shelf.kept).toMatchObject({ tokenCode: '', uid: 'C1' });
  });
});

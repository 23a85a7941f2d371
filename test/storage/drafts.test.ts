import { Persisted, persisted } from '@/storage/persisted';
import { empty } from '@/storage/stored';
import { uuid } from '@/platform/random/uuid';
import { drafts } from '@/storage/drafts';
import { Shelf } from '../app/device';

const HOUR = 60 * 60 * 1000;

let shelf: Shelf;

beforeEach(() => {
  jest.useFakeTimers({ now: 1_700_000_000_000 });
  shelf = new Shelf().install();
  persisted.forget(['drafts', 'draftOwner']);
});

afterEach(() => {
  jest.useRealTimers();
});

describe('drafts', () => {
  it('survive a reload, field by field', () => {
    drafts.keep('loan', { amount: '5000.00', term: 12 });
    drafts.keep('loan', { purpose: 'travel' });
    drafts.keep('credit', { bizToken: 'B1' });
    const reloaded = new Persisted().get('drafts');
    expect(reloaded.loan).toMatchObject({ amount: '5000.00', term: 12, purpose: 'travel' });
    expect(reloaded.credit.bizToken).toBe('B1');
    expect(reloaded.repay).toEqual(empty.drafts.repay);
  });

  it('end with their flow and leave the others', () => {
    drafts.keep('loan', { amount: '5000.00' });
    drafts.keep('repay', { kind: 'due' });
    drafts.drop('loan');
    expect(drafts.get('loan')).toEqual(empty.drafts.loan);
    expect(drafts.get('repay').kind).toBe('due');
  });

  it('are deleted a day after they were last saved, from the device too', () => {
    drafts.keep('loan', { amount: '5000.00' });
    jest.advanceTimersByTime(24 * HOUR - 1);
    expect(drafts.get('loan').amount).toBe('5000.00');
    jest.advanceTimersByTime(1);
    expect(drafts.get('loan').amount).toBe('');
    expect(JSON.stringify(shelf.kept)).toContain('5000.00');
    drafts.sweep();
    expect(JSON.stringify(shelf.kept)).not.toContain('5000.00');
  });

  it('belong to one person: another one finds none', () => {
    drafts.belongTo('C1');
    drafts.keep('loan', { amount: '5000.00' });
    drafts.belongTo('C1');
    expect(drafts.get('loan').amount).toBe('5000.00');
    drafts.belongTo('C2');
    expect(drafts.get('loan').amount).toBe('');
  });
});

describe('request numbers', () => {
  it('stay for the same subject over retries and reloads, and change with it', () => {
    const first = drafts.requestNo('repay', 'Q1');
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(drafts.requestNo('repay', 'Q1')).toBe(first);
    expect(new Persisted().get('drafts').repay.requestNo).toBe(first);
    const second = drafts.requestNo('repay', 'Q2');
    expect(second).not.toBe(first);
    expect(drafts.requestNo('loan', 'Q2')).not.toBe(second);
  });

  it('do not affect the rest of the draft', () => {
    drafts.keep('loan', { amount: '5000.00' });
    drafts.requestNo('loan', 'S1');
    expect(drafts.get('loan').amount).toBe('5000.00');
  });

  it.each([
    [0x00, '00000000-0000-4000-8000-000000000000'],
    [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  ])('are UUIDs of version 4 whatever the bytes (%#)', (byte, expected) => {
    expect(uuid(new Uint8Array(16).fill(byte))).toBe(expected);
  });
});
